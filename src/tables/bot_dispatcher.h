// Who decides for bots: threads of our own, or programs on other machines that have offered to (`tacit think`). What those
// answer is checked like a person's play; and what they do not answer, we do.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "cluster/bus.h"
#include "cluster/questions.h"
#include "net/net.h"
#include "service/metrics.h"
#include "tables/bot_thread_pool.h"
#include "tables/decision.h"

namespace tacit::tables {

// Used on the I/O thread.
class BotDispatcher {
 public:
  using Decided = std::function<void(const Play& play)>;  // from any thread

  BotDispatcher(const net::Net& net, BotThreadPool& here, service::Metrics& metrics)
      : net_(net), here_(here), metrics_(metrics) {}

  // Others may think for us from now on.
  void connectCluster(cluster::Bus& bus, cluster::Questions& questions);
  void decide(const Decision& decision, Decided decided);
  bool hasHelp() const;

 private:
  void decideHere(const Decision& decision, Decided decided);

  const net::Net& net_;
  BotThreadPool& here_;
  service::Metrics& metrics_;
  cluster::Questions* questions_ = nullptr;
  net::Clock::time_point lastOffer_;  // of somebody who thinks for others
};

// Thinks for anyone who asks over the bus, until it is destroyed.
class BotWorker {
 public:
  // Throws cluster::BusError.
  BotWorker(const std::string& busUrl, int threads);
  BotWorker(const BotWorker&) = delete;
  BotWorker& operator=(const BotWorker&) = delete;
  ~BotWorker();

  // Says that we are here; once a second.
  void offer();
  bool busIsUp() const;
  std::uint64_t decided() const;

 private:
  struct Work;
  std::shared_ptr<Work> work_;
  std::unique_ptr<cluster::Bus> bus_;
};

}  // namespace tacit::tables
