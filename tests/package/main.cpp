// Something of every library that is installed.
#include <atomic>
#include <cstdio>
#include <string>

#include "bots/bot.h"
#include "match/match.h"
#include "notation/play_text.h"
#include "protocol/session.h"
#include "rating/rating.h"
#include "rules/tacit.h"
#include "table/game_type.h"
#include "text/utf8.h"

int main() {
  tacit::Random random(1);
  const tacit::Game game(tacit::Setup::of(tacit::Layout::Pairs4), random);
  const tacit::View view = tacit::Knowledge().view(game.position(), tacit::only(game.decider()));
  const tacit::Play play = tacit::bots::decide(view, tacit::bots::Level::Simple, {}, random);
  const std::string text = tacit::notation::playText(game.position(), play);

  tacit::protocol::Session session(1);
  const bool answered = session.answer("new pairs4 seed=1") == "ok\n" && session.answer("do " + text) == "ok\n";

  tacit::match::MatchOptions options;
  options.duplicates = 1;
  for (auto& bot : options.bots) bot = *tacit::match::parseBotSpec("random", {});
  const std::atomic<bool> never = false;
  const auto tally = tacit::match::runMatch(options, never, [](const auto&, const auto*) {});

  const bool known = tacit::table::gameTypeNamed("four") != nullptr;
  std::printf("Tacit %s: %s\n", FOUND_VERSION, text.c_str());
  return answered && known && tally && tally->games == 2 ? 0 : 1;
}
