#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <set>

#include "base/strings.h"
#include "bots/bot.h"
#include "cli/command_tables.h"
#include "cli/commands.h"
#include "cli/tournament_command.h"
#include "cli/version.h"
#include "operations/admin.h"

namespace {

using tacit::cli::checkSeed;
using tacit::cli::complain;

void addPlay(CLI::App& app, tacit::cli::PlayOptions& play, int& code) {
  using namespace tacit::cli;
  auto* command = app.add_subcommand("play", "Play a game in the terminal, against bots or with others");
  command->add_option("--layout", play.layout, "Table layout; 'tacit rules' lists them")
      ->default_str(std::string(kDefaultLayout));
  command->add_option("--rules", play.rules, "Edition and switches, such as ja or std,places=yes")
      ->default_str(std::string(kDefaultRules));
  command->add_option("--pack", play.pack, "master, basic, or basic+ and letters of J A W D")
      ->default_str(std::string(kDefaultPack));
  command->add_option("--people", play.people,
                      "Seats played at this terminal: a; ac for one person with two seats; a,b for two people\n"
                      "taking turns; all; none to watch the bots (default: a, or as the file says)");
  command->add_flag("--open", play.open, "People at this terminal see each other's hands");
  command->add_option("--bots", play.bots, "Bot level: " + tacit::bots::levelNames())->capture_default_str();
  command->add_flag("--fast", play.fast, "No pauses while the bots play");
  command->add_option("--colour,--color", play.colour, "auto, always or never")->capture_default_str();
  command->add_option("--seed", play.seed, "Shuffle seed, to get the same cards again")->check(checkSeed);
  command->add_option("--save", play.save, "Save the game to this new .tac file after every play");
  auto* kept = command->add_flag("--continue", play.resume, "Resume the last unfinished game");
  command->add_option("file", play.file, "A saved .tac file to resume")->excludes(kept);
  command->callback([&] { code = tacit::cli::play(play); });
}

constexpr auto kMatchFooter =
    "A duplicate deal is played once with either bot on each side: the same packs, dealer and seats. Score and Elo\n"
    "are those of a; the interval comes from the variance over duplicate deals. Ctrl-C prints what is finished.\n"
    "Example: tacit match simple random --deals 500 --jobs 4 --seed 1. More: docs/matches.md.";

void addMatch(CLI::App& app, tacit::cli::MatchOptions& match, int& code) {
  auto* command = app.add_subcommand("match", "Play two bots against each other over duplicate deals");
  command->footer(kMatchFooter);
  command
      ->add_option("a", match.a,
                   "A bot: " + tacit::bots::levelNames() + ", or cmd:<program>;\n" +
                       "its own budget may follow: sampler:ms=50, sampler:sims=500, sampler:ms=50:threads=2")
      ->required();
  command->add_option("b", match.b, "The bot to compare it with")->required();
  command->add_option("--layout", match.layout, "Table layout; 'tacit rules' lists them")->capture_default_str();
  command->add_option("--rules", match.rules, "Edition and switches")->capture_default_str();
  command->add_option("--pack", match.pack, "master, basic, or basic+ and letters of J A W D")->capture_default_str();
  command->add_option("--deals", match.deals, "Duplicate deals (default: 100; with --sprt at most 20000)")
      ->check(CLI::Range(1, 10'000'000));
  command->add_option("--ms", match.milliseconds, "Milliseconds per decision of either bot (default: 100)")
      ->check(CLI::Range(1, 86'400'000));
  command->add_option("--sims", match.simulations, "Simulations per decision instead of a time limit (reproducible)")
      ->check(CLI::Range(1, 86'400'000));
  command->add_option("--seed", match.seed, "Seed of packs and bots (default: a new one)")->check(checkSeed);
  command->add_option("--jobs", match.jobs, "Games at a time")->check(CLI::Range(1, 1024))->capture_default_str();
  command->add_flag("--mixed", match.mixed, "One seat for a with partners of b, against b alone");
  command->add_option("--sprt", match.sprt, "elo0,elo1: stop as soon as one of the two is accepted");
  command->add_option("--grace", match.grace, "Milliseconds over budget after which a program forfeits")
      ->check(CLI::Range(1, 86'400'000))
      ->capture_default_str();
  command
      ->add_option("--clock", match.clock,
                   "Milliseconds of each seat for all its decisions of a game; with --ms each of them is limited too")
      ->check(CLI::Range(1, 86'400'000));
  command->add_flag("--json", match.json, "Print one JSON object");
  command->add_option("--csv", match.csv, "Write one row per game to this file");
  command->add_option("--save", match.save, "Folder to write the games to, as .tac files");
  command->callback([&] { code = tacit::cli::match(match); });
}

constexpr auto kLintBotFooter =
    "The bot is greeted, plays games with `simple`, is sent what it can't know, and is left alone. Each manner is ok, "
    "a\n"
    "warning, or wrong; what is wrong loses games in a match. Exit code 1 when something is wrong, and 0 otherwise.\n"
    "Example: tacit lint-bot 'python3 examples/protocol_bot.py'. More: docs/writing-a-bot.md.";

void addLintBot(CLI::App& app, tacit::cli::LintBotOptions& lint, int& code) {
  auto* command = app.add_subcommand("lint-bot", "Try the manners of a bot before it plays a match");
  command->footer(kLintBotFooter);
  command->add_option("command", lint.command, "The bot's command line, as one argument; cmd: may stand before it")
      ->required();
  command->add_option("--layout", lint.layout, "Table layout; 'tacit rules' lists them")->capture_default_str();
  command->add_option("--rules", lint.rules, "Edition and switches")->capture_default_str();
  command->add_option("--pack", lint.pack, "master, basic, or basic+ and letters of J A W D")->capture_default_str();
  command->add_option("--games", lint.games, "Games to play, at another seat each time")
      ->check(CLI::Range(1, 10'000))
      ->capture_default_str();
  command->add_option("--ms", lint.milliseconds, "Milliseconds per decision")
      ->check(CLI::Range(1, 86'400'000))
      ->capture_default_str();
  command->add_option("--grace", lint.grace, "Milliseconds over budget that are waited for an answer")
      ->check(CLI::Range(1, 86'400'000))
      ->capture_default_str();
  command->add_option("--seed", lint.seed, "Seed of the packs (default: a new one)")->check(checkSeed);
  command->add_flag("--json", lint.json, "Print one JSON object");
  command->callback([&] { code = tacit::cli::lintBot(lint); });
}

constexpr auto kAnalyseFooter =
    "Each decision is judged from what its person could know then. Marks: inaccuracy from 2 points of the chance to\n"
    "win lost, mistake from 4, blunder from 8, and only where the loss is three standard errors or more. With --sims\n"
    "the same seed gives the same report. More: docs/analysis.md.";

void addAnalyse(CLI::App& app, tacit::cli::AnalyseOptions& analyse, int& code) {
  auto* command = app.add_subcommand("analyse", "Find out where a game was won: mistakes, and luck apart from skill");
  command->footer(kAnalyseFooter);
  command->add_option("file", analyse.file, "The .tac file; - for standard input")->required();
  auto* const time =
      command
          ->add_option("--ms", analyse.milliseconds,
                       "Milliseconds for each decision (default: 200); those in doubt get up to four times as much")
          ->check(CLI::Range(1, 86'400'000));
  command->add_option("--sims", analyse.simulations, "Simulations for each decision instead (reproducible)")
      ->check(CLI::Range(1, 86'400'000))
      ->excludes(time);
  command->add_option("--seed", analyse.seed, "Seed of the imagined worlds")->check(checkSeed)->capture_default_str();
  command->add_option("--jobs", analyse.jobs, "Decisions at a time (default: one for each core)")
      ->check(CLI::Range(1, 1024));
  command->add_flag("--json", analyse.json, "Print one JSON object");
  command->add_option("--html", analyse.html,
                      "Write a report to this file: one page that needs nothing else; - for standard output");
  command->callback([&] { code = tacit::cli::analyse(analyse); });
}

constexpr auto kMakeFooter =
    "Games of bots are looked through, the first of the seed first. A decision becomes a puzzle when one play is\n"
    "ahead of all others by 8 points of the chance to win (together: 4 cards) and by three standard errors, again at\n"
    "ten times the effort, and the simple bot misses it. The file says which games it has seen: the same command goes\n"
    "on where it stopped. Ctrl-C keeps what is found. More: docs/puzzles.md.";

void addMakePuzzles(CLI::App& puzzles, tacit::cli::PuzzleOptions& options, int& code) {
  auto* command = puzzles.add_subcommand("make", "Look for puzzles in games of bots, or in solo deals");
  command->footer(kMakeFooter);
  command->add_option("--out", options.file, "File to add them to; made if there is none")->required();
  command->add_option("--layout", options.layout, "Table layout (default: all eight; with --solo coop4 and coop6)");
  auto* const theme = command->add_option("--theme", options.theme, "Look for puzzles of this theme only");
  command->add_flag("--solo", options.solo, "Deals with open hands in which the solver brings every marble home")
      ->excludes(theme);
  command->add_option("--seed", options.seed, "Seed of the games")->check(checkSeed)->capture_default_str();
  command->add_option("--games", options.games, "Look through so many games of each layout")
      ->check(CLI::Range(1, 100'000'000));
  command->add_option("--count", options.count, "Stop when the file has so many puzzles of each layout")
      ->check(CLI::Range(1, 1'000'000));
  command->add_option("--jobs", options.jobs, "Games at a time")->check(CLI::Range(1, 1024))->capture_default_str();
  command->callback([&] { code = tacit::cli::makePuzzles(options); });
}

void addCheckPuzzles(CLI::App& puzzles, tacit::cli::PuzzleOptions& options, int& code) {
  auto* command = puzzles.add_subcommand("check", "Check every puzzle of a file; judge some of them again");
  command->add_option("file", options.file, "The file; - for standard input")->required();
  auto* const count =
      command->add_option("--count", options.count, "How many to judge again, spread over the file (default: none)")
          ->check(CLI::Range(1, 1'000'000));
  command->add_flag("--drop", options.drop, "Judge all of them again and drop those that are wrong")->excludes(count);
  command->add_option("--sims", options.simulations, "Simulations for each of these")
      ->check(CLI::Range(1, 86'400'000))
      ->capture_default_str();
  command->add_option("--seed", options.seed, "Seed of the imagined worlds")->check(checkSeed)->capture_default_str();
  command->callback([&] { code = tacit::cli::checkPuzzles(options); });
}

void addPuzzles(CLI::App& app, tacit::cli::PuzzleOptions& options, int& code) {
  auto* puzzles = app.add_subcommand("puzzles", "Make puzzles, check them, look at them (docs/puzzles.md)");
  puzzles->require_subcommand(1);
  addMakePuzzles(*puzzles, options, code);
  addCheckPuzzles(*puzzles, options, code);
  auto* grade =
      puzzles->add_subcommand("grade", "Find out again how hard the puzzles of a file are, and write it down");
  grade->add_option("file", options.file, "The file; - for standard input, and the graded one on standard output")
      ->required();
  grade->callback([&] { code = tacit::cli::gradePuzzles(options); });
  auto* list = puzzles->add_subcommand("list", "List the puzzles of a file, the easiest first, and count their themes");
  list->add_option("file", options.file, "The file; - for standard input")->required();
  list->add_option("--layout", options.layout, "Only those of this layout");
  list->add_option("--theme", options.theme, "Only those with this theme");
  list->add_flag("--json", options.json, "Print one JSON list");
  list->callback([&] { code = tacit::cli::listPuzzles(options); });
  auto* show = puzzles->add_subcommand("show", "Show a puzzle: the board, the hand, the solution");
  show->add_option("file", options.file, "The file; - for standard input")->required();
  show->add_option("id", options.id, "Its id")->required();
  show->callback([&] { code = tacit::cli::showPuzzle(options); });
}

constexpr auto kVerifyFooter =
    "The file's headers must have the commitment published before the game (Commit) and the seed published after it\n"
    "(Seed). Exit code 1 if any file fails. How it works, and how to check it without this program:\n"
    "docs/fair-shuffle.md.";

void addVerify(CLI::App& app, tacit::cli::VerifyOptions& verify, int& code) {
  auto* command = app.add_subcommand("verify", "Check that the cards of a finished game were shuffled fairly");
  command->footer(kVerifyFooter);
  command->add_option("files", verify.files, "The .tac files; - for standard input")->required();
  command->add_flag("--json", verify.json, "Print one JSON object per file");
  command->callback([&] { code = tacit::cli::verify(verify); });
}

constexpr auto kServeFooter =
    "Each setting can also be given in the environment, as TACIT_ and its name in capitals (TACIT_LOG_LEVEL), or in a\n"
    "settings file (log-level = \"info\"). The command line wins over the environment, the environment over the file.\n"
    "SIGTERM and Ctrl-C stop the server cleanly. More: docs/install.md, docs/operate.md.";

std::string helpOf(const tacit::operations::Setting& setting) {
  const std::string value = tacit::operations::valueText(setting, {});
  return std::string(setting.description) + " [" + (setting.unset.empty() ? value : std::string(setting.unset)) + "]";
}

// Only takes the texts: what they may be is checked together with those of the other sources (operations/config.h).
void addSetting(CLI::App& command, const tacit::operations::Setting& setting, tacit::operations::Sources& sources) {
  const std::string name(setting.name);
  const auto take = [&sources, name](const std::string& text) { sources.commandLine[name] = text; };
  if (tacit::operations::isTruth(setting)) {
    const auto takeFlag = [take](std::int64_t count) { take(count > 0 ? "true" : "false"); };
    command.add_flag_function("--" + name + ",!--no-" + name, takeFlag, helpOf(setting));
    return;
  }
  auto* const option = command.add_option_function<std::string>("--" + name, take, helpOf(setting));
  if (tacit::operations::isList(setting)) option->join(',');
}

void addConfig(CLI::App& command, tacit::operations::Sources& sources) {
  command.add_option("--config", sources.file, "Settings file (docs/settings.md)")->envname("TACIT_CONFIG");
}

// For commands beside a server: where its things are.
void addWhereabouts(CLI::App& command, tacit::operations::Sources& sources, const std::set<std::string_view>& names) {
  addConfig(command, sources);
  for (const auto& setting : tacit::operations::allSettings())
    if (names.contains(setting.name)) addSetting(command, setting, sources);
}

void addServe(CLI::App& app, tacit::cli::ServeOptions& serve, int& code) {
  auto* command =
      app.add_subcommand("serve", "Run a server for people with a browser: tables, seats, bots, spectators");
  command->footer(kServeFooter);
  addConfig(*command, serve.sources);
  for (const auto& setting : tacit::operations::allSettings()) addSetting(*command, setting, serve.sources);
  command->add_flag("--print-config", serve.printConfig, "Print the settings in force as a settings file and exit");
  command->add_flag("--typescript", serve.typeScript, "Print the types of all messages and exit (docs/wire.md)");
  command->callback([&] { code = tacit::cli::serve(serve); });
}

void addPushKeys(CLI::App& app, int& code) {
  auto* command = app.add_subcommand("push-keys", "Make a key for a server's alerts to closed browsers");
  command->callback([&] { code = tacit::cli::pushKeys(); });
}

void addThink(CLI::App& app, tacit::cli::ThinkOptions& think, int& code) {
  auto* command = app.add_subcommand("think", "Think for the bots of a cluster of servers (docs/cluster.md)");
  command->footer(
      "Any number of these can run beside the servers, on any machine that reaches the bus. They see what a bot's "
      "seat\n"
      "may know, and nothing else; when none answers in time, the server decides itself. Ctrl-C stops it.");
  addWhereabouts(*command, think.sources, {"bus"});
  command->add_option("--threads", think.threads, "Threads to think on (default: all cores)")
      ->check(CLI::Range(1, 1024));
  command->callback([&] { code = tacit::cli::think(think); });
}

CLI::App* addCopying(CLI::App& app, tacit::cli::BackupOptions& options, const std::string& name,
                     const std::string& what) {
  auto* command = app.add_subcommand(name, what);
  command->add_option("file", options.file, "The backup file; - for standard output or input")->required();
  command->add_flag("--json", options.json, "Print one JSON object");
  addWhereabouts(*command, options.sources, {"data", "db"});
  return command;
}

constexpr auto kAdminFooter =
    "It talks to the server through admin.sock in the server's data folder; only the server's own user and root can.\n"
    "Everything it does is in the server's log. More: docs/operate.md.";

// The command of an act; `people show` is a command within `people`.
CLI::App* commandOf(CLI::App& admin, const tacit::operations::Admin::Act& act) {
  const auto words = tacit::base::split(act.name, ' ');
  const std::string description(act.description);
  const std::string name(words[0]);
  if (words.size() == 1) return admin.add_subcommand(name, description);
  const std::string second(words[1]);
  const auto known = admin.get_subcommands([&](const CLI::App* one) { return one->get_name() == name; });
  auto* const group = known.empty() ? admin.add_subcommand(name, second)->require_subcommand(1) : known[0];
  if (!known.empty()) group->description(group->get_description() + ", " + second);
  return group->fallthrough()->add_subcommand(second, description);
}

void addAct(CLI::App& admin, const tacit::operations::Admin::Act& act, tacit::cli::AdminOptions& options, int& code) {
  auto* const command = commandOf(admin, act)->fallthrough();
  for (const auto& argument : act.arguments) {
    const std::string name((argument.isOption ? "--" : "") + std::string(argument.name));
    const auto take = [&options, key = std::string(argument.name)](const std::string& text) {
      options.arguments[key] = text;
    };
    command->add_option_function<std::string>(name, take, std::string(argument.description))
        ->required(argument.required);
  }
  command->callback([&options, &code, &act] {
    options.act = act.name;
    code = tacit::cli::admin(options);
  });
}

void addAdmin(CLI::App& app, tacit::cli::AdminOptions& options, int& code) {
  auto* command = app.add_subcommand("admin", "Manage a running server: people, tables, figures, log");
  command->footer(kAdminFooter)->require_subcommand(1);
  addWhereabouts(*command, options.sources, {"data"});
  command->add_flag("--json", options.json, "Print the answer as JSON");
  command->add_flag("--yes", options.yes, "Don't ask before something that can't be undone");
  for (const auto& act : tacit::operations::Admin::kActs) addAct(*command, act, options, code);
}

CLI::App* addSolve(CLI::App& app, tacit::cli::SolveOptions& solve) {
  auto* solveCommand = app.add_subcommand(
      "solve", "Find the best plays of a co-operative deal with open hands, or play whole solo games");
  solveCommand->add_option("position", solve.position,
                           "The position, as one argument (docs/notation.md); - for a line of standard input");
  auto* const soloFlag =
      solveCommand->add_flag("--solo", solve.solo, "Play games from the start, deal by deal, and count the cards");
  solveCommand
      ->add_flag("--whole-pack", solve.wholePack,
                 "With --solo: play with the order of the pack known, to see what could be done at best")
      ->needs(soloFlag);
  solveCommand->add_option("--layout", solve.layout, "With --solo: coop4 or coop6")->capture_default_str();
  solveCommand->add_option("--rules", solve.rules, "With --solo: edition and switches")->capture_default_str();
  solveCommand->add_option("--pack", solve.pack, "With --solo: master, basic, or basic+ and letters of J A W D")
      ->capture_default_str();
  solveCommand
      ->add_option("--seed", solve.seed, "With --solo: seed of the first game; each game after it uses the next seed")
      ->check(checkSeed);
  solveCommand->add_option("--games", solve.games, "With --solo: how many games")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000000));
  solveCommand->add_option("--jobs", solve.jobs, "With --solo: games at a time")
      ->capture_default_str()
      ->check(CLI::Range(1, 256));
  solveCommand->add_option("--save", solve.save, "With --solo: folder to write the games to, as .tac files");
  solveCommand
      ->add_option("--ms", solve.milliseconds,
                   "Thinking time in milliseconds (default: 10000, with --solo 2000 for each deal; with --whole-pack "
                   "10000 for each pack)")
      ->check(CLI::Range(1, 86400000));
  solveCommand->add_option("--nodes", solve.nodes, "Plays to search instead of a time limit (reproducible)");
  solveCommand->add_option("--memory", solve.megabytes, "Memory limit in megabytes, shared by all parallel games")
      ->capture_default_str()
      ->check(CLI::Range(16, 1000000));
  solveCommand->add_flag("--json", solve.json, "Print one JSON object");
  return solveCommand;
}

void addBackups(CLI::App& app, tacit::cli::BackupOptions& copy, int& code) {
  auto* command = addCopying(app, copy, "backup", "Copy a server's database to a file; the server may be running");
  auto* const replace =
      command->add_flag("--replace", copy.replace, "Overwrite the file; otherwise there must be none");
  command->add_flag("--check", copy.check, "Make none: try whether the file that is there can be restored")
      ->excludes(replace);
  command->callback([&] { code = tacit::cli::backup(copy); });
  command = addCopying(app, copy, "restore", "Fill a database of either kind from a backup file");
  command->add_flag("--replace", copy.replace, "Overwrite what is in the database; otherwise it must be empty");
  command->callback([&] { code = tacit::cli::restore(copy); });
}

void addDoctor(CLI::App& app, tacit::cli::DoctorOptions& doctor, int& code) {
  auto* command = app.add_subcommand("doctor", "Say what keeps a server with these settings from working well");
  command->footer(
      "Takes the settings of `serve` and changes nothing; the server may be running. Warnings alone are no failure:\n"
      "exit code 1 only when something is wrong.");
  addConfig(*command, doctor.sources);
  for (const auto& setting : tacit::operations::allSettings()) addSetting(*command, setting, doctor.sources);
  command->add_flag("--json", doctor.json, "Print one JSON list");
  command->callback([&] { code = tacit::cli::doctor(doctor); });
}

void addPerft(CLI::App& app, tacit::cli::PerftOptions& perft, int& code) {
  auto* command = app.add_subcommand("perft", "Count the sequences of n plays from a position, within its deal");
  command->add_option("n", perft.depth, "Plays per sequence")->required()->check(CLI::Range(0, 32));
  command
      ->add_option("position", perft.position,
                   "The position, as one argument (docs/notation.md); - for a line of standard input")
      ->required();
  command->add_flag("--divide", perft.divide, "Also print the count behind each first play");
  command->add_flag("--json", perft.json, "Print one JSON object");
  command->callback([&] { code = tacit::cli::perft(perft); });
}

void addBench(CLI::App& app, tacit::cli::BenchOptions& bench, int& code) {
  auto* command = app.add_subcommand("bench", "Print the signature of the core's behaviour, then its speeds");
  command->add_flag("--json", bench.json, "Print one JSON object");
  command->add_option("--seconds", bench.seconds, "Seconds for each speed; less measures worse")
      ->check(CLI::Range(0.01, 600.0))
      ->capture_default_str();
  command->callback([&] { code = tacit::cli::bench(bench); });
}

void addReplay(CLI::App& app, tacit::cli::ReplayOptions& replay, int& code) {
  auto* command = app.add_subcommand("replay", "Check every play of a .tac file and print the final position");
  command->add_option("file", replay.file, "The file; - for standard input")->required();
  auto* const plays = command->add_flag("--plays", replay.moves, "Print every play with the board after it");
  command->add_flag("--json", replay.json, "Print one JSON object")->excludes(plays);
  command->callback([&] { code = tacit::cli::replay(replay); });
}

// Commands about the commands.
struct AboutOptions {
  std::vector<std::string> command;
  std::string shell;
};

void addAbout(CLI::App& app, AboutOptions& about, int& code) {
  auto* help = app.add_subcommand("help", "Explain a command: tacit help match");
  help->add_option("command", about.command, "The command; none: list them all");
  help->callback([&] {
    const auto text = tacit::cli::helpFor(app, about.command);
    if (text) std::cout << *text;
    else code = complain("there is no such command; 'tacit help' lists them", tacit::cli::kUsageError);
  });
  auto* completions = app.add_subcommand("completions", "Print the completions for a shell");
  completions->add_option("shell", about.shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  completions->callback([&] { std::cout << tacit::cli::completions(app, about.shell); });
  app.add_subcommand("manual", "Print the manual page, for man")->callback([&] {
    std::cout << tacit::cli::manualPage(app);
  });
}

// What each command was given.
struct Options {
  tacit::cli::PlayOptions play;
  tacit::cli::ServeOptions serve;
  tacit::cli::ThinkOptions think;
  tacit::cli::BackupOptions copy;
  tacit::cli::DoctorOptions doctor;
  tacit::cli::AdminOptions admin;
  tacit::cli::PerftOptions perft;
  tacit::cli::BenchOptions bench;
  tacit::cli::ReplayOptions replay;
  tacit::cli::AnalyseOptions analyse;
  tacit::cli::PuzzleOptions puzzles;
  tacit::cli::TournamentOptions tournament;
  tacit::cli::VerifyOptions verify;
  tacit::cli::MatchOptions match;
  tacit::cli::LintBotOptions lintBot;
  tacit::cli::SolveOptions solve;
  AboutOptions about;
};

// In the order in which they are listed.
void addCommands(CLI::App& app, Options& options, int& code) {
  addPlay(app, options.play, code);
  addServe(app, options.serve, code);
  addPushKeys(app, code);
  addThink(app, options.think, code);
  addBackups(app, options.copy, code);
  addDoctor(app, options.doctor, code);
  addAdmin(app, options.admin, code);
  app.add_subcommand("protocol", "Speak the line protocol on standard input and output (docs/notation.md)")
      ->callback([&] { code = tacit::cli::protocol(); });
  addPerft(app, options.perft, code);
  addBench(app, options.bench, code);
  addReplay(app, options.replay, code);
  addAnalyse(app, options.analyse, code);
  addPuzzles(app, options.puzzles, code);
  addTournament(app, options.tournament, code);
  addVerify(app, options.verify, code);
  addMatch(app, options.match, code);
  addLintBot(app, options.lintBot, code);
  addSolve(app, options.solve)->callback([&] { code = tacit::cli::solve(options.solve); });
  app.add_subcommand("rules", "Print layouts, packs, switches and editions as tables")->callback([&] {
    code = tacit::cli::rules();
  });
  addAbout(app, options.about, code);
}

// What the user typed could not be understood.
int refuse(CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return app.exit(error);
  const std::string unknown = tacit::cli::unknownWord(app);
  if (!unknown.empty()) return complain(unknown + "\nRun with --help for more information.", tacit::cli::kUsageError);
  app.exit(error);
  return tacit::cli::kUsageError;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace tacit::cli;
  CLI::App app{"Tacit: the game of TAC in the terminal, on a server, for bots, and for tests.", "tacit"};
  bool asJson = false;
  auto* const json = app.add_flag("--json", asJson, "With --version: print one JSON object");
  json->needs(app.set_version_flag(
      "--version", [&] { return versionText(asJson); },
      "Print the versions of program, database, protocol and notation"));
  app.require_subcommand(1);
  app.footer(
      "Exit codes: 0 success, 1 failure, 2 usage error, 130 stopped by Ctrl-C. For more, see 'tacit <command> --help'\n"
      "and docs/command-line.md.");
  int code = kDone;
  Options options;
  addCommands(app, options, code);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    return refuse(app, e);
  } catch (const std::exception& e) {
    return complain(e.what());
  }
  std::cout.flush();
  if (!std::cout && code == kDone) return complain("the output could not be written");
  return code;
}
