// The menu of a decision: plays by number, cards to give or drop by name.
#include "cli/play/menu.h"

#include <gtest/gtest.h>

#include "notation/play_text.h"
#include "notation/position_text.h"

namespace tacit::cli {
namespace {

class MenuOf {
 public:
  explicit MenuOf(const std::string& text)
      : position_(position(text)), plays_(list(position_)), menu(position_, plays_) {}

  // The play meant by the text as a card to give or drop; `-` for none.
  std::string meant(const std::string& text) const {
    const auto play = menu.giftOrDrop(text);
    return play ? notation::playText(position_, *play) : "-";
  }

  std::string shown() const {
    std::string all;
    for (const auto& line : menu.lines(drawing::Ink(false), 80)) all += line + '\n';
    return all;
  }

 private:
  static Position position(const std::string& text) {
    const auto scene = notation::parsePosition(text);
    EXPECT_TRUE(scene.ok()) << scene.error();
    return scene->position;
  }
  static PlayList list(const Position& position) {
    PlayList plays;
    listPlays(position, plays);
    return plays;
  }

  Position position_;
  PlayList plays_;

 public:
  Menu menu;
};

const std::string kNothingOut = "layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B ";

TEST(Menu, ACardToDropIsTyped) {
  const MenuOf drops(kNothingOut + "hands=a:2,4,4,12,TRI/b:2/c:2/d:2 dealer=d turn=a");
  EXPECT_EQ(drops.menu.size(), 0);
  EXPECT_EQ(drops.shown(), "discard     2  4  12  Trickster\nType the card to discard, such as 2.\n");
  for (const auto* const text : {"4", "discard 4", "Discard:4", "drop 4", "drop:4", "DROP  4"})
    EXPECT_EQ(drops.meant(text), "4:drop") << text;
  for (const auto* const text : {"tri", "TRI", "Trickster", "drop tri"})
    EXPECT_EQ(drops.meant(text), "TRI:drop") << text;
  for (const auto* const text : {"1", "3", "13", "", "drop", "drop:", "discard", "give 4", "drop 3", "dropped 4", "04"})
    EXPECT_EQ(drops.meant(text), "-") << text;
}

TEST(Menu, BesidePlaysACardToDropIsSaidToBeDropped) {
  const MenuOf skipped(
      "layout=pairs4 board=a:B,B,B,20/b:B,B,B,40/c:B,B,B,B/d:B,B,B,B hands=a:2/b:1,2,TAC/c:2/d:2 dealer=d turn=b "
      "phase=skipped fn=8 undo=a:B,B,B,20/b:B,B,B,40/c:B,B,B,B/d:B,B,B,B");
  EXPECT_EQ(skipped.shown(),
            "TAC=8       1) b40-48  2) skip Green\ndiscard     1  2  TAC\n"
            "Type the number of a play, or discard and a card: discard 1.\n");
  EXPECT_EQ(skipped.meant("1"), "-") << "a number is a play's here";
  EXPECT_EQ(skipped.meant("tac"), "-");
  EXPECT_EQ(skipped.meant("drop 1"), "1:drop");
  EXPECT_EQ(skipped.meant("drop tac"), "TAC:drop");
}

}  // namespace
}  // namespace tacit::cli
