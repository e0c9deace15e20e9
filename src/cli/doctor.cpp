// What keeps a server from starting or from working well, in plain words. Nothing is changed: a server may be running.
#include <netdb.h>
#include <sys/socket.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <future>
#include <iostream>

#include "base/strings.h"
#include "base/version.h"
#include "cli/commands.h"
#include "cluster/bus.h"
#include "json/json.h"
#include "net/net.h"
#include "operations/admin.h"
#include "operations/admin_socket.h"
#include "store/store.h"

namespace tacit::cli {
namespace {

namespace fs = std::filesystem;
using service::Settings;

struct Finding {
  std::string state;  // ok, warning or wrong
  std::string about;
  std::string text;
  TACIT_FIELDS(Finding, state, about, text)
};

Finding ok(std::string about, std::string text) { return {"ok", std::move(about), std::move(text)}; }
Finding warning(std::string about, std::string text) { return {"warning", std::move(about), std::move(text)}; }
Finding wrong(std::string about, std::string text) { return {"wrong", std::move(about), std::move(text)}; }

bool runs(const Settings& settings) {
  operations::AdminRequest question;
  question.act = "figures";
  return bool(operations::askServer(settings.data, json::text(question)));
}

Finding ofPage(const Settings& settings) {
  const std::string page = settings.page.empty() ? pageOfProgram() : settings.page;
  if (page.empty())
    return warning("page", "there is none beside the program: only the interfaces for programs are served");
  if (std::error_code none; !fs::exists(fs::path(page) / "index.html", none))
    return wrong("page", page + " has no index.html: `make web` builds the page, `page` says where it is");
  return ok("page", page);
}

Finding ofData(const Settings& settings) {
  const fs::path data = fs::absolute(settings.data).lexically_normal();
  std::error_code none;
  const bool isThere = fs::exists(data, none);
  if (isThere && !fs::is_directory(data, none)) return wrong("data", data.string() + " is not a folder");
  const fs::path folder = isThere ? data : data.parent_path();
  if (::access(folder.c_str(), W_OK | X_OK) != 0)
    return wrong("data", "this user cannot write to " + folder.string() + ": " + std::strerror(errno));
  struct statvfs disk{};
  if (::statvfs(folder.c_str(), &disk) != 0) return warning("data", folder.string() + ": " + std::strerror(errno));
  const auto megabytes = static_cast<std::uint64_t>(disk.f_bavail) * disk.f_frsize / 1'000'000;
  const std::string text =
      data.string() + (isThere ? ", " : ", made at the first start, ") + std::to_string(megabytes) + " MB free";
  return megabytes < 500 ? warning("data", text + ": that is little") : ok("data", text);
}

Finding ofDatabase(const Settings& settings) {
  if (std::error_code none; settings.db.empty() && !fs::exists(fs::path(settings.data) / "tacit.sqlite", none))
    return ok("database", "none yet: made at the first start");
  try {
    const auto counts = store::openStore(service::databaseUrl(settings), store::Access::Reader)->counts();
    return ok("database", std::to_string(counts.people) + " people, " + std::to_string(counts.games) + " games");
  } catch (const store::StoreError& problem) {
    return wrong("database", problem.what());
  }
}

Finding ofBus(const Settings& settings) {
  if (settings.bus.empty()) return ok("bus", "none: one server alone");
  auto up = std::make_shared<std::promise<void>>();
  auto isUp = up->get_future();
  const auto changed = [up, told = false](bool is) mutable {
    if (is && !std::exchange(told, true)) up->set_value();
  };
  try {
    const auto bus = cluster::openNats(settings.bus, {"doctor", [](const auto& work) { work(); }, changed});
    if (isUp.wait_for(std::chrono::seconds(5)) == std::future_status::ready) return ok("bus", "it answers");
    return wrong("bus", "nobody answers there, or the password is wrong");
  } catch (const cluster::BusError& problem) {
    return wrong("bus", problem.what());
  }
}

// Nothing when it can be listened at.
std::string troubleWithListening(const std::string& host, const std::string& port) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
  addrinfo* found = nullptr;
  if (const int code = ::getaddrinfo(host.c_str(), port.c_str(), &hints, &found); code != 0)
    return ::gai_strerror(code);
  const int listening = ::socket(found->ai_family, found->ai_socktype, found->ai_protocol);
  const int one = 1;
  ::setsockopt(listening, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  const bool good = ::bind(listening, found->ai_addr, found->ai_addrlen) == 0 && ::listen(listening, 1) == 0;
  const int problem = errno;
  ::close(listening);
  ::freeaddrinfo(found);
  if (good) return {};
  if (problem == EADDRINUSE) return "another program has this port";
  if (problem == EACCES) return "ports under 1024 are for root: listen at another, behind a proxy";
  return std::strerror(problem);
}

Finding ofAddress(const Settings& settings) {
  if (runs(settings)) return ok("address", settings.listen + ": a server runs on this data folder");
  const auto colon = settings.listen.rfind(':');
  if (colon == std::string::npos) return wrong("address", settings.listen + " has no port");
  std::string host = settings.listen.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const std::string problem = troubleWithListening(host, settings.listen.substr(colon + 1));
  return problem.empty() ? ok("address", settings.listen) : wrong("address", settings.listen + ": " + problem);
}

Finding ofFiles(const Settings& settings) {
  const std::size_t most = net::raiseFileLimit();
  const std::size_t needed = static_cast<std::size_t>(settings.maxConnections) + 200;
  const std::string text = std::to_string(most) + " may be open at once";
  if (most >= needed) return ok("files", text);
  return warning("files",
                 text + ", " + std::to_string(needed) + " are needed for max-connections: ulimit -n, LimitNOFILE");
}

Finding ofAlerts(const Settings& settings) {
  if (settings.pushKey.empty()) return ok("alerts", "off: `tacit push-keys` makes a key for them");
  if (settings.pushContact.empty())
    return wrong("alerts", "push-contact is missing: push services want to know whom to turn to");
  return ok("alerts", "on");
}

Finding ofProxy(const Settings& settings) {
  const bool forAll = !settings.listen.starts_with("127.") && !settings.listen.starts_with("localhost");
  if (settings.trustProxy && forAll)
    return warning("proxy", "trust-proxy, and reachable without the proxy: visitors can say they come from anywhere");
  if (settings.trustProxy && !settings.secureCookie)
    return warning("proxy", "secure-cookie is off: turn it on when the proxy speaks https");
  return ok("proxy", settings.trustProxy ? "one is trusted" : "none");
}

std::vector<Finding> examine(const Settings& settings) {
  std::vector<Finding> found{ok("version", base::kVersion)};
  for (const auto each : {ofPage, ofData, ofDatabase, ofBus, ofAddress, ofFiles, ofAlerts, ofProxy})
    found.push_back(each(settings));
  return found;
}

std::vector<Finding> examine(const base::Result<Settings>& settings) {
  if (settings) return examine(*settings);
  std::vector<Finding> found;
  for (const std::string_view line : base::split(settings.error(), '\n'))
    found.push_back(wrong("settings", std::string(line)));
  return found;
}

}  // namespace

int doctor(const DoctorOptions& options) {
  const auto found = examine(operations::readSettings(options.sources));
  if (options.json) std::cout << json::text(found) << '\n';
  else
    for (const auto& [state, about, text] : found)
      std::cout << state << std::string(9 - state.size(), ' ') << about << std::string(10 - about.size(), ' ') << text
                << '\n';
  return std::ranges::any_of(found, [](const Finding& one) { return one.state == "wrong"; }) ? kFailed : kDone;
}

}  // namespace tacit::cli
