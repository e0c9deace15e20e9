#include "wasm/rated.h"

#include "json/json.h"

namespace tacit::wasm {
namespace {

using json::field;

struct StrengthShown {
  double mu = 0;
  double sigma = 0;
  int games = 0;
  double shown = 0;
  static constexpr auto fields() {
    return json::list(field("mu", &StrengthShown::mu), field("sigma", &StrengthShown::sigma),
                      field("games", &StrengthShown::games), field("shown", &StrengthShown::shown));
  }
};

}  // namespace

std::string ratedText(const rating::Rating& person, const rating::Rating& puzzle, bool won) {
  const rating::Rating after = rating::afterDuel(person, puzzle, won);
  return json::text(StrengthShown{after.mu, after.sigma, after.games, rating::shown(after)});
}

}  // namespace tacit::wasm
