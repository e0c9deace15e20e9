// The plays of one decision: numbered and grouped by card, but a card to give or drop is called by its own name, for
// its number would be mistaken for a choice's.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/ink.h"
#include "rules/tacit.h"

namespace tacit::cli {

// One number of the menu: a play, or a card whose many plays are entered in steps of their own.
struct Choice {
  enum class Kind : std::uint8_t { Play, SevenByLegs, ExchangeByMarbles };
  Kind kind = Kind::Play;
  int play = 0;  // index in the list; for the others the first of theirs
  std::string label;
};

class Menu {
 public:
  // `seen` is the position as the deciding person sees it; `plays` is its list and must live as long as the menu.
  Menu(const Position& seen, const PlayList& plays);

  // Numbered choices.
  int size() const { return static_cast<int>(choices_.size()); }
  // 1 is the first.
  const Choice& operator[](int number) const { return choices_[static_cast<std::size_t>(number) - 1]; }

  // The gift or drop meant by `4`, `tri`, `give 4` or `drop:4`. Beside numbered plays the card alone means nothing.
  std::optional<Play> giftOrDrop(std::string_view text) const;

  // What to type in this menu; empty where the numbers speak for themselves.
  std::string advice() const;

  // What somebody types to choose the play: `3) 5:a20-25`, `give 4`.
  std::string entryOf(const Play& play) const;

  std::vector<std::string> lines(const drawing::Ink& ink, int columns) const;

 private:
  struct Row {
    std::string title;
    int first;  // choices [first, last)
    int last;
  };

  void addCard(Card card);
  int numberOf(const Play& play) const;
  void addChoice(Choice::Kind kind, int play, std::string label);

  const Position& seen_;
  const PlayList& plays_;
  std::vector<Choice> choices_;
  std::vector<Row> rows_;
  std::vector<Card> cards_;  // to give or to drop
  std::string_view verb_;    // `give` or `discard`
  std::string idle_;         // cards in hand that cannot be played
};

}  // namespace tacit::cli
