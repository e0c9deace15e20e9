#include "base/threads.h"

#ifdef __linux__
#include <pthread.h>
#include <unistd.h>

#include <tuple>
#endif

namespace tacit::base {

void beginThread([[maybe_unused]] const char* name, [[maybe_unused]] Priority priority) {
#ifdef __linux__
  constexpr int kGivesWay = 10;
  std::ignore = pthread_setname_np(pthread_self(), name);
  if (priority == Priority::Low) std::ignore = nice(kGivesWay);  // of this thread only, on Linux
#endif
}

}  // namespace tacit::base
