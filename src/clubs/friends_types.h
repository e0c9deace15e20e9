// What is asked and told about friends, teams and people's own pages over HTTP, field by field (docs/wire.md).
#pragma once

#include "people/people_types.h"

namespace tacit::clubs {

// ---- Friends ----

struct FriendShown {
  static constexpr std::string_view kType = "FriendShown";
  std::string id;
  std::string name;
  bool here = false;                 // in the last minute; only for friends, and only if they show it
  std::optional<std::string> table;  // where they sit, if everybody may look on there
  TACIT_FIELDS(FriendShown, id, name, here, table)
};

struct InvitationShown {
  static constexpr std::string_view kType = "InvitationShown";
  std::string person;  // who invites
  std::string name;
  std::string table;
  base::Instant until;
  TACIT_FIELDS(InvitationShown, person, name, table, until)
};

struct FriendList {
  static constexpr std::string_view kType = "FriendList";
  std::vector<FriendShown> friends;
  std::vector<people::PersonShown> requests;  // who wants to be a friend
  std::vector<people::PersonShown> asked;     // who has not answered yet
  std::vector<people::PersonShown> lately;    // who has played with us and is neither
  TACIT_FIELDS(FriendList, friends, requests, asked, lately)
};

// What waits for an answer. Asking for it shows that a person is here.
struct FriendNews {
  static constexpr std::string_view kType = "FriendNews";
  int requests = 0;
  int teams = 0;  // that want us
  std::vector<InvitationShown> invitations;
  TACIT_FIELDS(FriendNews, requests, teams, invitations)
};

struct FriendWish {
  static constexpr std::string_view kType = "FriendWish";
  std::string person;
  bool on = false;  // asks, or accepts; else takes back, declines or ends it
  TACIT_FIELDS(FriendWish, person, on)
};

struct InvitationWish {
  static constexpr std::string_view kType = "InvitationWish";
  std::string person;
  std::string table;
  TACIT_FIELDS(InvitationWish, person, table)
};

struct InvitationAnswer {
  static constexpr std::string_view kType = "InvitationAnswer";
  std::string person;  // who invited
  bool accept = false;
  TACIT_FIELDS(InvitationAnswer, person, accept)
};

// Who sits at tables that everybody may look on at. What nodes ask each other.
struct Seated {
  std::string person;
  std::string table;
  TACIT_FIELDS(Seated, person, table)
};

struct SeatedPeople {
  std::vector<Seated> people;
  TACIT_FIELDS(SeatedPeople, people)
};

// What others may see of somebody.
struct Shows {
  static constexpr std::string_view kType = "Shows";
  bool curve = true;
  bool results = true;
  bool partners = true;
  bool cards = true;
  bool games = true;
  bool presence = true;  // to friends, and to nobody else
  TACIT_FIELDS(Shows, curve, results, partners, cards, games, presence)
};

// ---- Teams ----

struct TeamMemberShown {
  static constexpr std::string_view kType = "TeamMemberShown";
  std::string person;
  std::string name;
  bool accepted = false;
  TACIT_FIELDS(TeamMemberShown, person, name, accepted)
};

struct TeamShown {
  static constexpr std::string_view kType = "TeamShown";
  std::string id;
  std::string name;
  bool stands = false;  // all have accepted
  std::vector<TeamMemberShown> members;
  service::RatingShown rating;
  int won = 0;
  TACIT_FIELDS(TeamShown, id, name, stands, members, rating, won)
};

struct CurvePoint {
  static constexpr std::string_view kType = "CurvePoint";
  std::string family;
  base::Instant at;
  double shown = 0;  // the number after that game
  TACIT_FIELDS(CurvePoint, family, at, shown)
};

struct TeamPage {
  static constexpr std::string_view kType = "TeamPage";
  TeamShown team;
  std::vector<CurvePoint> curve;            // empty where a member hides theirs
  std::vector<service::GameSummary> games;  // the same
  TACIT_FIELDS(TeamPage, team, curve, games)
};

struct TeamList {
  static constexpr std::string_view kType = "TeamList";
  std::vector<TeamShown> teams;
  TACIT_FIELDS(TeamList, teams)
};

struct TeamWish {
  static constexpr std::string_view kType = "TeamWish";
  std::string name;
  std::vector<std::string> people;  // the others: one, or two for games of six
  TACIT_FIELDS(TeamWish, name, people)
};

struct TeamAnswer {
  static constexpr std::string_view kType = "TeamAnswer";
  std::string team;
  bool accept = false;  // else it is given up, also later
  TACIT_FIELDS(TeamAnswer, team, accept)
};

// ---- A person's page ----

struct TypeTally {
  static constexpr std::string_view kType = "TypeTally";
  std::string type;
  int games = 0;
  int won = 0;
  TACIT_FIELDS(TypeTally, type, games, won)
};

struct PartnerTally {
  static constexpr std::string_view kType = "PartnerTally";
  std::optional<std::string> person;  // a bot has none
  std::string name;
  int games = 0;
  int won = 0;
  TACIT_FIELDS(PartnerTally, person, name, games, won)
};

// How often somebody lays a card, beside how often everybody does.
struct CardShare {
  static constexpr std::string_view kType = "CardShare";
  std::string card;
  int laid = 0;
  double share = 0;  // of all cards they lay
  double usual = 0;  // of all cards that are laid
  TACIT_FIELDS(CardShare, card, laid, share, usual)
};

struct OwnRecord {
  static constexpr std::string_view kType = "OwnRecord";
  std::string type;
  int cards = 0;
  std::string table;
  TACIT_FIELDS(OwnRecord, type, cards, table)
};

// What a person's last games add up to, as far as they show it.
struct Career {
  static constexpr std::string_view kType = "Career";
  Shows shows;
  std::vector<CurvePoint> curve;  // the oldest first
  std::vector<TypeTally> results;
  std::vector<PartnerTally> partners;
  std::vector<CardShare> cards;  // laid more often than usual, the most unusual first
  std::vector<OwnRecord> records;
  std::vector<TeamShown> teams;
  TACIT_FIELDS(Career, shows, curve, results, partners, cards, records, teams)
};

}  // namespace tacit::clubs
