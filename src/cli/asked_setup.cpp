#include "cli/asked_setup.h"

#include "base/result.h"
#include "notation/setup_text.h"

namespace tacit::cli {

base::Result<Setup> setupAsked(std::string_view layout, std::string_view rules, std::string_view pack) {
  const auto setup = notation::parseSetup({layout, rules, pack});
  if (setup) return *setup;
  const bool aboutRules = setup.error().starts_with("rules");
  return base::Error{"--" + setup.error() + (aboutRules ? " ('tacit rules' lists editions and switches)" : "")};
}

}  // namespace tacit::cli
