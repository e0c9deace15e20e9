#include "wasm/rated.h"

#include "json/write.h"
#include "wasm/shown.h"

namespace tacit::wasm {
std::string ratedText(const rating::Rating& person, const rating::Rating& puzzle, bool won) {
  const rating::Rating after = rating::afterDuel(person, puzzle, won);
  return json::text(StrengthShown{after.mu, after.sigma, after.games, rating::shown(after)});
}

}  // namespace tacit::wasm
