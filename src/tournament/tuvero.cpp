#include "tournament/tuvero.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "base/result.h"
#include "text/writing.h"
#include "tournament/director.h"

namespace tacit::tournament {
namespace {

using base::Error;
using base::Result;
using json::Node;

constexpr int kUsualRounds = 5;
constexpr int kTrios = 12;  // marbles of a side of three

// Where the teams are that meet in a match, and how it ended.
struct Match {
  int number = 0;
  int group = 0;
  std::vector<int> entrants;
  std::vector<int> score;  // empty: still open
  bool isBye() const { return entrants.size() == 2 && entrants[0] == entrants[1]; }
};

struct Rounds {
  std::string system;
  bool finished = false;
  std::map<int, std::vector<Match>> rounds;  // in order, by any number
};

// ---- Reading ----

const Node* child(const Node* node, std::string_view key) { return node == nullptr ? nullptr : node->find(key); }

const std::vector<Node>& elementsOf(const Node* list) {
  static const std::vector<Node> none;
  return list != nullptr && list->is(Node::Kind::List) ? list->elements : none;
}

std::string textIn(const Node* node) { return node != nullptr && node->is(Node::Kind::Text) ? node->text : ""; }

std::optional<int> numberIn(const Node* node) {
  int number = 0;
  if (node == nullptr || json::read(*node, "", number)) return std::nullopt;
  return number;
}

Error bad(std::string_view what) { return Error{"a file of Tuvero, but " + std::string(what)}; }

// The number `list` has at the place another number says.
std::optional<int> lookUp(const std::vector<int>& list, const Node& place) {
  const auto index = numberIn(&place);
  if (!index || *index < 0 || *index >= std::ssize(list)) return std::nullopt;
  return list[static_cast<std::size_t>(*index)];
}

// Nothing where teams are still to come.
Result<std::optional<Match>> matchIn(const Node& node, const std::vector<int>& teams) {
  const auto number = numberIn(node.find("i"));
  const auto group = numberIn(node.find("g"));
  if (!number || !group || *number < 0) return bad("a match of it has no number");
  Match match{*number, *group, {}, {}};
  for (const Node& team : elementsOf(node.find("t"))) {
    if (team.is(Node::Kind::Null)) return std::optional<Match>();
    const auto entrant = lookUp(teams, team);
    if (!entrant) return bad("somebody plays who is not in the tournament");
    match.entrants.push_back(*entrant);
  }
  if (match.entrants.size() != 2) return bad("a match of it is not between two teams");
  for (const Node& score : elementsOf(node.find("s"))) match.score.push_back(numberIn(&score).value_or(-1));
  return std::optional(std::move(match));
}

// In a knock-out the numbers double from round to round towards the beginning.
int roundOf(const Match& match, std::string_view system) {
  if (system != "ko") return match.group;
  return -static_cast<int>(std::bit_width(static_cast<unsigned>(match.number)));
}

bool isIn(const std::vector<Match>& round, int entrant) {
  return std::ranges::any_of(round, [&](const Match& one) { return std::ranges::count(one.entrants, entrant) > 0; });
}

// Byes of the current round, which older files have nowhere else.
void addVotedByes(const Node& tournament, const std::vector<int>& teams, Rounds& rounds) {
  if (rounds.rounds.empty() || rounds.system == "ko") return;
  auto& last = rounds.rounds.rbegin()->second;
  for (const Node& vote : elementsOf(child(tournament.find("votes"), "bye")))
    if (const auto entrant = lookUp(teams, vote); entrant && !isIn(last, *entrant))
      last.push_back({static_cast<int>(last.size()), rounds.rounds.rbegin()->first, {*entrant, *entrant}, {}});
}

Result<Rounds> roundsIn(const Node& tournament, const std::vector<int>& entrants) {
  Rounds rounds{textIn(tournament.find("sys")), textIn(tournament.find("state")) == "finished", {}};
  std::vector<int> teams;
  for (const Node& team : elementsOf(tournament.find("teams"))) {
    const auto entrant = lookUp(entrants, team);
    if (!entrant) return bad("a tournament has a team that is not in the list");
    teams.push_back(*entrant);
  }
  for (const std::string_view key : {"history", "matches"})
    for (const Node& node : elementsOf(tournament.find(key))) {
      auto match = matchIn(node, teams);
      if (!match) return Error{match.error()};
      const auto& one = *match;
      if (one) rounds.rounds[roundOf(*one, rounds.system)].push_back(*one);
    }
  addVotedByes(tournament, teams, rounds);
  return rounds;
}

Result<std::vector<Rounds>> allRoundsIn(const Node& file, int entrants) {
  std::vector<int> numbers;
  for (int number = 1; number <= entrants; ++number) numbers.push_back(number);
  std::vector<Rounds> all;
  for (const Node& tournament : elementsOf(child(file.find("tournaments"), "tournaments"))) {
    auto rounds = roundsIn(tournament, numbers);
    if (!rounds) return Error{rounds.error()};
    if (!rounds->rounds.empty()) all.push_back(*std::move(rounds));
  }
  return all;
}

// ---- Teams ----

std::string joinedNames(const std::vector<Member>& members) {
  std::string name;
  for (const Member& one : members) name += (name.empty() ? "" : " & ") + one.name;
  return name;
}

// A name that a team of ours can have, and no other has yet.
std::string freeName(const std::string& wanted, int number, std::set<std::string>& taken) {
  std::string name = text::problemWithTitle(wanted) ? "Team " + std::to_string(number) : wanted;
  if (taken.contains(name) && !text::problemWithTitle(name + " (" + std::to_string(number) + ")"))
    name += " (" + std::to_string(number) + ")";
  while (!taken.insert(name).second)
    name = "Team " + std::to_string(number) + " (" + std::to_string(taken.size()) + ")";
  return name;
}

std::string withoutBlanksAround(const std::string& text) {
  const auto first = text.find_first_not_of(' ');
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::vector<Member> playersOf(const Node& team) {
  std::vector<Member> players;
  for (const Node& player : elementsOf(team.find("p"))) {
    const std::string name = withoutBlanksAround(textIn(player.find("n")));
    if (!text::problemWithTitle(name)) players.push_back({name, {}});
  }
  return players;
}

// ---- As a tournament of ours ----

class Teller {
 public:
  Teller(Plan plan, base::Instant now) : now_(now) { note(director().create({{}, "", std::move(plan), 1})); }

  void enterTeams(const Node& file) {
    std::set<std::string> taken;
    int number = 0;
    for (const Node& team : elementsOf(file.find("teams"))) {
      auto players = playersOf(team);
      const std::string alias = withoutBlanksAround(textIn(team.find("alias")));
      auto name = freeName(alias.empty() ? joinedNames(players) : alias, ++number, taken);
      if (const auto room = static_cast<std::size_t>(tournament_.agreed().people); players.size() > room)
        players.resize(room);
      note(director().enter(std::move(name), std::move(players)));
    }
  }

  void playRound(const std::vector<Match>& matches) {
    const bool isKnockout = tournament_.plan().system == System::Knockout;
    RoundPaired round{tournament_.lastRound() + 1, {}, {}, std::nullopt};
    for (const Match& match : matches) {
      const bool isForLowerPlace = isKnockout && match.group != 0;
      if (!match.isBye()) round.boards.push_back({base::nextNumber(round.boards), match.entrants, stageOf(match)});
      else if (!isForLowerPlace) round.byes.push_back(match.entrants[0]);
    }
    if (isKnockout && round.round == 1) round.bracket = bracketIn(matches);
    record(round);
    record(RoundStarted{round.round});
    int board = 0;
    for (const Match& match : matches)
      if (!match.isBye()) report(round.round, ++board, match);
  }

  void finish() {
    if (!problem_) note(director().finish());
  }
  void closeRound() {
    if (!problem_) note(director().closeRound());
  }

  Result<Tournament> take() {
    if (problem_) return bad(*problem_);
    return std::move(tournament_);
  }

 private:
  Director director() {
    return {tournament_, [](const Event&) {}, now_};
  }
  void note(const Outcome& refusal) {
    if (refusal && !problem_) problem_ = refusal->text;
  }
  void record(EventBody what) {
    if (problem_) return;
    const Event event{kEventVersion, tournament_.lastNumber() + 1, now_, {}, std::move(what)};
    note(tournament_.problemWith(event));
    if (!problem_) tournament_.apply(event);
  }

  std::string stageOf(const Match& match) const {
    if (tournament_.plan().system != System::Knockout) return "";
    if (match.group == 1 && match.number == 1) return "third";
    const auto level = std::bit_floor(static_cast<unsigned>(match.number));
    return match.group == 0 ? "knockout:" + std::to_string(2 * level) : "";
  }

  // The matches of the first round are numbered from the top of the bracket to the bottom.
  static std::vector<int> bracketIn(std::vector<Match> matches) {
    std::ranges::sort(matches, {}, &Match::number);
    std::vector<int> places;
    for (const Match& match : matches) {
      places.push_back(match.entrants[0]);
      places.push_back(match.isBye() ? 0 : match.entrants[1]);
    }
    return places;
  }

  void report(int round, int board, const Match& match) {
    if (match.score.empty() || problem_) return;
    GameResult result{match.score, {}, {}, {}};
    for (std::size_t i = 0; i < match.score.size() && i < match.entrants.size(); ++i)
      if (match.score[i] == tournament_.agreed().marbles) result.winner = match.entrants[i];
    note(director().report(round, board, {}, {std::move(result)}));
  }

  Tournament tournament_;
  base::Instant now_;
  std::optional<std::string> problem_;
};

// The game that people of a file play, as far as it says.
std::string gameOf(const Node& file) {
  if (numberIn(child(file.find("options"), "maxpoints")).value_or(0) == kTrios) return "six_trios";
  return numberIn(file.find("teamsize")).value_or(2) == 1 ? "two_double" : "four";
}

Plan planFor(const Node& file, const std::vector<Rounds>& all) {
  Plan plan;
  plan.name = "Tuvero";
  plan.type = gameOf(file);
  for (const Rounds& one : all) plan.rounds += static_cast<int>(one.rounds.size());
  const bool isOne = all.size() == 1;
  const bool isOver = !all.empty() && std::ranges::all_of(all, &Rounds::finished);
  if (isOne && all[0].system == "ko") plan.system = System::Knockout, plan.rounds = 0;
  else if (isOne && isOver && all[0].system == "round") plan.system = System::RoundRobin;
  else if (!isOver) plan.rounds = std::max(plan.rounds, kUsualRounds);
  return plan;
}

bool hasOpen(const std::vector<Match>& matches) {
  return std::ranges::any_of(matches, [](const Match& one) { return one.score.empty() && !one.isBye(); });
}

}  // namespace

bool isTuvero(const Node& file) {
  return file.is(Node::Kind::Object) && file.find("target") != nullptr && file.find("teams") != nullptr &&
         file.find("tournaments") != nullptr;
}

Result<Tournament> readTuvero(const Node& file, base::Instant now) {
  if (textIn(file.find("target")) != "tac") return bad("not of Tuvero TAC");
  const auto teams = elementsOf(file.find("teams")).size();
  if (teams > kMaxEntrants) return bad("a tournament has room for " + std::to_string(kMaxEntrants));
  const auto all = allRoundsIn(file, static_cast<int>(teams));
  if (!all) return Error{all.error()};
  Teller teller(planFor(file, *all), now);
  teller.enterTeams(file);
  bool isOpen = false;
  for (const Rounds& one : *all)
    for (const auto& [number, matches] : one.rounds) {
      // In a knock-out, matches of the next round stand open while this one is played; they are paired again.
      if (isOpen && std::ranges::all_of(matches, [](const Match& each) { return each.score.empty(); })) continue;
      if (isOpen) return bad("a round has results while the one before is still played");
      teller.playRound(matches);
      isOpen = hasOpen(matches);
      if (!isOpen) teller.closeRound();
    }
  if (!all->empty() && !isOpen && std::ranges::all_of(*all, &Rounds::finished)) teller.finish();
  return teller.take();
}

}  // namespace tacit::tournament
