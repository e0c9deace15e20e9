#include <spdlog/spdlog.h>

#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "net/net.h"
#include "server/server.h"
#include "server/wire_types.h"

namespace tacit::cli {
namespace {

// The page that was built beside the program or installed with it, if it was.
std::string pageOfProgram() {
  std::error_code error;
  const auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  if (error) return {};
  for (const auto& page : {folder / "page", folder.parent_path() / "share/tacit/page"})
    if (std::error_code missing; std::filesystem::is_directory(page, missing)) return page.string();
  return {};
}

std::string hostOf(const std::string& listen) { return listen.substr(0, listen.rfind(':')); }

}  // namespace

int serve(const ServeOptions& options) {
  if (options.typeScript) {
    std::cout << server::typeScript();
    return kDone;
  }
  server::Settings settings = options.settings;
  const auto level = spdlog::level::from_str(settings.logLevel);
  if (level == spdlog::level::off && settings.logLevel != "off")
    return complain("--log-level: trace, debug, info, warn, error, critical or off, not " + settings.logLevel,
                    kAskedWrongly);
  spdlog::set_level(level);
  if (settings.page.empty()) settings.page = pageOfProgram();
  net::raiseFileLimit();
  try {
    server::Server server(settings);
    std::cout << "listening on http://" << hostOf(settings.listen) << ':' << server.port()
              << std::endl;  // NOLINT: read by others at once
    return server.run() ? kDone : kFailed;
  } catch (const std::exception& problem) {
    return complain(problem.what());
  }
}

}  // namespace tacit::cli
