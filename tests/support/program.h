// Runs programs as a shell would, the program of this build above all.
#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <string>

#include "support/places.h"

namespace tacit::testing {

struct Outcome {
  std::string out;  // standard output, then standard error if it was asked for
  int code = -1;
};

inline Outcome shell(const std::string& command) {
  Outcome result;
  FILE* const pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return result;
  std::array<char, 4096> buffer{};
  while (const std::size_t n = fread(buffer.data(), 1, buffer.size(), pipe)) result.out.append(buffer.data(), n);
  const int status = pclose(pipe);
  result.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128;
  return result;
}

inline const std::string kTacit = "'" + tacitProgram() + "'";  // the path may have spaces

inline Outcome run(const std::string& arguments) { return shell(kTacit + " " + arguments); }

inline bool has(const Outcome& result, const std::string& text) { return result.out.find(text) != std::string::npos; }

}  // namespace tacit::testing
