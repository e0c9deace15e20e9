// A position line; the bytes after the first line end choose plays. What is read prints and reads back as the same
// text, also after every play.
#include "fuzz.h"
#include "notation/play_text.h"
#include "notation/position_text.h"

namespace {

using namespace tacit;
using fuzz::check;

std::string comesBack(const notation::Scene& scene) {
  const std::string text = notation::positionText(scene);
  const auto again = notation::parsePosition(text);
  check(again.ok(), "a printed position is refused", text, again.ok() ? "" : again.error());
  check(notation::positionText(*again) == text, "a printed position reads as another", text,
        notation::positionText(*again));
  return text;
}

bool allKnown(const Position& p) {
  for (const Hand hand : p.hands)
    if (hand.isHidden()) return false;
  return p.gaveHidden().empty();
}

void playOn(const notation::Scene& scene, std::string_view choices) {
  Game game(scene.position, scene.stack);
  Random random(1);
  for (const char choice : choices.substr(0, 40)) {
    PlayList plays;
    game.list(plays);
    if (game.over()) return check(plays.empty(), "plays after the end");
    check(!plays.empty(), "nothing to play", comesBack({game.position(), game.stack(), {}}));
    const auto texts = notation::playTexts(game.position(), plays);
    const int i = static_cast<unsigned char>(choice) % plays.size();
    const auto& text = texts[static_cast<std::size_t>(i)];
    const auto play = notation::parsePlay(game.position(), text);
    check(play.ok() && *play == plays[i], "a listed play is not read back", text,
          comesBack({game.position(), game.stack(), {}}));
    game.carryOut(*play, random);
    comesBack({game.position(), game.stack(), {}});
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > fuzz::kLongest) return 0;
  std::string_view rest = fuzz::textOf(data, size);
  const auto scene = notation::parsePosition(fuzz::takeLine(rest));
  if (!scene) {
    check(scene.error().find('\n') == std::string::npos && !scene.error().empty(), "a message is one line",
          scene.error());
    return 0;
  }
  comesBack(*scene);
  if (allKnown(scene->position)) playOn(*scene, rest);
  return 0;
}
