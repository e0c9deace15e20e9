// A table on one device, with no server: the same commands and messages as over the wire (docs/wire.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fair/secret.h"
#include "table/message.h"
#include "table/referee.h"

namespace tacit::wasm {

// Each who plays at the device is a person of his own, and is told only what he may know. All texts are lines of JSON.
class LocalTable {
 public:
  explicit LocalTable(std::uint64_t seed) : random_(seed) {
    outside_.shuffle = [this](const table::Table& at, int number) { return shuffled(at, number); };
    outside_.tell = [this](const table::Event& event) { events_.push_back(event); };
    outside_.commitmentTo = fair::commitmentTo;
  }
  LocalTable(const LocalTable&) = delete;
  LocalTable& operator=(const LocalTable&) = delete;
  LocalTable(LocalTable&&) = delete;
  LocalTable& operator=(LocalTable&&) = delete;
  ~LocalTable() = default;

  // From an id, a host, options, and the seed of its shuffles where everybody gets the same cards (docs/day.md); an
  // error, or nothing.
  std::string create(std::string_view wish, double now);
  // The next game of those who have played at another table, from its id and the events of that table; an error, or nothing.
  std::string createNext(std::string_view wish, double now);
  // From the lines of `events`, kept by the page; an error, or nothing.
  std::string restore(std::string_view events);

  // What a person wants; `ok` or `error`.
  std::string act(std::string_view order, double now);
  // One decision of a bot whose turn it is, or a play that has to be made for a person; false when there is neither.
  bool letBotDecide(double now);

  // What a good player would do in this seat, which has to decide.
  std::string advise(std::string_view seat, int milliseconds);

  // The table as the person may know it, as it was when event `at` had happened.
  std::string view(std::string_view person, std::int64_t at) const;
  // The events after `last`, as that person is told of them.
  std::string after(std::string_view person, std::int64_t last) const;

  // All that happened after `last`, hidden cards too: to be kept.
  std::string events(std::int64_t last) const;
  std::string record() const;

 private:
  bool playForced(double now);
  table::Shuffled shuffled(const table::Table& at, int number);

  Random random_;
  table::Table table_;
  table::Outside outside_;
  std::vector<table::Event> events_;
};

}  // namespace tacit::wasm
