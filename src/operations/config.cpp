#include "operations/config.h"

#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

#include "base/nearest.h"
#include "base/result.h"
#include "base/strings.h"
#include "json/json.h"

namespace tacit::operations {
namespace {

using base::Error;
using base::quoted;
using base::Result;
using Texts = std::vector<std::string>;

constexpr double kMillion = 1'000'000;

// A new setting is a member of Settings and a row here.
constexpr auto kSettings = std::to_array<Setting>({
    {.name = "listen",
     .member = &service::Settings::listen,
     .description = "Address and port to listen on; port 0 picks a free one"},
    {.name = "data", .member = &service::Settings::data, .description = "Data folder; created if missing"},
    {.name = "db",
     .member = &service::Settings::db,
     .description = "postgresql://user:password@host:port/name, or sqlite:FILE",
     .unset = "SQLite in the data folder"},
    {.name = "bus",
     .member = &service::Settings::bus,
     .description = "nats://user:password@host:port: one of several nodes on the same PostgreSQL database",
     .unset = "one server alone"},
    {.name = "page",
     .member = &service::Settings::page,
     .description = "Folder with the web page",
     .unset = "the page next to the program, if there is one"},
    {.name = "log-level",
     .member = &service::Settings::logLevel,
     .description = "How much is logged",
     .choices = "trace,debug,info,warn,error,critical,off"},
    {.name = "log-format",
     .member = &service::Settings::logFormat,
     .description = "Plain lines, or one JSON object per line",
     .choices = "line,json"},
    {.name = "origins",
     .member = &service::Settings::origins,
     .description = "Pages on other hosts that may connect, such as https://tac.example",
     .unset = "only this server's own"},
    {.name = "trust-proxy",
     .member = &service::Settings::trustProxy,
     .description = "Trust X-Forwarded-For; only behind your own proxy"},
    {.name = "open-metrics",
     .member = &service::Settings::openMetrics,
     .description = "Show /metrics to everybody, not only to this machine"},
    {.name = "secure-cookie",
     .member = &service::Settings::secureCookie,
     .description = "Cookies over TLS only; turn it on behind a TLS proxy"},
    {.name = "bot-threads",
     .member = &service::Settings::botThreads,
     .description = "Threads on which bots think",
     .max = 1024,
     .unset = "all cores but one"},
    {.name = "words-milliseconds",
     .member = &service::Settings::wordsMilliseconds,
     .description = "How long people have to show the words they committed to, in milliseconds",
     .min = 100,
     .max = 600'000},
    {.name = "tables-per-person",
     .member = &service::Settings::maxTablesPerPerson,
     .description = "Unfinished tables one person can have",
     .min = 1,
     .max = kMillion},
    {.name = "tables",
     .member = &service::Settings::maxTables,
     .description = "Tables in all",
     .min = 1,
     .max = kMillion},
    {.name = "session-days",
     .member = &service::Settings::sessionDays,
     .description = "A session ends after this many days without use",
     .min = 1,
     .max = 3650},
    {.name = "guests-at-once",
     .member = &service::Settings::guestsAtOnce,
     .description = "New guests from one address at once",
     .min = 1,
     .max = kMillion},
    {.name = "guests-per-minute",
     .member = &service::Settings::guestsPerMinute,
     .description = "New guests from one address per minute after that",
     .min = 1,
     .max = kMillion},
    {.name = "hosts",
     .member = &service::Settings::hosts,
     .description = "This server's names; requests for any other are refused. Needed behind a proxy",
     .unset = "localhost and addresses"},
    {.name = "tables-per-address",
     .member = &service::Settings::maxTablesPerAddress,
     .description = "Unfinished tables set up from one address",
     .min = 1,
     .max = kMillion},
    {.name = "tables-per-minute",
     .member = &service::Settings::tablesPerMinute,
     .description = "New tables from one address per minute, once it has its share",
     .min = 1,
     .max = kMillion},
    {.name = "commands-per-person",
     .member = &service::Settings::commandsPerPerson,
     .description = "Commands per second from one person over all connections; bursts of three times as many",
     .min = 1,
     .max = kMillion},
    {.name = "commands-per-address",
     .member = &service::Settings::commandsPerAddress,
     .description = "Commands per second from one address; bursts of five times as many",
     .min = 1,
     .max = kMillion},
    {.name = "bot-minutes",
     .member = &service::Settings::botMinutes,
     .description = "How long bots and clocks keep going when no one is connected",
     .min = 1,
     .max = kMillion},
    {.name = "hide-minutes",
     .member = &service::Settings::hideMinutes,
     .description = "How long the lobby shows a table when no one is connected",
     .min = 1,
     .max = kMillion},
    {.name = "open-hours",
     .member = &service::Settings::openHours,
     .description = "A waiting table is dropped after this long without a visit",
     .min = 1,
     .max = kMillion},
    {.name = "game-days",
     .member = &service::Settings::gameDays,
     .description = "A game is dropped after this long without a visit",
     .min = 1,
     .max = 10'000},
    {.name = "done-minutes",
     .member = &service::Settings::doneMinutes,
     .description = "How long a finished table stays after the last visit",
     .min = 1,
     .max = kMillion},
    {.name = "event-days",
     .member = &service::Settings::eventDays,
     .description = "How long the events of finished games are kept; records and results stay",
     .min = 1,
     .max = 100'000},
    {.name = "drain-minutes",
     .member = &service::Settings::drainMinutes,
     .description = "How long a draining server waits for its games",
     .min = 1,
     .max = kMillion},
    {.name = "push-key",
     .member = &service::Settings::pushKey,
     .description = "Secret key for alerts to closed browsers, from `tacit push-keys`",
     .unset = "no alerts"},
    {.name = "push-contact",
     .member = &service::Settings::pushContact,
     .description = "Whom push services write to when something is wrong, such as mailto:club@tac.example",
     .unset = "no one"},
    {.name = "push-anywhere",
     .member = &service::Settings::pushAnywhere,
     .description = "Send alerts to http and private addresses as well; for tests only"},
    {.name = "connections",
     .member = &service::Settings::maxConnections,
     .description = "Connections in all",
     .min = 1,
     .max = kMillion},
    {.name = "connections-per-address",
     .member = &service::Settings::maxConnectionsPerAddress,
     .description = "Connections from one address; a school behind one address needs more",
     .min = 1,
     .max = kMillion},
    {.name = "limits",
     .member = &service::Settings::limits,
     .description = "Limits on rates and numbers; turn off for load tests only"},
});

// ---- Values ----

template <typename T>
constexpr std::string_view kExpected = "a text";
template <>
constexpr std::string_view kExpected<int> = "a whole number";
template <>
constexpr std::string_view kExpected<double> = "a number";
template <>
constexpr std::string_view kExpected<bool> = "true or false";
template <>
constexpr std::string_view kExpected<Texts> = "a list of texts";

std::string numberText(double number) {
  const auto whole = static_cast<std::int64_t>(number);
  return static_cast<double>(whole) == number ? std::to_string(whole) : json::text(number);
}

Error expected(std::string_view what, const std::string& instead) {
  return {"expected " + std::string(what) + ", not " + instead};
}

template <typename Number>
Result<Number> numberFrom(const std::string& text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return expected(kExpected<Number>, quoted(text));
  return value;
}

Result<bool> truthFrom(const std::string& text) {
  constexpr std::array<std::string_view, 4> kYes = {"true", "1", "yes", "on"};
  constexpr std::array<std::string_view, 4> kNo = {"false", "0", "no", "off"};
  if (std::ranges::find(kYes, text) != kYes.end()) return true;
  if (std::ranges::find(kNo, text) != kNo.end()) return false;
  return expected(kExpected<bool>, quoted(text));
}

Texts listFrom(const std::string& text) {
  Texts list;
  for (const auto part : base::split(text, ','))
    if (!part.empty()) list.emplace_back(part);
  return list;
}

// What an option or a variable says.
template <typename T>
Result<T> valueFrom(const std::string& text) {
  if constexpr (std::is_same_v<T, bool>) return truthFrom(text);
  else if constexpr (std::is_arithmetic_v<T>) return numberFrom<T>(text);
  else if constexpr (std::is_same_v<T, Texts>) return listFrom(text);
  else return text;
}

std::string kindOf(const toml::node& node) {
  switch (node.type()) {
    case toml::node_type::string: return "a text";
    case toml::node_type::integer: return "a whole number";
    case toml::node_type::floating_point: return "a number with a fraction";
    case toml::node_type::boolean: return "true or false";
    case toml::node_type::array: return "a list";
    case toml::node_type::table: return "a table";
    default: return "a date or time";
  }
}

Result<Texts> listFrom(const toml::node& node) {
  const auto* const elements = node.as_array();
  if (elements == nullptr) return expected(kExpected<Texts>, kindOf(node));
  Texts list;
  for (const auto& element : *elements) {
    const auto text = element.value_exact<std::string>();
    if (!text) return expected(kExpected<Texts>, "a list with " + kindOf(element));
    list.push_back(*text);
  }
  return list;
}

Result<int> integerFrom(const toml::node& node) {
  const auto value = node.value_exact<std::int64_t>();
  if (!value) return expected(kExpected<int>, kindOf(node));
  if (!std::in_range<int>(*value)) return expected("a smaller number", std::to_string(*value));
  return static_cast<int>(*value);
}

// What a settings file says.
template <typename T>
Result<T> valueFrom(const toml::node& node) {
  if constexpr (std::is_same_v<T, int>) {
    return integerFrom(node);
  } else if constexpr (std::is_same_v<T, Texts>) {
    return listFrom(node);
  } else {
    const auto value = std::is_same_v<T, double> ? node.value<T>() : node.value_exact<T>();
    return value && !(std::is_same_v<T, double> && node.is_boolean()) ? Result<T>(*value)
                                                                      : expected(kExpected<T>, kindOf(node));
  }
}

template <typename Number>
base::Problem problemWith(const Setting& setting, const Number& value)
  requires std::is_arithmetic_v<Number>
{
  if (std::is_same_v<Number, bool>) return {};
  const auto number = static_cast<double>(value);
  if (number >= setting.min && number <= setting.max) return {};
  return expected(numberText(setting.min) + " to " + numberText(setting.max), numberText(number));
}

std::string choicesText(const Setting& setting) {
  const auto choices = base::split(setting.choices, ',');
  std::string text;
  for (std::size_t i = 0; i < choices.size(); ++i)
    text += (i == 0 ? "" : i + 1 == choices.size() ? " or " : ", ") + std::string(choices[i]);
  return text;
}

base::Problem problemWith(const Setting& setting, const std::string& value) {
  if (setting.choices.empty()) return {};
  const auto choices = base::split(setting.choices, ',');
  if (std::ranges::find(choices, value) != choices.end()) return {};
  return expected(choicesText(setting), quoted(value));
}

base::Problem problemWith(const Setting& /*setting*/, const Texts& /*value*/) { return {}; }

// Sets it from what an option, a variable or a file says; what is wrong with that, or nothing.
template <typename Source>
base::Problem set(const Setting& setting, service::Settings& settings, const Source& source) {
  return std::visit(
      [&]<typename T>(T service::Settings::* member) -> base::Problem {
        const auto value = valueFrom<T>(source);
        if (!value) return Error{value.error()};
        if (auto problem = problemWith(setting, *value)) return problem;
        settings.*member = *value;
        return {};
      },
      setting.member);
}

// ---- Names ----

const Setting* settingNamed(std::string_view name) {
  const auto found = std::ranges::find(kSettings, name, &Setting::name);
  return found == kSettings.end() ? nullptr : &*found;
}

std::string unknownName(std::string_view name) {
  const auto nearest = std::ranges::min_element(
      kSettings, {}, [&](const Setting& setting) { return base::distance(name, setting.name); });
  return "there is no setting " + quoted(name) + "; did you mean " + std::string(nearest->name) + "?";
}

// ---- Sources ----

std::string lineOf(const std::string& file, const toml::source_region& where) {
  return file + ":" + std::to_string(where.begin.line) + ":" + std::to_string(where.begin.column) + ": ";
}

void readTable(const std::string& file, const toml::table& table, service::Settings& settings, Texts& problems) {
  for (const auto& [key, node] : table) {
    const Setting* const setting = settingNamed(key.str());
    if (setting == nullptr) {
      problems.push_back(lineOf(file, key.source()) + unknownName(key.str()));
    } else if (const auto problem = set<toml::node>(*setting, settings, node)) {
      problems.push_back(lineOf(file, node.source()) + std::string(setting->name) + ": " + problem->what);
    }
  }
}

void readFile(const std::string& file, service::Settings& settings, Texts& problems) {
  try {
    readTable(file, toml::parse_file(file), settings, problems);
  } catch (const toml::parse_error& error) {
    const bool inText = error.source().begin.line != 0;
    problems.push_back((inText ? lineOf(file, error.source()) : file + ": ") + std::string(error.description()));
  }
}

void readText(const Setting& setting, const std::string& from, const std::string& text, service::Settings& settings,
              Texts& problems) {
  if (const auto problem = set<std::string>(setting, settings, text)) problems.push_back(from + ": " + problem->what);
}

// ---- Printing ----

std::string optionOf(const Setting& setting) { return "--" + std::string(setting.name); }

void mask(std::string& text, std::size_t from, std::size_t to) {
  if (from <= to && to <= text.size()) text.replace(from, to - from, "***");
}

// The URL with asterisks where its password stands; unchanged when it has none. Rather too much than too little.
std::string withoutPassword(std::string url) {
  constexpr std::string_view kKey = "password=";
  if (const auto key = url.find(kKey); key != std::string::npos)
    mask(url, key + kKey.size(), std::min(url.find_first_of("& ", key), url.size()));
  const auto user = url.find("://");
  const auto at = url.rfind('@');
  if (user == std::string::npos || at == std::string::npos) return url;
  const auto colon = url.find(':', user + 3);
  if (colon < at) mask(url, colon + 1, at);
  return url;
}

std::string rangeText(const Setting& setting) {
  if (!setting.choices.empty()) return choicesText(setting);
  if (setting.max > 0) return numberText(setting.min) + " to " + numberText(setting.max);
  return {};
}

std::string commentOf(const Setting& setting) {
  std::string notes = rangeText(setting);
  if (!setting.unset.empty()) notes += (setting.max > 0 ? "; 0: " : "empty: ") + std::string(setting.unset);
  return "# " + std::string(setting.description) + (notes.empty() ? "" : " (" + notes + ")") + ".\n";
}

std::string lineOf(const Setting& setting, const service::Settings& settings) {
  const std::string line = std::string(setting.name) + " = ";
  if (setting.name == "push-key" && !settings.pushKey.empty())
    return "# The key is not shown, so this line counts for nothing: put it in by hand.\n# " + line + "\"***\"\n";
  const auto* const text = std::get_if<std::string service::Settings::*>(&setting.member);
  const bool isUrl = setting.name == "db" || setting.name == "bus";
  const std::string shown = text != nullptr && isUrl ? withoutPassword(settings.**text) : "";
  if (shown.empty() || shown == settings.**text) return line + valueText(setting, settings) + "\n";
  return "# The password is not shown, so this line counts for nothing: put the URL in by hand.\n# " + line +
         json::text(shown) + "\n";
}

std::string defaultText(const Setting& setting) {
  if (!setting.unset.empty()) return std::string(setting.unset);
  return "`" + valueText(setting, service::Settings{}) + "`";
}

std::string rowOf(const Setting& setting) {
  const std::string range = rangeText(setting);
  return "| `" + std::string(setting.name) + "` | " + defaultText(setting) + " | " + std::string(setting.description) +
         (range.empty() ? "" : " (" + range + ")") + " |\n";
}

}  // namespace

std::span<const Setting> allSettings() { return kSettings; }

std::string variableOf(const Setting& setting) {
  std::string variable = "TACIT_";
  for (const char letter : setting.name)
    variable += letter == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  return variable;
}

bool isTruth(const Setting& setting) { return std::holds_alternative<bool service::Settings::*>(setting.member); }
bool isList(const Setting& setting) { return std::holds_alternative<Texts service::Settings::*>(setting.member); }

std::string valueText(const Setting& setting, const service::Settings& settings) {
  // What JSON writes of texts, numbers and lists of texts, TOML reads.
  return std::visit([&](const auto member) { return json::text(settings.*member); }, setting.member);
}

Result<service::Settings> readSettings(const Sources& sources) {
  service::Settings settings;
  Texts problems;
  if (!sources.file.empty()) readFile(sources.file, settings, problems);
  for (const Setting& setting : kSettings) {
    const auto text = sources.environment ? sources.environment(variableOf(setting)) : std::nullopt;
    if (text) readText(setting, variableOf(setting), *text, settings, problems);
    const auto given = sources.commandLine.find(std::string(setting.name));
    if (given != sources.commandLine.end()) readText(setting, optionOf(setting), given->second, settings, problems);
  }
  if (problems.empty()) return settings;
  std::string all;
  for (const auto& problem : problems) all += (all.empty() ? "" : "\n") + problem;
  return Error{all};
}

std::string settingsFile(const service::Settings& settings) {
  std::string text;
  for (const Setting& setting : kSettings)
    text += (text.empty() ? "" : "\n") + commentOf(setting) + lineOf(setting, settings);
  return text;
}

std::string settingsTable() {
  std::string text = "| setting | default | |\n|---|---|---|\n";
  for (const Setting& setting : kSettings) text += rowOf(setting);
  return text;
}

std::optional<std::string> environmentVariable(const std::string& name) {
  const char* const value = std::getenv(name.c_str());
  return value == nullptr || *value == '\0' ? std::nullopt : std::optional<std::string>(value);
}

}  // namespace tacit::operations
