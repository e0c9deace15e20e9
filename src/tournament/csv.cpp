#include "tournament/csv.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "base/result.h"
#include "text/utf8.h"
#include "text/writing.h"
#include "tournament/scoring.h"
#include "tournament/standings.h"

namespace tacit::tournament {
namespace {

using base::Error;
using base::Result;

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view kBlanks = " \t\r\n";

// What spreadsheets take for the beginning of a formula.
constexpr std::array<std::string_view, 11> kFormulas = {"=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"};

bool beginsLikeFormula(std::string_view text) {
  const auto first = std::min(text.find_first_not_of('\''), text.size());
  return std::ranges::any_of(kFormulas, [&](auto one) { return text.substr(first).starts_with(one); });
}

Error wrong(int line, const std::string& what) { return Error{"line " + std::to_string(line) + ": " + what}; }

// ---- In ----

struct Row {
  int line = 0;
  std::vector<std::string> cells;
};

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// A cell as somebody meant it: without blanks around it, and without what keeps it from being a formula.
std::string meant(std::string_view cell) {
  cell = trimmed(cell);
  if (cell.starts_with('\'') && beginsLikeFormula(cell)) cell.remove_prefix(1);
  return std::string(cell);
}

// What is between the cells: whichever is there outside of quotes, a comma last, as it is part of names.
char separatorIn(std::string_view text) {
  bool isQuoted = false;
  bool hasSemicolon = false;
  for (const char c : text) {
    if (c == '"') isQuoted = !isQuoted;
    if (!isQuoted && c == '\t') return '\t';
    hasSemicolon = hasSemicolon || (!isQuoted && c == ';');
  }
  return hasSemicolon ? ';' : ',';
}

// Takes rows off a text.
class Rows {
 public:
  explicit Rows(std::string_view text) : rest_(text), separator_(separatorIn(text)) {}

  bool isAtEnd() const { return rest_.empty(); }

  Result<Row> next() {
    Row row{line_, {}};
    while (true) {
      auto cell = takeCell(row.cells.empty());
      if (!cell) return Error{cell.error()};
      row.cells.push_back(meant(*cell));
      if (!take(separator_)) break;
    }
    takeLineEnd();
    return row;
  }

 private:
  bool take(char c) {
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  void takeLineEnd() {
    const bool returned = take('\r');
    if (take('\n') || returned) ++line_;
  }

  std::string_view takeUntilEnd(std::size_t from = 0) {
    const auto size = std::min(rest_.find_first_of(std::string{separator_, '\r', '\n'}, from), rest_.size());
    const auto cell = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return cell;
  }

  // Of "Foxes (Ann, Bob)" at the beginning of a line nothing is separated; 0 where there is no such thing.
  std::size_t bracketsEnd() const {
    const auto line = rest_.substr(0, std::min(rest_.find_first_of("\r\n"), rest_.size()));
    const auto first = std::min(line.find(separator_), line.size());
    const auto closing = line.find('(') < first ? line.find(')', first) : std::string_view::npos;
    return closing == std::string_view::npos ? 0 : closing + 1;
  }

  Result<std::string> takeCell(bool isFirst) {
    const auto blanks = std::min(rest_.find_first_not_of(' '), rest_.size());
    if (!rest_.substr(blanks).starts_with('"')) return std::string(takeUntilEnd(isFirst ? bracketsEnd() : 0));
    rest_.remove_prefix(blanks + 1);
    return takeQuoted();
  }

  Result<std::string> takeQuoted() {
    const int begun = line_;
    std::string cell;
    while (!rest_.empty()) {
      if (take('"') && !rest_.starts_with('"')) {
        if (!trimmed(takeUntilEnd()).empty()) return wrong(line_, "there is something behind a closing quote");
        return cell;
      }
      if (rest_.starts_with('\n')) ++line_;
      cell += rest_.front();
      rest_.remove_prefix(1);
    }
    return wrong(begun, "a quote is not closed");
  }

  std::string_view rest_;
  char separator_;
  int line_ = 1;
};

// ---- What the first line says ----

enum class Column : std::uint8_t { Other, Team, Player };

// How columns are called, in small letters where there are any.
constexpr std::array<std::string_view, 22> kTeamWords = {
    "team",       "name",    "team name", "teamname", "entrant",       "mannschaft", "mannschaftsname",
    "teilnehmer", "drużyna", "zespół",    "nazwa",    "nazwa drużyny", "隊伍",       "隊名",
    "隊",         "名稱",    "チーム",    "チーム名", "名前",          "ทีม",         "ชื่อทีม",
    "ชื่อ"};
// ... and how they begin where there are several.
constexpr std::array<std::string_view, 12> kPlayerWords = {"player",   "name ",      "spieler",    "gracz",
                                                           "zawodnik", "玩家",       "球員",       "選手",
                                                           "隊員",     "プレイヤー", "プレーヤー", "ผู้เล่น"};

std::string inSmallLetters(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return text;
}

Column columnNamed(const std::string& cell) {
  const std::string word = inSmallLetters(cell);
  if (std::ranges::find(kTeamWords, word) != kTeamWords.end()) return Column::Team;
  const bool isPlayer = std::ranges::any_of(kPlayerWords, [&](auto one) { return word.starts_with(one); });
  return isPlayer ? Column::Player : Column::Other;
}

// Empty when this line names no columns. "Team, Name, Name" has a team and two players.
std::vector<Column> columnsNamedIn(const Row& row) {
  std::vector<Column> columns;
  bool hasTeam = false;
  for (const std::string& cell : row.cells) {
    const Column column = columnNamed(cell);
    columns.push_back(column == Column::Team && hasTeam ? Column::Player : column);
    hasTeam = hasTeam || column == Column::Team;
  }
  if (!hasTeam) columns.clear();
  return columns;
}

// ---- Teams ----

std::string calledByPlayers(const std::vector<std::string>& players) {
  std::string name;
  for (const std::string& player : players) name += (name.empty() ? "" : " & ") + player;
  return name;
}

// "3. Foxes", "- Foxes".
void dropNumbering(std::string& name) {
  const auto digits = name.find_first_not_of("0123456789");
  std::size_t mark = 0;
  if (digits != 0 && digits != std::string::npos && (name[digits] == '.' || name[digits] == ')')) mark = digits + 1;
  for (const std::string_view bullet : {"-", "•", "*"})
    if (name.starts_with(bullet)) mark = bullet.size();
  const auto begin = name.find_first_not_of(kBlanks, mark);
  if (mark > 0 && begin != mark && begin != std::string::npos) name.erase(0, begin);
}

// What stands between people.
constexpr std::array<std::string_view, 11> kBetween = {"&",     "/",   "+",  ",",  ";",  " and ",
                                                       " und ", " i ", "和", "と", "และ"};

std::vector<std::string> peopleIn(std::string_view text) {
  std::vector<std::string> people(1);
  while (!text.empty()) {
    const auto* const mark = std::ranges::find_if(kBetween, [&](auto one) { return text.starts_with(one); });
    if (mark != kBetween.end()) people.emplace_back();
    else people.back() += text.front();
    text.remove_prefix(mark != kBetween.end() ? mark->size() : 1);
  }
  for (std::string& one : people) one = trimmed(one);
  if (std::ranges::any_of(people, &std::string::empty)) people.clear();
  return people;
}

// "Foxes (Ann, Bob)"; "Ann & Bob" for a team of two; a single player is a team.
void findPlayersInName(ListedTeam& team, int people) {
  const auto open = team.name.find('(');
  if (open != 0 && open != std::string::npos && team.name.ends_with(')')) {
    const auto inside = peopleIn(std::string_view(team.name).substr(open + 1, team.name.size() - open - 2));
    if (inside.size() < 2) return;
    team.players = inside;
    team.name = trimmed(team.name.substr(0, open));
  } else if (people == 1) {
    team.players = {team.name};
  } else if (auto all = peopleIn(team.name); people > 1 && std::ssize(all) == people) {
    team.players = std::move(all);
  }
}

ListedTeam teamIn(Row row, const std::vector<Column>& columns, int people) {
  ListedTeam team{row.line, {}, {}, {}};
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    Column column = i == 0 ? Column::Team : Column::Player;
    if (!columns.empty()) column = i < columns.size() ? columns[i] : Column::Other;
    if (column == Column::Team) team.name = std::move(row.cells[i]);
    else if (column == Column::Player && !row.cells[i].empty()) team.players.push_back(std::move(row.cells[i]));
  }
  if (columns.empty()) dropNumbering(team.name);
  if (columns.empty() && team.players.empty()) findPlayersInName(team, people);
  if (team.name.empty()) team.name = calledByPlayers(team.players);
  return team;
}

base::Problem problemWith(const ListedTeam& team) {
  if (const auto problem = text::problemWithTitle(team.name)) return wrong(team.line, problem->what);
  for (const std::string& player : team.players)
    if (const auto problem = text::problemWithTitle(player)) return wrong(team.line, problem->what);
  return std::nullopt;
}

base::Problem notUtf8(std::string_view text) {
  int line = 1;
  while (!text.empty()) {
    const auto character = text::takeCharacter(text);
    if (!character) return wrong(line, "this is not UTF-8 text; spreadsheets call it \"CSV UTF-8\"");
    if (*character == '\n') ++line;
  }
  return std::nullopt;
}

// ---- Out ----

// A table as it grows.
class Table {
 public:
  Table& add(std::string_view text) {
    std::string cell(beginsLikeFormula(text) ? "'" : "");
    cell += text;
    // Not only commas: the reader may use another separator.
    const bool needsQuotes = cell.find_first_of(",;\t\"\r\n") != std::string::npos || trimmed(cell) != cell;
    return put(needsQuotes ? quotedCell(cell) : cell);
  }
  Table& add(std::int64_t number) { return put(std::to_string(number)); }
  Table& addHundredths(std::int64_t hundredths) { return put(decimalText(hundredths)); }
  Table& addNothing() { return put(""); }
  void endRow() {
    text_ += "\r\n";
    isFirst_ = true;
  }
  std::string take() { return std::move(text_); }

 private:
  static std::string quotedCell(const std::string& cell) {
    std::string out = "\"";
    for (const char c : cell) out.append(c == '"' ? 2 : 1, c);
    return out + '"';
  }
  Table& put(std::string_view cell) {
    if (!isFirst_) text_ += ',';
    isFirst_ = false;
    text_ += cell;
    return *this;
  }

  std::string text_{kUtf8Mark};
  bool isFirst_ = true;
};

void addNumbered(Table& table, const std::string& what, std::size_t count) {
  for (std::size_t i = 1; i <= count; ++i) table.add(what + " " + std::to_string(i));
}

void addGameRow(Table& table, const Tournament& tournament, const Board& board, const GameResult* result) {
  for (const int number : board.entrants) table.add(tournament.entrant(number).name);
  for (std::size_t i = 0; i < board.entrants.size(); ++i) {
    if (result == nullptr) table.addNothing();
    else table.add(result->marbles[i]);
  }
  if (result != nullptr && !isLevel(board, {*result})) table.add(tournament.entrant(winnerOf(board, {*result})).name);
  else table.addNothing();
  if (result != nullptr && result->cards) table.add(*result->cards);
  else table.addNothing();
  table.add(result != nullptr && result->forfeit.value_or(false) ? "yes" : "");
}

// What decided a knock-out that was level, and for whom.
void addDecision(Table& table, const Tournament& tournament, const Pairing& pairing) {
  const auto decided = whatDecided(tournament.plan(), pairing);
  if (decided) table.add(json::nameOf(*decided)).add(tournament.entrant(winnerOf(pairing.board, pairing.results)).name);
  else table.addNothing().addNothing();
}

void addPairingRows(Table& table, const Tournament& tournament, int round, const Pairing& pairing) {
  const std::size_t games = std::max<std::size_t>(pairing.results.size(), 1);
  for (std::size_t game = 0; game < games; ++game) {
    table.add(round).add(pairing.board.number).add(pairing.board.stage).add(static_cast<std::int64_t>(game) + 1);
    addGameRow(table, tournament, pairing.board, pairing.done() ? &pairing.results[game] : nullptr);
    addDecision(table, tournament, pairing);
    table.endRow();
  }
}

void addByeRow(Table& table, const Tournament& tournament, int round, int number) {
  table.add(round).addNothing().add("bye").addNothing().add(tournament.entrant(number).name);
  for (int i = 0; i < 2 * tournament.agreed().sides + 4; ++i) table.addNothing();
  table.endRow();
}

}  // namespace

Result<std::vector<ListedTeam>> listTeams(std::string_view text, int people) {
  if (text.starts_with(kUtf8Mark)) text.remove_prefix(kUtf8Mark.size());
  if (auto error = notUtf8(text)) return *std::move(error);
  std::vector<ListedTeam> teams;
  std::vector<Column> columns;
  bool isFirst = true;
  for (Rows rows(text); !rows.isAtEnd();) {
    auto row = rows.next();
    if (!row) return Error{row.error()};
    if (std::ranges::all_of(row->cells, &std::string::empty)) continue;
    if (std::exchange(isFirst, false)) {
      columns = columnsNamedIn(*row);
      if (!columns.empty()) continue;
    }
    teams.push_back(teamIn(*std::move(row), columns, people));
    teams.back().problem = problemWith(teams.back());
  }
  return teams;
}

Result<std::vector<ListedTeam>> parseTeams(std::string_view text, int people) {
  auto teams = listTeams(text, people);
  if (!teams) return teams;
  for (const ListedTeam& team : *teams)
    if (team.problem) return *team.problem;
  return teams;
}

std::string entrantsCsv(const Tournament& tournament) {
  const auto people = static_cast<std::size_t>(tournament.agreed().people);
  Table table;
  table.add("Number").add("Team");
  addNumbered(table, "Player", people);
  table.add("In").endRow();
  for (const Entrant& one : tournament.entrants()) {
    table.add(one.number).add(one.name);
    for (std::size_t i = 0; i < people; ++i) table.add(i < one.members.size() ? one.members[i].name : "");
    table.add(one.in ? "yes" : "no").endRow();
  }
  return table.take();
}

std::string pairingsCsv(const Tournament& tournament, std::optional<int> round) {
  const auto sides = static_cast<std::size_t>(tournament.agreed().sides);
  Table table;
  table.add("Round").add("Board").add("Stage").add("Game");
  addNumbered(table, "Team", sides);
  addNumbered(table, "Marbles", sides);
  table.add("Winner").add("Cards").add("Forfeit").add("Decided by").add("Goes on").endRow();
  for (const Round& one : tournament.rounds()) {
    if (round && *round != one.number) continue;
    for (const Pairing& pairing : one.pairings) addPairingRows(table, tournament, one.number, pairing);
    for (const int number : one.byes) addByeRow(table, tournament, one.number, number);
  }
  return table.take();
}

std::string standingsCsv(const Tournament& tournament) {
  Table table;
  table.add("Place").add("Number").add("Team").add("Won").add("Drawn").add("Lost").add("Byes");
  for (const Criterion one : whatCounts(tournament)) table.add(json::nameOf(one));
  table.endRow();
  for (const Standing& row : standings(tournament)) {
    table.add(row.place).add(row.entrant).add(tournament.entrant(row.entrant).name);
    table.add(row.won).add(row.drawn).add(row.lost).add(row.byes);
    for (const Value& value : row.values) table.addHundredths(value.hundredths);
    table.endRow();
  }
  return table.take();
}

std::string decimalText(std::int64_t hundredths) {
  const std::int64_t size = std::abs(hundredths);
  std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
  if (size % 100 == 0) return text;
  text += '.' + std::to_string(size % 100 / 10);
  if (size % 10 != 0) text += std::to_string(size % 10);
  return text;
}

}  // namespace tacit::tournament
