// The first byte chooses a position, the rest is a play. What is read is in the list, and prints and reads back as
// itself.
#include <algorithm>
#include <array>

#include "fuzz.h"
#include "notation/play_text.h"
#include "notation/position_text.h"

namespace {

using namespace tacit;
using fuzz::check;

// Every kind of card, TACs of several functions, a swap, an answer that may be passed, a Devil, six seats, colours to
// choose from.
constexpr std::array<std::string_view, 14> kPositions = {
    "layout=pairs4 board=a:B,1*,20,H2/b:B,B,17*,33/c:B,40,H3,H4/d:B,B,2,60 hands=a:1,4,7,8,13,TRI/b:2/c:3/d:5 dealer=d "
    "turn=a",
    "layout=pairs4 board=a:B,62,63,H1/b:B,B,17,33/c:B,40,H3,H4/d:B,B,2,60 hands=a:2,3,5,6,7/b:2/c:3/d:5 dealer=d "
    "turn=a",
    "layout=pairs4 board=a:1,9,10,H2/b:B,B,17*,33/c:B,40,H3,H4/d:B,B,2,60 hands=a:TAC,JES,ANG,WAR,DEV/b:2/c:3/d:5 "
    "dealer=d turn=a fn=7 "
    "undo=a:1,9,63,H2/b:B,B,17*,33/c:B,40,H3,H4/d:B,B,2,60",
    "layout=pairs4 board=a:B,62,H2,H4/b:B,B,17*,33/c:31,32,H3,H4/d:B,B,2,60 hands=a:TAC,9/b:2/c:3/d:5 dealer=d turn=a "
    "fn=TRI "
    "undo=a:10,11,12,H2/b:B,B,17*,33/c:B,40,H3,H4/d:B,B,2,60",
    "layout=pairs4 board=a:63,H2,H3,H4/b:B,B,17,33/c:29,31,32,H2/d:B,B,2,60 hands=a:7,3,1/b:2/c:3/d:5 dealer=d turn=a",
    "layout=pairs4 rules=zh board=a:H1,H2,H3,H4/b:B,B,20,30/c:H1,H2,H3,H4/d:B,B,B,B hands=a:5/b:9,TAC/c:2/d:6 dealer=c "
    "turn=b phase=answer fn=3 "
    "undo=a:63,H2,H3,H4/b:B,B,20,30/c:H1,H2,H3,H4/d:B,B,B,B won=ac",
    "layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:1,7,TAC/b:2,8/c:4/d:3 dealer=d turn=a "
    "phase=swap",
    "layout=pairs4 rules=pl board=a:B,B,1*,20/b:B,B,17,40/c:B,B,B,B/d:B,B,B,B hands=a:1/b:2,8,TRI,TAC/c:4/d:3 dealer=d "
    "turn=b by=a fn=DEV "
    "undo=a:B,B,1*,20/b:B,B,17,40/c:B,B,B,B/d:B,B,B,B",
    "layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:5,9,12,TAC/b:2/c:4/d:3 dealer=d turn=a "
    "phase=skipped fn=8 "
    "undo=a:B,B,20,30/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B",
    "layout=coop4 board=a:H1,H2,H3,H4/b:B,15,H3,H4/c:H1,H2,H3,H4/d:B,B,49*,60 hands=a:1,4,7,13,ANG,TRI/b:2/c:4/d:3 "
    "dealer=d turn=a",
    "layout=trios6 board=a:H1,H2,H3,H4/b:B,B,B,B/c:B,B,22,23/d:B,B,B,B/e:42,43,H3,H4/f:B,B,65,66 "
    "hands=a:1,4,7,ANG,TRI,WAR/b:1/c:2/d:3/e:4/f:5 "
    "dealer=f turn=a",
    "layout=coop6 board=a:64,H2,H3,H4/b:B,B,12*,20/c:B,B,B,B/d:32,H2,H3,H4/e:B,B,45,60/f:B,B,65,66 "
    "hands=a:7,4,TRI/b:1/c:2/d:3/e:4/f:5 dealer=f turn=a",
    "layout=duel2 board=a:64,H1,H2,H3/c:B,B,33*,40 hands=a:5,7/c:5 dealer=c turn=a",
    "layout=free3 board=a:B,B,60,H1/b:B,17,18,19/c:B,B,B,B hands=a:2,4,7,8,WAR,DEV/b:1/c:1 dealer=c turn=a",
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0 || size > fuzz::kLongest) return 0;
  const auto scene = notation::parsePosition(kPositions[data[0] % kPositions.size()]);
  check(scene.ok(), "a position of this target is refused", scene.ok() ? "" : scene.error());
  const Position& p = scene->position;
  std::string_view rest = fuzz::textOf(data + 1, size - 1);
  const auto text = fuzz::takeLine(rest);
  const auto play = notation::parsePlay(p, text);
  if (!play) {
    check(play.error().find('\n') == std::string::npos && !play.error().empty(), "a message is one line", play.error());
    return 0;
  }
  PlayList list;
  listPlays(p, list);
  check(std::ranges::find(list, *play) != list.end(), "a play that is not in the list", text);
  const std::string printed = notation::playText(p, *play);
  const auto again = notation::parsePlay(p, printed);
  check(again.ok() && *again == *play, "a printed play is not read back", text, printed);
  check(notation::playText(p, *again) == printed, "a play has two texts", text, printed);
  Position after = p;
  carryOut(after, *play);
  if (after.phase == Phase::Deal) return 0;
  const std::string line = notation::positionText(notation::Scene{after, scene->stack, {}});
  const auto readBack = notation::parsePosition(line);
  check(readBack.ok(), "the position after a play is refused", text, line);
  return 0;
}
