// What comes from outside the program: lines and variables.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

namespace tacit::cli {

// A raw line, of which no more than `longest` bytes are kept; false at the end of input.
bool readLine(std::istream& in, std::string& line, std::size_t longest);

// A position as it was typed in; `-` is a line of standard input.
std::string positionAsked(const std::string& argument);

// A variable of the environment; empty when it isn't set.
std::string environment(const char* name);

}  // namespace tacit::cli
