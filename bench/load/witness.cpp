#include "load/witness.h"

#include <algorithm>
#include <iostream>
#include <numeric>

#include "json/json.h"
#include "notation/words.h"

namespace tacit::load {
namespace {

using namespace std::chrono_literals;

constexpr int kMaxSaid = 20;
constexpr std::array<std::string_view, 5> kFaultNames = {"lost", "doubled", "split", "dropped", "stuck"};
constexpr std::uint32_t kHurry = 8;  // milliseconds
constexpr auto kMaxSilence = 6s;     // as our page has it: it asks after 3 s, and the line is lost after 6
constexpr auto kSilenceBeforePing = 3s;
constexpr auto kLongestAnswer = 30s;   // through any single fault, on a busy machine
constexpr const char* kPing = "ping";  // needs no id of its own: it changes nothing
constexpr std::int64_t kMaxBack = 20;  // events that are asked for again: the server remembers the last 32

// An event that stands for the command itself and for nothing that follows from it.
bool isTheDeed(const table::EventBody& what) {
  if (const auto* const played = std::get_if<table::Played>(&what)) return played->how == table::DecidedBy::Person;
  if (const auto* const gave = std::get_if<table::Gave>(&what)) return gave->how == table::DecidedBy::Person;
  return std::holds_alternative<table::Sat>(what) || std::holds_alternative<table::Started>(what) ||
         std::holds_alternative<table::TookBack>(what) || std::holds_alternative<table::Said>(what) ||
         std::holds_alternative<table::Phrased>(what);
}

}  // namespace

void Faults::add(Fault kind, const std::string& what) {
  ++counts_[static_cast<std::size_t>(kind)];
  if (count() <= kMaxSaid)
    std::cerr << "FAULT (" << kFaultNames[static_cast<std::size_t>(kind)] << "): " << what << '\n';
}

int Faults::count() const { return std::accumulate(counts_.begin(), counts_.end(), 0); }

// ---- Coming and going ----

// Asks for some events a second time, to see whether they are still the same.
void Witness::come() {
  const int visit = ++visit_;
  address_ = scene_.door();
  if (address_.empty()) return comeSoon();
  const auto back = std::min<std::int64_t>(last_, scene_.random.below(kMaxBack));
  const std::int64_t since = last_ - back;
  expected_ = since == 0 ? 0 : since + 1;
  plays_ = 0;
  thinking_ = false;
  open_ = false;
  pinged_ = false;
  heard_ = Clock::now();
  testing::ClientHandlers handlers;
  handlers.opened = [this, visit](testing::Client&) {
    if (visit != visit_) return;
    open_ = true;
    heard_ = Clock::now();
    if (!unanswered_.empty()) repeat(unanswered_);
    if (!lastDone_.empty() && last_ - lastDoneAt_ < kMaxBack) repeat(lastDone_);
  };
  handlers.received = [this, visit](testing::Client&, std::string_view text) {
    if (visit == visit_) received(text);
  };
  handlers.closed = [this, visit](testing::Client&, std::uint16_t code, const std::string& why) {
    if (visit == visit_) lineEnded(code == 0 ? why : std::to_string(code) + ' ' + why);
  };
  client_ = scene_.loop.connect(address_, "/ws/" + table_ + "?last=" + std::to_string(since),
                                {{"Cookie", "tacit=" + guest_.token}}, std::move(handlers));
}

void Witness::lineEnded(const std::string& why) {
  client_.reset();
  turnedAway_ = turnedAway_ || why == "HTTP 404";
  if (open_ && !scene_.mayEnd(address_)) fault(Fault::Dropped, "the line to " + address_ + " ended: " + why);
  if (scene_.comeBack && !turnedAway_) comeSoon();
}

void Witness::comeSoon() {
  constexpr std::uint32_t kLongestPause = 200;
  scene_.loop.after(std::chrono::milliseconds(20 + scene_.random.below(kLongestPause)), [this, visit = visit_] {
    if (visit == visit_) come();
  });
}

void Witness::cut() {
  if (!client_) return;
  ++visit_;  // whatever still comes over this line is not heard
  client_->cut();
  client_.reset();
  if (scene_.comeBack) comeSoon();
}

void Witness::goHome() {
  ++visit_;
  if (client_) client_->close(net::close_code::kNormal, "");
  client_.reset();
}

void Witness::look(Clock::time_point now) {
  if (!client_) return;
  if (now - heard_ > kMaxSilence) {
    if (!scene_.mayEnd(address_)) fault(Fault::Dropped, "the line to " + address_ + " is silent");
    return cut();
  }
  if (open_ && !pinged_ && now - heard_ > kSilenceBeforePing) {
    pinged_ = true;
    client_->send(commandText(kPing, table::Ping{}));
  }
  if (open_ && waits() && now - asked_ > kLongestAnswer) {
    fault(Fault::Stuck, "no answer to " + commands_.at(unanswered_));
    asked_ = now;
    repeat(unanswered_);
  }
}

void Witness::received(std::string_view text) {
  heard_ = Clock::now();
  pinged_ = false;
  table::ServerMessage message;
  if (const auto problem = json::readText(text, message)) return fault(Fault::Lost, "not a message: " + problem->what);
  if (const auto* const event = std::get_if<table::EventMessage>(&message)) see(*event, text);
  else if (const auto* const view = std::get_if<table::ViewMessage>(&message)) see(*view);
  else if (const auto* const ok = std::get_if<table::OkMessage>(&message)) see(*ok);
  else if (const auto* const error = std::get_if<table::ErrorMessage>(&message)) see(*error);
  considerSoon();
}

void Witness::see(const table::ViewMessage& view) {
  if (view.n < last_)
    fault(Fault::Lost, "a view of event " + std::to_string(view.n) + " after " + std::to_string(last_));
  last_ = std::max(last_, view.n);
  viewed_ = std::max(viewed_, view.n);
  expected_ = view.n + 1;
  game_ = view.game;
  over_ = over_ || view.stage == table::Stage::Over || view.stage == table::Stage::Aborted;
}

void Witness::see(const table::EventMessage& event, std::string_view text) {
  if (event.n != expected_)
    fault(event.n < expected_ ? Fault::Doubled : Fault::Lost,
          "event " + std::to_string(event.n) + " instead of " + std::to_string(expected_));
  expected_ = event.n + 1;
  remember(event.n, text);
  if (event.game) game_ = event.game;
  if (event.n <= last_) return;  // seen before
  last_ = event.n;
  if (std::holds_alternative<table::Played>(event.event)) {
    ++plays_;
    scene_.played(table_, base::millisecondsOf(event.t));
  }
  if (const auto* const sat = std::get_if<table::Sat>(&event.event)) sits_ = sits_ || sat->person == guest_.id;
  over_ = over_ || std::holds_alternative<table::Ended>(event.event);
}

void Witness::remember(std::int64_t number, std::string_view text) {
  const auto [known, isNew] = told_.try_emplace(number, text);
  if (!isNew && known->second != text) fault(Fault::Lost, "event " + std::to_string(number) + " has changed");
  if (isNew && number <= last_ && number > viewed_ && told_.contains(number - 1) && told_.contains(number + 1))
    fault(Fault::Lost, "event " + std::to_string(number) + " has come in between");
}

void Witness::see(const table::OkMessage& ok) {
  if (ok.re == kPing) return;
  if (refused_.contains(ok.re)) fault(Fault::Lost, "command " + ok.re + " was refused before");
  done_.insert(ok.re);
  hurries_ = false;
  if (ok.re != unanswered_) return;
  unanswered_.clear();
  lastDone_ = ok.re;
  lastDoneAt_ = ok.n;
}

void Witness::see(const table::ErrorMessage& error) {
  const std::string id = error.re.value_or("");
  if (error.code == table::RefusalCode::Unavailable && done_.contains(id))
    return;  // asked again while the database is away
  if (done_.contains(id))
    fault(Fault::Lost, "command " + id + " was done before and is refused now: " + std::string(nameOf(error.code)) +
                           ", " + error.text);
  hurries_ = error.code == table::RefusalCode::Unavailable;
  if (hurries_ && sentAgain_ && id == unanswered_) return repeatSoon();
  refused_[id] = nameOf(error.code);
  if (id == unanswered_) unanswered_.clear();
}

// ---- Doing something ----

// As people do, some time passes; and the processor has others to serve.
void Witness::considerSoon() {
  if (thinking_ || !unanswered_.empty()) return;
  thinking_ = true;
  const std::uint32_t longest = hurries_ ? std::min(kHurry, scene_.longestThought) : scene_.longestThought;
  scene_.loop.after(std::chrono::milliseconds(1 + scene_.random.below(longest)), [this, visit = visit_] {
    if (visit != visit_ || !client_) return;
    thinking_ = false;
    consider();
  });
}

void Witness::consider() {
  if (!unanswered_.empty() || !scene_.playing) return;
  if (auto want = something()) send(std::move(*want));
}

std::optional<table::CommandBody> Witness::something() {
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

void Witness::send(table::CommandBody want) {
  const std::string id = "p" + std::to_string(place_) + "-" + std::to_string(commands_.size() + 1);
  commands_[id] = commandText(id, std::move(want));
  unanswered_ = id;
  asked_ = Clock::now();
  sentAgain_ = false;
  if (client_) client_->send(commands_[id]);
}

void Witness::repeat(const std::string& id) {
  if (id == unanswered_) {
    asked_ = Clock::now();
    sentAgain_ = true;
  }
  client_->send(commands_.at(id));
}

// That nothing can be saved now says nothing of the time before: the command may have been carried out then.
void Witness::repeatSoon() {
  constexpr auto kPause = 100ms;
  scene_.loop.after(kPause, [this, visit = visit_, id = unanswered_] {
    if (visit == visit_ && client_ && id == unanswered_) repeat(id);
  });
}

std::string Witness::standing() const {
  std::string text = guest_.id + (client_ ? open_ ? " at " : " on the way to " : " not at ") + address_ +
                     ", last event " + std::to_string(last_) + ", plays seen " + std::to_string(plays_);
  if (game_) text += ", place " + std::to_string(place_) + ", to decide: " + game_->deciding;
  if (!unanswered_.empty()) text += ", waits for an answer to " + commands_.at(unanswered_);
  return text;
}

// ---- In the end ----

void Witness::checkAgainst(const std::vector<table::Event>& events) {
  const auto messages = table::restFor(events, guest_.id, 0);
  for (const auto& [number, text] : told_)
    if (number < 1 || number > static_cast<std::int64_t>(messages.size()))
      fault(Fault::Lost, "event " + std::to_string(number) + " was told and is not kept");
    else if (messages[static_cast<std::size_t>(number) - 1] != text)
      fault(Fault::Lost, "event " + std::to_string(number) + " is kept otherwise than it was told\n  told: " + text +
                             "\n  kept: " + messages[static_cast<std::size_t>(number) - 1]);
  std::map<std::string, int> deeds;
  for (const auto& event : events)
    if (event.who == guest_.id && event.id && isTheDeed(event.what)) ++deeds[*event.id];
  for (const auto& [id, text] : commands_) {
    if (deeds[id] > 1) fault(Fault::Doubled, "command " + id + " was done more than once");
    if (done_.contains(id) && deeds[id] == 0)
      fault(Fault::Lost, "command " + id + " was acknowledged and is not kept: " + text);
    if (refused_.contains(id) && deeds[id] != 0)
      fault(Fault::Lost, "command " + id + " was refused (" + refused_[id] + ") and is kept: " + text);
  }
}

}  // namespace tacit::load
