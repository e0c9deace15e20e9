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

bool isGiftOrDrop(const Play& play) { return play.kind == Kind::Give || play.kind == Kind::Drop; }

// The row a numbered play stands in: its card.
std::string titleOf(const Position& p, const Play& play) {
  if (play.kind == Kind::Pass) return "no card";
  if (play.card == Card::Tac) return "TAC=" + std::string(notation::cardName(play.as));
  const int copies = p.hands[p.turn].count(play.card);
  const bool number = play.card < Card::Trickster;  // "card 5": the numbers of the choices are numbers, too
  return (number ? "card " : "") + std::string(cardTitle(play.card)) +
         (copies > 1 ? " (" + std::to_string(copies) + ")" : "");
}

// Notation writes drop, people say discard: either will do.
bool means(std::string_view said, std::string_view verb) {
  return !verb.empty() && (said == verb || (said == "drop" && verb == "discard"));
}

}  // namespace

Menu::Menu(const Position& seen, const PlayList& plays) : seen_(seen), plays_(plays) {
  std::vector<Card> cards;
  for (const Play& play : plays)
    if (std::ranges::find(cards, play.card) == cards.end()) cards.push_back(play.card);
  std::ranges::sort(cards);
  for (const Card card : cards) addCard(card);
  for (const Play& play : plays) {
    if (!isGiftOrDrop(play)) continue;
    cards_.push_back(play.card);
    verb_ = play.kind == Kind::Give ? "give" : "discard";
  }
  std::ranges::sort(cards_);
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

void Menu::addCard(Card card) {
  const auto count = [&](Kind kind) {
    return std::ranges::count_if(plays_, [&](const Play& play) { return play.card == card && play.kind == kind; });
  };
  const bool byLegs = count(Kind::Seven) > 1;
  const bool byMarbles = count(Kind::Exchange) > kManyExchanges;
  bool offered = false;  // the one choice that stands for all of them
  for (int i = 0; i < plays_.size(); ++i) {
    const Play& play = plays_[i];
    if (play.card != card || isGiftOrDrop(play)) continue;
    const bool stepwise = (play.kind == Kind::Seven && byLegs) || (play.kind == Kind::Exchange && byMarbles);
    if (stepwise && offered) continue;
    offered = offered || stepwise;
    if (!stepwise) addChoice(Choice::Kind::Play, i, playLabel(seen_, play, notation::playText(seen_, play)));
    else if (byLegs) addChoice(Choice::Kind::SevenByLegs, i, "move seven steps, one move at a time");
    else addChoice(Choice::Kind::ExchangeByMarbles, i, "swap two marbles");
  }
}

std::optional<Play> Menu::giftOrDrop(std::string_view text) const {
  std::string word = lower(text);
  const std::string first = word.substr(0, word.find_first_of(" :"));
  const bool said = first.size() < word.size() && means(first, verb_);
  if (!said && size() > 0) return std::nullopt;
  if (said) word.erase(0, word.find_first_not_of(" :", first.size()));
  const auto card = cardCalled(word);
  for (const Play& play : plays_)
    if (isGiftOrDrop(play) && play.card == card) return play;
  return std::nullopt;
}

std::string Menu::advice() const {
  if (cards_.empty()) return "";
  const std::string verb(verb_);
  const std::string card(notation::cardName(cards_.front()));
  if (size() == 0) return "Type the card to " + verb + ", such as " + card + '.';
  return "Type the number of a play, or " + verb + " and a card: " + verb + ' ' + card + '.';
}

std::string Menu::entryOf(const Play& play) const {
  if (isGiftOrDrop(play)) return std::string(verb_) + ' ' + std::string(notation::cardName(play.card));
  const int number = numberOf(play);
  return (number != 0 ? std::to_string(number) + ") " : "") + notation::playText(seen_, play);
}

// The number under which a play is offered; 0 for none.
int Menu::numberOf(const Play& play) const {
  for (int number = 1; number <= size(); ++number) {
    const Choice& choice = (*this)[number];
    const Play& offered = plays_[choice.play];
    const bool stepwise = choice.kind != Choice::Kind::Play && offered.card == play.card && offered.kind == play.kind;
    if (stepwise || offered == play) return number;
  }
  return 0;
}

std::vector<std::string> Menu::lines(const drawing::Ink& ink, int columns) const {
  std::vector<std::string> all;
  for (const Row& row : rows_) {
    std::vector<std::string> pieces;
    for (int i = row.first; i < row.last; ++i)
      pieces.push_back(ink.strong(std::to_string(i + 1) + ')') + ' ' + choices_[static_cast<std::size_t>(i)].label);
    const auto part = drawing::flowed(
        drawing::padded(ink.strong(row.title), std::max(kTitleWidth, static_cast<int>(row.title.size()) + 1)), pieces,
        columns);
    all.insert(all.end(), part.begin(), part.end());
  }
  if (!cards_.empty()) {
    std::vector<std::string> names(cards_.size());
    std::ranges::transform(cards_, names.begin(), cardTitle);
    const auto part = drawing::flowed(drawing::padded(ink.strong(verb_), kTitleWidth), names, columns);
    all.insert(all.end(), part.begin(), part.end());
  }
  if (!idle_.empty()) all.push_back(ink.faint(drawing::padded("unplayable", kTitleWidth) + idle_));
  if (!advice().empty())
    for (auto& line : drawing::wrapped(advice(), columns)) all.push_back(std::move(line));
  return all;
}

}  // namespace tacit::cli
