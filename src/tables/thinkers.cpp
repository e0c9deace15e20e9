#include "tables/thinkers.h"

#include <atomic>
#include <mutex>
#include <utility>

#include "base/result.h"
#include "notation/play_text.h"
#include "service/secrets.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view kWork = "think";
constexpr std::string_view kOffers = "tacit.thinkers";
constexpr auto kOfferHolds = 3s;
constexpr std::chrono::milliseconds kGrace = 1000ms;  // beyond what was asked for, before we do it ourselves

Play decideNow(const Decision& decision, const BotTime::Until& until) {
  Random random(randomSeed());
  const bots::Budget budget{.milliseconds = static_cast<int>(decision.asked.count()), .until = &until};
  return bots::decide(decision.view, decision.level, budget, random);
}

}  // namespace

void Thinkers::reachOut(cluster::Bus& bus, cluster::Questions& questions) {
  questions_ = &questions;
  bus.listen(std::string(kOffers), [this](const cluster::Letter& /*letter*/) { lastOffer_ = net_.now(); });
}

bool Thinkers::hasHelp() const { return questions_ != nullptr && net_.now() - lastOffer_ < kOfferHolds; }

void Thinkers::decide(const Decision& decision, Decided decided) {
  if (!hasHelp()) return decideHere(decision, std::move(decided));
  questions_->askAnybody(std::string(kWork), textOf(decision), decision.asked + kGrace,
                         [this, decision, decided = std::move(decided)](const std::optional<std::string>& answer) {
                           const auto play = answer ? notation::parsePlay(decision.view.position, *answer)
                                                    : base::Result<Play>(base::Error{"nobody answers"});
                           if (play) return decided(*play);
                           decideHere(decision, decided);
                         });
}

void Thinkers::decideHere(const Decision& decision, Decided decided) {
  const auto began = BotTime::Clock::now();
  here_.think(decision.payer, decision.asked,
              [this, decision, began, decided = std::move(decided)](const BotTime::Until& until) {
                const Play play = decideNow(decision, until);
                metrics_.thought(std::chrono::duration_cast<std::chrono::milliseconds>(BotTime::Clock::now() - began));
                decided(play);
              });
}

// ---- For others ----

// What the threads of the bus and of the bots share.
struct ThinkerForOthers::Work {
  explicit Work(int threads) : time(threads) {}
  BotTime time;
  std::atomic<std::uint64_t> decided = 0;
};

ThinkerForOthers::ThinkerForOthers(const std::string& busUrl, int threads)
    : work_(std::make_shared<Work>(threads)),
      bus_(cluster::openNats(
          busUrl, {.name = "tacit think", .post = [](const std::function<void()>& now) { now(); }, .changed = {}})) {
  bus_->shareWork(cluster::workSubject(std::string(kWork)), "thinkers", [this](const cluster::Letter& letter) {
    auto decision = decisionFrom(letter.text);
    if (!decision || letter.replyTo.empty()) return;
    const Payer payer = decision->payer;
    const auto asked = std::min(decision->asked, kMaxThinking);
    work_->time.think(payer, asked,
                      [this, decision = *std::move(decision), to = letter.replyTo](const BotTime::Until& until) {
                        const Play play = decideNow(decision, until);
                        bus_->send({to, {}, notation::playText(decision.view.position, play)});
                        ++work_->decided;
                      });
  });
}

// First nobody thinks any more, then the bus goes.
ThinkerForOthers::~ThinkerForOthers() { work_->time.stop(); }

void ThinkerForOthers::offer() { bus_->send({std::string(kOffers), {}, "here"}); }
bool ThinkerForOthers::busIsUp() const { return bus_->isUp(); }
std::uint64_t ThinkerForOthers::decided() const { return work_->decided; }

}  // namespace tacit::server
