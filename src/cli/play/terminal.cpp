#include "cli/play/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <chrono>
#include <iostream>
#include <thread>

#include "cli/input.h"

namespace tacit::cli {
namespace {

// Nothing a person types is longer; the rest of a longer line is thrown away.
constexpr std::size_t kLongestLine = 1000;

std::string tidied(std::string_view raw) {
  std::string text;
  for (const char c : raw) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte == 0x7f || (byte < 0x20 && c != '\t')) continue;
    text += c == '\t' ? ' ' : c;
  }
  const auto first = text.find_first_not_of(' ');
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

}  // namespace

Terminal::Terminal()
    : in_(&std::cin), out_(&std::cout), screen_(isatty(STDOUT_FILENO) == 1),
      live_(screen_ && environment("TERM") != "dumb"), typed_(isatty(STDIN_FILENO) == 1) {}

drawing::Window Terminal::window() const {
  drawing::Window window;
  winsize size{};
  if (live_ && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    window.columns = size.ws_col;
    window.rows = size.ws_row;
  }
  return window;
}

void Terminal::line(std::string_view text) const { *out_ << text << '\n'; }

void Terminal::lines(const std::vector<std::string>& all) const {
  for (const auto& text : all) line(text);
}

void Terminal::clear() const {
  if (live_) *out_ << "\033[H\033[2J";
}

void Terminal::wipe() const {
  if (live_) *out_ << "\033[H\033[2J\033[3J";
  else if (screen_) *out_ << std::string(100, '\n');
}

void Terminal::pause(int milliseconds) const {
  *out_ << std::flush;
  if (live_ && milliseconds > 0) std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

std::optional<std::string> Terminal::ask(std::string_view prompt) const {
  *out_ << prompt << std::flush;
  std::string raw;
  const bool read = readLine(*in_, raw, kLongestLine);
  if (!typed_ || !read) *out_ << '\n';  // where no Enter was echoed
  if (!read) return std::nullopt;
  return tidied(raw);
}

bool Terminal::broken() const { return !*out_; }

std::optional<bool> coloursWanted(std::string_view word, const Terminal& terminal) {
  if (word == "always") return true;
  if (word == "never") return false;
  if (word != "auto") return std::nullopt;
  return terminal.live() && environment("NO_COLOR").empty();
}

}  // namespace tacit::cli
