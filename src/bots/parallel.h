// The same work on several threads; in a build without threads, on one.
#pragma once

#if !defined(__wasm__)
#include <thread>
#include <vector>
#endif

namespace tacit::bots {

// Calls work(k) for k in 0..count-1, each on a thread of its own, and waits for all.
template <typename Work>
void onThreads(int count, Work work) {
#if !defined(__wasm__)
  std::vector<std::thread> others;
  for (int k = 1; k < count; ++k) others.emplace_back(work, k);
  work(0);
  for (auto& thread : others) thread.join();
#else
  for (int k = 0; k < count; ++k) work(k);
#endif
}

}  // namespace tacit::bots
