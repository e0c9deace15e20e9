// What a load test has found, and how it is written down.
#pragma once

#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "json/fields.h"

namespace tacit::load {

// Named as in the JSON text.
struct Figures {
  std::uint64_t tables = 0;
  std::uint64_t connections = 0;
  double plays_per_s = 0;
  double p50_ms = 0;
  double p99_ms = 0;
  double max_ms = 0;
  double behind_p99_ms = 0;  // how late we were ourselves: from a play's being due to its being sent
  std::uint64_t lost = 0;
  std::uint64_t doubled = 0;
  std::uint64_t refused = 0;  // commands
  std::uint64_t broken = 0;   // connections
  std::uint64_t games = 0;    // that ended on the way
  double server_rss_per_table_kib = 0;
  double server_cpu_share = 0;  // of one core
  double bytes_per_s = 0;
  double echo_msgs_per_s = 0;
  double server_msgs_per_s = 0;
  double server_to_echo = 0;
  double echo_cpu_us_per_msg = 0;    // processor time of the echo ...
  double server_cpu_us_per_msg = 0;  // ... and of the server, all threads: less noisy than rates on a busy machine
  double saturated_cpu_share = 0;
  double rss_growth = 0;  // of a soak, after its first third
  double rss_slope_kib_per_s = 0;
  std::string problem;  // the first one

  TACIT_FIELDS(Figures, tables, connections, plays_per_s, p50_ms, p99_ms, max_ms, behind_p99_ms, lost, doubled, refused,
               broken, games, server_rss_per_table_kib, server_cpu_share, bytes_per_s, echo_msgs_per_s,
               server_msgs_per_s, server_to_echo, echo_cpu_us_per_msg, server_cpu_us_per_msg, saturated_cpu_share,
               rss_growth, rss_slope_kib_per_s, problem)
};

// One line for each figure.
template <class Those>
std::string tableText(const Those& figures) {
  std::ostringstream out;
  const auto line = [&](const auto& field) {
    out << field.name << std::string(26 - field.name.size(), ' ') << figures.*field.value << '\n';
  };
  Those::fields()([&](const auto&... field) { (line(field), ...); });
  std::string text = out.str();
  text.pop_back();
  return text;
}

// In milliseconds; of nothing, 0. Part 1 is the largest.
double percentile(std::vector<std::uint32_t> microseconds, double part);
double mean(const std::vector<double>& values);
// Least squares.
double slope(const std::vector<std::pair<int, std::size_t>>& points);

}  // namespace tacit::load
