// The line protocol (docs/notation.md): one line in, some lines out, no terminal, no clock, no files.
// It stands in a folder of its own so that the command line and the browser speak it alike.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/position_text.h"
#include "rules/tacit.h"

namespace tacit::protocol {

// A conversation about one game. A line that is refused changes nothing.
class Session {
 public:
  // The longest line that is read; a longer one is refused.
  static constexpr std::size_t kLongestLine = 64 * 1024;

  // The seed is for a session that never names one itself.
  explicit Session(std::uint64_t seed) { reseed(seed); }

  // The answer to one line (without its line end): lines, the last one `ok`, or one line `error ..`.
  std::string answer(std::string_view line);

  bool ended() const { return ended_; }

 private:
  void reseed(std::uint64_t seed);
  std::string dispatch(std::string_view command, std::string_view rest);
  std::string forgetGame(std::string_view rest);
  std::string newGame(std::string_view rest);
  std::string seed(std::string_view rest);
  std::string setPosition(std::string_view rest);
  std::string ask(FollowedGame& game, std::string_view command, std::string_view rest);
  std::string carryOut(FollowedGame& game, std::string_view rest);
  std::string go(const FollowedGame& game, std::string_view rest);

  Random chance_;    // shuffles and deals
  Random thinking_;  // bots; apart, so that asking a bot does not change the cards to come
  std::optional<FollowedGame> game_;
  bool ended_ = false;
};

}  // namespace tacit::protocol
