// Writes the golden files: make_golden <tests/data>. Run it with `make golden` and read the diff.
#include <fstream>
#include <iostream>

#include "support/fair_games.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: make_golden <folder>\n";
    return 2;
  }
  auto files = tacit::testing::goldenFiles();
  files["fair.tac"] = tacit::testing::goldenFairGame();
  for (const auto& [name, text] : files) {
    std::ofstream out(std::string(argv[1]) + '/' + name, std::ios::binary);
    out << text;
    if (!out) {
      std::cerr << "make_golden: cannot write " << name << '\n';
      return 1;
    }
  }
  return 0;
}
