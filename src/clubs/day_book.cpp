#include "clubs/day_book.h"

#include "clubs/day_deal.h"

namespace tacit::clubs {

using base::RefusalCode;

namespace {

// Counted since 1970.
std::int64_t dayAt(base::Instant time) {
  return std::chrono::floor<std::chrono::days>(time).time_since_epoch().count();
}

}  // namespace

// A day as somebody asks for it.
struct AskedDay {
  std::int64_t day = 0;
  std::string date;
  base::Instant now;
  std::string person;  // empty: nobody we know

  base::Instant ends() const { return base::Instant(std::chrono::days(day + 1)); }
  base::Instant until() const { return ends() + std::chrono::days(2); }  // to hand in what was begun
  bool isToday() const { return day == dayAt(now); }
  bool isOver() const { return now >= ends(); }
};

namespace {

constexpr int kDaysAhead = 7;   // whose commitments are published
constexpr int kDaysBehind = 7;  // whose seeds are listed; older ones are asked for by date
constexpr int kBest = 10;
constexpr int kMaxDays = 800;  // of one person: two parts on more days than a year has

fair::Secret houseSecretOf(store::Store& store) {
  // NOLINTNEXTLINE(bugprone-unchecked-optional-access): it is kept as it was drawn
  return fair::secretFrom(store.days().secret("days", fair::hex(fair::newSecret()))).value();
}

DayDeal dayDealOf(const fair::Secret& house, std::int64_t day, std::string_view part, bool withSeed) {
  const std::string date = dateOf(day);
  const fair::Secret seed = daySeed(house, date, part);
  DayDeal deal{date, std::string(part), fair::commitment(seed), std::nullopt, dayOptions(part)};
  if (withSeed) deal.seed = fair::hex(seed);
  return deal;
}

DayLine dayLineOf(const store::DayResult& result) {
  const auto& [key, begun, finished, score, name, guest] = result;
  const int points = key.part == "duel" ? score.score : 0;
  return {key.day, key.part, key.person, name, guest, points, score.marbles, score.others, score.cards};
}

DayStanding dayStandingOf(const store::DayResult& result, const store::DayField& field) {
  DayStanding standing{dayLineOf(result), field.players - field.worse - field.same + 1, std::nullopt};
  const int others = field.players - 1;
  if (others > 0) standing.beaten = (100 * (2 * field.worse + field.same - 1) + others) / (2 * others);
  return standing;
}

DayPart dayPartOf(store::Store& store, const fair::Secret& house, const AskedDay& asked, std::string_view part) {
  const auto result = store.days().result({asked.date, std::string(part), asked.person});
  const bool done = result && result->finished != base::Instant();
  const auto field = store.days().field(asked.date, std::string(part), done ? result->score.score : 0);
  DayPart shown{dayDealOf(house, asked.day, part, asked.isOver() || result.has_value()),
                field.players,
                {},
                result.has_value(),
                std::nullopt};
  for (const auto& one : store.days().best(asked.date, std::string(part), kBest)) shown.best.push_back(dayLineOf(one));
  if (done) shown.mine = dayStandingOf(*result, field);
  return shown;
}

DayShown dayShownOf(store::Store& store, const fair::Secret& house, const AskedDay& asked) {
  DayShown shown{asked.date, asked.ends(), asked.until(), {}};
  for (const auto part : kDayParts) shown.parts.push_back(dayPartOf(store, house, asked, part));
  return shown;
}

Days daysFor(store::Store& store, const fair::Secret& house, const std::string& person, std::int64_t today) {
  Days days{dateOf(today), {}, {}};
  for (std::int64_t day = today + kDaysAhead; day >= today - kDaysBehind; --day)
    for (const auto part : kDayParts) days.deals.push_back(dayDealOf(house, day, part, day < today));
  if (!person.empty())
    for (const auto& one : store.days().of(person, kMaxDays)) days.mine.push_back(dayLineOf(one));
  return days;
}

}  // namespace

DayBook::DayBook(store::Keeper& keeper, const service::Settings& settings)
    : keeper_(keeper), settings_(settings), house_(keeper.await(houseSecretOf)) {}

void DayBook::days(const people::Call& call) {
  keeper_.look(call.address(),
               [this, id = call.personId(), today = dayAt(settings_.time->wall()), reply = call.reply](
                   store::Store& store) { reply(service::answerWith(daysFor(store, house_, id, today))); });
}

std::optional<AskedDay> DayBook::askedDay(const people::Call& call) const {
  const auto day = dayOf(call.rest);
  const base::Instant now = settings_.time->wall();
  if (day && *day <= dayAt(now) + kDaysAhead) return AskedDay{*day, call.rest, now, call.personId()};
  call.reply(service::failure(RefusalCode::NoDay));
  return std::nullopt;
}

void DayBook::show(const people::Call& call) {
  const auto asked = askedDay(call);
  if (!asked) return;
  keeper_.look(call.address(), [this, asked = *asked, reply = call.reply](store::Store& store) {
    reply(service::answerWith(dayShownOf(store, house_, asked)));
  });
}

// Others' games only when nobody can play the deal for a result any more.
void DayBook::gameFile(const people::Call& call) {
  const auto asked = askedDay(call);
  if (!asked) return;
  const store::DayKey key{asked->date, call.query("part"), call.query("person")};
  if (key.person != asked->person && asked->now < asked->until())
    return call.reply(service::failure(RefusalCode::NotYet));
  keeper_.look(call.address(), [key, reply = call.reply](store::Store& store) {
    const auto record = store.days().record(key);
    reply(record ? service::answerText("text/plain; charset=utf-8", *record)
                 : service::failure({RefusalCode::NoGame, "nobody has handed in such a game"}));
  });
}

// Asked again, e.g. from another device or because the answer was lost, it gives the same cards.
void DayBook::begin(const people::Call& call) {
  const auto asked = askedDay(call);
  if (!asked) return;
  DayBegin wish;
  if (!call.read(wish)) return;
  if (!isDayPart(wish.part)) return call.reply(service::failure({RefusalCode::BadRequest, "part: solo or duel"}));
  if (!asked->isToday()) return call.reply(service::failure(RefusalCode::NotToday));
  keeper_.ask([this, asked = *asked, part = wish.part, reply = call.reply](store::Store& store) {
    if (!store.days().begin({asked.date, part, asked.person}, asked.now))
      return reply(service::failure(RefusalCode::UnknownPerson));  // gone meanwhile
    reply(service::answerWith(dayDealOf(house_, asked.day, part, true), 201));
  });
}

// To play a game over takes a while, so it is done where nobody's writing waits for it.
void DayBook::handIn(const people::Call& call) {
  const auto day = askedDay(call);
  if (!day) return;
  DayHandIn brought;
  if (!call.read(brought)) return;
  if (!isDayPart(brought.part)) return call.reply(service::failure({RefusalCode::BadRequest, "part: solo or duel"}));
  if (day->now >= day->until()) return call.reply(service::failure(RefusalCode::TooLate));
  keeper_.look(call.address(), [this, asked = *day, brought, reply = call.reply](store::Store& store) {
    const store::DayKey key{asked.date, brought.part, asked.person};
    const auto before = store.days().result(key);
    if (!before) return reply(service::failure(RefusalCode::NotBegun));
    if (before->finished != base::Instant()) return reply(service::failure(RefusalCode::HandedIn));
    const auto seed = daySeed(house_, asked.date, brought.part);
    const auto game = dayGame(seed, asked.date, brought.part, before->name, brought.file);
    if (!game) return reply(service::failure({RefusalCode::BadGame, game.error()}));
    keeper_.ask([this, key, game = *game, asked, reply](store::Store& writing) {
      if (!writing.days().finish(key, game.score, game.record, asked.now))  // by another request meanwhile
        return reply(service::failure(RefusalCode::HandedIn));
      reply(service::answerWith(dayShownOf(writing, house_, asked), 201));
    });
  });
}

std::vector<DayKept> daysKept(store::Store& store, const std::string& person) {
  std::vector<DayKept> kept;
  for (const auto& one : store.days().of(person, kMaxDays))
    kept.push_back({dayLineOf(one), store.days().record(one.key).value_or("")});
  return kept;
}

}  // namespace tacit::clubs
