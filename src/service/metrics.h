// Figures for the people who run a server, in Prometheus' text form. Safe from any thread.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "net/net.h"
#include "store/keeper.h"
#include "table/event.h"

namespace tacit::service {

// What stands as it is when somebody asks.
struct ServerStatus {
  net::Figures net;
  store::KeeperFigures keeper;
  std::size_t openTables = 0;
  std::size_t runningTables = 0;
  std::size_t doneTables = 0;
  std::size_t asleepTables = 0;
  std::size_t botsWaiting = 0;
  std::size_t tournaments = 0;          // in use
  std::size_t tournamentOnlookers = 0;  // connections
  bool draining = false;
  std::string node{};  // NOLINT(readability-redundant-member-init): of a cluster, if it is one; and what goes with it
  std::size_t nodes = 0;
  bool busIsUp = false;
  bool hasThinkers = false;            // on other machines
  std::size_t linesFromElsewhere = 0;  // people at other nodes whose table is here
  std::size_t linesElsewhere = 0;      // people here whose table is at another node
  std::uint64_t packetsRelayed = 0;
  std::uint64_t messagesRelayed = 0;  // that were in them: one for each person
};

class Metrics {
 public:
  Metrics();
  ~Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;

  void countEvent(const table::Event& event);
  void countCommand(bool carriedOut);
  void told(std::chrono::steady_clock::time_point began);
  void thought(std::chrono::milliseconds took);

  std::string text(const ServerStatus& now) const;

 private:
  struct Figures;
  std::unique_ptr<Figures> figures_;
};

}  // namespace tacit::service
