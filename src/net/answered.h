// Whether the other side of a WebSocket is still there.
#pragma once

#include <functional>

#include "net/net.h"

namespace tacit::net {

// Calls back when the other side has answered a ping that goes out from now on: it is there, and all that it said before is
// here. Asked again meanwhile, only the latest call counts; when the connection ends, none.
void whenAnswered(const Socket& socket, std::function<void()> then);

}  // namespace tacit::net
