#include "notation/words.h"

#include <algorithm>
#include <array>

#include "base/result.h"
#include "base/strings.h"

namespace tacit::notation {
namespace {

constexpr std::array<std::string_view, kCards + 1> kCardNames = {
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "TRI", "TAC", "JES", "ANG", "WAR", "DEV", "none"};

// What the table row with this name stands for.
template <typename What, typename Table>
std::optional<What> named(const Table& table, std::string_view word) {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (table[i].name == word) return static_cast<What>(i);
  return std::nullopt;
}

void append(std::string& list, Card card, int copies) {
  for (; copies > 0; --copies) {
    if (!list.empty()) list += ',';
    list += cardName(card);
  }
}

}  // namespace

char seatLetter(Seat seat) { return static_cast<char>('a' + seat); }

std::optional<Seat> seatNamed(std::string_view word) {
  if (word.size() != 1 || word[0] < 'a' || word[0] >= 'a' + kSeats) return std::nullopt;
  return static_cast<Seat>(word[0] - 'a');
}

std::string seatLetters(SeatSet seats) {
  std::string letters;
  for (const Seat seat : seats) letters += seatLetter(seat);
  return letters;
}

std::string_view cardName(Card card) { return kCardNames[index(card)]; }

std::optional<Card> cardNamed(std::string_view word) {
  for (const Card card : kAllCards)
    if (cardName(card) == word) return card;
  return std::nullopt;
}

std::string spaceName(Space space) {
  if (space == kBase) return "B";
  if (isHome(space)) return "H" + std::to_string(homeNumber(space));
  return std::to_string(space);
}

std::optional<Space> spaceNamed(std::string_view word, int ring) {
  if (word == "B") return kBase;
  if (word.size() == 2 && word[0] == 'H' && word[1] >= '1' && word[1] <= '4') return home(word[1] - '0');
  const auto number = base::numberIn(word, static_cast<std::uint32_t>(ring));
  if (!number || *number == 0) return std::nullopt;
  return static_cast<Space>(*number);
}

std::string packName(Pack pack) {
  if (pack.isMaster()) return "master";
  std::string name = pack == Pack::basic() ? "basic" : "basic+";
  for (std::size_t k = 0; k < kReplacements.size(); ++k)
    if ((pack.id & (1U << k)) != 0) name += kReplacements[k].letter;
  return name;
}

std::optional<Pack> packNamed(std::string_view word) {
  for (std::uint8_t id = 0; id < kPacks; ++id)
    if (packName(Pack{id}) == word) return Pack{id};
  return std::nullopt;
}

std::string_view layoutName(Layout layout) { return kLayoutTables[static_cast<std::size_t>(layout)].name; }

std::optional<Layout> layoutNamed(std::string_view word) { return named<Layout>(kLayoutTables, word); }

std::string layoutNames() {
  std::string names;
  for (const auto& layout : kLayoutTables) names += (names.empty() ? "" : ", ") + std::string(layout.name);
  return names;
}

std::string_view editionName(Edition edition) { return kEditionNames[static_cast<std::size_t>(edition)]; }

std::optional<Edition> editionNamed(std::string_view word) {
  for (std::size_t i = 0; i < kEditionNames.size(); ++i)
    if (kEditionNames[i] == word) return static_cast<Edition>(i);
  return std::nullopt;
}

std::string_view switchName(Switch s) { return kSwitchTables[static_cast<std::size_t>(s)].name; }

std::optional<Switch> switchNamed(std::string_view word) { return named<Switch>(kSwitchTables, word); }

std::string rulesText(const Setup& setup) {
  std::string text(editionName(setup.edition));
  const unsigned differing = static_cast<unsigned>(setup.switches) ^ switchesOf(setup.edition);
  for (unsigned k = 0; k < kSwitches; ++k) {
    if ((differing >> k & 1U) == 0) continue;
    const auto s = static_cast<Switch>(k);
    text += ',' + std::string(switchName(s)) + (setup.has(s) ? "=yes" : "=no");
  }
  return text;
}

std::string cardList(Hand hand) {
  std::string list;
  hand.forEachKind([&](Card card) { append(list, card, hand.count(card)); });
  return list;
}

std::string cardList(const CardCounts& counts) {
  std::string list;
  for (const Card card : kAllCards) append(list, card, counts[card]);
  return list;
}

base::Result<Hand> parseHand(std::string_view field, std::string_view text) {
  Hand hand;
  if (text.empty()) return hand;
  for (const auto word : base::split(text, ',')) {
    const auto card = cardNamed(word);
    if (!card) return base::complain(field, "not a card:", word);
    if (hand.count(*card) == Hand::kMaxOfAKind) return base::complain(field, "too many cards of one kind in", text);
    if (hand.size() == Hand::kMaxHidden) return base::complain(field, "too many cards in", text);
    hand.add(*card);
  }
  return hand;
}

}  // namespace tacit::notation
