#include "cli/tournament_command.h"

#include <algorithm>

namespace {

using tacit::cli::TournamentOptions;
using tacit::tournament::Criterion;
using tacit::tournament::IfLevel;
using tacit::tournament::Plan;
using tacit::tournament::System;

using Run = int (*)(const TournamentOptions&);

// The commands of `tacit tournament`, each on a file.
class Commands {
 public:
  Commands(CLI::App& app, TournamentOptions& options, int& code) : app_(app), options_(options), code_(code) {}

  CLI::App& add(const std::string& name, const std::string& what, Run run) {
    CLI::App& command = addWithoutFile(name, what, run);
    command.add_option("file", options_.file, "The tournament's file")->required();
    return command;
  }
  CLI::App& addWithoutFile(const std::string& name, const std::string& what, Run run) {
    auto* const command = app_.add_subcommand(name, what);
    command->callback([&options = options_, &code = code_, run] { code = run(options); });
    return *command;
  }

 private:
  CLI::App& app_;
  TournamentOptions& options_;
  int& code_;
};

// ---- The plan ----

template <typename Named>
std::vector<std::string> namesOf(Named any) {
  const auto names = enumNames(any);
  return {names.begin(), names.end()};
}

template <typename Named>
Named valueNamed(const std::string& name) {
  const auto names = namesOf(Named{});
  return static_cast<Named>(std::ranges::find(names, name) - names.begin());
}

std::string listOf(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

// An option that changes something of the plan; what it may be is the plan's to say.
template <typename Value>
CLI::Option* addPlanOption(CLI::App& command, TournamentOptions& options, const std::string& name, Value Plan::* member,
                           const std::string& what) {
  const auto take = [&options, member](const Value& value) {
    options.plan.emplace_back([member, value](Plan& plan) { plan.*member = value; });
  };
  return command.add_option_function<Value>(name, take, what);
}

void addPlanFlag(CLI::App& command, TournamentOptions& options, const std::string& name, bool Plan::* member,
                 const std::string& what) {
  const auto take = [&options, member](std::int64_t count) {
    options.plan.emplace_back([member, count](Plan& plan) { plan.*member = count > 0; });
  };
  command.add_flag_function(name, take, what);
}

void addNamedPlanOptions(CLI::App& command, TournamentOptions& options) {
  const auto takeSystem = [&options](const std::string& name) {
    options.plan.emplace_back([name](Plan& plan) { plan.system = valueNamed<System>(name); });
  };
  command.add_option_function<std::string>("--system", takeSystem, listOf(namesOf(System{})) + " [swiss]")
      ->check(CLI::IsMember(namesOf(System{})));
  const auto takeIfLevel = [&options](const std::string& name) {
    options.plan.emplace_back([name](Plan& plan) { plan.ifLevel = valueNamed<IfLevel>(name); });
  };
  command
      .add_option_function<std::string>(
          "--if-level", takeIfLevel,
          "What decides a knock-out that is level: " + listOf(namesOf(IfLevel{})) + " [none]")
      ->check(CLI::IsMember(namesOf(IfLevel{})));
  const auto takeCriteria = [&options](const std::vector<std::string>& names) {
    options.plan.emplace_back([names](Plan& plan) {
      plan.criteria.clear();
      for (const std::string& name : names) plan.criteria.push_back(valueNamed<Criterion>(name));
    });
  };
  command
      .add_option_function<std::vector<std::string>>("--criteria", takeCriteria,
                                                     "What counts, in this order: " + listOf(namesOf(Criterion{})))
      ->delimiter(',')
      ->check(CLI::IsMember(namesOf(Criterion{})));
}

void addPlan(CLI::App& command, TournamentOptions& options) {
  addPlanOption(command, options, "--name", &Plan::name, "Name of the tournament");
  addNamedPlanOptions(command, options);
  addPlanOption(command, options, "--rounds", &Plan::rounds, "Rounds; a swiss needs a number");
  addPlanOption(command, options, "--games", &Plan::games, "Games that each pairing plays in a round [1]");
  addPlanOption(command, options, "--minutes", &Plan::minutes, "Minutes for a round; 0: until it is played [0]");
  addPlanOption(command, options, "--groups", &Plan::groups, "With groups: how many");
  addPlanOption(command, options, "--advance", &Plan::advance, "With groups: of each into the knock-out [2]");
  addPlanFlag(command, options, "--third-place,!--no-third-place", &Plan::thirdPlace,
              "The losers of the semifinals play for third place [yes]");
  addPlanFlag(command, options, "--duplicate,!--no-duplicate", &Plan::duplicate,
              "Every table of a round gets the same cards, every game another deal [no]");
  addPlanOption(command, options, "--type", &Plan::type,
                "Game: four, six_pairs, six_trios, three, two, team4, ... [four]");
  addPlanOption(command, options, "--rules", &Plan::rules, "Edition and switches, such as ja [std]");
  addPlanOption(command, options, "--pack", &Plan::pack, "master, basic, or basic+ and letters of J A W D [master]");
}

// ---- The rest of the command line ----

void addTeam(CLI::App& command, std::string& team, const std::string& name) {
  command.add_option(name, team, "A team, by number or name")->required();
}

void addPeople(CLI::App& command, TournamentOptions& options) {
  command.add_option("name", options.name, "Name of the team");
  command.add_option("players", options.players, "Its players");
}

void addRound(CLI::App& command, TournamentOptions& options, const std::string& what) {
  command.add_option("--round", options.round, what)->check(CLI::Range(1, 9999));
}

void addResult(CLI::App& command, TournamentOptions& options) {
  command.add_option("board", options.board, "Number of the board")->required();
  command
      .add_option(
          "result", options.scores,
          "Marbles home, no matter who has the start first: 8:5; one for each game. +:- where the other side didn't "
          "come")
      ->required();
  command.add_option("--cards", options.cards, "Cards needed, where all play together; one for each game");
  command.add_option("--goes-on", options.goesOn,
                     "With --if-level organiser: the team that goes on, by number or name, where it is level");
  addRound(command, options, "Round (default: the last one)");
}

void addTable(CLI::App& command, TournamentOptions& options, const std::vector<std::string>& tables,
              const std::string& what) {
  command.add_option("what", options.what, listOf(tables) + what)->check(CLI::IsMember(tables));
}

void addTeams(Commands& commands, TournamentOptions& options) {
  auto& enter = commands.add("enter", "Enter a team, or all teams of a table", [](const TournamentOptions& asked) {
    const bool isOne = asked.from.empty();
    if (isOne == asked.name.empty()) return tacit::cli::complain("a name or --csv", tacit::cli::kUsageError);
    return isOne ? tacit::cli::enterTeam(asked) : tacit::cli::enterTeams(asked);
  });
  addPeople(enter, options);
  enter.add_option("--csv", options.from, "File with one team a line: name, player, player; - for standard input");
  auto& rename = commands.add("rename", "Change the name of a team and its players", tacit::cli::renameTeam);
  addTeam(rename, options.team, "team");
  addPeople(rename, options);
  addTeam(commands.add("leave", "A team goes home: it isn't paired any more", tacit::cli::leaveTournament),
          options.team, "team");
  addTeam(commands.add("back", "A team that has left is paired again", tacit::cli::comeBack), options.team, "team");
  auto& merge = commands.add("merge", "Two teams become one", tacit::cli::mergeTeams);
  addTeam(merge, options.team, "from");
  addTeam(merge, options.other, "into");
}

void addRounds(Commands& commands, TournamentOptions& options) {
  auto& pair = commands.add("pair", "Pair the next round", tacit::cli::pairRound);
  pair.add_flag("--start", options.start, "Start it at once");
  auto& swap = commands.add("swap", "Two teams change places; the two at a board the start", tacit::cli::swapTeams);
  addTeam(swap, options.team, "one");
  addTeam(swap, options.other, "other");
  commands.add("start", "Start the round that is paired", tacit::cli::startRound)
      .add_option("--in", options.inMinutes, "Minutes until then: everybody knows their table meanwhile");
  addResult(commands.add("result", "Enter the result of a board", tacit::cli::reportResult), options);
  auto& correct =
      commands.add("correct", "Correct a result; the old one stays in the history", tacit::cli::correctResult);
  addResult(correct, options);
  correct.add_option("--why", options.why, "What was wrong");
  commands.add("pause", "Nothing is paired or started", tacit::cli::pauseTournament);
  commands.add("resume", "Go on after a pause", tacit::cli::resumeTournament);
  commands.add("undo", "Take the last step back, and the one before it, and so on", tacit::cli::undoStep);
  commands.add("finish", "End the tournament and print the standings", tacit::cli::finishTournament);
}

void addFiles(Commands& commands, TournamentOptions& options) {
  auto& show = commands.add("show", "Print tables", tacit::cli::showTournament);
  addTable(show, options, {"entrants", "pairings", "standings", "history", "deals"},
           " (default: the round, standings)");
  addRound(show, options, "Round of the pairings (default: the last one)");
  auto& out = commands.add("export", "Print a table as CSV, for spreadsheets; or all of it as JSON",
                           tacit::cli::exportTournament);
  out.add_flag("--json", options.json, "One JSON object: TournamentShown of docs/wire.md");
  addTable(out, options, {"entrants", "pairings", "standings"}, " [standings]");
  addRound(out, options, "Only the pairings of this round");
  auto& in = commands.add("import", "Make a file of a tournament from elsewhere", tacit::cli::importTournament);
  in.add_option("from", options.from, "A file of a server, or of Tuvero; - for standard input")->required();
}

void addSimulate(Commands& commands, TournamentOptions& options) {
  auto& simulate = commands.addWithoutFile("simulate", "Try one out: results by chance until it is over",
                                           tacit::cli::simulateTournament);
  simulate.add_option("file", options.file, "Play on in this file; without one, the options say what is played");
  simulate.add_option("--teams", options.teams, "Enter so many teams first")->check(CLI::Range(1, 2048));
  simulate.add_option("--until", options.round, "The last round to play")->check(CLI::Range(1, 9999));
  simulate.add_option("--seed", options.seed, "Seed of the results")
      ->check(tacit::cli::checkSeed)
      ->capture_default_str();
  addPlan(simulate, options);
}

constexpr auto kFooter =
    "An evening:\n"
    "  tacit tournament new club.tournament --name 'Club evening' --rounds 4\n"
    "  tacit tournament enter club.tournament Foxes Ann Bob\n"
    "  tacit tournament enter club.tournament --csv teams.csv\n"
    "  tacit tournament pair club.tournament --start\n"
    "  tacit tournament result club.tournament 1 8:5\n"
    "  tacit tournament show club.tournament\n"
    "The file keeps all that has happened, one event a line; nothing is ever changed in it, only added.\n"
    "More: docs/clubs.md.";

}  // namespace

void addTournament(CLI::App& app, TournamentOptions& options, int& code) {
  auto* const tournament =
      app.add_subcommand("tournament", "Run a tournament in a file: teams, pairings, results, standings");
  tournament->require_subcommand(1)->footer(kFooter);
  Commands commands(*tournament, options, code);
  addPlan(commands.add("new", "Set up a tournament in a new file", tacit::cli::newTournament), options);
  addPlan(commands.add("plan", "Change the plan of a tournament", tacit::cli::planTournament), options);
  addTeams(commands, options);
  addRounds(commands, options);
  addFiles(commands, options);
  addSimulate(commands, options);
}
