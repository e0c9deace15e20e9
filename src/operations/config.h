// Every setting of a server once: its name, what it does and what it may be. Options, variables of the environment, the
// settings file, what is printed and the table in docs/settings.md follow from that.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "service/settings.h"

namespace tacit::operations {

struct Setting {
  using Member = std::variant<std::string service::Settings::*, int service::Settings::*, double service::Settings::*,
                              bool service::Settings::*, std::vector<std::string> service::Settings::*>;

  std::string_view name;  // `log-level`: the option is --log-level, the variable TACIT_LOG_LEVEL, the key log-level
  Member member;
  std::string_view description;
  double min = 0;  // of a number
  double max = 0;
  // NOLINTBEGIN(readability-redundant-string-init): g++ wants a default for what rows leave out
  std::string_view choices = "";  // of a text, separated by commas; none: any
  std::string_view unset = "";    // what an empty text, an empty list or 0 stands for, where it isn't what it says
  // NOLINTEND(readability-redundant-string-init)
};

std::span<const Setting> allSettings();

std::string variableOf(const Setting& setting);  // in the environment

bool isTruth(const Setting& setting);  // true or false: a flag on the command line
bool isList(const Setting& setting);

// What the setting is, as a settings file says it: `"info"`, `10`, `true`, `["a","b"]`.
std::string valueText(const Setting& setting, const service::Settings& settings);

// Of this process; nothing when it is empty.
std::optional<std::string> environmentVariable(const std::string& name);

// Where settings come from; what stands further down wins.
struct Sources {
  std::string file;  // empty: none
  std::function<std::optional<std::string>(const std::string& variable)> environment = environmentVariable;
  std::map<std::string, std::string> commandLine;  // by name; lists with commas
};

// All of it, or everything that is wrong with it, a line each.
base::Result<service::Settings> readSettings(const Sources& sources);

// As a settings file with a comment for each; read again it gives the same. A password is left out.
std::string settingsFile(const service::Settings& settings);

// The table of docs/settings.md.
std::string settingsTable();

}  // namespace tacit::operations
