// What is asked and told about friends, teams and people's own pages over HTTP, field by field (docs/wire.md).
#pragma once

#include "people/people_types.h"

namespace tacit::server {

// ---- Friends ----

struct FriendShown {
  static constexpr std::string_view kType = "FriendShown";
  std::string id;
  std::string name;
  bool here = false;                 // in the last minute; only for friends, and only if they show it
  std::optional<std::string> table;  // where they sit, if everybody may look on there
  static constexpr auto fields() {
    return json::list(field("id", &FriendShown::id), field("name", &FriendShown::name),
                      field("here", &FriendShown::here), field("table", &FriendShown::table));
  }
};

struct InvitationShown {
  static constexpr std::string_view kType = "InvitationShown";
  std::string person;  // who invites
  std::string name;
  std::string table;
  std::int64_t until = 0;  // milliseconds since 1970
  static constexpr auto fields() {
    return json::list(field("person", &InvitationShown::person), field("name", &InvitationShown::name),
                      field("table", &InvitationShown::table), field("until", &InvitationShown::until));
  }
};

struct FriendList {
  static constexpr std::string_view kType = "FriendList";
  std::vector<FriendShown> friends;
  std::vector<PersonShown> requests;  // who wants to be a friend
  std::vector<PersonShown> asked;     // who has not answered yet
  std::vector<PersonShown> lately;    // who has played with us and is neither
  static constexpr auto fields() {
    return json::list(field("friends", &FriendList::friends), field("requests", &FriendList::requests),
                      field("asked", &FriendList::asked), field("lately", &FriendList::lately));
  }
};

// What waits for an answer. Asking for it shows that a person is here.
struct FriendNews {
  static constexpr std::string_view kType = "FriendNews";
  int requests = 0;
  int teams = 0;  // that want us
  std::vector<InvitationShown> invitations;
  static constexpr auto fields() {
    return json::list(field("requests", &FriendNews::requests), field("teams", &FriendNews::teams),
                      field("invitations", &FriendNews::invitations));
  }
};

struct FriendWish {
  static constexpr std::string_view kType = "FriendWish";
  std::string person;
  bool on = false;  // asks, or accepts; else takes back, declines or ends it
  static constexpr auto fields() {
    return json::list(field("person", &FriendWish::person), field("on", &FriendWish::on));
  }
};

struct InvitationWish {
  static constexpr std::string_view kType = "InvitationWish";
  std::string person;
  std::string table;
  static constexpr auto fields() {
    return json::list(field("person", &InvitationWish::person), field("table", &InvitationWish::table));
  }
};

struct InvitationAnswer {
  static constexpr std::string_view kType = "InvitationAnswer";
  std::string person;  // who invited
  bool accept = false;
  static constexpr auto fields() {
    return json::list(field("person", &InvitationAnswer::person), field("accept", &InvitationAnswer::accept));
  }
};

// Who sits at tables that everybody may look on at. What nodes ask each other.
struct Seated {
  std::string person;
  std::string table;
  static constexpr auto fields() {
    return json::list(field("person", &Seated::person), field("table", &Seated::table));
  }
};

struct SeatedPeople {
  std::vector<Seated> people;
  static constexpr auto fields() { return json::list(field("people", &SeatedPeople::people)); }
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
  static constexpr auto fields() {
    return json::list(field("curve", &Shows::curve), field("results", &Shows::results),
                      field("partners", &Shows::partners), field("cards", &Shows::cards), field("games", &Shows::games),
                      field("presence", &Shows::presence));
  }
};

// ---- Teams ----

struct TeamMemberShown {
  static constexpr std::string_view kType = "TeamMemberShown";
  std::string person;
  std::string name;
  bool accepted = false;
  static constexpr auto fields() {
    return json::list(field("person", &TeamMemberShown::person), field("name", &TeamMemberShown::name),
                      field("accepted", &TeamMemberShown::accepted));
  }
};

struct TeamShown {
  static constexpr std::string_view kType = "TeamShown";
  std::string id;
  std::string name;
  bool stands = false;  // all have accepted
  std::vector<TeamMemberShown> members;
  RatingShown rating;
  int won = 0;
  static constexpr auto fields() {
    return json::list(field("id", &TeamShown::id), field("name", &TeamShown::name), field("stands", &TeamShown::stands),
                      field("members", &TeamShown::members), field("rating", &TeamShown::rating),
                      field("won", &TeamShown::won));
  }
};

struct CurvePoint {
  static constexpr std::string_view kType = "CurvePoint";
  std::string family;
  std::int64_t at = 0;  // milliseconds since 1970
  double shown = 0;     // the number after that game
  static constexpr auto fields() {
    return json::list(field("family", &CurvePoint::family), field("at", &CurvePoint::at),
                      field("shown", &CurvePoint::shown));
  }
};

struct TeamPage {
  static constexpr std::string_view kType = "TeamPage";
  TeamShown team;
  std::vector<CurvePoint> curve;   // empty where a member hides theirs
  std::vector<GameSummary> games;  // the same
  static constexpr auto fields() {
    return json::list(field("team", &TeamPage::team), field("curve", &TeamPage::curve),
                      field("games", &TeamPage::games));
  }
};

struct TeamList {
  static constexpr std::string_view kType = "TeamList";
  std::vector<TeamShown> teams;
  static constexpr auto fields() { return json::list(field("teams", &TeamList::teams)); }
};

struct TeamWish {
  static constexpr std::string_view kType = "TeamWish";
  std::string name;
  std::vector<std::string> people;  // the others: one, or two for games of six
  static constexpr auto fields() {
    return json::list(field("name", &TeamWish::name), field("people", &TeamWish::people));
  }
};

struct TeamAnswer {
  static constexpr std::string_view kType = "TeamAnswer";
  std::string team;
  bool accept = false;  // else it is given up, also later
  static constexpr auto fields() {
    return json::list(field("team", &TeamAnswer::team), field("accept", &TeamAnswer::accept));
  }
};

// ---- A person's page ----

struct TypeTally {
  static constexpr std::string_view kType = "TypeTally";
  std::string type;
  int games = 0;
  int won = 0;
  static constexpr auto fields() {
    return json::list(field("type", &TypeTally::type), field("games", &TypeTally::games),
                      field("won", &TypeTally::won));
  }
};

struct PartnerTally {
  static constexpr std::string_view kType = "PartnerTally";
  std::optional<std::string> person;  // a bot has none
  std::string name;
  int games = 0;
  int won = 0;
  static constexpr auto fields() {
    return json::list(field("person", &PartnerTally::person), field("name", &PartnerTally::name),
                      field("games", &PartnerTally::games), field("won", &PartnerTally::won));
  }
};

// How often somebody lays a card, beside how often everybody does.
struct CardShare {
  static constexpr std::string_view kType = "CardShare";
  std::string card;
  int laid = 0;
  double share = 0;  // of all cards they lay
  double usual = 0;  // of all cards that are laid
  static constexpr auto fields() {
    return json::list(field("card", &CardShare::card), field("laid", &CardShare::laid),
                      field("share", &CardShare::share), field("usual", &CardShare::usual));
  }
};

struct OwnRecord {
  static constexpr std::string_view kType = "OwnRecord";
  std::string type;
  int cards = 0;
  std::string table;
  static constexpr auto fields() {
    return json::list(field("type", &OwnRecord::type), field("cards", &OwnRecord::cards),
                      field("table", &OwnRecord::table));
  }
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
  static constexpr auto fields() {
    return json::list(field("shows", &Career::shows), field("curve", &Career::curve),
                      field("results", &Career::results), field("partners", &Career::partners),
                      field("cards", &Career::cards), field("records", &Career::records),
                      field("teams", &Career::teams));
  }
};

}  // namespace tacit::server
