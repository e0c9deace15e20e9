// The terminal at hand: its size, whether it is one at all, lines in and text out.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/ink.h"

namespace tacit::cli {

class Terminal {
 public:
  Terminal();

  // A screen somebody looks at: it can be cleared, and pauses make sense. Otherwise text goes to a file or pipe.
  bool live() const { return live_; }
  // Somebody types at it, too.
  bool attended() const { return live_ && typed_; }

  // As it is now; windows are resized.
  drawing::Window window() const;

  void line(std::string_view text) const;
  void lines(const std::vector<std::string>& all) const;
  void clear() const;
  // As clear, and what had scrolled off the top is gone too: for hands that others shall not see.
  void wipe() const;
  void pause(int milliseconds) const;

  // The next line typed, without blanks around it and without control bytes; nothing at the end of input.
  std::optional<std::string> ask(std::string_view prompt) const;

  // The other end is gone: nobody reads any more.
  bool broken() const;

 private:
  std::istream* in_;
  std::ostream* out_;
  bool screen_;
  bool live_;
  bool typed_;
};

// `auto`, `always`, `never`; nothing for any other word. NO_COLOR speaks for `auto`.
std::optional<bool> coloursWanted(std::string_view word, const Terminal& terminal);

}  // namespace tacit::cli
