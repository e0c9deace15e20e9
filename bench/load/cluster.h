// A cluster of our own on this machine: PostgreSQL, NATS and some nodes, each in processes of its own. And its trouble.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "load/server_process.h"
#include "rules/random.h"
#include "support/nats.h"
#include "support/postgres.h"

namespace tacit::load {

// A single node without a bus is what a server on PostgreSQL was before there were clusters.
struct ClusterPlan {
  int nodes = 3;
  bool bus = true;
  std::filesystem::path logs;  // of the nodes; empty: nobody reads them
  testing::Postgres::Keeps keeps = testing::Postgres::Keeps::UntilPowerFails;
};

class Cluster {
 public:
  using Clock = std::chrono::steady_clock;
  enum class State : std::uint8_t { Serving, Frozen, Draining, Gone };

  explicit Cluster(const ClusterPlan& plan);

  // ---- From any thread ----

  // What a load balancer does: the address of some node that serves, empty if none does.
  std::string door();
  // Lines to this address may end: the node has trouble of its own, or had it a moment ago.
  bool mayEnd(const std::string& address) const;

  // ---- From the thread that leads the test ----

  std::size_t size() const { return nodes_.size(); }
  State state(std::size_t node) const { return nodes_[node].state; }
  std::vector<std::size_t> inState(State state) const;
  const std::string& address(std::size_t node) const { return nodes_[node].process->address(); }
  std::vector<std::string> addresses() const;
  // Under which it owns tables; nothing when it does not say.
  std::optional<std::string> nameOf(std::size_t node) const;

  void start(std::size_t node);
  void kill(std::size_t node);
  void freeze(std::size_t node);
  void wake(std::size_t node);
  void drain(std::size_t node);
  // One that drains has ended by itself; throws when it said that something was wrong.
  bool hasDrained(std::size_t node);
  // All of them, gently: whether all ended well.
  bool end();

  testing::Postgres& postgres() { return postgres_; }
  testing::Nats& nats() { return *nats_; }
  bool hasBus() const { return nats_ != nullptr; }
  const std::string& url() const { return url_; }

  double nodesCpuSeconds() const;
  double natsCpuSeconds() const { return nats_ ? familyCpuSeconds(nats_->process()) : 0; }
  double postgresCpuSeconds() const { return familyCpuSeconds(postgres_.process()); }
  std::size_t residentKib() const;  // of all nodes

 private:
  struct Node {
    std::unique_ptr<ServerProcess> process;
    State state = State::Gone;
  };
  void setState(std::size_t node, State state);

  const std::filesystem::path logs_;
  TemporaryFolder folder_;
  testing::Postgres postgres_;
  std::unique_ptr<testing::Nats> nats_;
  std::string url_;

  mutable std::mutex mutex_;  // guards what follows against the doors of other threads
  std::vector<Node> nodes_;
  std::map<std::string, Clock::time_point> troubled_;  // by address
  Random random_{1};
};

}  // namespace tacit::load
