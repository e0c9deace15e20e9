// Something of every library that is installed.
#include <tacit/bots/bot.h>
#include <tacit/match/match.h>
#include <tacit/notation/play_text.h>
#include <tacit/protocol/session.h>
#include <tacit/rating/rating.h>
#include <tacit/rules/tacit.h>
#include <tacit/table/game_type.h>
#include <tacit/text/utf8.h>
#include <tacit/version.h>
#ifdef OLD_PATHS  // of version 0.1
#include "rules/tacit.h"
#endif

#include <atomic>
#include <cstdio>
#include <string>

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
  std::printf("Tacit %s: %s\n", TACIT_VERSION, text.c_str());
  const bool sameVersion = std::string(TACIT_VERSION) == FOUND_VERSION;
  return answered && known && sameVersion && tally && tally->games == 2 ? 0 : 1;
}
