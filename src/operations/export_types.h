// All that is kept of a person, as a file (docs/wire.md).
#pragma once

#include "clubs/club_types.h"
#include "clubs/day_types.h"
#include "people/people_types.h"

namespace tacit::server {

struct ReportMade {
  static constexpr std::string_view kType = "ReportMade";
  std::int64_t created = 0;
  Report report;
  static constexpr auto fields() {
    return json::list(field("created", &ReportMade::created), field("report", &ReportMade::report));
  }
};

struct GameKept {
  static constexpr std::string_view kType = "GameKept";
  GameSummary summary;
  std::string file;  // .tac
  static constexpr auto fields() {
    return json::list(field("summary", &GameKept::summary), field("file", &GameKept::file));
  }
};

struct CardCount {
  static constexpr std::string_view kType = "CardCount";
  std::string card;
  int laid = 0;
  static constexpr auto fields() {
    return json::list(field("card", &CardCount::card), field("laid", &CardCount::laid));
  }
};

// Without secrets.
struct Export {
  static constexpr std::string_view kType = "Export";
  Profile profile;
  std::int64_t created = 0;
  std::vector<SessionShown> sessions;
  std::vector<TokenShown> tokens;
  std::vector<PersonShown> blocked;
  std::vector<ReportMade> reports;
  std::vector<GameKept> games;                 // newest first
  std::vector<TournamentSummary> tournaments;  // set up, or taken part in; newest first
  std::vector<ClubSummary> clubs;              // that they are a member of; newest first
  std::vector<DayKept> days;                   // deals of the day
  std::vector<PersonShown> friends;
  std::vector<PersonShown> askedFriends;  // who have not answered
  std::vector<std::string> teams;         // their names
  std::vector<std::string> hidden;        // from others
  std::vector<CardCount> cards;           // laid in all games
  static constexpr auto fields() {
    return json::list(
        field("profile", &Export::profile), field("created", &Export::created), field("sessions", &Export::sessions),
        field("tokens", &Export::tokens), field("blocked", &Export::blocked), field("reports", &Export::reports),
        field("games", &Export::games), field("tournaments", &Export::tournaments), field("clubs", &Export::clubs),
        field("days", &Export::days), field("friends", &Export::friends), field("askedFriends", &Export::askedFriends),
        field("teams", &Export::teams), field("hidden", &Export::hidden), field("cards", &Export::cards));
  }
};

}  // namespace tacit::server
