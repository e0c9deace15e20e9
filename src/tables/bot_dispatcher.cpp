#include "tables/bot_dispatcher.h"

#include <atomic>
#include <utility>

#include "base/result.h"
#include "notation/play_text.h"
#include "service/secrets.h"

namespace tacit::tables {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view kWork = "think";
constexpr std::string_view kOffers = "tacit.thinkers";
constexpr auto kOfferHolds = 3s;
constexpr std::chrono::milliseconds kGrace = 1000ms;  // beyond what was asked for, before we do it ourselves

Play decideNow(const Decision& decision, const BotThreadPool::Until& until) {
  Random random(service::randomSeed());
  const bots::Budget budget{.milliseconds = static_cast<int>(decision.asked.count()), .until = &until};
  return bots::decide(decision.view, decision.level, budget, random);
}

}  // namespace

void BotDispatcher::connectCluster(cluster::Bus& bus, cluster::Questions& questions) {
  questions_ = &questions;
  bus.listen(std::string(kOffers), [this](const cluster::BusMessage& /*letter*/) { lastOffer_ = net_.now(); });
}

bool BotDispatcher::hasHelp() const { return questions_ != nullptr && net_.now() - lastOffer_ < kOfferHolds; }

void BotDispatcher::decide(const Decision& decision, Decided decided) {
  if (!hasHelp()) return decideHere(decision, std::move(decided));
  questions_->askAnybody(std::string(kWork), textOf(decision), decision.asked + kGrace,
                         [this, decision, decided = std::move(decided)](const std::optional<std::string>& answer) {
                           const auto play = answer ? notation::parsePlay(decision.view.position, *answer)
                                                    : base::Result<Play>(base::Error{"nobody answers"});
                           if (play) return decided(*play);
                           decideHere(decision, decided);
                         });
}

void BotDispatcher::decideHere(const Decision& decision, Decided decided) {
  const auto began = BotThreadPool::Clock::now();
  here_.think(
      decision.owner, decision.asked,
      [this, decision, began, decided = std::move(decided)](const BotThreadPool::Until& until) {
        const Play play = decideNow(decision, until);
        metrics_.thought(std::chrono::duration_cast<std::chrono::milliseconds>(BotThreadPool::Clock::now() - began));
        decided(play);
      });
}

// ---- For others ----

// What the threads of the bus and of the bots share.
struct BotWorker::Work {
  explicit Work(int threads) : time(threads) {}
  BotThreadPool time;
  std::atomic<std::uint64_t> decided = 0;
};

BotWorker::BotWorker(const std::string& busUrl, int threads)
    : work_(std::make_shared<Work>(threads)),
      bus_(cluster::openNats(
          busUrl, {.name = "tacit think", .post = [](const std::function<void()>& now) { now(); }, .changed = {}})) {
  bus_->shareWork(cluster::workSubject(std::string(kWork)), "thinkers", [this](const cluster::BusMessage& letter) {
    auto decision = decisionFrom(letter.text);
    if (!decision || letter.replyTo.empty()) return;
    const QuotaOwner owner = decision->owner;
    const auto asked = std::min(decision->asked, kMaxThinking);
    work_->time.think(owner, asked,
                      [this, decision = *std::move(decision), to = letter.replyTo](const BotThreadPool::Until& until) {
                        const Play play = decideNow(decision, until);
                        bus_->send({to, {}, notation::playText(decision.view.position, play)});
                        ++work_->decided;
                      });
  });
}

// First nobody thinks any more, then the bus goes.
BotWorker::~BotWorker() { work_->time.stop(); }

void BotWorker::offer() { bus_->send({std::string(kOffers), {}, "here"}); }
bool BotWorker::busIsUp() const { return bus_->isUp(); }
std::uint64_t BotWorker::decided() const { return work_->decided; }

}  // namespace tacit::tables
