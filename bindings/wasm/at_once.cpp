// What the page asks while it draws: about a position, nothing that takes time. Small enough for a module of its own,
// rules.wasm, on the page's own thread; the large module has it too.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/strings.h"
#include "notation/course.h"
#include "notation/game_log.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "rules/why_not.h"
#include "wasm/texts.h"

namespace tacit::wasm {

std::string input;   // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
std::string output;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

namespace {

std::string_view whyNotText(std::string_view card, std::string_view position) {
  const auto scene = notation::parsePosition(position);
  const auto laid = notation::cardNamed(card);
  const auto why = scene && laid ? whyNot(scene->position, *laid) : std::nullopt;
  return why ? kWhyNotNames[static_cast<std::size_t>(*why)] : "";
}

std::string courseText(std::string_view play, std::string_view position) {
  const auto scene = notation::parsePosition(position);
  return scene ? notation::courseText(scene->position.layout(), scene->position.board, play) : "";
}

std::string logText(const std::vector<std::string_view>& lines) {
  const auto scene = notation::parsePosition(lines[0]);
  if (!scene) return "";
  std::string text;
  for (const Position& each : notation::positionsAlong(scene->position.setup, {lines.begin() + 1, lines.end()}))
    text += notation::positionText(View{.position = each}) + '\n';
  return text;
}

}  // namespace
}  // namespace tacit::wasm

using tacit::wasm::input;
using tacit::wasm::output;

// Room for the next text to come in.
TACIT_EXPORT(tacit_input) char* tacit_input(std::uint32_t size) {
  input.resize(size);
  return input.data();
}
TACIT_EXPORT(tacit_output) const char* tacit_output() { return output.data(); }
TACIT_EXPORT(tacit_output_size) std::uint32_t tacit_output_size() { return static_cast<std::uint32_t>(output.size()); }

// The input is a position.
TACIT_EXPORT(tacit_order) void tacit_order() {
  const auto scene = tacit::notation::parsePosition(input);
  output = scene ? tacit::notation::seatLetters(scene->position.inGame()) : "";
}

// The input: a card, a blank, the position.
TACIT_EXPORT(tacit_why_not) void tacit_why_not() {
  std::string_view text = input;
  const auto card = tacit::base::takeUntil(text, ' ');
  output = tacit::wasm::whyNotText(card.value_or(""), text);
}

// The input: a play, a blank, a position with the board where it begins.
TACIT_EXPORT(tacit_course) void tacit_course() {
  std::string_view text = input;
  const auto play = tacit::base::takeUntil(text, ' ');
  output = tacit::wasm::courseText(play.value_or(""), text);
}

// The input: a position of the game, and its log line by line.
TACIT_EXPORT(tacit_log) void tacit_log() { output = tacit::wasm::logText(tacit::base::split(input, '\n')); }
