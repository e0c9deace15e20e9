#include "wasm/rules_data.h"

#include <set>
#include <string_view>
#include <vector>

#include "json/write.h"
#include "notation/words.h"
#include "rules/setup.h"
#include "wasm/shown.h"

namespace tacit::wasm {
namespace {

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
  EditionShown shown{kEditionNames[static_cast<std::size_t>(edition)], {}};
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
