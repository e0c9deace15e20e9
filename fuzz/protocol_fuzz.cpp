// A conversation, line by line. Every answer is well-formed, an error changes nothing, and what is shown can be set
// again.
#include "fuzz.h"
#include "protocol/session.h"

namespace {

using namespace tacit;
using fuzz::check;
using protocol::Session;

constexpr int kMaxLines = 60;

void checkAnswer(std::string_view line, std::string_view answer) {
  check(answer.ends_with('\n'), "an answer ends with a line end", line, answer);
  const auto first = answer.substr(0, answer.find('\n') + 1);
  if (first.starts_with("error "))
    return check(first == answer && first.size() > 7, "an error is one line", line, answer);
  std::string_view last;
  for (std::string_view rest = answer; !rest.empty();) {
    last = fuzz::takeLine(rest);
    const bool known = last == "ok" || last.starts_with("position ") || last.starts_with("play ") ||
                       last.starts_with("nodes ") || last.starts_with("result ") || last.starts_with("info ") ||
                       last.starts_with("best ") || last.starts_with("name ") || last.starts_with("version ");
    check(known, "a line of no known kind", line, last);
    check(last != "ok" || rest.empty(), "ok is the last line", line, answer);
  }
  check(last == "ok", "an answer ends with ok", line, answer);
}

// Counting deep takes long and finds nothing new.
bool takesLong(std::string_view line) {
  return line.starts_with("perft ") && line != "perft 0" && line != "perft 1" && line != "perft 1\r";
}

// What is shown is a position that another session takes and shows alike.
void checkShown(std::string_view line, const std::string& shown) {
  if (shown.starts_with("error ")) return;
  std::string_view rest = shown;
  Session other(2);
  const std::string answer = other.answer(fuzz::takeLine(rest));
  check(answer == "ok\n", "what is shown is refused", line, shown + answer);
  check(other.answer("show") == shown, "what is shown reads as another", line, shown + other.answer("show"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > fuzz::kLongest) return 0;
  Session session(1);
  std::string before = session.answer("show");
  std::string_view rest = fuzz::textOf(data, size);
  for (int n = 0; n < kMaxLines && !rest.empty() && !session.ended(); ++n) {
    const auto line = fuzz::takeLine(rest);
    if (takesLong(line)) continue;
    const std::string answer = session.answer(line);
    checkAnswer(line, answer);
    const std::string after = session.answer("show");
    const bool mayChange = !answer.starts_with("error ") && (line.starts_with("new ") || line.starts_with("newgame ") ||
                                                             line.starts_with("position ") || line.starts_with("do "));
    check(mayChange || after == before, "this line must not change the game", line, before + after);
    if (mayChange && after != before) checkShown(line, after);
    before = after;
  }
  return 0;
}
