// `tacit tournament` as organisers and scripts call it.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "support/folder.h"
#include "support/program.h"

namespace {

using tacit::testing::has;
using tacit::testing::Outcome;
using tacit::testing::run;
using tacit::testing::shell;
using tacit::testing::TemporaryFolder;

// A tournament in a file, and the command line for it.
class Evening {
 public:
  explicit Evening(const std::string& plan = "--rounds 2") {
    EXPECT_EQ(ask("new", "--name 'Club evening' " + plan).code, 0);
  }

  Outcome ask(const std::string& command, const std::string& more = "") const {
    return run("tournament " + command + " '" + file() + "' " + more + " 2>&1");
  }
  // ... which does it.
  std::string tell(const std::string& command, const std::string& more = "") const {
    const Outcome outcome = ask(command, more);
    EXPECT_EQ(outcome.code, 0) << command << ' ' << more << ": " << outcome.out;
    return outcome.out;
  }
  void enter(int count) const {
    for (int i = 1; i <= count; ++i) tell("enter", "'Team " + std::to_string(i) + "'");
  }

  std::string file() const { return folder_.path("evening"); }
  std::string path(const std::string& name) const { return folder_.path(name); }
  std::string text() const {
    std::ifstream in(file());
    std::stringstream content;
    content << in.rdbuf();
    return content.str();
  }

 private:
  TemporaryFolder folder_;
};

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(TournamentCommand, AnEvening) {
  const Evening evening;
  evening.tell("enter", "Foxes Ann Bob");
  evening.tell("enter", "Owls Cy");
  evening.tell("enter", "Bears");
  evening.tell("enter", "Wolves");
  EXPECT_TRUE(contains(evening.tell("show"), "Foxes   Ann, Bob"));
  EXPECT_TRUE(contains(evening.tell("pair"), "round 1, not started\nboard  start"));
  EXPECT_EQ(evening.tell("start"), "");
  EXPECT_TRUE(contains(evening.tell("result", "1 8:5"), " 8:5 "));
  EXPECT_TRUE(contains(evening.tell("result", "2 +:-"), " +:- "));
  EXPECT_TRUE(contains(evening.tell("correct", "1 8:4 --why misread"), " 8:4 "));
  EXPECT_TRUE(contains(evening.tell("show", "pairings"), "8:4 (corrected)"));
  evening.tell("leave", "Bears");
  evening.tell("pair", "--start");
  EXPECT_TRUE(contains(evening.tell("show"), "Club evening: swiss, 3 teams, round 2 of 2, running\n"));
  EXPECT_TRUE(contains(evening.tell("show", "--round 1"), "round 1, closed"));
  evening.tell("undo");
  evening.tell("undo");
  evening.tell("undo");
  evening.tell("back", "3");
  evening.tell("leave", "3");
  EXPECT_TRUE(contains(evening.tell("show", "history"), "Bears leaves"));
  evening.tell("pair", "--start");
  evening.tell("result", "1 8:0");
  EXPECT_TRUE(contains(evening.tell("finish"), "place  team"));
  EXPECT_TRUE(contains(evening.tell("show"), "finished"));
}

TEST(TournamentCommand, TeamsAreMergedRenamedAndSwapped) {
  const Evening evening;
  evening.tell("enter", "Foxes Ann");
  evening.tell("enter", "Owls Bob");
  evening.tell("enter", "Bears");
  evening.tell("merge", "Owls Foxes");
  evening.tell("rename", "Foxes Lions Ann Bob");
  EXPECT_TRUE(contains(evening.tell("show", "entrants"), " 1  Lions  Ann, Bob\n 2  Owls             has left\n"));
  evening.tell("pair");
  const std::string before = evening.tell("show", "pairings");
  evening.tell("swap", "Lions 3");
  EXPECT_NE(evening.tell("show", "pairings"), before);
  evening.tell("swap", "Lions 3");
  EXPECT_EQ(evening.tell("show", "pairings"), before);
}

TEST(TournamentCommand, TeamsOfATable) {
  const Evening evening;
  const std::string table = evening.path("teams.csv");
  std::ofstream(table) << "Team;Spieler 1;Spieler 2\nFüchse;Ann;Bob\nEulen;Cy;Di\n";
  evening.tell("enter", "--csv '" + table + "'");
  EXPECT_TRUE(contains(evening.tell("show", "entrants"), "Füchse  Ann, Bob\n 2  Eulen   Cy, Di\n"));
  const std::string text = evening.text();
  std::ofstream(table) << "Bears\n\nEulen\n";
  const Outcome again = evening.ask("enter", "--csv '" + table + "'");
  EXPECT_EQ(again.code, 1);
  EXPECT_TRUE(has(again, "teams.csv: line 3: 'Eulen' has entered already")) << again.out;
  EXPECT_EQ(evening.text(), text) << "all of them or none";
  EXPECT_EQ(shell("printf 'Bears\\nWolves\\n' | " + tacit::testing::kTacit + " tournament enter '" + evening.file() +
                  "' --csv -")
                .code,
            0);
  EXPECT_TRUE(contains(evening.tell("export", "entrants"), "3,Bears,,,yes\r\n4,Wolves,,,yes\r\n"));
}

TEST(TournamentCommand, AskedWrongly) {
  const Evening evening;
  evening.enter(2);
  EXPECT_EQ(evening.ask("result", "1 8:5").code, 2) << "no round yet";
  evening.tell("pair", "--start");
  const std::string text = evening.text();
  for (const char* const wrong : {"1 8-5", "1 8", "1 8:5:1", "1 +:+", "1 -:-:+", "1 +:5", "3 8:5", "1 8:5 --round 2"})
    EXPECT_EQ(evening.ask("result", wrong).code, 2) << wrong;
  EXPECT_EQ(evening.ask("leave", "Nobody").code, 2);
  EXPECT_EQ(evening.ask("enter").code, 2);
  EXPECT_EQ(evening.ask("enter", "Foxes --csv x").code, 2);
  EXPECT_EQ(evening.ask("show", "weather").code, 2);
  EXPECT_EQ(run("tournament 2>/dev/null").code, 2);
  EXPECT_EQ(run("tournament new '" + evening.path("none") + "' --name x 2>/dev/null").code, 2) << "rounds are missing";
  EXPECT_FALSE(std::filesystem::exists(evening.path("none")));
  EXPECT_EQ(evening.text(), text);
}

TEST(TournamentCommand, AStartIsAnnounced) {
  const Evening evening;
  evening.enter(2);
  evening.tell("pair");
  EXPECT_EQ(evening.ask("start", "--in 61").code, 1);
  EXPECT_EQ(evening.tell("start", "--in 5"), "");
  EXPECT_TRUE(contains(evening.tell("show"), "round 1, starts "));
  EXPECT_TRUE(contains(evening.tell("show", "history"), "round 1 starts in 5 minutes"));
}

TEST(TournamentCommand, WhatMayNotBeFails) {
  const Evening evening;
  evening.enter(2);
  evening.tell("pair", "--start");
  EXPECT_TRUE(has(evening.ask("result", "1 8:8"), "only one side can have all home"));
  EXPECT_EQ(evening.ask("result", "1 8:8").code, 1);
  EXPECT_TRUE(has(evening.ask("pair"), "board 1 of round 1 has no result yet"));
  EXPECT_TRUE(has(evening.ask("new", "--name x --rounds 1"), "File exists"));
  EXPECT_EQ(run("tournament show '" + evening.path("none") + "' 2>/dev/null").code, 1);
  evening.tell("plan", "--rounds 1");
  evening.tell("result", "1 8:3");
  EXPECT_TRUE(has(evening.ask("pair"), "all rounds are played"));
}

// The power fails while a line is written: what was there before is still there, and the next step goes behind it.
TEST(TournamentCommand, ATornLineIsLeftOut) {
  const Evening evening;
  evening.enter(2);
  const std::string whole = evening.text();
  std::ofstream(evening.file(), std::ios::app) << R"({"v":1,"n":4,"t":99)";
  const std::string shown = evening.tell("show");
  EXPECT_TRUE(contains(shown, "its last line was not written to the end and is left out")) << shown;
  evening.tell("enter", "Third");
  EXPECT_EQ(evening.text().substr(0, whole.size()), whole);
  EXPECT_FALSE(contains(evening.tell("show"), "left out"));
  // Without its last line end a file is whole all the same.
  const std::string third = evening.text();
  std::ofstream(evening.file()) << third.substr(0, third.size() - 1);
  evening.tell("enter", "Fourth");
  EXPECT_EQ(evening.text().substr(0, third.size()), third);
  // A damaged line that others follow is no accident of writing.
  std::ofstream(evening.file()) << whole << "{\n";
  EXPECT_EQ(evening.ask("show").code, 1);
}

TEST(TournamentCommand, ADiskThatIsFullChangesNothing) {
  const Evening evening;
  evening.enter(2);
  const std::string text = evening.text();
  const std::string size = std::to_string((text.size() + 1023) / 1024);
  const Outcome full = shell("trap '' XFSZ; ulimit -f " + size + "; printf '" +
                             std::string("%0.s-Team\\n' $(seq 200)") + " | awk '{print $0 NR}' | " +
                             tacit::testing::kTacit + " tournament enter '" + evening.file() + "' --csv - 2>&1");
  EXPECT_EQ(full.code, 1) << full.out;
  EXPECT_TRUE(has(full, "cannot save to")) << full.out;
  EXPECT_EQ(evening.text(), text);
}

TEST(TournamentCommand, ManyAtOnceWaitForEachOther) {
  const Evening evening;
  constexpr int kMany = 12;
  std::string all;
  for (int i = 0; i < kMany; ++i)
    all += tacit::testing::kTacit + " tournament enter '" + evening.file() + "' 'Team " + std::to_string(i) +
           "' >/dev/null & ";
  EXPECT_EQ(shell(all + "wait").code, 0);
  EXPECT_TRUE(contains(evening.tell("show"), ", 12 teams, "));
}

TEST(TournamentCommand, FromAServerOrTuvero) {
  const Evening evening;
  evening.enter(4);
  evening.tell("simulate");
  const std::string copy = evening.path("copy");
  EXPECT_EQ(run("tournament import '" + copy + "' '" + evening.file() + "'").code, 0);
  EXPECT_EQ(run("tournament show '" + copy + "' standings").out, evening.tell("show", "standings"));
  const std::string tuvero = evening.path("tuvero.json");
  std::ofstream(tuvero) << R"({"target":"tac","teams":[{"p":[{"n":"Ann"}]}],"tournaments":{"tournaments":[]}})";
  EXPECT_TRUE(has(run("tournament import '" + evening.path("third") + "' '" + tuvero + "'"), "Tuvero: swiss, 1 team"));
  EXPECT_EQ(run("tournament import '" + copy + "' '" + tuvero + "' 2>/dev/null").code, 1) << "it is there already";
}

TEST(TournamentCommand, EverySystemIsPlayedToItsEnd) {
  for (const char* const plan :
       {"--rounds 4", "--system round_robin", "--system groups --groups 2 --games 2", "--system knockout",
        "--system double_knockout", "--system arena", "--rounds 3 --duplicate --games 2", "--rounds 2 --type team4",
        "--rounds 2 --type three"}) {
    const Evening evening(plan);
    const std::string played = evening.tell("simulate", "--teams 9 --seed 7");
    EXPECT_TRUE(contains(played, "round 2: ")) << plan << '\n' << played;
    EXPECT_TRUE(contains(played, "place  team")) << plan;
    evening.tell("finish");
    EXPECT_TRUE(contains(evening.tell("export"), "Place,Number,Team,")) << plan;
    EXPECT_TRUE(contains(evening.tell("export", "--json"), R"("stage":"finished")")) << plan;
    evening.tell("show", "history");
  }
  const Outcome fast = run("tournament simulate --name x --teams 50 --rounds 3 --until 2");
  EXPECT_TRUE(has(fast, "round 2: 25 boards")) << fast.out;
  EXPECT_FALSE(has(fast, "round 3")) << fast.out;
}

TEST(TournamentCommand, ALevelKnockoutIsSettledAsThePlanSays) {
  const Evening evening("--system knockout --if-level organiser");
  evening.enter(2);
  evening.tell("pair", "--start");
  EXPECT_TRUE(contains(run("tournament result '" + evening.file() + "' 1 6:6 2>&1").out, "says who goes on"));
  EXPECT_TRUE(contains(evening.tell("result", "1 6:6 --goes-on 'Team 2'"), "; Team 2 goes on"));
  EXPECT_TRUE(contains(evening.tell("show", "pairings"), "Team 2 goes on"));
  EXPECT_TRUE(contains(evening.tell("export", "pairings"), ",organiser,Team 2"));
}

TEST(TournamentCommand, DealsOfADuplicateTournament) {
  const Evening evening("--rounds 1 --duplicate --games 2");
  evening.tell("simulate", "--teams 4");
  const std::string deals = evening.tell("show", "deals");
  EXPECT_TRUE(contains(deals, "round 1, deal 1\nside   board  team")) << deals;
}

}  // namespace
