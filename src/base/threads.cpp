#include "base/threads.h"

#ifdef __linux__
#include <pthread.h>

#include <tuple>
#endif

namespace tacit::base {

void beginThread([[maybe_unused]] const char* name) {
#ifdef __linux__
  std::ignore = pthread_setname_np(pthread_self(), name);
#endif
}

}  // namespace tacit::base
