// What goes back to an operator over the socket: one line, an answer or what was wrong.
#pragma once

#include <optional>

#include "base/refusal.h"
#include "json/json.h"

namespace tacit::operations {

template <typename T>
struct AdminAnswer {
  bool ok = true;
  T answer;
  std::optional<int> next;  // of a list that goes on: its next page
  TACIT_FIELDS(AdminAnswer, ok, answer, next)
};

struct AdminFailure {
  bool ok = false;
  base::RefusalCode error{};
  std::string text;
  TACIT_FIELDS(AdminFailure, ok, error, text)
};

}  // namespace tacit::operations
