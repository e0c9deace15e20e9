// Runs something on the thread of a client loop and waits for what comes of it.
#pragma once

#include <future>
#include <type_traits>
#include <utility>

#include "support/client.h"

namespace tacit::load {

template <typename Work>
std::invoke_result_t<Work> runOn(testing::ClientLoop& loop, Work work) {
  std::packaged_task<std::invoke_result_t<Work>()> task(std::move(work));
  auto result = task.get_future();
  loop.post([&task] { task(); });
  return result.get();
}

}  // namespace tacit::load
