#include "load/company.h"

#include <algorithm>
#include <stdexcept>
#include <thread>

#include "json/json.h"

namespace tacit::load {
namespace {

using namespace std::chrono_literals;

constexpr auto kLongestPause = 60s;  // for a table to go on, on a busy machine
constexpr auto kLongestCall = 5s;    // then another server is asked
constexpr auto kAskAgainAfter = 50ms;

struct Circle {
  const char* type;
  int people;
};
constexpr std::array<Circle, 6> kCircles = {
    {{"four", 4}, {"four", 2}, {"four", 4}, {"two_double", 2}, {"two", 2}, {"three_double", 2}}};

table::Options optionsOf(std::string type) {
  table::Options options;
  options.type = std::move(type);
  options.bots = "simple";
  options.botMilliseconds = 10;
  return options;
}

// Asks one server after the other, as long as it may take.
template <typename Call>
std::invoke_result_t<Call, std::string> somewhere(const Scene& scene, Call call) {
  for (const auto deadline = Witness::Clock::now() + kLongestPause;;) {
    const std::string address = scene.door();
    try {
      if (!address.empty()) return call(address);
    } catch (const std::runtime_error&) {
      if (Witness::Clock::now() > deadline) throw;
    }
    if (Witness::Clock::now() > deadline) throw std::runtime_error("no server lets anybody in");
    std::this_thread::sleep_for(kAskAgainAfter);
  }
}

}  // namespace

bool Gathering::isOver() const {
  return std::ranges::any_of(people, [](const auto& one) { return one->tableIsOver() || one->turnedAway(); });
}

bool Gathering::isPlaying() const {
  return std::ranges::all_of(people, [](const auto& one) { return one->knowsGame(); });
}

bool Gathering::goesOn() const {
  return isOver() || std::ranges::all_of(people, [](const auto& one) { return one->playsSeen() > 0; });
}

std::string Gathering::standing() const {
  std::string text = "table " + id + " does not go on:";
  for (const auto& one : people) text += "\n  " + one->standing();
  return text;
}

void Company::gather(int tables) {
  for (int i = 0; i < tables && !interrupted_; ++i) {
    const Circle& circle = kCircles[static_cast<std::size_t>(i) % kCircles.size()];
    gather(optionsOf(circle.type), circle.people);
  }
}

void Company::gather(const table::Options& options, int people) {
  auto gathering = std::make_unique<Gathering>();
  gathering->options = options;
  const auto places = table::gameTypeNamed(options.type)->places();
  for (int p = 0; p < people; ++p) {
    Guest guest = somewhere(scene_, [](const std::string& address) { return newGuest(address, kLongestCall); });
    if (p == 0)
      gathering->id = somewhere(
          scene_, [&](const std::string& address) { return newTable(address, guest.token, options, kLongestCall); });
    gathering->people.push_back(
        std::make_unique<Witness>(scene_, std::move(guest), gathering->id, p, places[static_cast<std::size_t>(p)]));
  }
  onLoop([&] {
    for (const auto& one : gathering->people) one->come();
    gatherings_.push_back(std::move(gathering));
  });
}

void Company::replaceWhatIsOver() {
  std::vector<std::pair<table::Options, int>> wanted;
  onLoop([&] {
    for (std::size_t i = 0; i < gatherings_.size(); ++i) {
      if (!gatherings_[i]->isOver()) continue;
      wanted.emplace_back(gatherings_[i]->options, static_cast<int>(gatherings_[i]->people.size()));
      for (const auto& one : gatherings_[i]->people) one->goHome();
      ended_.push_back(std::move(gatherings_[i]));
      gatherings_.erase(gatherings_.begin() + static_cast<std::ptrdiff_t>(i--));
    }
  });
  for (const auto& [options, people] : wanted) gather(options, people);
}

bool Company::lookAround() {
  replaceWhatIsOver();
  return onLoop([this] { return startAndLook(); });
}

bool Company::startAndLook() {
  bool all = true;
  for (const auto& gathering : gatherings_) {
    Witness& host = *gathering->people.front();
    const bool sit =
        std::ranges::all_of(gathering->people, [](const auto& one) { return one->sits() && !one->waits(); });
    if (sit && !host.knowsGame()) host.start();  // again, if nothing could be kept the last time
    all = all && gathering->goesOn();
  }
  return all;
}

bool Company::allGoOn(const std::function<void()>& meanwhile) {
  const auto deadline = Witness::Clock::now() + kLongestPause;
  while (Witness::Clock::now() < deadline && !interrupted_) {
    if (lookAround()) return true;
    meanwhile();
    std::this_thread::sleep_for(5ms);
  }
  if (interrupted_) return false;
  onLoop([this] {
    for (const auto& gathering : gatherings_)
      if (!gathering->goesOn()) scene_.faults.add(Fault::Stuck, gathering->standing());
  });
  return false;
}

void Company::countPlaysAgain() {
  onLoop([this] { forEach([](Witness& one) { one.countPlaysAgain(); }); });
}

bool Company::waitUntil(const std::function<bool()>& onLoopIsSo) {
  for (const auto deadline = Witness::Clock::now() + kLongestPause; Witness::Clock::now() < deadline;) {
    if (onLoop(onLoopIsSo)) return true;
    std::this_thread::sleep_for(2ms);
  }
  return false;
}

std::vector<std::string> Company::tablesPlaying() {
  return onLoop([this] {
    std::vector<std::string> tables;
    for (const auto& gathering : gatherings_)
      if (gathering->isPlaying() && !gathering->isOver()) tables.push_back(gathering->id);
    return tables;
  });
}

// ---- In the end ----

void Company::endPlaying() {
  onLoop([this] { scene_.playing = false; });
  waitFor([](const Witness& one) { return !one.waits(); }, "a command is not answered");
}

// Bots play on until it is a person's turn.
void Company::waitUntilAllKnow(store::Store& store) {
  std::vector<const Gathering*> left;
  for (const auto& gathering : gatherings_) left.push_back(gathering.get());
  const auto allKnow = [&](const Gathering* gathering) {
    const auto kept = static_cast<std::int64_t>(store.tables().events(gathering->id).size());
    return onLoop([&] {
      return gathering->isOver() ||
             std::ranges::all_of(gathering->people, [&](const auto& one) { return one->last() == kept; });
    });
  };
  for (const auto deadline = Witness::Clock::now() + kLongestPause; Witness::Clock::now() < deadline;) {
    std::erase_if(left, allKnow);
    if (left.empty()) return;
    std::this_thread::sleep_for(kAskAgainAfter);
  }
  onLoop([&] {
    for (const Gathering* gathering : left)
      scene_.faults.add(Fault::Lost, "table " + gathering->id + ": not everybody was told of the last event");
  });
}

void Company::check(store::Store& store) {
  onLoop([&] {
    for (const auto* const all : {&gatherings_, &ended_})
      for (const auto& gathering : *all) check(*gathering, store);
  });
}

void Company::check(const Gathering& gathering, store::Store& store) {
  const auto fault = [&](const std::string& what) {
    scene_.faults.add(Fault::Lost, "table " + gathering.id + ": " + what);
  };
  std::vector<table::Event> events;
  for (const auto& text : store.tables().events(gathering.id))
    if (json::readText(text, events.emplace_back())) fault("an event cannot be read: " + text);
  for (std::size_t i = 0; i < events.size(); ++i)
    if (events[i].n != static_cast<std::int64_t>(i) + 1) fault("numbers of kept events have gaps");
  const bool ended = std::ranges::any_of(
      events, [](const table::Event& event) { return std::holds_alternative<table::Ended>(event.what); });
  if (gathering.isOver() && !ended) fault("is gone and has not ended");
  for (const auto& one : gathering.people) one->checkAgainst(events);
  eventsChecked += events.size();
}

}  // namespace tacit::load
