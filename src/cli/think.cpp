#include <chrono>
#include <iostream>
#include <optional>
#include <thread>
#include <utility>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cluster/bus.h"
#include "tables/bot_dispatcher.h"

namespace tacit::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto kOffer = 1s;

void tellState(const tables::BotWorker& thinker, std::optional<bool>& told) {
  const bool isUp = thinker.busIsUp();
  if (std::exchange(told, isUp) == isUp) return;
  std::cerr << (isUp ? "connected to the bus; thinking for any server that asks\n"
                     : "the bus can't be reached; waiting for it\n");
}

}  // namespace

int think(const ThinkOptions& options) {
  const auto settings = operations::readSettings(options.sources);
  if (!settings) return complain(settings.error(), kUsageError);
  if (settings->bus.empty()) return complain("say where the bus is: --bus nats://user:password@host:port", kUsageError);
  const auto cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  const auto& interrupted = catchInterrupt();
  try {
    tables::BotWorker thinker(settings->bus, options.threads > 0 ? options.threads : cores);
    std::optional<bool> told;
    for (int tick = 0; !interrupted; ++tick) {
      if (tick % 10 == 0) thinker.offer();
      tellState(thinker, told);
      std::this_thread::sleep_for(kOffer / 10);
    }
    std::cerr << thinker.decided() << " decisions\n";
    return kDone;
  } catch (const cluster::BusError& problem) {
    return complain(problem.what());
  }
}

}  // namespace tacit::cli
