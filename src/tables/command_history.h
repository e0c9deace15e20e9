// What a table remembers of the commands it got, besides the events that came of them.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "tables/audience.h"
#include "tables/rate_limiter.h"

namespace tacit::tables {

class CommandHistory {
 public:
  // A copy of a refused command that is still under way over an earlier connection of the same person is not carried out either.
  void noteRefusal(const Listener& listener, const std::string& command) {
    refused_.push_back({listener.person.id, command, listener.joined});
    if (refused_.size() > kMaxRefused) refused_.pop_front();
  }
  bool wasRefusedSince(const Listener& listener, const std::string& command) const {
    return std::ranges::any_of(refused_, [&](const Refused& refused) {
      return refused.command == command && refused.person == listener.person.id && refused.joined > listener.joined;
    });
  }

  // How many commands of this kind the person has given, with this one.
  int count(const std::string& person, CommandKind kind) { return ++counts_[{person, kind}]; }

  void noteAddress(const std::string& person, const std::string& address) { addresses_[person].insert(address); }
  // From which a rated game was played, by person.
  const std::map<std::string, std::set<std::string>>& addresses() const { return addresses_; }

 private:
  static constexpr std::size_t kMaxRefused = 256;

  struct Refused {
    std::string person;
    std::string command;
    std::uint64_t joined = 0;  // of the listener
  };
  std::deque<Refused> refused_;  // the last ones
  std::map<std::pair<std::string, CommandKind>, int> counts_;
  std::map<std::string, std::set<std::string>> addresses_;
};

}  // namespace tacit::tables
