// `tacit analyse` as people and scripts call it.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "support/folder.h"
#include "support/interrupt.h"
#include "support/program.h"
#include "support/recorded_games.h"

namespace {

using tacit::testing::has;
using tacit::testing::interrupted;
using tacit::testing::kListensForCtrlC;
using tacit::testing::kTacit;
using tacit::testing::Outcome;
using tacit::testing::run;

// Each test has a folder of its own: they run side by side.
class Analyse : public testing::Test {
 protected:
  // The first deal of a game.
  std::string gameFile() const {
    const std::string file = path("game.tac");
    auto record = tacit::testing::recordedGame(tacit::Setup::of(tacit::Layout::Pairs4), 8, 1);
    record.setHeader("a", "</script><b>");
    std::ofstream(file) << tacit::notation::gameFileText(record);
    return file;
  }
  std::string path(const std::string& name) const { return folder_.path(name); }

 private:
  tacit::testing::TemporaryFolder folder_;
};

TEST_F(Analyse, PrintsAReport) {
  const Outcome text = run("analyse --sims 100 '" + gameFile() + "' 2>&1");
  EXPECT_EQ(text.code, 0) << text.out;
  for (const char* const words : {"result none", "side ac  start ", "luck of the deal ", "luck of the play ", "skill ",
                                  "seat a  best ", "luck of the hands", ", accuracy "})
    EXPECT_TRUE(has(text, words)) << text.out;
  EXPECT_FALSE(has(text, "judged")) << "no progress line where nobody watches";
}

TEST_F(Analyse, TheSameSeedAndSimulationsGiveTheSameReport) {
  const std::string call = "analyse --json --sims 100 '" + gameFile() + "'";
  const Outcome one = run(call + " --seed 5 --jobs 1");
  EXPECT_EQ(one.code, 0);
  EXPECT_TRUE(one.out.starts_with("{\"version\":3,")) << one.out.substr(0, 200);
  EXPECT_EQ(one.out, run(call + " --seed 5 --jobs 3").out);
  EXPECT_NE(one.out, run(call + " --seed 6").out);
}

TEST_F(Analyse, WritesOnePageThatNeedsNothingElse) {
  const std::string page = path("report.html");
  EXPECT_EQ(run("analyse --sims 100 --html '" + page + "' '" + gameFile() + "' >/dev/null").code, 0);
  std::ifstream in(page);
  std::stringstream text;
  text << in.rdbuf();
  const std::string html = text.str();
  EXPECT_TRUE(html.starts_with("<!doctype html>"));
  EXPECT_EQ(html.find("@REPORT@"), std::string::npos);
  EXPECT_EQ(html.find("</script><b>"), std::string::npos) << "a name is no tag";
  for (const char* const outside : {"http:", "https:", " src=", "@import"})
    EXPECT_EQ(html.find(outside), std::string::npos) << outside;
}

TEST_F(Analyse, WritesThePageToStandardOutput) {
  const Outcome page = run("analyse --sims 100 --html - '" + gameFile() + "'");
  EXPECT_EQ(page.code, 0);
  EXPECT_TRUE(page.out.starts_with("<!doctype html>") && page.out.ends_with("</html>\n")) << page.out.substr(0, 200);
}

TEST_F(Analyse, CtrlCLeavesNoReport) {
  const std::string page = path("report.html");
  const Outcome stopped = interrupted(
      kTacit + " analyse --jobs 1 --ms 1000 --html '" + page + "' '" + gameFile() + "' 2>&1", kListensForCtrlC);
  EXPECT_EQ(stopped.code, 130);
  EXPECT_TRUE(stopped.out.starts_with("tacit: stopped: ") && has(stopped, " judged; there is no report"))
      << stopped.out;
  EXPECT_FALSE(std::ifstream(page));
}

TEST_F(Analyse, AskedWronglyOrForWhatIsNotThere) {
  EXPECT_EQ(run("analyse 2>/dev/null").code, 2);
  EXPECT_EQ(run("analyse x.tac --ms 1 --sims 2 2>/dev/null").code, 2);
  EXPECT_EQ(run("analyse /nowhere/x.tac 2>/dev/null").code, 1);
  EXPECT_EQ(run("analyse --sims 100 --html /nowhere/x.html '" + gameFile() + "' 2>/dev/null").code, 1);
}

}  // namespace
