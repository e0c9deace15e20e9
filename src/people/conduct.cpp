#include "people/conduct.h"

#include "service/answers.h"
#include "service/logging.h"
#include "service/now.h"
#include "service/secrets.h"
#include "text/writing.h"

namespace tacit::people {

using base::Refusal;
using base::RefusalCode;

namespace {

constexpr net::Rate kReportsOfOne{5.0 / 3600, 5};
constexpr net::Rate kReportsFromOne{20.0 / 3600, 20};  // address: a club has more than one person
constexpr std::size_t kMaxBlocks = 1000;
constexpr std::size_t kMaxId = 64;

std::string nameOf(Reason reason) { return std::string(json::nameOf(reason)); }

base::Outcome refuseReport(const Report& report) {
  const auto bad = [](std::string why) { return Refusal{RefusalCode::BadText, std::move(why)}; };
  if (report.person.size() > kMaxId || report.table.value_or("").size() > kMaxId) return bad("there is no such id");
  if (report.table && report.table->find('\0') != std::string::npos) return bad("there is no such table");
  if (report.text.empty()) return {};
  const auto problem = text::problemWithReport(report.text);
  return problem ? bad(problem->what) : base::Outcome();
}

}  // namespace

Blocked blockedBy(store::Store& store, const std::vector<std::string>& ignored) {
  Blocked blocked;
  for (const auto& id : ignored)
    if (const auto person = store.people().find(id))
      blocked.people.push_back({person->id, person->name, person->guest});
  return blocked;
}

int Conduct::wait(Buckets& buckets, const std::string& key, net::Rate rate) const {
  if (!settings_.limits) return 0;
  net::TokenBucket& bucket = buckets[key];
  return bucket.take(rate, net_.now()) ? 0 : static_cast<int>(bucket.wait(rate)) + 1;
}

void Conduct::countReport(const std::string& key) {
  static_cast<void>(wait(reports_, key, key.starts_with("person ") ? kReportsOfOne : kReportsFromOne));
}

void Conduct::forget() {
  const auto now = net_.now();
  std::erase_if(reports_, [&](const auto& one) { return one.second.isFull(kReportsFromOne, now); });
}

void Conduct::block(const net::Request& request, const net::Reply& reply) {
  BlockWish wish;
  if (!service::readBody(request, reply, wish)) return;
  people_.visit(request, [this, wish, reply](const std::optional<Visit>& visit) {
    if (!visit) return reply(service::failure(RefusalCode::UnknownPerson));
    const std::string& me = visit->person.id;
    if (wish.person == me) return reply(service::failure(RefusalCode::BadPerson));
    if (wish.on && people_.ignoredBy(me).size() >= kMaxBlocks)
      return reply(service::failure(RefusalCode::TooManyBlocks));
    keeper_.ask([this, block = store::Block{me, wish.person}, on = wish.on, reply](store::Store& store) {
      if (!store.conduct().setBlock(block, on, service::milliseconds()))
        return reply(service::failure(RefusalCode::NoPerson));
      net_.post([this, block, on, reply] {
        people_.setBlock(block, on);
        keeper_.look(block.person, [reply, ignored = people_.ignoredBy(block.person)](store::Store& again) {
          reply(service::answerWith(blockedBy(again, ignored)));
        });
      });
    });
  });
}

void Conduct::blocked(const net::Request& request, const net::Reply& reply) {
  people_.visit(request, [this, reply](const std::optional<Visit>& visit) {
    if (!visit) return reply(service::failure(RefusalCode::UnknownPerson));
    keeper_.look(visit->person.id, [reply, ignored = people_.ignoredBy(visit->person.id)](store::Store& store) {
      reply(service::answerWith(blockedBy(store, ignored)));
    });
  });
}

void Conduct::report(const net::Request& request, const net::Reply& reply) {
  Report wish;
  if (!service::readBody(request, reply, wish)) return;
  if (const auto refusal = refuseReport(wish)) return reply(service::failure(*refusal));
  people_.visit(
      request, [this, wish, address = net::limitKey(request.address), reply](const std::optional<Visit>& visit) {
        if (!visit) return reply(service::failure(RefusalCode::UnknownPerson));
        if (wish.person == visit->person.id) return reply(service::failure(RefusalCode::BadPerson));
        int seconds = wait(reports_, "person " + visit->person.id, kReportsOfOne);
        if (seconds == 0) seconds = wait(reports_, "address " + address, kReportsFromOne);
        if (seconds == 0)
          for (const auto& key : {"person " + visit->person.id, "address " + address})
            clusterEvents_.tellOthers(service::LimitUsed{"reports", key});
        if (seconds != 0)
          return reply(
              service::failure({RefusalCode::TooManyReports, "too many reports; try again later", {.wait = seconds}}));
        const store::KeptReport kept{service::newPersonId(),  service::milliseconds(), visit->person.id, wish.person,
                                     wish.table.value_or(""), nameOf(wish.reason),     wish.text};
        keeper_.ask([kept, reply](store::Store& store) {
          if (!store.conduct().addReport(kept)) return reply(service::failure(RefusalCode::NoPerson));
          service::logInfo("report " + kept.id + ": person " + kept.reporter + " about person " + kept.person + ", " +
                           kept.reason);
          reply(service::answerWith(Done{"thank you; the people who run this server will look into it"}, 201));
        });
      });
}

}  // namespace tacit::people
