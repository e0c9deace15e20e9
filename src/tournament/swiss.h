// Pairing by standing: those with like scores meet, nobody twice, and everybody has the start as often as not.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "rules/random.h"

namespace tacit::tournament {

// Somebody to be paired.
struct Contender {
  int number = 0;
  std::int64_t score = 0;  // in hundredths
  int byes = 0;
  int lean = 0;  // starts more than not
  bool startedLast = false;
  std::map<int, int> met;  // how often, by number
};

struct Drawn {
  std::vector<std::vector<int>> boards;  // the one that starts comes first
  std::vector<int> byes;
};

// What it costs to have these two meet, and to leave one out. In strict order, each weighing more than all that follow
// at all boards together: meeting again, a second bye, unlike scores, starts that are not shared evenly.
std::int64_t costOf(const Contender& a, const Contender& b);
std::int64_t costOfBye(const Contender& one, std::int64_t lowestScore);

// Pairs of the least cost; the lot decides between equals.
Drawn drawPairs(std::vector<Contender> contenders, Random& random);

// Boards of three: by standing, then improved by exchanges as long as any helps.
Drawn drawThrees(std::vector<Contender> contenders, Random& random);

}  // namespace tacit::tournament
