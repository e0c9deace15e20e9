#include "match/player.h"

#include <algorithm>
#include <utility>

#include "base/version.h"
#include "bots/clock.h"
#include "match/other_program.h"

namespace tacit::match {
namespace {

class OurBot final : public Player {
 public:
  explicit OurBot(const BotSpec& spec) : level_(spec.level), budget_(spec.budget) {}

  void beginGame(const NewGame& game) override { random_ = Random(game.seed); }

  Answer decide(const View& view, std::optional<int> left, const std::atomic<bool>& /*stop*/) override {
    const bots::Budget budget = left ? bots::withinClock(budget_, *left) : budget_;
    return {bots::decide(view, level_, budget, random_), Trouble::None, "", false};
  }

  Identity identity() const override {
    return {"Tacit " + std::string(bots::kLevelNames[static_cast<std::size_t>(level_)]), base::kVersion};
  }

 private:
  bots::Level level_;
  bots::Budget budget_;
  Random random_;
};

}  // namespace

std::unique_ptr<Player> makePlayer(const BotSpec& spec, int grace) {
  if (spec.isProgram()) return std::make_unique<OtherProgram>(spec, grace);
  return std::make_unique<OurBot>(spec);
}

}  // namespace tacit::match
