#include <unistd.h>

#include <filesystem>
#include <iostream>

#include "alerts/web_push.h"
#include "base/version.h"
#include "cli/commands.h"
#include "cli/qr.h"
#include "net/net.h"
#include "net/own_addresses.h"
#include "server/server.h"
#include "server/wire_types.h"
#include "service/logging.h"
#include "service/secrets.h"

namespace tacit::cli {
namespace {

// Where phones in the same network find us. The picture is for people at the terminal: not for a file, nor for
// those who read what we print.
void tellNeighbours(const std::string& listening) {
  const auto addresses = net::neighbourAddresses(listening, net::ownAddresses());
  for (const auto& address : addresses) std::cout << "in the local network: http://" << address << std::endl;  // NOLINT
  if (!addresses.empty() && isatty(STDERR_FILENO) != 0) std::cerr << qrPicture("http://" + addresses.front());
}

int run(const service::Settings& settings) {
  net::raiseFileLimit();
  try {
    server::Server server(settings);
    std::cout << "listening on http://" << server.address() << std::endl;  // NOLINT: read by others at once
    tellNeighbours(server.address());
    service::logEvent("started", {{"version", base::kVersion}, {"data", settings.data}});
    const bool good = server.run();
    service::logEvent("stopped", {});
    return good ? kDone : kFailed;
  } catch (const std::exception& problem) {
    return complain(problem.what());
  }
}

}  // namespace

std::string pageOfProgram() {
  std::error_code error;
  const auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  if (error) return {};
  for (const auto& page : {folder / "page", folder.parent_path() / "share/tacit/page"})
    if (std::error_code missing; std::filesystem::is_directory(page, missing)) return page.string();
  return {};
}

int serve(const ServeOptions& options) {
  if (options.typeScript) {
    std::cout << server::typeScript();
    return kDone;
  }
  auto settings = operations::readSettings(options.sources);
  if (!settings) return complain(settings.error(), kUsageError);
  if (options.printConfig) {
    std::cout << operations::settingsFile(*settings);
    return kDone;
  }
  service::startLogging(*settings);
  if (settings->page.empty()) settings->page = pageOfProgram();
  return run(*settings);
}

int pushKeys() {
  service::prepareSecrets();
  std::cout
      << "# For the settings file. Keep it: with another key, browsers have to ask for alerts again.\npush-key = \""
      << alerts::base64Url(alerts::newPushKey().secret) << "\"\n";
  return kDone;
}

}  // namespace tacit::cli
