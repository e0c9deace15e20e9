// What can be chosen when a table is set up, with a sentence each.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "json/fields.h"

namespace tacit::table {

using json::field;

// A name with a sentence: game types, editions, switches, levels.
struct Choice {
  static constexpr std::string_view kType = "Choice";
  std::string name;
  std::string summary;
  std::optional<std::string> layout;              // of a game type
  std::optional<std::vector<std::string>> seats;  // of each place of a game type
  std::optional<std::vector<std::string>> on;     // the switches an edition turns on
  static constexpr auto fields() {
    return json::list(field("name", &Choice::name), field("summary", &Choice::summary),
                      field("layout", &Choice::layout), field("seats", &Choice::seats), field("on", &Choice::on));
  }
};

struct Choices {
  static constexpr std::string_view kType = "Choices";
  std::string version;
  std::vector<Choice> types;
  std::vector<Choice> editions;
  std::vector<Choice> switches;
  std::vector<std::string> levels;
  static constexpr auto fields() {
    return json::list(field("version", &Choices::version), field("types", &Choices::types),
                      field("editions", &Choices::editions), field("switches", &Choices::switches),
                      field("levels", &Choices::levels));
  }
};

Choices allChoices(std::string version);

}  // namespace tacit::table
