// Questions about a position: text in, JSON out.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace tacit::wasm {

// The legal plays of a seat that has to decide; `problem` says why there are none to be had.
std::string plays(std::string_view position, std::string_view seat);

// A seven entered leg by leg with the card, a 7 or a TAC that is used as one, after these legs (`a10-13,a13-H1`): the
// board, the steps left, the legs that may come next, and once all steps are used the play.
std::string seven(std::string_view position, std::string_view card, std::string_view legs);

struct Effort {
  int milliseconds;
  int megabytes;
};

// The best plays of a co-operative position with open hands. `told` hears how much of the effort is used, from 0 to 1,
// and the best found so far.
std::string solve(std::string_view position, Effort effort,
                  const std::function<void(double used, const std::string& best)>& told);

}  // namespace tacit::wasm
