// A table on one device, with no server: the same commands and messages as over the wire (docs/wire.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/message.h"
#include "table/referee.h"

namespace tacit::wasm {

// Everybody at the device is one person; all texts are lines of JSON, each one message.
class LocalTable {
 public:
  explicit LocalTable(std::uint64_t seed) : random_(seed) {
    outside_.shuffle = [this](const table::Table& at, int number) { return shuffled(at.setup(), number); };
    outside_.tell = [this](const table::Event& event) { told(event); };
  }
  LocalTable(const LocalTable&) = delete;
  LocalTable& operator=(const LocalTable&) = delete;
  LocalTable(LocalTable&&) = delete;
  LocalTable& operator=(LocalTable&&) = delete;
  ~LocalTable() = default;

  // From options; answers with a view, or an error.
  std::string create(std::string_view options, double now);
  // From the lines of `events`, kept by the page.
  std::string restore(std::string_view events);

  std::string act(std::string_view command, double now);
  // One decision of a bot whose turn it is; nothing when it is nobody's.
  std::string letBotDecide(double now);

  std::string view() const;
  std::string events() const;
  std::string record() const;

 private:
  table::Shuffled shuffled(const Setup& setup, int number);
  void told(const table::Event& event);
  std::string takeMessages();

  Random random_;
  table::Table table_;
  table::Outside outside_;
  std::vector<table::Event> events_;
  std::string messages_;
};

}  // namespace tacit::wasm
