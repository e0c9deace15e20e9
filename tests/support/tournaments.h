// Tournaments for tests: made, entered and played without a file or a clock.
#pragma once

#include <string>

#include "json/json.h"
#include "rules/random.h"
#include "tournament/director.h"
#include "tournament/draw.h"

namespace tacit::testing {

// A tournament with its director; whatever is refused is kept in `refusal`.
class Hall {
 public:
  explicit Hall(tournament::Plan plan, std::int64_t seed = 1, std::optional<bool> dealtOnce = {}) {
    if (plan.name.empty()) plan.name = "Club evening";
    begin({base::TournamentId("test"), "", std::move(plan), seed, dealtOnce});
  }

  tournament::Director director(std::optional<std::string> who = {}) {
    return {tournament, [](const tournament::Event&) {}, now_ += base::Duration(1), std::move(who)};
  }

  void wait(base::Duration time) { now_ += time; }
  base::Instant now() const { return now_; }

  void enter(int count) {
    for (int i = 0; i < count; ++i)
      note(director().enter("Team " + std::to_string(tournament.entrants().size() + 1), {}));
  }

  // Pairs and starts the next round; false when there is none.
  bool pair() {
    if (note(director().pair())) return false;
    return !note(director().startRound());
  }

  // A result of one game, in the order of the board.
  static tournament::GameResult game(const tournament::Board& board, std::vector<int> marbles, int all = 8) {
    tournament::GameResult result;
    for (std::size_t i = 0; i < marbles.size(); ++i)
      if (marbles[i] == all) result.winner = board.entrants[i];
    result.marbles = std::move(marbles);
    return result;
  }

  bool report(int round, int board, std::vector<int> marbles) {
    const auto& its = tournament.pairing(round, board)->board;
    return !note(director().report(round, board, {}, {game(its, std::move(marbles), tournament.agreed().marbles)}));
  }

  // All games that are open, by chance.
  void playRound(Random& random) {
    const auto round = tournament.rounds().back();
    for (const auto& one : round.pairings) {
      if (one.done()) continue;
      tournament::Results results;
      for (int i = 0; i < tournament.plan().games; ++i) results.push_back(randomGame(one.board, random));
      while (note(director().report(round.number, one.board.number, {}, results)))
        for (auto& result : results) result = randomGame(one.board, random);  // a knock-out needs a winner
    }
  }

  tournament::GameResult randomGame(const tournament::Board& board, Random& random) const {
    const int all = tournament.agreed().marbles;
    std::vector<int> marbles;
    for (std::size_t i = 0; i < board.entrants.size(); ++i)
      marbles.push_back(static_cast<int>(random.below(static_cast<std::uint32_t>(all))));
    const bool inTime = random.below(10) != 0;
    if (inTime) marbles[random.below(static_cast<std::uint32_t>(marbles.size()))] = all;
    auto result = game(board, std::move(marbles), all);
    if (tournament.agreed().together()) result.cards = 90 + static_cast<int>(random.below(60));
    return result;
  }

  base::Outcome note(base::Outcome outcome) {
    refusal = outcome ? outcome->text : "";
    return outcome;
  }

  tournament::Tournament tournament;
  std::string refusal;

 private:
  // Exactly like this, as an older program may have made it.
  void begin(tournament::Created created) {
    const tournament::Event event{tournament::kEventVersion, 1, now_ += base::Duration(1), {}, std::move(created)};
    if (!note(tournament.problemWith(event))) tournament.apply(event);
  }

  base::Instant now_;
};

// All that can be seen of a tournament but its events.
inline std::string describe(const tournament::Tournament& tournament) {
  std::string text = json::text(tournament.plan()) + json::text(tournament.stage()) +
                     json::text(tournament.pausedAt().value_or(base::Instant{}));
  for (const auto& one : tournament.entrants())
    text += '\n' + one.name + json::text(one.members) + (one.in ? " in" : " out") + std::to_string(one.since);
  text += "\nfield " + json::text(tournament.field());
  for (const auto& round : tournament.rounds()) {
    text += '\n' + json::text(round.startedAt.value_or(base::Instant{})) + '+' + json::text(round.pausedFor) +
            json::text(round.extended) + (round.closed ? " closed " : " ") + json::text(round.byes) +
            json::text(round.bracket);
    for (const auto& one : round.pairings)
      text += "\n  " + json::text(one.board) + json::text(one.reports) + json::text(one.results) +
              (one.corrected ? " corrected" : "");
  }
  return text;
}

}  // namespace tacit::testing
