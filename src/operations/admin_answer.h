// What goes back to an operator over the socket: one line, an answer or what was wrong.
#pragma once

#include "base/refusal.h"
#include "json/json.h"

namespace tacit::server {

template <typename T>
struct AdminAnswer {
  bool ok = true;
  T answer;
  static constexpr auto fields() {
    return json::list(json::field("ok", &AdminAnswer::ok), json::field("answer", &AdminAnswer::answer));
  }
};

struct AdminFailure {
  bool ok = false;
  base::RefusalCode error{};
  std::string text;
  static constexpr auto fields() {
    return json::list(json::field("ok", &AdminFailure::ok), json::field("error", &AdminFailure::error),
                      json::field("text", &AdminFailure::text));
  }
};

}  // namespace tacit::server
