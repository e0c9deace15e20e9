#include "base/english.h"

#include <algorithm>
#include <array>

#include "base/strings.h"

namespace tacit::base {
namespace {

struct Message {
  std::string_view name;
  std::string_view text;
};

constexpr auto kMessages = std::to_array<Message>({
#include "base/english.inc"
});

}  // namespace

std::string english(std::string_view name,
                    std::initializer_list<std::pair<std::string_view, std::string_view>> blanks) {
  const auto found = std::ranges::find(kMessages, name, &Message::name);
  if (found == kMessages.end()) return {};
  std::string text;
  std::string_view rest = found->text;
  while (const auto before = takeUntil(rest, '{')) {
    const auto blank = takeUntil(rest, '}').value_or(rest);
    const auto value = std::ranges::find(blanks, blank, &std::pair<std::string_view, std::string_view>::first);
    text.append(*before).append(value == blanks.end() ? blank : value->second);
  }
  return text.append(rest);
}

}  // namespace tacit::base
