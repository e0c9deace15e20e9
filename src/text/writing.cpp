#include "text/writing.h"

#include "text/utf8.h"

namespace tacit::text {
namespace {

base::Problem problemWith(std::string_view what, std::string_view text, std::size_t most,
                          std::string_view alsoAllowed = {}) {
  if (text.empty()) return base::Error{std::string(what) + " is empty"};
  std::size_t characters = 0;
  for (std::string_view rest = text; !rest.empty(); ++characters) {
    const auto character = takeCharacter(rest);
    if (!character) return base::Error{std::string(what) + " is not UTF-8 text"};
    const bool allowed = *character < 0x80 && alsoAllowed.find(static_cast<char>(*character)) != std::string_view::npos;
    if (!isPrintable(*character) && !allowed)
      return base::Error{std::string(what) + " has a character that cannot be shown"};
  }
  if (characters > most)
    return base::Error{std::string(what) + " is longer than " + std::to_string(most) + " characters"};
  if (text.find_first_not_of(' ') == std::string_view::npos) return base::Error{std::string(what) + " is blank"};
  return {};
}

}  // namespace

base::Problem problemWithTitle(std::string_view title) {
  if (auto problem = problemWith("the name", title, 60)) return problem;
  if (title.front() == ' ' || title.back() == ' ') return base::Error{"the name begins or ends with a blank"};
  return {};
}

base::Problem problemWithName(std::string_view name) {
  if (auto problem = problemWith("the name", name, 24)) return problem;
  if (name.front() == ' ' || name.back() == ' ') return base::Error{"the name begins or ends with a blank"};
  if (name.find_first_of("\"\\<>&") != std::string_view::npos)
    return base::Error{"the name has one of \" \\ < > & in it"};
  return {};
}

base::Problem problemWithChat(std::string_view text) { return problemWith("the text", text, 300); }

base::Problem problemWithReport(std::string_view text) { return problemWith("the text", text, 1000, "\n"); }

}  // namespace tacit::text
