// What HTTP requests ask and answers say, field by field (docs/wire.md).
#pragma once

#include "table/message.h"

namespace tacit::server {

using json::field;

struct RatingShown {
  static constexpr std::string_view kType = "RatingShown";
  double shown = 0;  // the number people are shown
  double mu = 0;
  double sigma = 0;
  int games = 0;
  static constexpr auto fields() {
    return json::list(field("shown", &RatingShown::shown), field("mu", &RatingShown::mu),
                      field("sigma", &RatingShown::sigma), field("games", &RatingShown::games));
  }
};

struct FamilyRating {
  static constexpr std::string_view kType = "FamilyRating";
  std::string family;  // four, six, three or two: as many seats
  double shown = 0;
  double mu = 0;
  double sigma = 0;
  int games = 0;
  static constexpr auto fields() {
    return json::list(field("family", &FamilyRating::family), field("shown", &FamilyRating::shown),
                      field("mu", &FamilyRating::mu), field("sigma", &FamilyRating::sigma),
                      field("games", &FamilyRating::games));
  }
};

struct Profile {
  static constexpr std::string_view kType = "Profile";
  std::string id;
  std::string name;
  bool account = false;
  RatingShown rating;                 // in games of four, or in the family of a ranking
  std::vector<FamilyRating> ratings;  // in families where there are rated games
  static constexpr auto fields() {
    return json::list(field("id", &Profile::id), field("name", &Profile::name), field("account", &Profile::account),
                      field("rating", &Profile::rating), field("ratings", &Profile::ratings));
  }
};

struct NameWish {
  static constexpr std::string_view kType = "NameWish";
  std::string name;
  static constexpr auto fields() { return json::list(field("name", &NameWish::name)); }
};

struct Credentials {
  static constexpr std::string_view kType = "Credentials";
  std::string name;
  std::string password;
  static constexpr auto fields() {
    return json::list(field("name", &Credentials::name), field("password", &Credentials::password));
  }
};

struct TableWish {
  static constexpr std::string_view kType = "TableWish";
  table::Options options;
  std::optional<int> place{};  // NOLINT(readability-redundant-member-init): where whoever makes it sits at once
  static constexpr auto fields() {
    return json::list(field("options", &TableWish::options), field("place", &TableWish::place));
  }
};

struct TableName {
  static constexpr std::string_view kType = "TableName";
  std::string table;
  static constexpr auto fields() { return json::list(field("table", &TableName::table)); }
};

// Where others in the local network find this server.
struct Neighbours {
  static constexpr std::string_view kType = "Neighbours";
  std::vector<std::string> addresses;  // http://192.168.1.20:8080, the likeliest first
  static constexpr auto fields() { return json::list(field("addresses", &Neighbours::addresses)); }
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
  static constexpr auto fields() {
    return json::list(field("table", &TableSummary::table), field("host", &TableSummary::host),
                      field("options", &TableSummary::options), field("stage", &TableSummary::stage),
                      field("places", &TableSummary::places), field("watching", &TableSummary::watching),
                      field("created", &TableSummary::created), field("visited", &TableSummary::visited),
                      field("deciding", &TableSummary::deciding), field("until", &TableSummary::until));
  }
};

struct Lobby {
  static constexpr std::string_view kType = "Lobby";
  std::vector<TableSummary> tables;
  std::optional<std::string> next;  // there are more: `before` of the next page
  static constexpr auto fields() { return json::list(field("tables", &Lobby::tables), field("next", &Lobby::next)); }
};

// How many unfinished tables somebody has set up, and how many come from an address. What nodes tell each other.
struct TableCounts {
  int person = 0;
  int address = 0;
  static constexpr auto fields() {
    return json::list(field("person", &TableCounts::person), field("address", &TableCounts::address));
  }
};

struct PlayerShown {
  static constexpr std::string_view kType = "Player";
  std::optional<std::string> person;
  std::string name;
  std::string seats;
  bool won = false;
  bool guest = false;            // a person without an account
  std::optional<double> rating;  // the number shown after this game, where it counted
  static constexpr auto fields() {
    return json::list(field("person", &PlayerShown::person), field("name", &PlayerShown::name),
                      field("seats", &PlayerShown::seats), field("won", &PlayerShown::won),
                      field("guest", &PlayerShown::guest), field("rating", &PlayerShown::rating));
  }
};

struct GameSummary {
  static constexpr std::string_view kType = "GameSummary";
  std::string table;
  std::string type;
  std::int64_t finished = 0;  // milliseconds since 1970
  std::string result;
  bool rated = false;
  bool offline = false;  // played on a device and brought later
  std::vector<PlayerShown> players;
  static constexpr auto fields() {
    return json::list(field("table", &GameSummary::table), field("type", &GameSummary::type),
                      field("finished", &GameSummary::finished), field("result", &GameSummary::result),
                      field("rated", &GameSummary::rated), field("offline", &GameSummary::offline),
                      field("players", &GameSummary::players));
  }
};

// A finished game that somebody has played without a server.
struct OfflineGame {
  static constexpr std::string_view kType = "OfflineGame";
  std::string id;  // the device's own; the same game is kept once
  std::string type;
  std::string seats;          // that the person held
  std::int64_t finished = 0;  // milliseconds since 1970
  std::string file;           // .tac
  static constexpr auto fields() {
    return json::list(field("id", &OfflineGame::id), field("type", &OfflineGame::type),
                      field("seats", &OfflineGame::seats), field("finished", &OfflineGame::finished),
                      field("file", &OfflineGame::file));
  }
};

struct History {
  static constexpr std::string_view kType = "History";
  std::vector<GameSummary> games;
  static constexpr auto fields() { return json::list(field("games", &History::games)); }
};

struct Ranking {
  static constexpr std::string_view kType = "Ranking";
  std::vector<Profile> people;
  static constexpr auto fields() { return json::list(field("people", &Ranking::people)); }
};

// How somebody does against the bots of one level.
struct LadderStep {
  static constexpr std::string_view kType = "LadderStep";
  std::string level;
  int games = 0;
  int won = 0;
  static constexpr auto fields() {
    return json::list(field("level", &LadderStep::level), field("games", &LadderStep::games),
                      field("won", &LadderStep::won));
  }
};

struct Ladder {
  static constexpr std::string_view kType = "Ladder";
  std::vector<LadderStep> steps;  // the weakest first
  static constexpr auto fields() { return json::list(field("steps", &Ladder::steps)); }
};

// A game in which all came home together, with how few cards.
struct TeamRecord {
  static constexpr std::string_view kType = "TeamRecord";
  std::string table;
  std::string pack;
  std::string rules;
  int cards = 0;
  std::int64_t finished = 0;  // milliseconds since 1970
  std::vector<PlayerShown> players;
  static constexpr auto fields() {
    return json::list(field("table", &TeamRecord::table), field("pack", &TeamRecord::pack),
                      field("rules", &TeamRecord::rules), field("cards", &TeamRecord::cards),
                      field("finished", &TeamRecord::finished), field("players", &TeamRecord::players));
  }
};

struct Records {
  static constexpr std::string_view kType = "Records";
  std::vector<TeamRecord> records;
  static constexpr auto fields() { return json::list(field("records", &Records::records)); }
};

// The most games that somebody has won in a row.
struct SeriesRecord {
  static constexpr std::string_view kType = "SeriesRecord";
  std::string person;
  std::string name;
  bool guest = false;
  int wins = 0;
  std::string table;          // of the last of them
  std::int64_t finished = 0;  // milliseconds since 1970
  static constexpr auto fields() {
    return json::list(field("person", &SeriesRecord::person), field("name", &SeriesRecord::name),
                      field("guest", &SeriesRecord::guest), field("wins", &SeriesRecord::wins),
                      field("table", &SeriesRecord::table), field("finished", &SeriesRecord::finished));
  }
};

struct SeriesRecords {
  static constexpr std::string_view kType = "SeriesRecords";
  std::vector<SeriesRecord> records;
  static constexpr auto fields() { return json::list(field("records", &SeriesRecords::records)); }
};

struct Failure {
  static constexpr std::string_view kType = "Failure";
  base::RefusalCode error{};
  std::string text;  // a sentence in English
  std::optional<base::RefusalReason> reason;
  std::optional<std::int64_t> until;
  std::optional<std::string> why;
  static constexpr auto fields() {
    return json::list(field("error", &Failure::error), field("text", &Failure::text), field("reason", &Failure::reason),
                      field("until", &Failure::until), field("why", &Failure::why));
  }
};

}  // namespace tacit::server
