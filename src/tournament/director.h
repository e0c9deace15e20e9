// Says what may happen in a tournament, and makes the events of it. Knows no network, no clock and no chance: they come
// in.
#pragma once

#include <functional>

#include "tournament/tournament.h"

namespace tacit::tournament {

class Director {
 public:
  using Tell = std::function<void(const Event& event)>;

  // `who` asks; nothing where there is only the organiser. `tell` hears of each event right after the tournament has
  // taken it in. Whether somebody may ask for a thing at all - the organiser's, or their own team's - is for the caller
  // to know.
  Director(Tournament& tournament, Tell tell, base::Instant now, std::optional<std::string> who = {})
      : tournament_(tournament), tell_(std::move(tell)), now_(now), who_(std::move(who)) {}

  // In a duplicate nobody meets a deal twice.
  Outcome create(Created created);
  Outcome changePlan(Plan plan) { return record(PlanChanged{std::move(plan)}); }

  Outcome enter(std::string name, std::vector<Member> members);
  Outcome change(int number, std::string name, std::vector<Member> members);
  Outcome leave(int number) { return record(Left{number}); }
  // Does not come back by itself.
  Outcome sendAway(int number) { return record(Left{number, true}); }
  Outcome comeBack(int number) { return record(Returned{number}); }
  Outcome merge(int from, int into) { return record(Merged{from, into}); }

  // The next round, by the system; the one before is closed where all its results are in. Nothing happens when there is
  // no next one.
  Outcome pair();
  // The current round once more, without those who have left since.
  Outcome pairAgain();
  Outcome changeBoards(std::vector<Board> boards, std::vector<int> byes);
  // Two entrants of the current round change places; or the two at a board the start.
  Outcome swap(int one, int other);
  // At once, or after this many minutes.
  Outcome startRound(int inMinutes = 0);
  // More time for the current round, or for an arena.
  Outcome extend(int minutes);
  Outcome closeRound();
  Outcome openTable(TableOpened opened) { return record(std::move(opened)); }

  // By an entrant, or by nobody: the organiser. The same report as another entrant's confirms it.
  Outcome report(int round, int board, std::optional<int> by, Results results);
  // What is disputed is settled by a report that agrees with another, or by the organiser's.
  Outcome confirm(int round, int board, int by);
  Outcome correct(int round, int board, Results results, std::string why);

  Outcome pause() { return record(Paused{}); }
  Outcome resume() { return record(Resumed{}); }
  Outcome finish();
  Outcome undo();

 private:
  Event eventOf(EventBody what) const;
  Outcome record(EventBody what);
  bool hasRoundToClose() const;
  void settle(int round, int board, Results& results) const;
  int lastRound() const { return tournament_.lastRound(); }

  Tournament& tournament_;
  Tell tell_;
  base::Instant now_;
  std::optional<std::string> who_;
};

}  // namespace tacit::tournament
