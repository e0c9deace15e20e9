// A game file. What is read prints as a text that reads as the same game, and replays alike.
#include "base/result.h"
#include "fuzz.h"
#include "notation/game_file.h"
#include "notation/position_text.h"

namespace {

using namespace tacit;
using fuzz::check;

std::string outcome(const base::Result<FollowedGame>& end) {
  if (!end) return "error";  // lines may differ, so the messages may
  return notation::positionText(notation::Scene{end->position(), end->stack(), {}});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > fuzz::kLongest) return 0;
  const auto record = notation::parseGameFile(fuzz::textOf(data, size));
  if (!record) {
    check(record.error().starts_with("line ") && record.error().find('\n') == std::string::npos,
          "a message is one line and names one", record.error());
    return 0;
  }
  const std::string text = notation::gameFileText(*record);
  const auto again = notation::parseGameFile(text);
  check(again.ok(), "a printed game is refused", text, again.ok() ? "" : again.error());
  check(notation::gameFileText(*again) == text, "a printed game reads as another", text,
        notation::gameFileText(*again));
  const std::string end = outcome(notation::replay(*record));
  check(outcome(notation::replay(*again)) == end, "a printed game replays differently", text, end);
  return 0;
}
