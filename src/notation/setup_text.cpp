#include "notation/setup_text.h"

#include "base/result.h"
#include "base/strings.h"
#include "notation/words.h"

namespace tacit::notation {
namespace {

struct Rules {
  Edition edition = Edition::Std;
  Switches switches = switchesOf(Edition::Std);
};

base::Error badSwitch(std::string_view what, std::string_view text) { return base::complain("rules", what, text); }

// Reads `name=yes` into the rules; `at` is the switch that may come next in the order of the table.
base::Problem readSwitch(std::string_view text, Rules& rules, std::size_t& at) {
  std::string_view value = text;
  const auto name = base::takeUntil(value, '=');
  if (!name || (value != "yes" && value != "no")) return badSwitch("expected switch=yes or switch=no, not", text);
  const auto named = switchNamed(*name);
  if (!named) return badSwitch("unknown switch", *name);
  const auto number = static_cast<std::size_t>(*named);
  if (number < at) return badSwitch("switches must be in the order of the table, each once:", text);
  const auto mask = bit(*named);
  const bool on = (rules.switches & mask) != 0;
  if (on == (value == "yes")) return badSwitch("the edition has this already:", text);
  rules.switches = static_cast<Switches>(rules.switches ^ mask);
  at = number + 1;
  return std::nullopt;
}

base::Result<Rules> parseRules(std::string_view text) {
  const auto words = base::split(text, ',');
  const auto edition = editionNamed(words[0]);
  if (!edition) return base::complain("rules", "unknown edition", words[0]);
  Rules rules{*edition, switchesOf(*edition)};
  std::size_t at = 0;
  for (std::size_t i = 1; i < words.size(); ++i)
    if (auto error = readSwitch(words[i], rules, at)) return *error;
  return rules;
}

}  // namespace

base::Result<Setup> parseSetup(const SetupWords& words) {
  const auto layout = layoutNamed(words.layout);
  if (!layout)
    return base::Error{base::complain("layout", "unknown layout", words.layout).what + "; there are " + layoutNames()};
  Setup setup = Setup::of(*layout);
  if (words.rules) {
    const auto rules = parseRules(*words.rules);
    if (!rules) return base::Error{rules.error()};
    setup.edition = rules->edition;
    setup.switches = rules->switches;
  }
  if (words.pack) {
    const auto pack = packNamed(*words.pack);
    if (!pack)
      return base::Error{base::complain("pack", "unknown pack", *words.pack).what +
                         "; there are master, basic, and basic+ with letters of JAWD"};
    setup.pack = *pack;
  }
  return setup;
}

}  // namespace tacit::notation
