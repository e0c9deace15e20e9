#include "cli/play/menu.h"

#include <algorithm>

#include "cli/play/words.h"
#include "notation/play_text.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

// More exchanges than this are chosen marble by marble.
constexpr int kManyExchanges = 10;
constexpr int kTitleWidth = 12;

// The row a play stands in: its card, but gifts and drops each have one row together.
std::string titleOf(const Position& p, const Play& play) {
  if (play.kind == Kind::Give) return "give";
  if (play.kind == Kind::Drop) return "drop";
  if (play.kind == Kind::Pass) return "no card";
  if (play.card == Card::Tac) return "TAC=" + std::string(notation::cardName(play.as));
  const int copies = p.hands[p.turn].count(play.card);
  const bool number = play.card < Card::Trickster;  // "card 5": the numbers of the choices are numbers, too
  return (number ? "card " : "") + std::string(cardTitle(play.card)) +
         (copies > 1 ? " (" + std::to_string(copies) + ")" : "");
}

}  // namespace

Menu::Menu(const Position& seen, const PlayList& plays) : seen_(seen), plays_(plays) {
  std::vector<Card> cards;
  for (const Play& play : plays)
    if (std::ranges::find(cards, play.card) == cards.end()) cards.push_back(play.card);
  std::ranges::sort(cards);
  for (const Card card : cards) addCard(card, false);
  for (const Card card : cards) addCard(card, true);
  if (seen.phase == Phase::Swap || seen.phase == Phase::Answer) return;
  seen.hands[seen.turn].forEachKind([&](Card card) {
    if (std::ranges::find(cards, card) == cards.end())
      idle_ += (idle_.empty() ? "" : ", ") + std::string(cardTitle(card));
  });
}

void Menu::addChoice(Choice::Kind kind, int play, std::string label) {
  const std::string title = titleOf(seen_, plays_[play]);
  if (rows_.empty() || rows_.back().title != title) rows_.push_back({title, size(), size()});
  choices_.push_back({kind, play, std::move(label)});
  rows_.back().last = size();
}

void Menu::addCard(Card card, bool drops) {
  const auto count = [&](Kind kind) {
    return std::ranges::count_if(plays_, [&](const Play& play) { return play.card == card && play.kind == kind; });
  };
  const bool byLegs = count(Kind::Seven) > 1;
  const bool byMarbles = count(Kind::Exchange) > kManyExchanges;
  bool offered = false;  // the one choice that stands for all of them
  for (int i = 0; i < plays_.size(); ++i) {
    const Play& play = plays_[i];
    if (play.card != card || (play.kind == Kind::Drop) != drops) continue;
    const bool stepwise = (play.kind == Kind::Seven && byLegs) || (play.kind == Kind::Exchange && byMarbles);
    if (stepwise && offered) continue;
    offered = offered || stepwise;
    if (!stepwise) addChoice(Choice::Kind::Play, i, playLabel(seen_, play, notation::playText(seen_, play)));
    else if (byLegs) addChoice(Choice::Kind::SevenByLegs, i, "walk seven steps, leg by leg");
    else addChoice(Choice::Kind::ExchangeByMarbles, i, "exchange two marbles");
  }
}

int Menu::numberOf(const Play& play) const {
  for (int number = 1; number <= size(); ++number) {
    const Choice& choice = (*this)[number];
    const Play& offered = plays_[choice.play];
    const bool stepwise = choice.kind != Choice::Kind::Play && offered.card == play.card && offered.kind == play.kind;
    if (stepwise || offered == play) return number;
  }
  return 0;
}

std::vector<std::string> Menu::lines(const Ink& ink, int columns) const {
  std::vector<std::string> all;
  for (const Row& row : rows_) {
    std::vector<std::string> pieces;
    for (int i = row.first; i < row.last; ++i)
      pieces.push_back(ink.strong(std::to_string(i + 1) + ')') + ' ' + choices_[static_cast<std::size_t>(i)].label);
    const auto part = flowed(
        padded(ink.strong(row.title), std::max(kTitleWidth, static_cast<int>(row.title.size()) + 1)), pieces, columns);
    all.insert(all.end(), part.begin(), part.end());
  }
  if (!idle_.empty()) all.push_back(ink.faint(padded("not now", kTitleWidth) + idle_));
  return all;
}

}  // namespace tacit::cli
