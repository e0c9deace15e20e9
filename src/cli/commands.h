// The commands of `tacit`. Each returns the exit code: 0 success, 1 failure, 2 usage error, 130 stopped by Ctrl-C
// (docs/command-line.md).
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/thinking.h"
#include "operations/config.h"
#include "tournament/plan.h"

namespace tacit::cli {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kUsageError = 2;

// What a new game is where nothing else is asked for.
inline constexpr std::string_view kDefaultLayout = "pairs4";
inline constexpr std::string_view kDefaultRules = "std";
inline constexpr std::string_view kDefaultPack = "master";

struct PlayOptions {
  std::optional<std::string> layout;  // of a new game; a game gone on with has its own
  std::optional<std::string> rules;
  std::optional<std::string> pack;
  std::string people;  // seats held by people at this terminal; the rest are bots. Empty: as in the file, or a
  std::string bots = "sampler";
  std::string colour = "auto";  // or always, never
  std::string file;             // .tac to resume
  std::string save;             // .tac to keep up to date
  bool resume = false;          // go on with the game kept without being asked
  bool open = false;            // people at this terminal see each other's hands
  bool fast = false;            // no pauses
  std::optional<std::uint64_t> seed;
};
int play(const PlayOptions& options);

int protocol();

struct PerftOptions {
  int depth = 1;
  std::string position;
  bool divide = false;  // the count behind each play of the position
  bool json = false;
};
int perft(const PerftOptions& options);

struct BenchOptions {
  bool json = false;
  double seconds = 2;  // for each speed
};
int bench(const BenchOptions& options);

struct ReplayOptions {
  std::string file;
  bool moves = false;  // print every play with the board after it
  bool json = false;
};
int replay(const ReplayOptions& options);

struct AnalyseOptions {
  std::string file;
  int milliseconds = 0;  // for each decision; with no simulations either: the usual effort
  int simulations = 0;
  std::uint64_t seed = 1;
  int jobs = 0;  // decisions at a time; 0: as many as there are cores
  bool json = false;
  std::string html;  // file to write
};
int analyse(const AnalyseOptions& options);

struct PuzzleOptions {
  std::string file;    // of puzzles
  std::string layout;  // empty: all
  std::string theme;   // empty: any
  bool solo = false;   // make: deals of the solver instead of games of bots
  std::uint64_t seed = 1;
  int games = 0;  // make, of each layout: look through so many; 0: until there are enough puzzles
  int count = 0;  // make: puzzles of each layout; 0: as many as come; check: how many to judge again
  int jobs = 1;
  int simulations = 30'000;  // check: for each puzzle that is judged again
  bool drop = false;         // check: judge all again, and leave out those that are wrong
  std::string id;            // show
  bool json = false;         // list
};
int makePuzzles(const PuzzleOptions& options);
int gradePuzzles(const PuzzleOptions& options);
int checkPuzzles(const PuzzleOptions& options);
int listPuzzles(const PuzzleOptions& options);
int showPuzzle(const PuzzleOptions& options);

// Of a tournament in a file; each command has its own use for them.
struct TournamentOptions {
  std::string file;
  std::vector<std::function<void(tournament::Plan&)>> plan;  // what is asked of it
  std::string name;                                          // of a team
  std::vector<std::string> players;
  std::string team;   // by number or name
  std::string other;  // merge, swap: the second one
  std::string from;   // file with teams, or of a tournament from elsewhere
  std::string what;   // show, export: the table; empty: the usual ones
  int round = 0;      // 0: the last one; simulate: all
  int board = 0;
  std::vector<std::string> scores;  // of each game: 8:5
  std::vector<int> cards;           // ... where all play together
  std::string goesOn;               // a team, by number or name, where a knock-out is level
  std::string why;
  bool start = false;  // pair: start it at once
  int inMinutes = 0;   // start
  bool json = false;   // export: all of it, as the server tells it
  int teams = 0;       // simulate: enter so many first
  std::uint64_t seed = 1;
};
int newTournament(const TournamentOptions& options);
int planTournament(const TournamentOptions& options);
int enterTeam(const TournamentOptions& options);
int enterTeams(const TournamentOptions& options);
int renameTeam(const TournamentOptions& options);
int leaveTournament(const TournamentOptions& options);
int comeBack(const TournamentOptions& options);
int mergeTeams(const TournamentOptions& options);
int swapTeams(const TournamentOptions& options);
int pairRound(const TournamentOptions& options);
int startRound(const TournamentOptions& options);
int reportResult(const TournamentOptions& options);
int correctResult(const TournamentOptions& options);
int pauseTournament(const TournamentOptions& options);
int resumeTournament(const TournamentOptions& options);
int undoStep(const TournamentOptions& options);
int finishTournament(const TournamentOptions& options);
int showTournament(const TournamentOptions& options);
int exportTournament(const TournamentOptions& options);
int importTournament(const TournamentOptions& options);
int simulateTournament(const TournamentOptions& options);

struct VerifyOptions {
  std::vector<std::string> files;
  bool json = false;
};
int verify(const VerifyOptions& options);

struct SolveOptions {
  std::string position;    // empty with --solo
  bool solo = false;       // whole games from the start
  bool wholePack = false;  // with the order of the pack known
  std::string layout = "coop4";
  std::string rules{kDefaultRules};
  std::string pack{kDefaultPack};
  std::optional<std::uint64_t> seed;
  int games = 1;
  int jobs = 1;
  std::optional<int> milliseconds;  // for the position, or for each deal or pack
  std::uint64_t nodes = 0;          // the same, in plays looked at; 0 for no limit
  int megabytes = 256;
  std::string save;  // folder for the games as .tac files
  bool json = false;
};
int solve(const SolveOptions& options);
int solo(const SolveOptions& options);

int rules();

struct MatchOptions {
  std::string a;  // the two bots
  std::string b;
  std::string layout{kDefaultLayout};
  std::string rules{kDefaultRules};
  std::string pack{kDefaultPack};
  std::optional<int> deals;  // duplicate deals
  int milliseconds = 0;      // per decision; with no simulations either: the usual budget
  int simulations = 0;
  int jobs = 1;
  int grace = 5000;  // milliseconds
  int clock = 0;     // milliseconds of a seat for a whole game; 0: none
  std::optional<std::uint64_t> seed;
  std::string sprt;  // elo0,elo1
  bool mixed = false;
  bool json = false;
  std::string csv;
  std::string save;  // folder for the games as .tac files
};
int match(const MatchOptions& asked);

struct LintBotOptions {
  std::string command;
  std::string layout{kDefaultLayout};
  std::string rules{kDefaultRules};
  std::string pack{kDefaultPack};
  int games = 4;
  int milliseconds = bots::kDefaultMilliseconds;  // per decision
  int grace = 5000;                               // milliseconds
  std::optional<std::uint64_t> seed;
  bool json = false;
};
int lintBot(const LintBotOptions& asked);

struct ServeOptions {
  operations::Sources sources;
  bool printConfig = false;  // print the settings instead
  bool typeScript = false;   // or the types of the messages
};
int serve(const ServeOptions& options);
std::string
pageOfProgram();  // the folder of the page that was built beside the program or installed with it; empty: none

// Prints a new key for alerts, as a line of the settings file.
int pushKeys();

// For the bots of a cluster, until a signal.
struct ThinkOptions {
  operations::Sources sources;  // the bus
  int threads = 0;              // 0: as many as there are cores
};
int think(const ThinkOptions& options);

// Of the database that `serve` with the same settings has.
struct BackupOptions {
  operations::Sources sources;
  std::string file;
  bool replace = false;  // what is in the file, or in the database that is restored, may be lost
  bool check = false;    // only tries whether the file can be restored
  bool json = false;
};
int backup(const BackupOptions& options);
int restore(const BackupOptions& options);

struct DoctorOptions {
  operations::Sources sources;  // as for `serve`
  bool json = false;
};
int doctor(const DoctorOptions& options);

struct AdminOptions {
  operations::Sources sources;  // where the server's data folder is named
  std::string act;              // of operations::Admin::kActs
  std::map<std::string, std::string> arguments;
  bool json = false;
  bool yes = false;  // does not ask first
};
int admin(const AdminOptions& options);

// A seed nobody could have chosen.
std::uint64_t freshSeed();

// What is wrong with a seed as it was typed in; empty: nothing.
std::string checkSeed(const std::string& text);

// Says what went wrong on standard error and returns the code.
int complain(const std::string& what, int code = kFailed);

}  // namespace tacit::cli
