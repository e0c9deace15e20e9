// All jobs of an analysis, on several threads, where there are threads (the browser has none).
#pragma once

#include <atomic>
#include <mutex>

#include "analysis/analysis.h"
#include "bots/parallel.h"

namespace tacit::analysis {

// `goOn(done)` hears how many jobs are done, from one thread at a time. Once it says false, the rest is left undone, and
// the answer is false.
template <typename GoOn>
bool runAll(Analysis& analysis, int threads, GoOn goOn) {
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> stop = false;
  std::mutex telling;
  std::size_t done = 0;
  bots::onThreads(threads, [&](int /*thread*/) {
    for (std::size_t job = next++; job < analysis.jobs() && !stop; job = next++) {
      analysis.run(job);
      const std::scoped_lock lock(telling);
      if (!goOn(++done)) stop = true;
    }
  });
  return !stop;
}

}  // namespace tacit::analysis
