// The log: lines for people or JSON for machines, on standard error. Never a name, token, password, seed or card.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "net/net.h"
#include "service/settings.h"

namespace tacit::service {

// Level and format as the settings say.
void startLogging(const Settings& settings);

std::string logLevel();
// False: there is no such level, and nothing has changed.
bool setLogLevel(const std::string& level);

// A sentence.
void logInfo(const std::string& text);
void logWarning(const std::string& text);
void logError(const std::string& text);
void logCritical(const std::string& text);

struct LogField {
  std::string_view name;
  std::string value;
};

// Something that happened, with what belongs to it: `sign-in person=k3x address=10.0.0.1`.
void logEvent(std::string_view what, const std::vector<LogField>& fields);

// An address as limits count it, for people: 10.0.0.1, 2001:db8:1:2::/64.
std::string addressInLog(const std::string& address);

// Requests that were refused. The first of a kind is logged at once; those that follow are counted, and the count is
// logged when it is time: a flood does not fill the disk. Safe from any thread.
class RefusalLog {
 public:
  // `path` is cut to what says which door it was; the rest of it is nobody's business.
  void refused(const std::string& address, std::string_view path, std::string_view why);
  // To be called now and then, and at the end.
  void logCounts();

 private:
  struct Kind {
    std::string address;
    std::string path;
    std::string why;
    auto operator<=>(const Kind&) const = default;
  };
  std::mutex mutex_;
  std::map<Kind, std::uint64_t> repeats_;  // since the first of them was logged
  std::uint64_t others_ = 0;               // of kinds beyond those that are told apart
};

// The same reply, but refusals and what concerns accounts go to the log.
net::Reply logged(RefusalLog& refusals, const net::Request& request, net::Reply reply);
// A response that refuses something.
void logRefusal(RefusalLog& refusals, const net::Request& request, const net::Response& response);

}  // namespace tacit::service
