#include "wasm/rules_data.h"

#include <set>
#include <string_view>
#include <vector>

#include "json/json.h"
#include "notation/words.h"
#include "rules/setup.h"

namespace tacit::wasm {
namespace {

using json::field;

struct GivesWith {
  std::string_view on;  // the switch
  std::string to;
  static constexpr auto fields() { return json::list(field("on", &GivesWith::on), field("to", &GivesWith::to)); }
};

struct LayoutShown {
  std::string_view name;
  int ring = 0;
  int apart = 0;
  std::string seats;
  std::vector<std::string> sides;
  std::string gives;                 // to whom each of the seats gives; - for nobody
  std::vector<GivesWith> givesWith;  // the same with a switch that changes it
  static constexpr auto fields() {
    return json::list(field("name", &LayoutShown::name), field("ring", &LayoutShown::ring),
                      field("apart", &LayoutShown::apart), field("seats", &LayoutShown::seats),
                      field("sides", &LayoutShown::sides), field("gives", &LayoutShown::gives),
                      field("givesWith", &LayoutShown::givesWith));
  }
};

struct PackShown {
  std::string name;
  int seats = 0;
  std::vector<int> counts;  // in the order of the cards
  static constexpr auto fields() {
    return json::list(field("name", &PackShown::name), field("seats", &PackShown::seats),
                      field("counts", &PackShown::counts));
  }
};

struct EditionShown {
  std::string_view name;
  std::vector<std::string_view> on;  // its switches
  static constexpr auto fields() {
    return json::list(field("name", &EditionShown::name), field("on", &EditionShown::on));
  }
};

struct RulesShown {
  std::vector<std::string_view> cards;
  std::vector<LayoutShown> layouts;
  std::vector<PackShown> packs;
  std::vector<EditionShown> editions;
  static constexpr auto fields() {
    return json::list(field("cards", &RulesShown::cards), field("layouts", &RulesShown::layouts),
                      field("packs", &RulesShown::packs), field("editions", &RulesShown::editions));
  }
};

std::vector<std::string> sidesOf(const LayoutTable& table) {
  std::vector<std::string> sides;
  for (const SeatSet side : table.sides()) sides.push_back(notation::seatLetters(side));
  return sides;
}

std::string givesOf(const Setup& setup) {
  std::string gives;
  for (const Seat seat : setup.table().seats) {
    const Seat to = setup.givesTo(seat);
    gives += to == kNoSeat ? '-' : notation::seatLetter(to);
  }
  return gives;
}

LayoutShown layoutShown(Layout layout) {
  Setup setup = Setup::of(layout);
  setup.switches = 0;
  const LayoutTable& table = setup.table();
  LayoutShown shown{table.name,     table.ring,     table.apart, notation::seatLetters(table.seats),
                    sidesOf(table), givesOf(setup), {}};
  for (unsigned k = 0; k < kSwitches; ++k) {
    setup.switches = bit(static_cast<Switch>(k));
    if (const std::string to = givesOf(setup); to != shown.gives)
      shown.givesWith.push_back({kSwitchTables[k].name, to});
  }
  return shown;
}

EditionShown editionShown(Edition edition) {
  EditionShown shown{kEditionTables[static_cast<std::size_t>(edition)].name, {}};
  for (unsigned k = 0; k < kSwitches; ++k)
    if ((switchesOf(edition) & bit(static_cast<Switch>(k))) != 0) shown.on.push_back(kSwitchTables[k].name);
  return shown;
}

PackShown packShown(Pack pack, int seats) {
  const CardCounts counts = cardsOf(pack, seats);
  return {notation::packName(pack), seats, std::vector<int>(counts.begin(), counts.end())};
}

}  // namespace

std::string rulesText() {
  RulesShown rules;
  for (const Card card : kAllCards) rules.cards.push_back(notation::cardName(card));
  std::set<int> seatCounts;
  for (int k = 0; k < kLayouts; ++k) {
    rules.layouts.push_back(layoutShown(static_cast<Layout>(k)));
    seatCounts.insert(Setup::of(static_cast<Layout>(k)).seatCount());
  }
  for (std::uint8_t id = 0; id < kPacks; ++id)
    for (const int seats : seatCounts) rules.packs.push_back(packShown(Pack{id}, seats));
  for (int k = 0; k < kEditions; ++k) rules.editions.push_back(editionShown(static_cast<Edition>(k)));
  return json::text(rules);
}

}  // namespace tacit::wasm
