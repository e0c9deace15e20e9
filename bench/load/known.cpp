#include "load/known.h"

#include <array>
#include <memory>
#include <stdexcept>

#include "alerts/web_push.h"
#include "people/names.h"
#include "service/secrets.h"
#include "store/store.h"

namespace tacit::load {
namespace {

constexpr int kRegulars = 40;
constexpr int kBatch = 100;
constexpr int kRecordLines = 400;  // some 10 KB, as a long game has

std::unique_ptr<store::Store> openIn(const std::filesystem::path& data) {
  std::filesystem::create_directories(data);
  return store::openStore("sqlite:" + (data / "tacit.sqlite").string());
}

Known writePerson(store::Store& store, const std::string& name, const std::string& hash) {
  Known known{service::newPersonId(), name, service::newToken()};
  const auto now = base::wallNow();
  store.write(std::vector<store::Write>{store::NewPerson{known.id, name, now},
                                        store::NewSession{service::tokenHash(known.token), known.id, now}});
  if (store.accounts().create({known.id, name, people::keysOf(name), hash, {}}) != store::Claim::Done)
    throw std::runtime_error("no account for " + name);
  return known;
}

std::string recordText() {
  std::string text;
  for (int i = 0; i < kRecordLines; ++i) text += std::to_string(i) + ". a 7 a12-a19 ; b 13 b0\n";
  return text;
}

// The first of all with three others, who are others each time; won and lost in turns.
store::FinishedGame gameOf(const std::vector<Known>& people, int n, base::Instant when) {
  const auto other = [&](int k) -> const Known& {
    return people[static_cast<std::size_t>(1 + (3 * n + k) % (kRegulars - 1))];
  };
  const std::array players = {&people[0], &other(0), &other(1), &other(2)};
  store::FinishedGame game;
  game.table = service::newLinkId<std::string>();
  game.type = "four";
  game.finished = when;
  game.result = n % 2 == 0 ? "ac" : "bd";
  game.rated = true;
  game.family = "four";
  game.record = recordText();
  for (std::size_t i = 0; i < players.size(); ++i) {
    const std::string seat(1, static_cast<char>('a' + i));
    game.participants.push_back({players[i]->id, players[i]->name, seat, game.result.find(seat) != std::string::npos});
    game.laid.push_back({players[i]->id, "7", 5});
    game.laid.push_back({players[i]->id, "trickster", 1 + n % 3});
  }
  for (const std::size_t opponent : {1U, 3U}) {
    game.opponents.push_back({players[0]->id, players[opponent]->id});
    game.opponents.push_back({players[opponent]->id, players[0]->id});
  }
  game.ratings.push_back({players[0]->id, {25 + (n % 50) * 0.1, 2, n + 1}});
  return game;
}

}  // namespace

Regulars writeRegulars(const std::filesystem::path& data, int games) {
  service::prepareSecrets();
  const auto hash = service::passwordHash("a long walk in the rain");
  if (!hash) throw std::runtime_error("no memory for a password");
  const auto store = openIn(data);
  Regulars regulars;
  for (int i = 1; i <= kRegulars; ++i)
    regulars.people.push_back(writePerson(*store, "Regular " + std::to_string(i), *hash));
  const auto now = base::wallNow();
  std::vector<store::Write> batch;
  for (int n = 0; n < games; ++n) {
    const auto game = gameOf(regulars.people, n, now - std::chrono::hours(games - n));
    batch.emplace_back(store::NewTable{game.table, game.finished});
    batch.emplace_back(game);
    regulars.games.insert(regulars.games.begin(), game.table);
    if (n % kBatch == kBatch - 1 || n == games - 1) {
      store->write(batch);
      batch.clear();
    }
  }
  return regulars;
}

void subscribe(const std::filesystem::path& data, const Regulars& regulars, int browsers, const std::string& endpoint) {
  const auto store = openIn(data);
  const auto now = base::wallNow();
  const Known& first = regulars.people.front();
  for (const Known& other : regulars.people) {
    if (other.id == first.id) continue;
    static_cast<void>(store->friends().request(first.id, other.id, now));
    static_cast<void>(store->friends().request(other.id, first.id, now));
  }
  for (int i = 0; i < browsers; ++i)
    if (!store->subscriptions().add(
            {endpoint + std::to_string(i), first.id, service::tokenHash(first.token),
             alerts::base64Url(alerts::newPushKey().point), alerts::base64Url("0123456789abcdef"), now},
            browsers))
      throw std::runtime_error("no subscription to alerts");
}

}  // namespace tacit::load
