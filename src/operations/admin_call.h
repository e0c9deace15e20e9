// A request of an operator on its way to its answer; for the files that carry out the acts of operations/admin.h.
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <type_traits>

#include "base/strings.h"
#include "operations/admin.h"
#include "operations/admin_answer.h"
#include "service/logging.h"

namespace tacit::operations {

using base::RefusalCode;

// It was done, and there is nothing else to say.
struct AdminDone {
  std::string done;  // a sentence
  TACIT_FIELDS(AdminDone, done)
};

inline constexpr int kRowsPerPage = 50;
inline constexpr int kMaxPages = 1000;

// A part of a list, and the number of the next one.
template <typename Row>
struct Page {
  std::vector<Row> rows;
  std::optional<int> next;
};

// What an id stands for; empty for nobody.
inline std::string nameOf(store::Store& store, const std::string& person) {
  const auto found = person.empty() ? std::nullopt : store.people().find(person);
  return found ? found->name : "";
}

struct Admin::Call {
  AdminRequest request;
  uid_t caller = 0;
  From from = From::Here;
  Answer send;

  template <typename T>
  void answer(const T& value, const std::string& about = {}) const {
    log("done", about);
    send(json::text(AdminAnswer<T>{.answer = value, .next = {}}));
  }
  template <typename Row>
  void answer(const Page<Row>& page) const {
    log("done", {});
    send(json::text(AdminAnswer<std::vector<Row>>{.answer = page.rows, .next = page.next}));
  }

  int page() const { return static_cast<int>(base::numberIn(request.page, kMaxPages).value_or(1)); }
  // As many rows of the whole list as it takes to make the page and to know whether there is another one.
  int rowsNeeded() const { return page() * kRowsPerPage + 1; }
  // The page of a list that begins at its beginning.
  template <typename Row>
  Page<Row> pageOf(std::vector<Row> all) const {
    Page<Row> result;
    const auto size = static_cast<int>(all.size());
    const int first = std::min((page() - 1) * kRowsPerPage, size);
    const int last = std::min(first + kRowsPerPage, size);
    result.rows.assign(std::make_move_iterator(all.begin() + first), std::make_move_iterator(all.begin() + last));
    if (last < size) result.next = page() + 1;
    return result;
  }
  // The same of things that are made into rows.
  template <typename Thing, typename Make>
  void answerPage(std::vector<Thing> all, Make rowOf) const {
    Page<Thing> things = pageOf(std::move(all));
    Page<std::invoke_result_t<Make, const Thing&>> page;
    page.next = things.next;
    for (const Thing& one : things.rows) page.rows.push_back(rowOf(one));
    answer(page);
  }

  void fail(const base::Refusal& refusal) const {
    log(nameOf(refusal.code), {});
    send(json::text(AdminFailure{.error = refusal.code, .text = refusal.text}));
  }

 private:
  // Who and what; names that the operator has typed stay out of the log, the ids they stand for do not.
  void log(std::string_view result, const std::string& about) const {
    std::vector<service::LogField> fields = {
        {"act", request.act}, {"uid", std::to_string(caller)}, {"result", std::string(result)}};
    if (!about.empty()) fields.push_back({"about", about});
    logEvent("admin", fields);
  }
};

}  // namespace tacit::operations
