// Finding clubs and tournaments by a part of their name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/text.h"

namespace tacit::clubs {

constexpr int kSearched = 500;  // the newest
constexpr std::size_t kMaxFound = 10;

// The first few whose names have this part, however it is capitalised.
template <class Named>
std::vector<Named> byName(std::vector<Named> all, std::string_view part) {
  const std::string wanted = store::folded(part);
  std::erase_if(all, [&](const Named& one) { return store::folded(one.name).find(wanted) == std::string::npos; });
  if (all.size() > kMaxFound) all.resize(kMaxFound);
  return all;
}

}  // namespace tacit::clubs
