// A decision that a bot is to make, as it goes to another machine: what the seat may know, and nothing else.
#pragma once

#include <optional>
#include <string>

#include "bots/bot.h"
#include "json/json.h"
#include "tables/fair_share_queue.h"

namespace tacit::tables {

struct Decision {
  QuotaOwner owner;
  std::chrono::milliseconds asked{0};
  View view;
  bots::Level level = bots::Level::Simple;
};

std::string textOf(const Decision& decision);
// Nothing when the text is none, or leaves nothing to decide.
std::optional<Decision> decisionFrom(const std::string& text);

}  // namespace tacit::tables
