#include "cli/version.h"

#include "base/version.h"
#include "json/json.h"
#include "notation/version.h"
#include "store/schema.h"
#include "table/command.h"

extern const char* const kTacitCommit;  // written by cmake/Commit.cmake

namespace tacit::cli {
namespace {

#ifdef __clang__
constexpr auto kCompiler = "clang " __clang_version__;
#else
constexpr auto kCompiler = "g++ " __VERSION__;
#endif

struct VersionShown {
  std::string version;
  std::string commit;
  std::string compiler;
  int schema = 0;  // of the database
  int protocol = 0;
  int notation = 0;
  TACIT_FIELDS(VersionShown, version, commit, compiler, schema, protocol, notation)
};

}  // namespace

std::string versionText(bool asJson) {
  const VersionShown shown{base::kVersion,      kTacitCommit,
                           kCompiler,           static_cast<int>(store::migrations().size()),
                           table::kWireVersion, notation::kVersion};
  if (asJson) return json::text(shown);
  return "tacit " + shown.version + "\ncommit " + shown.commit + "\ncompiler " + shown.compiler + "\ndatabase schema " +
         std::to_string(shown.schema) + "\nprotocol " + std::to_string(shown.protocol) + "\nnotation " +
         std::to_string(shown.notation);
}

}  // namespace tacit::cli
