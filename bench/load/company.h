// Tables of witnesses who play on whatever happens to their servers, and who are asked in the end what they were told.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "load/on_loop.h"
#include "load/witness.h"
#include "store/store.h"
#include "table/options.h"

namespace tacit::load {

// A table and all who ever sat there.
struct Gathering {
  std::string id;
  table::Options options;
  std::vector<std::unique_ptr<Witness>> people;

  bool isOver() const;
  bool isPlaying() const;  // everybody knows of the game
  bool goesOn() const;     // everybody has seen a card played since he counts, or it is over
  std::string standing() const;
};

// Said from the thread that leads the test; the loop runs on another one.
class Company {
 public:
  // Stops waiting as soon as this is true.
  Company(Scene& scene, const std::atomic<bool>& interrupted) : scene_(scene), interrupted_(interrupted) {}

  // So many tables: people only, people with bots, people with two colours each, and few against each other.
  void gather(int tables);

  // Everybody sits, games begin, and at each table a card has been played since people count (again). Where a game is
  // over, another one begins with other people.
  bool allGoOn(const std::function<void()>& meanwhile = [] {});
  // The same without waiting: whether it is so.
  bool lookAround();
  void countPlaysAgain();

  // Nothing new is begun; what was asked is answered.
  void endPlaying();
  // Everybody has been told all that is kept, and nothing more is on its way.
  void waitUntilAllKnow(store::Store& store);
  // What is kept agrees with all that anybody was ever told.
  void check(store::Store& store);

  // All that are still at a table that goes on; on the loop's thread.
  template <typename Visit>
  void forEach(Visit visit) {
    for (const auto& gathering : gatherings_)
      if (!gathering->isOver())
        for (const auto& one : gathering->people) visit(*one);
  }
  template <typename Condition>
  void waitFor(Condition condition, const std::string& otherwise) {
    const bool all = waitUntil([&] {
      bool each = true;
      forEach([&](const Witness& one) { each = each && condition(one); });
      return each;
    });
    if (!all) complain(otherwise);
  }
  // Their games are under way.
  std::vector<std::string> tablesPlaying();
  // A table that is there, and whose first event is a good one.
  std::string anyTable() const { return gatherings_.front()->id; }

  std::size_t eventsChecked = 0;

 private:
  template <typename Work>
  std::invoke_result_t<Work> onLoop(Work work) {
    return runOn(scene_.loop, std::move(work));
  }
  bool waitUntil(const std::function<bool()>& onLoopIsSo);
  void complain(const std::string& what) {
    onLoop([&] { scene_.faults.add(Fault::Stuck, what); });
  }
  void gather(const table::Options& options, int people);
  void replaceWhatIsOver();
  bool startAndLook();
  void check(const Gathering& gathering, store::Store& store);

  Scene& scene_;
  const std::atomic<bool>& interrupted_;
  std::vector<std::unique_ptr<Gathering>> gatherings_;  // changed on the loop's thread, by the thread that leads
  std::vector<std::unique_ptr<Gathering>> ended_;
};

}  // namespace tacit::load
