// What goes back to an operator over the socket: one line, an answer or what was wrong.
#pragma once

#include "base/refusal.h"
#include "json/json.h"

namespace tacit::operations {

template <typename T>
struct AdminAnswer {
  bool ok = true;
  T answer;
  TACIT_FIELDS(AdminAnswer, ok, answer)
};

struct AdminFailure {
  bool ok = false;
  base::RefusalCode error{};
  std::string text;
  TACIT_FIELDS(AdminFailure, ok, error, text)
};

}  // namespace tacit::operations
