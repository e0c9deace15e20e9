#include "load/people.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "json/json.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "support/client.h"

namespace tacit::load {
namespace {

constexpr int kThreads = 16;

testing::HttpAnswer post(const std::string& address, const std::string& target, net::Headers headers,
                         const std::string& body, std::chrono::milliseconds patience) {
  constexpr int kMaxTries = 200;  // while the database is away
  headers.emplace_back("Content-Type", "application/json");
  auto answer = testing::httpCall(address, "POST", target, headers, body, patience);
  for (int n = 0; n < kMaxTries && answer.status == 503; ++n) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    answer = testing::httpCall(address, "POST", target, headers, body, patience);
  }
  if (answer.status >= 300) throw std::runtime_error(target + ": " + std::to_string(answer.status) + " " + answer.body);
  return answer;
}

// A card first, as people do: there are hundreds of ways to play a seven.
Play randomPlay(const PlayList& list, Random& random) {
  const auto any = [&](const auto& some) { return some[random.below(static_cast<std::uint32_t>(some.size()))]; };
  std::vector<Card> cards;
  for (const Play& play : list)
    if (std::ranges::find(cards, play.card) == cards.end()) cards.push_back(play.card);
  const Card card = any(cards);
  std::vector<Play> plays;
  std::ranges::copy_if(list, std::back_inserter(plays), [&](const Play& play) { return play.card == card; });
  return any(plays);
}

std::string fieldOf(const std::string& answer, std::string_view name) {
  const auto node = json::parse(answer);
  const json::Node* const field = node ? node->find(name) : nullptr;
  if (field == nullptr) throw std::runtime_error("no " + std::string(name) + " in " + answer);
  return field->text;
}

}  // namespace

net::Headers cookieOf(const std::string& token) { return {{"Cookie", "tacit=" + token}}; }

net::Headers comingFrom(const std::string& address) { return {{"X-Forwarded-For", address}}; }

Guest newGuest(const std::string& address, std::chrono::milliseconds patience, const net::Headers& headers) {
  const auto answer = post(address, "/api/hello", headers, "{}", patience);
  const std::string id = fieldOf(answer.body, "id");
  const std::string cookie = answer.header("Set-Cookie");
  const auto from = cookie.find('=') + 1;
  return {id, cookie.substr(from, cookie.find(';') - from)};
}

std::string newTable(const std::string& address, const std::string& token, const table::Options& options,
                     std::chrono::milliseconds patience, net::Headers headers) {
  headers.emplace_back("Cookie", "tacit=" + token);
  const auto answer =
      post(address, "/api/tables", std::move(headers), "{\"options\":" + json::text(options) + "}", patience);
  return fieldOf(answer.body, "table");
}

std::string commandText(std::string id, table::CommandBody want) {
  return json::text(table::Command{table::kWireVersion, std::move(id), std::move(want)});
}

table::CommandBody randomDecision(std::string_view position, Seat seat, Random& random) {
  thread_local const auto list = std::make_unique<PlayList>();
  auto scene = notation::parsePosition(position);
  if (!scene) throw std::runtime_error(scene.error());
  const Position p = decidedBy(scene->position, seat);
  list->clear();
  listPlays(p, *list);
  if (list->empty()) throw std::runtime_error("nothing to decide in " + std::string(position));
  const Play play = randomPlay(*list, random);
  const std::string letter(1, notation::seatLetter(seat));
  if (play.kind == Kind::Give) return table::Give{letter, std::string(notation::cardName(play.card))};
  return table::MakePlay{letter, notation::playText(p, play)};
}

void inParallel(std::size_t count, const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  std::exception_ptr problem;
  const auto some = [&] {
    try {
      for (std::size_t i = next++; i < count; i = next++) work(i);
    } catch (...) {
      const std::scoped_lock lock(mutex);
      problem = std::current_exception();
      next = count;
    }
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) threads.emplace_back(some);
  for (auto& thread : threads) thread.join();
  if (problem) std::rethrow_exception(problem);
}

}  // namespace tacit::load
