// What HTTP requests ask and answers say, field by field (docs/wire.md).
#pragma once

#include "table/message.h"

namespace tacit::service {

struct RatingShown {
  static constexpr std::string_view kType = "RatingShown";
  double shown = 0;  // the number people are shown
  double mu = 0;
  double sigma = 0;
  int games = 0;
  TACIT_FIELDS(RatingShown, shown, mu, sigma, games)
};

struct FamilyRating {
  static constexpr std::string_view kType = "FamilyRating";
  std::string family;  // four, six, three or two: as many seats
  double shown = 0;
  double mu = 0;
  double sigma = 0;
  int games = 0;
  TACIT_FIELDS(FamilyRating, family, shown, mu, sigma, games)
};

struct Profile {
  static constexpr std::string_view kType = "Profile";
  std::string id;
  std::string name;
  bool account = false;
  RatingShown rating;                 // in games of four, or in the family of a ranking
  std::vector<FamilyRating> ratings;  // in families where there are rated games
  TACIT_FIELDS(Profile, id, name, account, rating, ratings)
};

struct NameWish {
  static constexpr std::string_view kType = "NameWish";
  std::string name;
  TACIT_FIELDS(NameWish, name)
};

struct Credentials {
  static constexpr std::string_view kType = "Credentials";
  std::string name;
  std::string password;
  TACIT_FIELDS(Credentials, name, password)
};

struct TableWish {
  static constexpr std::string_view kType = "TableWish";
  table::Options options;
  std::optional<int> place{};  // NOLINT(readability-redundant-member-init): where its maker sits at once
  TACIT_FIELDS(TableWish, options, place)
};

struct TableName {
  static constexpr std::string_view kType = "TableName";
  std::string table;
  TACIT_FIELDS(TableName, table)
};

// By which people in the same room find a table that waits for them.
struct ShortCode {
  static constexpr std::string_view kType = "ShortCode";
  std::string code;
  TACIT_FIELDS(ShortCode, code)
};

// What a short code leads to: a table, or a screen that waits for one.
struct CodeHolder {
  static constexpr std::string_view kType = "CodeHolder";
  std::optional<std::string> table;
  bool screen = false;
  TACIT_FIELDS(CodeHolder, table, screen)
};

// A big screen that waits for a table; only it knows its id.
struct WaitingScreen {
  static constexpr std::string_view kType = "WaitingScreen";
  std::string screen;
  std::string code;
  std::optional<std::string> table;  // was brought to it
  TACIT_FIELDS(WaitingScreen, screen, code, table)
};

// Where others in the local network find this server.
struct Neighbours {
  static constexpr std::string_view kType = "Neighbours";
  std::vector<std::string> addresses;  // http://192.168.1.20:8080, the likeliest first
  TACIT_FIELDS(Neighbours, addresses)
};

struct TableSummary {
  static constexpr std::string_view kType = "TableSummary";
  std::string table;
  std::string host;
  table::Options options;
  table::Stage stage = table::Stage::Open;
  std::vector<table::PlaceShown> places;
  int watching = 0;
  base::Instant created;
  std::optional<base::Instant> visited{};  // NOLINT(readability-redundant-member-init): in a list of one's own tables
  std::string deciding{};                  // NOLINT(readability-redundant-member-init): seats whose turn it is
  std::optional<base::Instant> until{};    // NOLINT(readability-redundant-member-init): and in one's own list, by when
  TACIT_FIELDS(TableSummary, table, host, options, stage, places, watching, created, visited, deciding, until)
};

struct Lobby {
  static constexpr std::string_view kType = "Lobby";
  std::vector<TableSummary> tables;
  std::optional<std::string> next;  // there are more: `before` of the next page
  TACIT_FIELDS(Lobby, tables, next)
};

// How many unfinished tables somebody has set up, and how many come from an address. What nodes tell each other.
struct TableCounts {
  int person = 0;
  int address = 0;
  TACIT_FIELDS(TableCounts, person, address)
};

struct PlayerShown {
  static constexpr std::string_view kType = "Player";
  std::optional<std::string> person;
  std::string name;
  std::string seats;
  bool won = false;
  bool guest = false;            // a person without an account
  std::optional<double> rating;  // the number shown after this game, where it counted
  TACIT_FIELDS(PlayerShown, person, name, seats, won, guest, rating)
};

struct GameSummary {
  static constexpr std::string_view kType = "GameSummary";
  std::string table;
  std::string type;
  base::Instant finished;
  std::string result;
  bool rated = false;
  bool offline = false;  // played on a device and brought later
  std::vector<PlayerShown> players;
  TACIT_FIELDS(GameSummary, table, type, finished, result, rated, offline, players)
};

// A finished game that somebody has played without a server.
struct OfflineGame {
  static constexpr std::string_view kType = "OfflineGame";
  std::string id;  // the device's own; the same game is kept once
  std::string type;
  std::string seats;  // that the person held
  base::Instant finished;
  std::string file;  // .tac
  TACIT_FIELDS(OfflineGame, id, type, seats, finished, file)
};

struct History {
  static constexpr std::string_view kType = "History";
  std::vector<GameSummary> games;
  TACIT_FIELDS(History, games)
};

struct Ranking {
  static constexpr std::string_view kType = "Ranking";
  std::vector<Profile> people;
  TACIT_FIELDS(Ranking, people)
};

// How somebody does against the bots of one level.
struct LadderStep {
  static constexpr std::string_view kType = "LadderStep";
  std::string level;
  int games = 0;
  int won = 0;
  TACIT_FIELDS(LadderStep, level, games, won)
};

struct Ladder {
  static constexpr std::string_view kType = "Ladder";
  std::vector<LadderStep> steps;  // the weakest first
  TACIT_FIELDS(Ladder, steps)
};

// A game in which all came home together, with how few cards.
struct TeamRecord {
  static constexpr std::string_view kType = "TeamRecord";
  std::string table;
  std::string pack;
  std::string rules;
  int cards = 0;
  base::Instant finished;
  std::vector<PlayerShown> players;
  TACIT_FIELDS(TeamRecord, table, pack, rules, cards, finished, players)
};

struct Records {
  static constexpr std::string_view kType = "Records";
  std::vector<TeamRecord> records;
  TACIT_FIELDS(Records, records)
};

// The most games that somebody has won in a row.
struct SeriesRecord {
  static constexpr std::string_view kType = "SeriesRecord";
  std::string person;
  std::string name;
  bool guest = false;
  int wins = 0;
  std::string table;  // of the last of them
  base::Instant finished;
  TACIT_FIELDS(SeriesRecord, person, name, guest, wins, table, finished)
};

struct SeriesRecords {
  static constexpr std::string_view kType = "SeriesRecords";
  std::vector<SeriesRecord> records;
  TACIT_FIELDS(SeriesRecords, records)
};

struct Failure {
  static constexpr std::string_view kType = "Failure";
  base::RefusalCode error{};
  std::string text;  // a sentence in English
  std::optional<base::RefusalReason> reason;
  std::optional<base::Instant> until;
  std::optional<std::string> why;
  TACIT_FIELDS(Failure, error, text, reason, until, why)
};

}  // namespace tacit::service
