// The alarms and the dashboard that come with a server ask for figures that it has.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>

#include "service/metrics.h"
#include "support/places.h"

namespace tacit::service {
namespace {

std::string textOf(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(testing::sourceFile(name)).rdbuf();
  return text.str();
}

TEST(Monitoring, AlarmsAndDashboardAskForWhatThereIs) {
  ServerStatus status;
  status.node = "a";  // a node has more figures than a server alone
  const std::string figures = Metrics().text(status);
  const std::regex asked(R"re(tacit_\w+(\{what=\\?"(\w+)\\?"\})?)re");
  for (const std::string file : {"deploy/alerts.yaml", "deploy/grafana.json"}) {
    const std::string text = textOf(file);
    int found = 0;
    for (std::sregex_iterator one(text.begin(), text.end(), asked), none; one != none; ++one, ++found) {
      const std::string name = (*one)[2].matched ? "tacit_now{what=\"" + (*one)[2].str() + "\"} " : one->str();
      EXPECT_NE(figures.find(name), std::string::npos) << file << " asks for " << one->str();
    }
    EXPECT_GT(found, 6) << file;
  }
}

}  // namespace
}  // namespace tacit::service
