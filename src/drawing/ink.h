// Text for the terminal: colours that can be left out, and widths that do not count them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/tacit.h"

namespace tacit::drawing {

struct Window {
  int columns = 80;
  int rows = 24;
};

// Colours text, or leaves it as it is. Nothing is ever said by colour alone.
class Ink {
 public:
  explicit Ink(bool colours) : colours_(colours) {}

  std::string seat(Seat seat, std::string_view text) const;    // in the seat's colour
  std::string marble(Seat seat, std::string_view text) const;  // on the seat's colour
  std::string faint(std::string_view text) const;
  std::string strong(std::string_view text) const;

 private:
  std::string in(std::string_view code, std::string_view text) const;

  bool colours_;
};

// Columns the text takes; colour codes take none.
int widthOf(std::string_view text);

// At most so many columns of the text.
std::string cut(std::string_view text, int columns);

// The text with blanks behind it, up to so many columns.
std::string padded(std::string_view text, int columns);

// The pieces set one after another with two blanks between them, in lines of at most so many columns; the first line
// begins with `head`, the others are indented by its width. A piece is never broken.
std::vector<std::string> flowed(std::string_view head, const std::vector<std::string>& pieces, int columns);

// A sentence broken between words.
std::vector<std::string> wrapped(std::string_view text, int columns);

}  // namespace tacit::drawing
