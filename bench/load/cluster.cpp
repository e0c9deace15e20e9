#include "load/cluster.h"

#include <algorithm>
#include <stdexcept>

#include "load/told.h"
#include "support/client.h"

namespace tacit::load {
namespace {

constexpr std::chrono::seconds kAftermath{15};  // lines may end so long after a node's trouble
constexpr std::chrono::seconds kLongestQuestion{2};

}  // namespace

Cluster::Cluster(const ClusterPlan& plan)
    : logs_(plan.logs), postgres_(plan.keeps), nats_(plan.bus ? std::make_unique<testing::Nats>() : nullptr),
      url_(postgres_.freshDatabaseOverTcp()), nodes_(static_cast<std::size_t>(plan.nodes)) {
  if (!logs_.empty()) std::filesystem::create_directories(logs_);
  for (std::size_t i = 0; i < nodes_.size(); ++i) start(i);
}

std::string Cluster::door() {
  const std::scoped_lock lock(mutex_);
  const auto open = inState(State::Serving);
  return open.empty() ? std::string() : address(open[random_.below(static_cast<std::uint32_t>(open.size()))]);
}

bool Cluster::mayEnd(const std::string& address) const {
  const std::scoped_lock lock(mutex_);
  const bool serves = std::ranges::any_of(
      nodes_, [&](const Node& node) { return node.state == State::Serving && node.process->address() == address; });
  const auto trouble = troubled_.find(address);
  return !serves || (trouble != troubled_.end() && Clock::now() - trouble->second < kAftermath);
}

std::vector<std::size_t> Cluster::inState(State state) const {
  std::vector<std::size_t> some;
  for (std::size_t i = 0; i < nodes_.size(); ++i)
    if (nodes_[i].state == state) some.push_back(i);
  return some;
}

std::vector<std::string> Cluster::addresses() const {
  std::vector<std::string> all;
  for (const Node& node : nodes_) all.push_back(node.process->address());
  return all;
}

std::optional<std::string> Cluster::nameOf(std::size_t node) const {
  try {
    const auto metrics = testing::httpCall(address(node), "GET", "/metrics", {}, {}, kLongestQuestion);
    const auto name = quotedAfter(metrics.body, "tacit_node_info{node=\"");
    if (!name.empty()) return std::string(name);
  } catch (const std::runtime_error&) {  // it says nothing
  }
  return std::nullopt;
}

void Cluster::setState(std::size_t node, State state) {
  const std::scoped_lock lock(mutex_);
  nodes_[node].state = state;
  troubled_[address(node)] = Clock::now();
}

void Cluster::start(std::size_t node) {
  const std::string name = "node" + std::to_string(node);
  auto command = serveCommand(folder_.path() / name);
  command.insert(command.end(), {"--db", url_});
  if (nats_) command.insert(command.end(), {"--bus", nats_->url()});
  auto process = std::make_unique<ServerProcess>(command, (logs_.empty() ? folder_.path() : logs_) / (name + ".log"));
  const std::scoped_lock lock(mutex_);
  troubled_.erase(process->address());
  nodes_[node] = {std::move(process), State::Serving};
}

void Cluster::kill(std::size_t node) {
  setState(node, State::Gone);
  nodes_[node].process->kill();
}

void Cluster::freeze(std::size_t node) {
  setState(node, State::Frozen);
  nodes_[node].process->freeze();
}

void Cluster::wake(std::size_t node) {
  nodes_[node].process->wake();
  setState(node, State::Serving);
}

void Cluster::drain(std::size_t node) {
  setState(node, State::Draining);
  nodes_[node].process->drain();
}

bool Cluster::hasDrained(std::size_t node) {
  if (!nodes_[node].process->hasGone()) return false;
  setState(node, State::Gone);
  if (!nodes_[node].process->wentWell()) throw std::runtime_error("a node that was drained did not end well");
  return true;
}

bool Cluster::end() {
  bool well = true;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    setState(i, State::Gone);
    well = nodes_[i].process->end() && well;
  }
  return well;
}

double Cluster::nodesCpuSeconds() const {
  double sum = 0;
  for (const Node& node : nodes_) sum += node.process->figures().cpuSeconds;
  return sum;
}

std::size_t Cluster::residentKib() const {
  std::size_t sum = 0;
  for (const Node& node : nodes_) sum += node.process->figures().residentKib;
  return sum;
}

}  // namespace tacit::load
