// What people at a table do, as programs: say hello, set up a table, decide at random.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "net/response.h"
#include "rules/random.h"
#include "table/command.h"

namespace tacit::load {

struct Guest {
  std::string id;
  std::string token;
};

// Both throw std::runtime_error when no answer comes in time, or a bad one.
inline constexpr std::chrono::milliseconds kPatience = std::chrono::seconds(20);
Guest newGuest(const std::string& address, std::chrono::milliseconds patience = kPatience,
               const net::Headers& headers = {});
// A new table of the guest with this token; its id.
std::string newTable(const std::string& address, const std::string& token, const table::Options& options,
                     std::chrono::milliseconds patience = kPatience, net::Headers headers = {});

// What the holder of a token says of himself, and what a proxy says of where somebody comes from.
net::Headers cookieOf(const std::string& token);
net::Headers comingFrom(const std::string& address);

std::string commandText(std::string id, table::CommandBody want);

// A legal give or play of the seat: any card, then any way to play it. Needs nothing but what the seat is told: its
// view in notation. std::runtime_error when the seat has nothing to decide there.
table::CommandBody randomDecision(std::string_view position, Seat seat, Random& random);

// Runs work(0) to work(count - 1) on a few threads: most of the time is spent waiting for the server's disk.
void inParallel(std::size_t count, const std::function<void(std::size_t)>& work);

}  // namespace tacit::load
