#include "service/logging.h"

#include <arpa/inet.h>
#include <spdlog/formatter.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>

#include "base/strings.h"
#include "json/json.h"
#include "net/limits.h"
#include "service/api_types.h"
#include "service/now.h"

namespace tacit::service {
namespace {

constexpr char kBetween = '\x1f';  // between the text, the names and the values of an event
constexpr std::size_t kMaxKinds = 200;
constexpr std::size_t kMaxSegment = 24;

std::string timeText(std::chrono::system_clock::time_point when) {
  const auto time = std::chrono::floor<base::Duration>(when);
  std::string text = service::timeText(time);
  return text.insert(text.size() - 1, fmt::format(".{:03}", base::millisecondsOf(time) % 1000));
}

std::string levelText(spdlog::level::level_enum level) {
  const auto name = spdlog::level::to_string_view(level);
  return {name.data(), name.size()};
}

void append(spdlog::memory_buf_t& out, std::string_view text) { out.append(text.data(), text.data() + text.size()); }

// A value stands bare where nobody could mistake it, in quotes otherwise; a line stays one line.
std::string plainOrQuoted(std::string_view value) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.:/";
  if (!value.empty() && value.find_first_not_of(kPlain) == std::string_view::npos) return std::string(value);
  return json::text(std::string(value));
}

// Our own texts; whatever else is in them must not begin a line of its own.
std::string onOneLine(std::string_view text) {
  std::string line(text);
  std::ranges::replace_if(line, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
  return line;
}

class LineFormatter final : public spdlog::formatter {
 public:
  void format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& out) override {
    const auto parts = base::split({message.payload.data(), message.payload.size()}, kBetween);
    append(out, timeText(message.time) + " " + levelText(message.level) + " " + onOneLine(parts[0]));
    for (std::size_t i = 1; i + 1 < parts.size(); i += 2)
      append(out, " " + std::string(parts[i]) + "=" + plainOrQuoted(parts[i + 1]));
    append(out, "\n");
  }
  std::unique_ptr<formatter> clone() const override { return std::make_unique<LineFormatter>(); }
};

class JsonFormatter final : public spdlog::formatter {
 public:
  void format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& out) override {
    const auto parts = base::split({message.payload.data(), message.payload.size()}, kBetween);
    json::Object line;
    line.add("time", timeText(message.time)).add("level", levelText(message.level)).add("text", parts[0]);
    for (std::size_t i = 1; i + 1 < parts.size(); i += 2) line.add(parts[i], parts[i + 1]);
    append(out, line.text() + "\n");
  }
  std::unique_ptr<formatter> clone() const override { return std::make_unique<JsonFormatter>(); }
};

// Which door it was: `/api/tables/...` of `/api/tables/k3xw`. What is long is no door of ours.
std::string door(std::string_view path) {
  std::string text;
  const auto segments = base::split(path, '/');
  for (std::size_t i = 1; i < segments.size() && i <= 2; ++i)
    text += "/" + (segments[i].size() > kMaxSegment ? "..." : std::string(segments[i]));
  if (text.starts_with("/ws/")) return "/ws/...";  // the link of a table
  return segments.size() > 3 ? text + "/..." : text;
}

// ---- What concerns accounts ----

struct Deed {
  std::string_view path;
  std::string_view text;
};

constexpr auto kDeeds = std::to_array<Deed>({
    {"/api/account", "account made"},
    {"/api/login", "sign-in"},
    {"/api/logout", "sign-out"},
    {"/api/recover", "account recovered"},
    {"/api/password", "password changed"},
    {"/api/recovery-codes", "new recovery codes"},
    {"/api/delete", "account deleted"},
});

// Of the person that an answer speaks of; empty when it speaks of none.
std::string personIn(const std::string& body) {
  const auto node = json::parse(body);
  if (!node || !node->is(json::Node::Kind::Object)) return {};
  const json::Node* const profile = node->find("profile");
  const json::Node* const id = (profile != nullptr ? *profile : *node).find("id");
  return id != nullptr && id->is(json::Node::Kind::Text) ? id->text : std::string();
}

std::string reasonIn(const net::Response& response) {
  Failure failure;
  if (!json::readText(response.body, failure)) return std::string(nameOf(failure.error));
  return std::to_string(response.status);
}

bool refuses(int status) { return status == 403 || status == 421 || status == 429 || status == 503; }

void logDeed(const net::Request& request, const net::Response& response) {
  const auto deed = std::ranges::find(kDeeds, request.path, &Deed::path);
  if (deed == kDeeds.end() || request.method != "POST" || response.status >= 300) return;
  std::vector<LogField> fields;
  if (auto person = personIn(response.body); !person.empty()) fields.push_back({"person", std::move(person)});
  fields.push_back({"address", addressInLog(request.address)});
  logEvent(deed->text, fields);
}

}  // namespace

void startLogging(const Settings& settings) {
  auto logger = std::make_shared<spdlog::logger>("", std::make_shared<spdlog::sinks::stderr_sink_mt>());
  if (settings.logFormat == "json") logger->set_formatter(std::make_unique<JsonFormatter>());
  else logger->set_formatter(std::make_unique<LineFormatter>());
  spdlog::set_default_logger(std::move(logger));
  std::ignore = setLogLevel(settings.logLevel);
}

std::string logLevel() { return levelText(spdlog::get_level()); }

bool setLogLevel(const std::string& level) {
  // The library takes what it does not know for "off".
  const auto known = spdlog::level::from_str(level);
  if (known == spdlog::level::off && level != "off") return false;
  spdlog::set_level(known);
  return true;
}

void logInfo(const std::string& text) { spdlog::info(text); }
void logWarning(const std::string& text) { spdlog::warn(text); }
void logError(const std::string& text) { spdlog::error(text); }
void logCritical(const std::string& text) { spdlog::critical(text); }

void logEvent(std::string_view what, const std::vector<LogField>& fields) {
  std::string payload(what);
  for (const LogField& field : fields) {
    std::string value = field.value;
    std::erase(value, kBetween);
    payload += kBetween + std::string(field.name) + kBetween + value;
  }
  spdlog::default_logger_raw()->log(spdlog::level::info, spdlog::string_view_t(payload));
}

std::string addressInLog(const std::string& address) {
  in6_addr bytes{};
  if (inet_pton(AF_INET6, address.c_str(), &bytes) != 1) return address;
  std::fill(std::begin(bytes.s6_addr) + 8, std::end(bytes.s6_addr), std::uint8_t{0});
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(AF_INET6, &bytes, text.data(), text.size());
  return std::string(text.data()) + "/64";
}

void RefusalLog::refused(const std::string& address, std::string_view path, std::string_view why) {
  Kind kind{addressInLog(address), door(path), std::string(why)};
  {
    const std::scoped_lock lock(mutex_);
    if (const auto known = repeats_.find(kind); known != repeats_.end()) {
      ++known->second;
      return;
    }
    if (repeats_.size() >= kMaxKinds) {
      ++others_;
      return;
    }
    repeats_.emplace(kind, 0);
  }
  logEvent("refused", {{"why", kind.why}, {"path", kind.path}, {"address", kind.address}});
}

void RefusalLog::logCounts() {
  const std::scoped_lock lock(mutex_);
  for (const auto& [kind, times] : repeats_)
    if (times > 0)
      logEvent("refused again",
               {{"times", std::to_string(times)}, {"why", kind.why}, {"path", kind.path}, {"address", kind.address}});
  if (others_ > 0) logEvent("refused others", {{"times", std::to_string(others_)}});
  repeats_.clear();
  others_ = 0;
}

void logRefusal(RefusalLog& refusals, const net::Request& request, const net::Response& response) {
  if (refuses(response.status)) refusals.refused(request.address, request.path, reasonIn(response));
}

net::Reply logged(RefusalLog& refusals, const net::Request& request, net::Reply reply) {
  net::Request known;  // nothing of it that is long or secret
  known.method = request.method;
  known.path = request.path;
  known.address = request.address;
  return [&refusals, known = std::move(known), reply = std::move(reply)](net::Response response) {
    logDeed(known, response);
    logRefusal(refusals, known, response);
    reply(std::move(response));
  };
}

}  // namespace tacit::service
