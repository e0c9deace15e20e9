// All that is kept of a person, as a file (docs/wire.md).
#pragma once

#include "clubs/club_types.h"
#include "clubs/day_types.h"
#include "people/people_types.h"

namespace tacit::operations {

struct ReportMade {
  static constexpr std::string_view kType = "ReportMade";
  base::Instant created;
  people::Report report;
  TACIT_FIELDS(ReportMade, created, report)
};

struct GameKept {
  static constexpr std::string_view kType = "GameKept";
  service::GameSummary summary;
  std::string file;  // .tac
  TACIT_FIELDS(GameKept, summary, file)
};

struct CardCount {
  static constexpr std::string_view kType = "CardCount";
  std::string card;
  int laid = 0;
  TACIT_FIELDS(CardCount, card, laid)
};

// Without secrets.
struct Export {
  static constexpr std::string_view kType = "Export";
  service::Profile profile;
  base::Instant created;
  std::vector<people::SessionShown> sessions;
  std::vector<people::TokenShown> tokens;
  std::vector<people::PersonShown> blocked;
  std::vector<ReportMade> reports;
  std::vector<GameKept> games;                        // newest first
  std::vector<clubs::TournamentSummary> tournaments;  // set up, or taken part in; newest first
  std::vector<clubs::ClubSummary> clubs;              // that they are a member of; newest first
  std::vector<clubs::DayKept> days;                   // deals of the day
  std::vector<people::PersonShown> friends;
  std::vector<people::PersonShown> askedFriends;  // who have not answered
  std::vector<std::string> teams;                 // their names
  std::vector<std::string> hidden;                // from others
  std::vector<CardCount> cards;                   // laid in all games
  TACIT_FIELDS(Export, profile, created, sessions, tokens, blocked, reports, games, tournaments, clubs, days, friends,
               askedFriends, teams, hidden, cards)
};

}  // namespace tacit::operations
