#include "load/witness.h"

#include <algorithm>
#include <iostream>

#include "json/json.h"
#include "notation/words.h"

namespace tacit::load {
namespace {

constexpr int kMaxSaid = 20;
constexpr std::int64_t kMaxBack = 20;  // events that are asked for again: the server remembers the last 32

// An event that stands for the command itself and for nothing that follows from it.
bool isTheDeed(const table::What& what) {
  if (const auto* const played = std::get_if<table::Played>(&what)) return played->how == table::How::Person;
  if (const auto* const gave = std::get_if<table::Gave>(&what)) return gave->how == table::How::Person;
  return std::holds_alternative<table::Sat>(what) || std::holds_alternative<table::Started>(what) ||
         std::holds_alternative<table::TookBack>(what) || std::holds_alternative<table::Said>(what) ||
         std::holds_alternative<table::Phrased>(what);
}

}  // namespace

void Faults::add(const std::string& what) {
  if (++count_ <= kMaxSaid) std::cerr << "FAULT: " << what << '\n';
}

// Asks for some events a second time, to see whether they are still the same.
void Witness::come() {
  const int visit = ++visit_;
  const auto back = std::min<std::int64_t>(last_, scene_.random.below(kMaxBack));
  const std::int64_t since = last_ - back;
  expected_ = since == 0 ? 0 : since + 1;
  plays_ = 0;
  thinking_ = false;
  testing::ClientHandlers handlers;
  handlers.opened = [this](testing::Client&) {
    if (!unanswered_.empty()) repeat(unanswered_);
    if (!lastDone_.empty() && last_ - lastDoneAt_ < kMaxBack) repeat(lastDone_);
  };
  handlers.received = [this, visit](testing::Client&, std::string_view text) {
    if (visit == visit_) received(text);
  };
  handlers.closed = [this, visit](testing::Client&, std::uint16_t, const std::string& why) {
    if (visit != visit_) return;
    client_.reset();
    turnedAway_ = turnedAway_ || why == "HTTP 404";
  };
  client_ = scene_.loop.connect(scene_.address, "/ws/" + table_ + "?last=" + std::to_string(since),
                                {{"Cookie", "tacit=" + guest_.token}}, std::move(handlers));
}

void Witness::received(std::string_view text) {
  table::ServerMessage message;
  if (const auto problem = json::readText(text, message)) return fault("not a message: " + problem.what);
  if (const auto* const event = std::get_if<table::EventMessage>(&message)) see(*event, text);
  else if (const auto* const view = std::get_if<table::ViewMessage>(&message)) see(*view);
  else if (const auto* const ok = std::get_if<table::OkMessage>(&message)) see(*ok);
  else if (const auto* const error = std::get_if<table::ErrorMessage>(&message)) see(*error);
  considerSoon();
}

void Witness::see(const table::ViewMessage& view) {
  if (view.n < last_) fault("a view of event " + std::to_string(view.n) + " after " + std::to_string(last_));
  last_ = std::max(last_, view.n);
  viewed_ = std::max(viewed_, view.n);
  expected_ = view.n + 1;
  game_ = view.game;
  over_ = over_ || view.stage == table::Stage::Over || view.stage == table::Stage::Aborted;
}

void Witness::see(const table::EventMessage& event, std::string_view text) {
  if (event.n != expected_) fault("event " + std::to_string(event.n) + " instead of " + std::to_string(expected_));
  expected_ = event.n + 1;
  remember(event.n, text);
  if (event.game) game_ = event.game;
  if (event.n <= last_) return;  // seen before
  last_ = event.n;
  if (std::holds_alternative<table::Played>(event.event)) ++plays_;
  if (const auto* const sat = std::get_if<table::Sat>(&event.event)) sits_ = sits_ || sat->person == guest_.id;
  over_ = over_ || std::holds_alternative<table::Ended>(event.event);
}

void Witness::remember(std::int64_t number, std::string_view text) {
  const auto [known, isNew] = told_.try_emplace(number, text);
  if (!isNew && known->second != text) fault("event " + std::to_string(number) + " has changed");
  if (isNew && number <= last_ && number > viewed_ && told_.contains(number - 1) && told_.contains(number + 1))
    fault("event " + std::to_string(number) + " has come in between");
}

void Witness::see(const table::OkMessage& ok) {
  if (refused_.contains(ok.re)) fault("command " + ok.re + " was refused before");
  done_.insert(ok.re);
  if (ok.re != unanswered_) return;
  unanswered_.clear();
  lastDone_ = ok.re;
  lastDoneAt_ = ok.n;
}

void Witness::see(const table::ErrorMessage& error) {
  const std::string id = error.re.value_or("");
  if (error.code == "unavailable" && done_.contains(id)) return;  // asked again while the database is away
  if (done_.contains(id)) fault("command " + id + " was done before and is refused now: " + error.text);
  refused_.insert(id);
  if (id == unanswered_) unanswered_.clear();
}

// ---- Doing something ----

// As people do, some time passes; and the processor has others to serve.
void Witness::considerSoon() {
  if (thinking_ || !unanswered_.empty()) return;
  thinking_ = true;
  scene_.loop.after(std::chrono::milliseconds(1 + scene_.random.below(8)), [this, visit = visit_] {
    if (visit != visit_ || !client_) return;
    thinking_ = false;
    consider();
  });
}

void Witness::consider() {
  if (!unanswered_.empty() || !scene_.playing) return;
  if (auto want = something()) send(std::move(*want));
}

std::optional<table::Want> Witness::something() {
  if (!sits_) return table::Sit{place_};
  if (!game_ && !std::exchange(greeted_, true)) return table::Say{"good evening \"all\" \\o/ \xC3\xA4"};
  if (!game_ || over_) return std::nullopt;
  if (scene_.random.below(40) == 0) return table::SayPhrase{"hello"};
  if (!game_->takeBack.empty() && scene_.random.below(8) == 0) return table::TakeBack{game_->takeBack.substr(0, 1)};
  for (const char letter : game_->deciding) {
    const auto seat = notation::seatNamed(std::string_view(&letter, 1));
    if (seat && seats_.contains(*seat)) return randomDecision(game_->position, *seat, scene_.random);
  }
  return std::nullopt;
}

void Witness::send(table::Want want) {
  const std::string id = "p" + std::to_string(place_) + "-" + std::to_string(commands_.size() + 1);
  commands_[id] = commandText(id, std::move(want));
  unanswered_ = id;
  if (client_) client_->send(commands_[id]);
}

void Witness::repeat(const std::string& id) { client_->send(commands_.at(id)); }

// ---- In the end ----

void Witness::checkAgainst(const std::vector<table::Event>& events) {
  const auto messages = table::restFor(events, guest_.id, 0);
  for (const auto& [number, text] : told_)
    if (number < 1 || number > static_cast<std::int64_t>(messages.size()))
      fault("event " + std::to_string(number) + " was told and is not kept");
    else if (messages[static_cast<std::size_t>(number) - 1] != text)
      fault("event " + std::to_string(number) + " is kept otherwise than it was told");
  std::map<std::string, int> deeds;
  for (const auto& event : events)
    if (event.who == guest_.id && event.id && isTheDeed(event.what)) ++deeds[*event.id];
  for (const auto& [id, text] : commands_) {
    if (deeds[id] > 1) fault("command " + id + " was done more than once");
    if (done_.contains(id) && deeds[id] == 0) fault("command " + id + " was acknowledged and is not kept: " + text);
    if (refused_.contains(id) && deeds[id] != 0) fault("command " + id + " was refused and is kept: " + text);
  }
}

}  // namespace tacit::load
