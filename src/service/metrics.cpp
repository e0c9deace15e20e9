#include "service/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <fstream>

namespace tacit::service {
namespace {

using prometheus::BuildCounter;
using prometheus::BuildGauge;
using prometheus::BuildHistogram;

// Memory in use, from the system.
double residentBytes() {
  std::ifstream file("/proc/self/statm");
  double pages = 0;
  double resident = 0;
  file >> pages >> resident;
  return resident * 4096;
}

}  // namespace

struct Metrics::Figures {
  prometheus::Registry registry;
  prometheus::Family<prometheus::Counter>& events =
      BuildCounter().Name("tacit_events_total").Help("Events at all tables").Register(registry);
  prometheus::Family<prometheus::Counter>& commands =
      BuildCounter().Name("tacit_commands_total").Help("Commands of people").Register(registry);
  prometheus::Counter& allEvents = events.Add({});
  prometheus::Counter& plays = BuildCounter().Name("tacit_plays_total").Help("Cards played").Register(registry).Add({});
  prometheus::Counter& carriedOut = commands.Add({{"result", "done"}});
  prometheus::Counter& refused = commands.Add({{"result", "refused"}});
  prometheus::Histogram& told =
      BuildHistogram()
          .Name("tacit_tell_seconds")
          .Help("From a command to its result on disk and on its way to everyone")
          .Register(registry)
          .Add({}, prometheus::Histogram::BucketBoundaries{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1});
  prometheus::Histogram& thought = BuildHistogram()
                                       .Name("tacit_bot_seconds")
                                       .Help("From a bot's turn to its decision")
                                       .Register(registry)
                                       .Add({}, prometheus::Histogram::BucketBoundaries{0.01, 0.05, 0.1, 0.5, 1, 5});
  prometheus::Family<prometheus::Gauge>& standing =
      BuildGauge().Name("tacit_now").Help("How things stand").Register(registry);
  prometheus::Family<prometheus::Gauge>& node =
      BuildGauge().Name("tacit_node_info").Help("Which node of a cluster this is").Register(registry);
};

Metrics::Metrics() : figures_(std::make_unique<Figures>()) {}
Metrics::~Metrics() = default;

void Metrics::countEvent(const table::Event& event) {
  figures_->allEvents.Increment();
  if (std::holds_alternative<table::Played>(event.what)) figures_->plays.Increment();
}

void Metrics::countCommand(bool carriedOut) { (carriedOut ? figures_->carriedOut : figures_->refused).Increment(); }

void Metrics::told(std::chrono::steady_clock::time_point began) {
  figures_->told.Observe(std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
}

void Metrics::thought(std::chrono::milliseconds took) {
  figures_->thought.Observe(std::chrono::duration<double>(took).count());
}

std::string Metrics::text(const ServerStatus& now) const {
  const auto set = [&](const char* what, auto value) {
    figures_->standing.Add({{"what", what}}).Set(static_cast<double>(value));
  };
  set("connections", now.net.connections);
  set("sockets", now.net.sockets);
  set("sockets_unanswered", now.net.unanswered);
  set("requests", now.net.requests);
  set("messages_in", now.net.messagesIn);
  set("messages_out", now.net.messagesOut);
  set("bytes_in", now.net.bytesIn);
  set("bytes_out", now.net.bytesOut);
  set("refused_by_limits", now.net.refused);
  set("slow_readers_closed", now.net.slowReaders);
  set("tables_open", now.openTables);
  set("tables_running", now.runningTables);
  set("tables_done", now.doneTables);
  set("tables_asleep", now.asleepTables);
  set("bots_waiting", now.botsWaiting);
  set("tournaments", now.tournaments);
  set("tournament_onlookers", now.tournamentOnlookers);
  set("store_queue", now.keeper.queued);
  set("store_reading", now.keeper.reading);
  set("store_commits", now.keeper.commits);
  set("store_writes", now.keeper.writes);
  set("store_last_commit_ms", now.keeper.lastCommitMs);
  set("store_stuck", now.keeper.stuck ? 1 : 0);
  set("draining", now.draining ? 1 : 0);
  set("resident_bytes", residentBytes());
  if (!now.node.empty()) {
    figures_->node.Add({{"node", now.node}}).Set(1);
    set("nodes", now.nodes);
    set("bus_up", now.busIsUp ? 1 : 0);
    set("thinkers", now.hasThinkers ? 1 : 0);
    set("people_from_other_nodes", now.linesFromElsewhere);
    set("people_at_other_nodes", now.linesElsewhere);
    set("packets_relayed", now.packetsRelayed);
    set("messages_relayed", now.messagesRelayed);
  }
  return prometheus::TextSerializer().Serialize(figures_->registry.Collect());
}

}  // namespace tacit::service
