// The numbered plays of one decision, grouped by card.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/ink.h"
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

  int size() const { return static_cast<int>(choices_.size()); }
  // 1 is the first.
  const Choice& operator[](int number) const { return choices_[static_cast<std::size_t>(number) - 1]; }

  // The number under which a play is offered; 0 for none.
  int numberOf(const Play& play) const;

  std::vector<std::string> lines(const Ink& ink, int columns) const;

 private:
  struct Row {
    std::string title;
    int first;  // choices [first, last)
    int last;
  };

  void addCard(Card card, bool drops);
  void addChoice(Choice::Kind kind, int play, std::string label);

  const Position& seen_;
  const PlayList& plays_;
  std::vector<Choice> choices_;
  std::vector<Row> rows_;
  std::string idle_;  // cards in hand that cannot be played
};

}  // namespace tacit::cli
