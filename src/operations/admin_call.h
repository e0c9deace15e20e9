// A request of an operator on its way to its answer; for the files that carry out the acts of operations/admin.h.
#pragma once

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

struct Admin::Call {
  AdminRequest request;
  uid_t caller = 0;
  From from = From::Here;
  Answer send;

  template <typename T>
  void answer(const T& value, const std::string& about = {}) const {
    log("done", about);
    send(json::text(AdminAnswer<T>{.answer = value}));
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
