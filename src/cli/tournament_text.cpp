#include "cli/tournament_text.h"

#include <algorithm>
#include <ctime>

#include "cli/tournament_file.h"
#include "text/utf8.h"
#include "tournament/csv.h"
#include "tournament/draw.h"
#include "tournament/duplicate.h"
#include "tournament/standings.h"

namespace tacit::cli {
namespace {

using tournament::Criterion;
using tournament::Entrant;
using tournament::GameResult;
using tournament::Member;
using tournament::Pairing;
using tournament::Results;
using tournament::Standing;
using tournament::Tournament;

// Columns as wide as what is in them; those of numbers end where the number does.
class Columns {
 public:
  explicit Columns(std::vector<std::string> titles) : rows_{std::move(titles)} {}

  Columns& add(std::vector<std::string> row) {
    rows_.push_back(std::move(row));
    return *this;
  }
  // The columns whose cells stand to the right.
  std::string text(const std::vector<std::size_t>& right) const {
    std::string text;
    for (const auto& row : rows_) {
      std::string line;
      for (std::size_t i = 0; i < row.size(); ++i) {
        const bool isRight = std::ranges::find(right, i) != right.end();
        const std::string blanks(static_cast<std::size_t>(widthOfColumn(i) - text::columnsOf(row[i])), ' ');
        line += (i > 0 ? "  " : "") + (isRight ? blanks + row[i] : row[i] + blanks);
      }
      line.erase(line.find_last_not_of(' ') + 1);
      text += line + '\n';
    }
    return text;
  }

 private:
  int widthOfColumn(std::size_t column) const {
    int width = 0;
    for (const auto& row : rows_)
      if (column < row.size()) width = std::max(width, text::columnsOf(row[column]));
    return width;
  }

  std::vector<std::vector<std::string>> rows_;
};

template <typename Named>
std::string nameOf(Named value) {
  std::string name(json::nameOf(value));
  std::ranges::replace(name, '_', ' ');
  return name;
}

std::string counted(std::size_t count, const std::string& what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string teamText(const Tournament& tournament, int number) {
  return tournament.exists(number) ? tournament.entrant(number).name : "team " + std::to_string(number);
}

std::string teamsText(const Tournament& tournament, const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : ", ") + teamText(tournament, number);
  return text;
}

std::string membersText(const std::vector<Member>& members) {
  std::string text;
  for (const Member& one : members) text += (text.empty() ? "" : ", ") + one.name;
  return text;
}

std::string scoreText(const tournament::Board& board, const GameResult& result) {
  std::string text;
  const bool forfeit = result.forfeit.value_or(false);
  for (std::size_t i = 0; i < result.marbles.size(); ++i) {
    const std::string share = result.winner == board.entrants[i] ? "+" : "-";
    text += (text.empty() ? "" : ":") + (forfeit ? share : std::to_string(result.marbles[i]));
  }
  return result.cards ? text + " with " + counted(static_cast<std::size_t>(*result.cards), "card") : text;
}

std::string scoresText(const tournament::Board& board, const Results& results) {
  std::string text;
  for (const GameResult& one : results) text += (text.empty() ? "" : ", ") + scoreText(board, one);
  return text;
}

// Where a knock-out is level, and no further game has decided it.
std::string settledText(const Tournament& tournament, const Results& results) {
  const auto settled = results.empty() ? std::nullopt : results.back().settled;
  return settled ? "; " + teamText(tournament, *settled) + " goes on" : "";
}

std::string stateText(const Tournament& tournament, const Pairing& pairing) {
  if (pairing.done())
    return scoresText(pairing.board, pairing.results) + settledText(tournament, pairing.results) +
           (pairing.corrected ? " (corrected)" : "");
  std::string text;
  for (const auto& [by, results] : pairing.reports)
    text += (text.empty() ? "" : "; ") + scoresText(pairing.board, results) + "? says " + teamText(tournament, by);
  return text;
}

std::string clockText(base::Instant time) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
  std::tm when{};
  localtime_r(&seconds, &when);
  std::string text(32, ' ');
  text.resize(std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M:%S", &when));
  return text;
}

std::string whenText(const tournament::Round& round) {
  if (round.closed) return "closed";
  if (!round.startedAt) return "not started";
  return (*round.startedAt > base::wallNow() ? "starts " : "started ") + clockText(*round.startedAt);
}

// ---- What happened, as a sentence ----

class Saying {
 public:
  explicit Saying(const Tournament& tournament) : tournament_(tournament) {}

  std::string operator()(const tournament::Created& event) const {
    return event.plan.name + " is set up: " + nameOf(event.plan.system);
  }
  std::string operator()(const tournament::PlanChanged& event) const {
    return "the plan is changed: " + event.plan.name;
  }
  std::string operator()(const tournament::Entered& event) const {
    return team(event.number, event.name) + " enters" + with(event.members);
  }
  std::string operator()(const tournament::Changed& event) const {
    return "team " + std::to_string(event.number) + " is now " + event.name + with(event.members);
  }
  std::string operator()(const tournament::Left& event) const { return team(event.number) + " leaves"; }
  std::string operator()(const tournament::Returned& event) const { return team(event.number) + " comes back"; }
  std::string operator()(const tournament::Merged& event) const {
    return team(event.from) + " joins " + team(event.into);
  }
  std::string operator()(const tournament::RoundPaired& event) const {
    const std::string byes = event.byes.empty() ? "" : "; a bye for " + teamsText(tournament_, event.byes);
    return "round " + std::to_string(event.round) + " is paired: " + counted(event.boards.size(), "board") + byes;
  }
  std::string operator()(const tournament::RoundDropped& event) const {
    return "round " + std::to_string(event.round) + " is dropped, to be paired again";
  }
  std::string operator()(const tournament::BoardsChanged& event) const {
    return "boards of round " + std::to_string(event.round) + " are changed";
  }
  std::string operator()(const tournament::RoundStarted& event) const {
    const std::string when =
        event.inMinutes ? " in " + counted(static_cast<std::size_t>(*event.inMinutes), "minute") : "";
    return "round " + std::to_string(event.round) + " starts" + when;
  }
  std::string operator()(const tournament::RoundExtended& event) const {
    return "round " + std::to_string(event.round) + " gets " +
           counted(static_cast<std::size_t>(event.minutes), "minute") + " more";
  }
  std::string operator()(const tournament::TableOpened& event) const {
    return at(event.round, event.board) + "game " + std::to_string(event.game) + " is at table " + event.table;
  }
  std::string operator()(const tournament::Reported& event) const {
    const std::string by = event.by ? ", says " + team(*event.by) : "";
    return at(event.round, event.board) + result(event.round, event.board, event.results) + by;
  }
  std::string operator()(const tournament::Confirmed& event) const {
    return at(event.round, event.board) + "confirmed by " + team(event.by);
  }
  std::string operator()(const tournament::Corrected& event) const {
    const std::string why = event.why.empty() ? "" : " (" + event.why + ")";
    return at(event.round, event.board) + "corrected to " + result(event.round, event.board, event.results) + why;
  }
  std::string operator()(const tournament::RoundClosed& event) const {
    return "round " + std::to_string(event.round) + " is closed";
  }
  std::string operator()(const tournament::Paused& /*event*/) const { return "paused"; }
  std::string operator()(const tournament::Resumed& /*event*/) const { return "resumed"; }
  std::string operator()(const tournament::Undone& event) const { return "undone: " + std::to_string(event.event); }
  std::string operator()(const tournament::Finished& /*event*/) const { return "the tournament is over"; }

 private:
  std::string team(int number) const { return teamText(tournament_, number); }
  // A team that has entered and was undone has only the name it came with.
  std::string team(int number, const std::string& name) const {
    return tournament_.exists(number) && tournament_.entrant(number).name == name
               ? name
               : name + " (" + std::to_string(number) + ")";
  }
  static std::string with(const std::vector<Member>& members) {
    return members.empty() ? "" : " with " + membersText(members);
  }
  static std::string at(int round, int board) {
    return "round " + std::to_string(round) + ", board " + std::to_string(board) + ": ";
  }
  // Boards of a round that was undone are gone, and with them who sat there.
  std::string result(int round, int board, const Results& results) const {
    const Pairing* const its = tournament_.pairing(round, board);
    const bool fits = its != nullptr && std::ranges::all_of(results, [&](const GameResult& one) {
                        return one.marbles.size() == its->board.entrants.size();
                      });
    return fits ? resultText(tournament_, its->board, results) : counted(results.size(), "game");
  }

  const Tournament& tournament_;
};

}  // namespace

std::string headline(const Tournament& tournament) {
  const tournament::Plan& plan = tournament.plan();
  const auto in = static_cast<std::size_t>(std::ranges::count(tournament.entrants(), true, &Entrant::in));
  std::string text =
      plan.name + ": " + nameOf(plan.system) + (plan.duplicate ? ", duplicate" : "") + ", " + counted(in, "team");
  if (!tournament.rounds().empty()) {
    const int planned = tournament::roundsPlanned(tournament);
    text += ", round " + std::to_string(tournament.rounds().size());
    if (planned > 0) text += " of " + std::to_string(planned);
  }
  return text + ", " + nameOf(tournament.stage()) + (tournament.paused() ? ", paused" : "") + "\n";
}

std::string entrantsText(const Tournament& tournament) {
  Columns columns({"no", "team", "players", ""});
  for (const Entrant& one : tournament.entrants())
    columns.add({std::to_string(one.number), one.name, membersText(one.members), one.in ? "" : "has left"});
  return columns.text({0});
}

std::string pairingsText(const Tournament& tournament, int round) {
  const tournament::Round& its = tournament.round(round);
  std::vector<std::string> titles = {"board", "start"};
  for (int side = 1; side < tournament.agreed().sides; ++side) titles.emplace_back("against");
  titles.insert(titles.end(), {"result", ""});
  Columns columns(titles);
  for (const Pairing& one : its.pairings) {
    std::vector<std::string> row = {std::to_string(one.board.number)};
    for (const int number : one.board.entrants) row.push_back(teamText(tournament, number));
    row.push_back(stateText(tournament, one));
    row.push_back(one.board.stage);
    columns.add(std::move(row));
  }
  for (const int number : its.byes) columns.add({"", teamText(tournament, number), "bye"});
  return "round " + std::to_string(round) + ", " + whenText(its) + "\n" + columns.text({0});
}

std::string standingsText(const Tournament& tournament) {
  std::vector<std::string> titles = {"place", "team"};
  std::vector<std::size_t> right = {0};
  for (const Criterion one : tournament::whatCounts(tournament)) titles.push_back(nameOf(one));
  titles.insert(titles.end(), {"won", "drawn", "lost", "byes"});
  for (std::size_t i = 2; i < titles.size(); ++i) right.push_back(i);
  Columns columns(titles);
  for (const Standing& row : tournament::standings(tournament)) {
    std::vector<std::string> cells = {std::to_string(row.place), teamText(tournament, row.entrant)};
    for (const tournament::Value& value : row.values) cells.push_back(tournament::decimalText(value.hundredths));
    for (const int count : {row.won, row.drawn, row.lost, row.byes}) cells.push_back(std::to_string(count));
    columns.add(std::move(cells));
  }
  return columns.text(right);
}

std::string historyText(const Tournament& tournament) {
  Columns columns({"event", "time", "what", ""});
  for (const tournament::Event& event : tournament.events())
    columns.add({std::to_string(event.n), clockText(event.t), std::visit(Saying(tournament), event.what),
                 tournament.isUndone(event.n) ? "undone" : ""});
  return columns.text({0});
}

std::string dealsText(const Tournament& tournament, int round) {
  std::string text;
  for (int deal = 1; deal <= tournament::dealsOf(tournament); ++deal) {
    Columns columns({"side", "board", "team", "against", "marbles", "matchpoints", "imps"});
    for (const tournament::DealLine& line : tournament::dealReport(tournament, round, deal))
      columns.add({line.side == 0 ? "start" : "other", std::to_string(line.board), teamText(tournament, line.entrant),
                   teamText(tournament, line.opponent),
                   std::to_string(line.marbles) + ":" + std::to_string(line.others),
                   tournament::decimalText(line.matchpoints), tournament::decimalText(line.imps)});
    text += (deal > 1 ? "\n" : "") + ("round " + std::to_string(round)) + ", deal " + std::to_string(deal) + "\n" +
            columns.text({1, 5, 6});
  }
  return text;
}

std::string resultText(const Tournament& tournament, const tournament::Board& board, const Results& results) {
  std::string text = teamText(tournament, board.entrants[0]) + " " + scoresText(board, results);
  for (std::size_t i = 1; i < board.entrants.size(); ++i)
    text += (i > 1 ? ", " : " ") + teamText(tournament, board.entrants[i]);
  return text + settledText(tournament, results);
}

}  // namespace tacit::cli
