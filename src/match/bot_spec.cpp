#include "match/bot_spec.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "base/result.h"
#include "base/strings.h"

namespace tacit::match {
namespace {

using base::Error;
using base::quoted;
using base::Result;

constexpr std::string_view kProgram = "cmd:";
constexpr std::uint32_t kMaxBudget = 86'400'000;
constexpr std::uint32_t kMaxThreads = 256;

struct Suffix {
  std::string_view key;
  std::string_view value;
};

// Takes `:key=value` with one of our keys off the end. A command line may have colons of its own.
std::optional<Suffix> takeSuffix(std::string_view& text) {
  const auto colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  std::string_view value = text.substr(colon + 1);
  const auto key = base::takeUntil(value, '=');
  constexpr std::array<std::string_view, 4> kKeys = {"ms", "sims", "threads", "level"};
  if (!key || std::ranges::find(kKeys, *key) == kKeys.end()) return std::nullopt;
  text = text.substr(0, colon);
  return Suffix{*key, value};
}

class SpecReader {
 public:
  SpecReader(std::string_view text, bots::Budget usual) : rest_(text), usual_(usual) { spec_.text = text; }

  Result<BotSpec> read() {
    while (const auto suffix = takeSuffix(rest_)) suffixes_.insert(suffixes_.begin(), *suffix);
    if (const auto problem = readName()) return *problem;
    for (const Suffix& suffix : suffixes_)
      if (const auto problem = readSuffix(suffix)) return *problem;
    if (spec_.budget.milliseconds == 0 && spec_.budget.simulations == 0) takeUsualBudget();
    if (spec_.isProgram()) writeAsks();
    return spec_;
  }

 private:
  Error wrong(std::string_view what, std::string_view text) const {
    return {"bot " + quoted(spec_.text) + ": " + std::string(what) + ' ' + quoted(text)};
  }

  base::Problem readName() {
    if (rest_.starts_with(kProgram)) {
      spec_.command = rest_.substr(kProgram.size());
      if (spec_.command.find_first_not_of(' ') == std::string::npos)
        return Error{"bot " + quoted(spec_.text) + ": there is no program after cmd:"};
      return std::nullopt;
    }
    const auto level = bots::levelNamed(rest_);
    if (!level)
      return Error{"unknown bot " + quoted(rest_) + "; there are " + bots::levelNames() +
                   ", and cmd: with a program that speaks the line protocol"};
    spec_.level = *level;
    return std::nullopt;
  }

  base::Problem readSuffix(const Suffix& suffix) {
    const auto same = [&](const Suffix& other) { return other.key == suffix.key; };
    if (std::ranges::count_if(suffixes_, same) > 1) return wrong("given twice:", suffix.key);
    if (suffix.key == "level") return readLevel(suffix.value);
    const auto number = base::numberIn(suffix.value, suffix.key == "threads" ? kMaxThreads : kMaxBudget);
    if (!number || *number == 0) return wrong(std::string(suffix.key) + " is not a number from 1 on:", suffix.value);
    const int value = static_cast<int>(*number);
    if (suffix.key == "ms") spec_.budget.milliseconds = value;
    else if (suffix.key == "sims") spec_.budget.simulations = value;
    else threads_ = spec_.budget.threads = value;
    return std::nullopt;
  }

  base::Problem readLevel(std::string_view value) {
    if (!spec_.isProgram()) return wrong("a level is for programs:", value);
    if (value.empty() || value.find(' ') != std::string_view::npos) return wrong("not a level:", value);
    level_ = value;
    return std::nullopt;
  }

  void takeUsualBudget() {
    spec_.budget.milliseconds = usual_.milliseconds;
    spec_.budget.simulations = usual_.simulations;
  }

  void writeAsks() {
    if (spec_.budget.milliseconds > 0) spec_.asks += " time=" + std::to_string(spec_.budget.milliseconds);
    if (spec_.budget.simulations > 0) spec_.asks += " sims=" + std::to_string(spec_.budget.simulations);
    if (threads_ > 0) spec_.asks += " threads=" + std::to_string(threads_);
    if (!level_.empty()) spec_.asks += " level=" + level_;
  }

  std::string_view rest_;
  bots::Budget usual_;
  std::vector<Suffix> suffixes_;
  std::string level_;
  int threads_ = 0;  // where they are named
  BotSpec spec_;
};

}  // namespace

Result<BotSpec> parseBotSpec(std::string_view text, bots::Budget usual) { return SpecReader(text, usual).read(); }

}  // namespace tacit::match
