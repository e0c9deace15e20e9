#include <iomanip>
#include <iostream>

#include "base/english.h"
#include "cli/commands.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

std::string sides(const LayoutTable& layout) {
  std::string text;
  for (const SeatSet side : layout.sides()) text += (text.empty() ? "" : " / ") + notation::seatLetters(side);
  return text;
}

std::string deals(Pack pack, int seats) {
  std::string text;
  for (int deal = 1; scheduledDeal(pack, seats, deal) != 0; ++deal)
    text += (text.empty() ? "" : "-") + std::to_string(scheduledDeal(pack, seats, deal));
  return text;
}

void printLayouts() {
  std::cout << "Layouts\n";
  for (const auto& layout : kLayoutTables)
    std::cout << "  " << std::left << std::setw(14) << layout.name << std::setw(16) << sides(layout) << layout.summary
              << '\n';
}

void printPacks() {
  std::cout << "\nPacks (cards; deals with 2, 3, 4 and 6 seats)\n";
  for (const Pack pack : {Pack::master(), Pack::basic()}) {
    std::cout << "  " << std::left << std::setw(14) << notation::packName(pack);
    for (const int seats : {2, 3, 4, 6})
      std::cout << packSize(pack, seats) << ": " << deals(pack, seats) << (seats == 6 ? "\n" : "  ");
  }
  std::cout << "  basic+JAWD    any of the four letters: Jester for a Trickster, Angel for a 13, Warrior for a 7,\n"
               "                Devil for an 8; dealt like basic\n";
}

void printSwitches() {
  std::cout << "\nSwitches by edition\n  " << std::left << std::setw(23) << "";
  for (const auto edition : kEditionNames) std::cout << std::setw(5) << edition;
  std::cout << '\n';
  for (const auto& row : kSwitchTables) {
    std::cout << "  " << std::setw(23) << row.name;
    for (const char value : row.editions) std::cout << std::setw(5) << (value == 'y' ? "yes" : "no");
    std::cout << base::english("switch_" + std::string(row.name)) << '\n';
  }
}

void printEditions() {
  std::cout << "\nEditions\n";
  for (const auto edition : kEditionNames)
    std::cout << "  " << std::setw(14) << edition << base::english("edition_" + std::string(edition)) << '\n';
  std::cout << "\nWritten as 'ja' or 'std,places=yes': the edition, then the switches that differ from it.\n";
}

}  // namespace

int rules() {
  printLayouts();
  printPacks();
  printSwitches();
  printEditions();
  return kDone;
}

}  // namespace tacit::cli
