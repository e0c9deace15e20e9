#include "base/refusal.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tacit::base {
namespace {

struct Row {
  RefusalCode code;
  std::string_view name;
  int status;
  std::string_view sentence;  // where there is no more to say
};

constexpr auto kRows = std::to_array<Row>({
    // Who asks, and how.
    {RefusalCode::UnknownPerson, "unknown_person", 401, "say hello first: POST /api/hello"},
    {RefusalCode::BadToken, "bad_token", 401, "send Authorization: Bearer and a valid token"},
    {RefusalCode::WrongScope, "wrong_scope", 403, "this token may only read"},
    {RefusalCode::BadOrigin, "bad_origin", 403, "send JSON, from a page of this server"},
    {RefusalCode::WrongHost, "wrong_host", 421,
     "this server doesn't answer to this name; its operator can add it with --hosts"},
    {RefusalCode::BadMethod, "bad_method", 405, "GET or POST"},
    {RefusalCode::BadRequest, "bad_request", 400, "this request can't be understood"},
    {RefusalCode::Malformed, "malformed", 400, "this message can't be understood"},
    {RefusalCode::NotFound, "not_found", 404, "not found"},
    {RefusalCode::NotYours, "not_yours", 403, "only the person it belongs to can do this"},
    {RefusalCode::AccountsOnly, "accounts_only", 403, "this needs an account"},
    {RefusalCode::NoPrograms, "no_programs", 403, "this is for people, not for programs"},
    {RefusalCode::Banned, "banned", 403, "you cannot play here"},
    // Not now, but soon.
    {RefusalCode::SlowDown, "slow_down", 429, "too fast; wait a moment"},
    {RefusalCode::Throttled, "throttled", 429, "too many attempts; wait a moment"},
    {RefusalCode::Busy, "busy", 503, "too much is going on; try again in a moment"},
    {RefusalCode::Unavailable, "unavailable", 503, "nothing can be saved right now; try again soon"},
    {RefusalCode::Draining, "draining", 503, "this server is about to stop: no new games"},
    // Accounts.
    {RefusalCode::BadName, "bad_name", 400, "nobody can have this name"},
    {RefusalCode::NameTaken, "name_taken", 409, "another account has this name, or one that looks like it"},
    {RefusalCode::BadPassword, "bad_password", 400, "this password is too easy to guess"},
    {RefusalCode::WrongPassword, "wrong_password", 403, "wrong name or password"},
    {RefusalCode::WrongCode, "wrong_code", 403, "wrong name or code"},
    {RefusalCode::HasAccount, "has_account", 409, "you already have an account"},
    {RefusalCode::NoAccount, "no_account", 409, "guests have no password; create an account first"},
    {RefusalCode::NoSession, "no_session", 404, "there is no such session"},
    {RefusalCode::NoToken, "no_token", 404, "there is no such token"},
    {RefusalCode::NoAlerts, "no_alerts", 404, "this server sends no alerts"},
    {RefusalCode::TooManyTokens, "too_many_tokens", 429, "you have too many tokens; revoke one first"},
    {RefusalCode::TooManyGuests, "too_many_guests", 429,
     "too many new guests from your network; sign in, or try again later"},
    {RefusalCode::TooManyExports, "too_many_exports", 429, "you have just exported your data; try again later"},
    // Other people.
    {RefusalCode::NoPerson, "no_person", 404, "no person with this id"},
    {RefusalCode::BadPerson, "bad_person", 400, "that is you"},
    {RefusalCode::BadText, "bad_text", 400, "this text can't be sent"},
    {RefusalCode::NoFriend, "no_friend", 403, "you can invite friends, and people you have just played with"},
    {RefusalCode::NotShown, "not_shown", 403, "this person does not show their games"},
    {RefusalCode::TooManyFriends, "too_many_friends", 429,
     "too many people have not answered you yet; take some back first"},
    {RefusalCode::TooManyBlocks, "too_many_blocks", 429, "your list of blocked people is full"},
    {RefusalCode::TooManyReports, "too_many_reports", 429, "too many reports; try again later"},
    {RefusalCode::BadTeam, "bad_team", 400, "a team has two or three different people"},
    {RefusalCode::NoTeam, "no_team", 404, "there is no such team"},
    {RefusalCode::TeamIsThere, "team_is_there", 409, "you have a team already, or were asked"},
    {RefusalCode::NeverPlayed, "never_played", 403, "found a team with people you have played a game with"},
    {RefusalCode::TooManyTeams, "too_many_teams", 429, "you have too many teams; give one up first"},
    // Making and finding tables.
    {RefusalCode::BadOptions, "bad_options", 400, "no table can have these options"},
    {RefusalCode::NoTable, "no_table", 404, "there is no such table"},
    {RefusalCode::NoGame, "no_game", 404, "no finished game for this table"},
    {RefusalCode::BadGame, "bad_game", 400, "this is no game that was played by the rules"},
    {RefusalCode::GameOver, "game_over", 410, "the game at this table is over; its record is kept"},
    {RefusalCode::TooManyTables, "too_many_tables", 429, "you have too many open tables; finish or delete one first"},
    {RefusalCode::TooManyFromHere, "too_many_from_here", 429, "too many of them from your network; try again later"},
    {RefusalCode::TooManyGames, "too_many_games", 429, "too many games at once; send the others later"},
    // At a table.
    {RefusalCode::Tournament, "tournament", 400, "the tournament decides about this table"},
    {RefusalCode::NotNow, "not_now", 400, "this can't be done now"},
    {RefusalCode::NotSeated, "not_seated", 400, "you don't have a seat at this table"},
    {RefusalCode::NotHost, "not_host", 400, "only the host can do this"},
    {RefusalCode::NotYourSeat, "not_your_seat", 400, "that isn't your seat"},
    {RefusalCode::NotYourTurn, "not_your_turn", 400, "it's not your turn"},
    {RefusalCode::NoPlace, "no_place", 400, "there is no such seat"},
    {RefusalCode::NoSeat, "no_seat", 400, "there is no such seat"},
    {RefusalCode::NoCard, "no_card", 400, "this card isn't in that hand"},
    {RefusalCode::NoLevel, "no_level", 400, "bots have no such level"},
    {RefusalCode::NoEntry, "no_entry", 400, "you can't sit at this table; choose another one"},
    {RefusalCode::Rated, "rated", 400, "not in a rated game"},
    {RefusalCode::BadBoard, "bad_board", 400, "no game can stand like this"},
    {RefusalCode::Taken, "taken", 400, "that seat is taken"},
    {RefusalCode::OnePlace, "one_place", 400, "in a rated game everyone takes only one seat"},
    {RefusalCode::Illegal, "illegal", 400, "that play isn't legal"},
    {RefusalCode::Tacit, "tacit", 400, "no chatting during the game; use the preset phrases"},
    {RefusalCode::BadWord, "bad_word", 400, "this is no word for the shuffle"},
    // The deal of the day.
    {RefusalCode::NoDay, "no_day", 404, "there is no such day, or it is too far ahead"},
    {RefusalCode::NotToday, "not_today", 409, "this is not today's deal"},
    {RefusalCode::NotYet, "not_yet", 403, "games of others are shown when none can be handed in any more"},
    {RefusalCode::NotBegun, "not_begun", 409, "begin the deal first, on its day"},
    {RefusalCode::HandedIn, "handed_in", 409, "one game counts, and it is handed in"},
    {RefusalCode::TooLate, "too_late", 409, "this day's deal can no longer be handed in"},
    // Tournaments.
    {RefusalCode::NoTournament, "no_tournament", 404, "there is no such tournament"},
    {RefusalCode::NoCode, "no_code", 404, "this code is not valid for this tournament"},
    {RefusalCode::BadFile, "bad_file", 400, "this is no file of a tournament"},
    {RefusalCode::TooManyTournaments, "too_many_tournaments", 429,
     "you have too many unfinished tournaments; finish one first"},
    {RefusalCode::SentAway, "sent_away", 403, "the organiser has taken you out; only they can let you in again"},
    {RefusalCode::Outdated, "outdated", 409, "something has happened since; look again first"},
    {RefusalCode::Plan, "plan", 400, "no tournament can be like that"},
    {RefusalCode::NoEntrant, "no_entrant", 400, "there is no such entrant"},
    {RefusalCode::Members, "members", 400, "there is no such place"},
    {RefusalCode::TooMany, "too_many", 400, "you have changed too much; ask the organiser"},
    {RefusalCode::Full, "full", 400, "there is no room for more"},
    {RefusalCode::Same, "same", 400, "an entrant can't merge with itself"},
    {RefusalCode::Round, "round", 400, "it isn't paired yet"},
    {RefusalCode::NoRound, "no_round", 400, "there is no next round"},
    {RefusalCode::Minutes, "minutes", 400, "a round can't start then"},
    {RefusalCode::NoBoard, "no_board", 400, "there is no such board"},
    {RefusalCode::Boards, "boards", 400, "the boards don't fit the entrants"},
    {RefusalCode::Bracket, "bracket", 400, "it is no bracket"},
    {RefusalCode::Game, "game", 400, "it is not the next game of this board"},
    {RefusalCode::Result, "result", 400, "no game can end like that"},
    {RefusalCode::Level, "level", 400,
     "a knock-out needs a winner, and nothing says what decides when it is level: choose that in the settings"},
    {RefusalCode::Draw, "draw", 400, "a knock-out needs a winner, and this is level"},
    {RefusalCode::Disputed, "disputed", 409,
     "the reports differ: report the same as the other side, or ask the organiser"},
    {RefusalCode::Why, "why", 400, "this can't be the reason"},
    // Clubs.
    {RefusalCode::NoClub, "no_club", 404, "there is no such club"},
    {RefusalCode::TooManyClubs, "too_many_clubs", 429, "you have founded enough clubs"},
    {RefusalCode::WrongInvitation, "wrong_invitation", 400, "this invitation does not hold"},
    {RefusalCode::NoMember, "no_member", 400, "this person is not a member of the club"},
    {RefusalCode::Member, "member", 400, "is a member already"},
    {RefusalCode::LastOrganiser, "last_organiser", 400, "a club needs an organiser: name another one first"},
    {RefusalCode::About, "about", 400, "this can't be said of a club"},
    {RefusalCode::NoLeague, "no_league", 400, "there is no such league"},
    {RefusalCode::Best, "best", 400, "best: 0 to 100 evenings"},
    {RefusalCode::Closed, "closed", 400, "this league is over"},
    {RefusalCode::Evening, "evening", 400, "this tournament is an evening of the club already"},
    {RefusalCode::NoLadder, "no_ladder", 400, "there is no such ladder"},
    {RefusalCode::Reach, "reach", 400, "reach: 1 to 100 places"},
    {RefusalCode::People, "people", 400, "these people can't be a team"},
    {RefusalCode::NoChallenge, "no_challenge", 400, "there is no such challenge"},
    {RefusalCode::Below, "below", 400, "only somebody above can be challenged"},
    {RefusalCode::TooFar, "too_far", 400, "only a few places above can be challenged"},
    {RefusalCode::NotTheirs, "not_theirs", 400, "only the two who play it can say how it ended"},
    // Events that don't follow from those before them.
    {RefusalCode::Newer, "newer", 400, "it was written by a newer Tacit"},
    {RefusalCode::Number, "number", 400, "its number is not the next one"},
    {RefusalCode::Time, "time", 400, "it happened before the one ahead of it"},
    {RefusalCode::Order, "order", 400, "it can't come here"},
    {RefusalCode::Id, "id", 400, "there is no such id"},
    {RefusalCode::Name, "name", 400, "nothing can have this name"},
    // What an operator asks for (tacit admin).
    {RefusalCode::NoAct, "no_act", 404, "this server knows no such act: is it older than this program?"},
    {RefusalCode::NoReport, "no_report", 404, "no open report with this id"},
    {RefusalCode::BadTime, "bad_time", 400, "for how long? For example 30m, 12h, 7d, or ever"},
    {RefusalCode::BadLevel, "bad_level", 400, "there is no such level"},
    {RefusalCode::TableDone, "table_done", 409, "this table is already done"},
    {RefusalCode::Broken, "broken", 409, "it cannot be brought back"},
});

constexpr bool isInOrder() {
  for (std::size_t i = 0; i < kRows.size(); ++i)
    if (static_cast<std::size_t>(kRows[i].code) != i) return false;
  return true;
}
static_assert(isInOrder() && kRows.size() == static_cast<std::size_t>(RefusalCode::Broken) + 1);

constexpr auto kNames = [] {
  std::array<std::string_view, kRows.size()> names;
  std::ranges::transform(kRows, names.begin(), &Row::name);
  return names;
}();

constexpr auto kReasons = std::to_array<std::string_view>(
    {"too_short", "too_long", "like_name", "repeats", "row", "common", "invisible", "spaces", "marks", "reserved"});
static_assert(kReasons.size() == static_cast<std::size_t>(RefusalReason::Reserved) + 1);

const Row& rowOf(RefusalCode code) { return kRows[static_cast<std::size_t>(code)]; }

}  // namespace

std::span<const std::string_view> enumNames(RefusalCode /*any*/) { return kNames; }

std::span<const std::string_view> enumNames(RefusalReason /*any*/) { return kReasons; }

std::string_view nameOf(RefusalCode code) { return rowOf(code).name; }

int statusOf(RefusalCode code) { return rowOf(code).status; }

Refusal::Refusal(RefusalCode of) : Refusal(of, std::string(rowOf(of).sentence)) {}

Refusal::Refusal(RefusalCode of, std::string said, RefusalDetails with)
    : code(of), text(std::move(said)), details(std::move(with)) {}

}  // namespace tacit::base
