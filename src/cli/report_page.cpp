#include "cli/report_page.h"

namespace tacit::cli {
namespace {

// The page; the report takes the place of kReportHere.
constexpr std::string_view kPage =
#include "cli/report_page.inc"
    ;
constexpr std::string_view kReportHere = "@REPORT@";

}  // namespace

// In a script of the page nothing may look like a tag: names come from the players.
std::string reportPage(std::string_view json) {
  const std::size_t at = kPage.find(kReportHere);
  std::string page(kPage.substr(0, at));
  for (const char c : json) {
    if (c == '<') page += "\\u003c";
    else page += c;
  }
  page += kPage.substr(at + kReportHere.size());
  return page;
}

}  // namespace tacit::cli
