#include "clubs/day_deal.h"

#include <algorithm>
#include <bit>
#include <chrono>

#include "base/result.h"
#include "base/strings.h"
#include "bots/bot.h"
#include "fair/digest.h"
#include "fair/verify.h"
#include "notation/words.h"
#include "service/now.h"
#include "tournament/scoring.h"

namespace tacit::clubs {
namespace {

using base::Error;
using base::Result;
using notation::GameRecord;

constexpr std::string_view kSoloPart = "solo";
constexpr std::string_view kDayLevel = "planner";  // answers at once, and the same everywhere
constexpr int kBeyondCards = 1000;

int marblesHomeOf(const Board& board, SeatSet seats) {
  int count = 0;
  for (const Seat seat : seats) count += std::popcount(board.homeMask(seat));
  return count;
}

// All home with few cards is best, then the more marbles home the better.
int soloScore(const store::DayScore& made, bool home) { return home ? kBeyondCards - made.cards : made.marbles; }

int tacPoints(int marbles, int others) {
  const tournament::Board board{.number = 1, .entrants = {1, 2}, .stage = {}};
  const tournament::GameResult result{.marbles = {marbles, others}, .winner = {}, .cards = {}, .forfeit = {}};
  return static_cast<int>(tournament::sharesOf(board, result).front().tac / tournament::kPoint);
}

store::DayScore dayScoreOf(const Position& end, std::string_view part) {
  const LayoutTable& layout = end.layout();
  const SeatSet own = layout.side[layout.seats.first()];
  const SeatSet rest = layout.seats.without(own);
  store::DayScore made{.score = 0,
                       .marbles = marblesHomeOf(end.board, own),
                       .others = marblesHomeOf(end.board, rest),
                       .cards = static_cast<int>(end.laid)};
  made.score = part == kSoloPart ? soloScore(made, !end.won[0].empty()) : tacPoints(made.marbles, made.others);
  return made;
}

// What a seat can know, however many have given before it in the file.
View seenBy(const FollowedGame& game, Seat seat) {
  View view = game.view(only(seat));
  view.position = decidedBy(view.position, seat);
  return view;
}

// Whether each bot has decided as it does. A file in which they play badly on purpose is no result.
class BotCheck {
 public:
  explicit BotCheck(SeatSet bots) : bots_(bots) {}

  void follow(const FollowedGame& game, const Step* step) {
    if (step != nullptr && !strange_) {
      const Seat seat = step->before.by;
      if (bots_.contains(seat) && !isOurs(seat, step->play)) strange_ = seat;
    }
    before_ = game;
  }
  std::optional<Seat> strange() const { return strange_; }

 private:
  bool isOurs(Seat seat, const Play& play) const {
    Random unused(0);
    // NOLINTNEXTLINE(bugprone-unchecked-optional-access): there is such a level
    return bots::decide(seenBy(before_, seat), *bots::levelNamed(kDayLevel), {}, unused) == play;
  }

  SeatSet bots_;
  FollowedGame before_;
  std::optional<Seat> strange_;
};

GameRecord cleanedDay(const GameRecord& brought, const fair::Secret& seed, std::string_view date,
                      const std::string& player, SeatSet bots) {
  GameRecord record = notation::Recorder(brought.setup).record();
  record.deals = brought.deals;
  record.setHeader("Event", "Tacit deal of the day");
  std::string day(date);
  std::ranges::replace(day, '-', '.');
  record.setHeader("Date", day);
  for (const Seat seat : brought.setup.table().seats)
    record.setHeader(std::string(1, notation::seatLetter(seat)),
                     bots.contains(seat) ? "bot " + std::string(kDayLevel) : player);
  record.setHeader(fair::kCommitHeader, fair::commitment(seed));
  record.setHeader(fair::kSeedHeader, fair::hex(seed));
  return record;
}

}  // namespace

bool isDayPart(std::string_view part) { return std::ranges::find(kDayParts, part) != kDayParts.end(); }

std::string dateOf(std::int64_t day) {
  return service::timeText(base::Instant(std::chrono::days(day))).substr(0, std::string_view("2026-11-16").size());
}

std::optional<std::int64_t> dayOf(std::string_view date) {
  using namespace std::chrono;
  const auto parts = base::split(date, '-');
  if (parts.size() != 3) return std::nullopt;
  const auto number = [](std::string_view digits) {
    while (digits.size() > 1 && digits.front() == '0') digits.remove_prefix(1);
    return base::numberIn(digits, 9999).value_or(0);
  };
  const year_month_day written{year(static_cast<int>(number(parts[0]))), month(number(parts[1])),
                               std::chrono::day(number(parts[2]))};
  if (!written.ok()) return std::nullopt;
  const std::int64_t found = sys_days(written).time_since_epoch().count();
  return dateOf(found) == date ? std::optional(found) : std::nullopt;  // written in no other way
}

fair::Secret daySeed(const fair::Secret& house, std::string_view date, std::string_view part) {
  return {fair::hmacSha256(house.bytes, "tacit day " + std::string(date) + ' ' + std::string(part))};
}

table::Options dayOptions(std::string_view part) {
  table::Options options;
  options.type = part == kSoloPart ? "solo" : "four";
  options.bots = kDayLevel;
  options.takeBack = false;
  return options;
}

Result<DayGame> dayGame(const fair::Secret& seed, std::string_view date, std::string_view part,
                        const std::string& player, std::string_view file) {
  const auto agreed = table::agree(dayOptions(part));
  if (!agreed) return Error{agreed.error()};
  const auto brought = notation::parseGameFile(file);
  if (!brought) return Error{"file: " + brought.error()};
  if (brought->setup != agreed->setup) return Error{"file: not a game of this day"};
  if (notation::hasBoardSet(*brought)) return Error{"file: the board was set right by hand"};
  const SeatSet bots = agreed->setup.table().seats.without(agreed->type->places().front());
  GameRecord record = cleanedDay(*brought, seed, date, player, bots);
  if (const auto fair = fair::verify(record); !fair) return Error{"file: " + fair.error()};

  BotCheck check(bots);
  const auto end =
      notation::replay(record, [&](const FollowedGame& game, const Step* step) { check.follow(game, step); });
  if (!end) return Error{"file: " + end.error()};
  if (!end->over()) return Error{"file: the game is not over"};
  if (const auto seat = check.strange())
    return Error{"file: the bot in seat " + std::string(1, notation::seatLetter(*seat)) + " would not play like this"};
  record.setHeader("Result", notation::resultText(end->position()));
  return DayGame{dayScoreOf(end->position(), part), notation::gameFileText(record)};
}

}  // namespace tacit::clubs
