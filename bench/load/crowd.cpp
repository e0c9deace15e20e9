#include "load/crowd.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "load/people.h"
#include "notation/words.h"

namespace tacit::load {
namespace {

constexpr std::size_t kMaxOnTheWay = 64;
constexpr std::chrono::milliseconds kTick{1};

std::uint32_t microseconds(Clock::duration time) {
  return static_cast<std::uint32_t>(std::chrono::duration_cast<std::chrono::microseconds>(time).count());
}

Seat seatOf(std::size_t chair) { return static_cast<Seat>(chair); }  // type "four": place 0 has seat a, and so on

}  // namespace

table::Options tableOptions() {
  table::Options options;
  options.type = "four";
  options.listed = false;
  return options;
}

// ---- One table ----

void Party::sitDownAt(const std::string& table) {
  table_ = table;
  ++lines_;
  seated_ = 0;
  started_ = false;
  for (std::size_t c = 0; c < kPeople; ++c) {
    chairs_[c] = {};
    connect(c);
  }
}

void Party::moveOver() {
  ++lines_;
  for (std::size_t c = 0; c < kPeople; ++c) {
    chairs_[c].online = false;
    if (chairs_[c].client) chairs_[c].client->close(net::close_code::kNormal, "");
    connect(c);
  }
}

void Party::connect(std::size_t c) {
  testing::ClientHandlers handlers;
  handlers.opened = [this, c, lines = lines_](testing::Client&) {
    if (lines == lines_) chairs_[c].online = true;
  };
  handlers.received = [this, c, lines = lines_](testing::Client&, std::string_view text) {
    if (lines == lines_) received(c, text);
  };
  handlers.closed = [this, lines = lines_](testing::Client&, std::uint16_t code, const std::string& why) {
    if (lines != lines_) return;
    ++crowd_.tally.broken;
    if (crowd_.tally.problem.empty()) crowd_.tally.problem = "closed: " + std::to_string(code) + " " + why;
  };
  net::Headers headers = crowd_.headersOf(first_ + c);
  headers.emplace_back("Cookie", "tacit=" + tokens_[c]);
  chairs_[c].client =
      crowd_.loop.connect(crowd_.address(home_, c), "/ws/" + table_ + "?last=" + std::to_string(chairs_[c].last),
                          std::move(headers), std::move(handlers));
}

bool Party::isOnline() const { return std::ranges::all_of(chairs_, &Chair::online); }

std::size_t Party::connections() const {
  return static_cast<std::size_t>(std::ranges::count_if(chairs_, [](const Chair& one) { return one.last > 0; }));
}

std::uint64_t Party::missing() const {
  const auto most = std::ranges::max(chairs_, {}, &Chair::last).last;
  std::uint64_t missing = 0;
  for (const Chair& chair : chairs_) missing += static_cast<std::uint64_t>(most - chair.last);
  return missing;
}

void Party::received(std::size_t c, std::string_view text) {
  Tally& tally = crowd_.tally;
  Chair& chair = chairs_[c];
  ++tally.received;
  tally.bytes += text.size();
  const Told told = toldBy(text);
  if (told.kind == "view") seeView(chair, told, c);
  else if (told.kind == "event") seeEvent(chair, told, c);
  else if (told.kind == "ok" || told.kind == "error") seeAnswer(chair, c, told.kind == "ok", text);
  if (std::ranges::all_of(chairs_, &Chair::over)) startOver();
  else consider(c);
}

void Party::seeView(Chair& chair, const Told& told, std::size_t c) {
  chair.last = told.number;
  seeGame(chair, told, c);
  if (!std::exchange(chair.asked, true)) send(c, table::Sit{static_cast<int>(c)});
}

void Party::seeEvent(Chair& chair, const Told& told, std::size_t c) {
  const std::int64_t step = told.number - chair.last;
  if (step > 1) crowd_.tally.lost += static_cast<std::uint64_t>(step - 1);
  if (step < 1) ++crowd_.tally.doubled;
  chair.last = std::max(chair.last, told.number);
  if (told.event == "played") played(told, c);
  if (told.event == "ended") chair.over = true;
  seeGame(chair, told, c);
}

void Party::seeGame(Chair& chair, const Told& told, std::size_t c) {
  if (told.position.empty()) return;
  chair.decides = told.deciding.find(notation::seatLetter(seatOf(c))) != std::string_view::npos;
  chair.position = chair.decides ? told.position : std::string_view();
}

void Party::played(const Told& told, std::size_t c) {
  const Sent& sent = sent_[static_cast<std::size_t>(told.number) % sent_.size()];
  if (sent.number != told.number) return;
  if (sent.chair == c) ++crowd_.tally.plays;
  else crowd_.tally.delays.push_back(microseconds(Clock::now() - sent.when));
}

void Party::seeAnswer(Chair& chair, std::size_t c, bool done, std::string_view text) {
  chair.busy = false;
  if (!done) {
    ++crowd_.tally.refused;
    chair.decides = false;  // not again and again
    if (crowd_.tally.problem.empty()) crowd_.tally.problem = text;
  } else if (seated_ < kPeople && ++seated_ == kPeople) {
    send(0, table::Start{});
  } else if (c == 0) {
    started_ = true;
  }
}

// Cards are given when the play after them is due, but cost no due play: the rate is that of cards played.
void Party::consider(std::size_t c) {
  Chair& chair = chairs_[c];
  if (chair.busy || !chair.decides || rateLimiter_ == RateLimiter::Hold ||
      (rateLimiter_ == RateLimiter::Rate && due_.empty()))
    return;
  const bool swap = chair.position.find(" phase=swap") != std::string::npos;
  if (!swap && rateLimiter_ == RateLimiter::Rate) {
    crowd_.tally.behind.push_back(microseconds(Clock::now() - due_.front()));
    due_.erase(due_.begin());
  }
  table::CommandBody want = randomDecision(chair.position, seatOf(c), crowd_.random);
  const std::int64_t number = chair.last + 1;
  if (!swap) sent_[static_cast<std::size_t>(number) % sent_.size()] = {number, c, Clock::now()};
  send(c, std::move(want));
}

void Party::send(std::size_t c, table::CommandBody want) {
  chairs_[c].busy = true;
  std::string text = commandText("c" + std::to_string(++commands_), std::move(want));
  ++crowd_.tally.sent;
  crowd_.tally.bytes += text.size();
  chairs_[c].client->send(std::move(text));
}

void Party::setPace(RateLimiter rateLimiter) {
  rateLimiter_ = rateLimiter;
  due_.clear();
  if (started_)
    for (std::size_t c = 0; c < kPeople; ++c) consider(c);
}

void Party::playIsDue(Clock::time_point when) {
  due_.push_back(when);
  for (std::size_t c = 0; c < kPeople && !due_.empty(); ++c) consider(c);
}

void Party::startOver() {
  ++crowd_.tally.games;
  ++lines_;
  for (Chair& chair : chairs_) {
    chair.client->close(net::close_code::kNormal, "");
    chair = {};
  }
  crowd_.clerk.run([this] {
    std::string table =
        newTable(crowd_.homeAddress(home_), host(), crowd_.options(), kPatience, crowd_.headersOf(first_));
    crowd_.loop.post([this, table = std::move(table)] { sitDownAt(table); });
  });
}

// ---- All tables ----

Crowd::Crowd(testing::ClientLoop& itsLoop, std::vector<std::string> addresses, Via via, Habits habits)
    : loop(itsLoop), addresses_(std::move(addresses)), habits_(std::move(habits)), via_(via) {}

net::Headers Crowd::headersOf(std::size_t person) const {
  if (!habits_.ownAddresses) return {};
  const auto part = [&](unsigned shift) { return std::to_string(person >> shift & 255U); };
  return comingFrom("10." + part(16) + '.' + part(8) + '.' + part(0));
}

std::string Crowd::address(std::size_t home, std::size_t chair) {
  const std::size_t count = addresses_.size();
  if (count == 1 || via_ == Via::Owner) return addresses_[home];
  if (via_ == Via::Any) return addresses_[random.below(static_cast<std::uint32_t>(count))];
  return addresses_[(home + 1 + chair % (count - 1)) % count];
}

void Crowd::invite(std::size_t tables) {
  parties_.resize(tables);
  tables_.resize(tables);
  inParallel(tables, [this](std::size_t i) {
    const std::size_t home = i % addresses_.size();
    std::array<std::string, kPeople> tokens;
    const std::size_t first = i * kPeople;
    for (std::size_t c = 0; c < kPeople; ++c)
      tokens[c] = newGuest(homeAddress(home), kPatience, headersOf(first + c)).token;
    tables_[i] = newTable(homeAddress(home), tokens.front(), options(), kPatience, headersOf(first));
    parties_[i] = std::make_unique<Party>(*this, std::move(tokens), home, first);
  });
}

bool Crowd::seatMore() {
  const auto started =
      static_cast<std::size_t>(std::ranges::count_if(parties_, [](const auto& party) { return party->started(); }));
  while (seated_ < parties_.size() && seated_ - started < kMaxOnTheWay) {
    parties_[seated_]->sitDownAt(tables_[seated_]);
    ++seated_;
  }
  return started == parties_.size();
}

void Crowd::go(Via via) { moved_ = std::exchange(via_, via) == via ? parties_.size() : 0; }

bool Crowd::moveMore() {
  const auto online =
      static_cast<std::size_t>(std::ranges::count_if(parties_, [](const auto& party) { return party->isOnline(); }));
  const std::size_t away = parties_.size() - online;
  for (std::size_t more = kMaxOnTheWay - std::min(away, kMaxOnTheWay); more > 0 && moved_ < parties_.size(); --more)
    parties_[moved_++]->moveOver();
  return moved_ == parties_.size() && away == 0;
}

void Crowd::setPace(RateLimiter rateLimiter, std::size_t tables) {
  for (std::size_t i = 0; i < std::min(tables, parties_.size()); ++i) parties_[i]->setPace(rateLimiter);
}

void Crowd::playAt(double perSecond) {
  rate_ = perSecond;
  began_ = Clock::now();
  made_ = 0;
  tally.delays.clear();
  tally.behind.clear();
  setPace(RateLimiter::Rate, parties_.size());
  tick(++round_);
}

void Crowd::tick(int round) {
  if (round != round_) return;
  const auto now = Clock::now();
  const auto due = static_cast<std::uint64_t>(std::chrono::duration<double>(now - began_).count() * rate_);
  for (; made_ < due; ++made_) {
    const std::chrono::duration<double> when(static_cast<double>(made_) / rate_);
    parties_[made_ % parties_.size()]->playIsDue(began_ + std::chrono::duration_cast<Clock::duration>(when));
  }
  loop.after(kTick, [this, round] { tick(round); });
}

void Crowd::stopPlaying() {
  ++round_;
  setPace(RateLimiter::Hold, parties_.size());
}

std::size_t Crowd::connections() const {
  std::size_t sum = 0;
  for (const auto& party : parties_) sum += party->connections();
  return sum;
}

std::uint64_t Crowd::missing() const {
  std::uint64_t sum = 0;
  for (const auto& party : parties_) sum += party->missing();
  return sum;
}

}  // namespace tacit::load
