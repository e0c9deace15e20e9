// Settings: where they come from, which source wins, what is wrong with them, and that nothing is said twice.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "base/result.h"
#include "operations/config.h"
#include "support/folder.h"
#include "support/places.h"
#include "support/program.h"

namespace tacit::server {
namespace {

using testing::has;
using testing::kTacit;
using testing::shell;
using testing::TemporaryFolder;

// What a settings file with this text comes to, or what is wrong with it.
class ConfigFile {
 public:
  explicit ConfigFile(const std::string& text) { std::ofstream(path()) << text; }

  std::string path() const { return folder_.path("tacit.toml"); }
  base::Result<service::Settings> read() const {
    return operations::readSettings({.file = path(), .environment = {}, .commandLine = {}});
  }

 private:
  TemporaryFolder folder_;
};

void expectWrong(const std::string& text, const std::string& where, const std::string& sentence) {
  const ConfigFile file(text);
  const auto settings = file.read();
  ASSERT_FALSE(settings) << text;
  EXPECT_NE(settings.error().find(file.path() + where), std::string::npos) << settings.error();
  EXPECT_NE(settings.error().find(sentence), std::string::npos) << settings.error();
}

TEST(Config, AFileSaysEverything) {
  const auto settings = ConfigFile(
                            "listen = \"[::1]:9000\"\n"
                            "log-level = \"warn\"  # a comment\n"
                            "trust-proxy = true\n"
                            "limits = false\n"
                            "bot-threads = 3\n"
                            "origins = [\"https://one.example\", \"https://two.example\"]\n")
                            .read();
  ASSERT_TRUE(settings) << settings.error();
  EXPECT_EQ(settings->listen, "[::1]:9000");
  EXPECT_EQ(settings->logLevel, "warn");
  EXPECT_TRUE(settings->trustProxy);
  EXPECT_FALSE(settings->limits);
  EXPECT_EQ(settings->botThreads, 3);
  EXPECT_EQ(settings->origins, (std::vector<std::string>{"https://one.example", "https://two.example"}));
  EXPECT_EQ(settings->data, service::Settings{}.data);
}

TEST(Config, SaysWhereAndWhatIsWrong) {
  expectWrong("listen = 8080\n", ":1:10: listen", "expected a text, not a whole number");
  expectWrong("\nlog_level = \"info\"\n", ":2:1:", "there is no setting 'log_level'; did you mean log-level?");
  expectWrong("table-per-person = 3\n", ":1:1:", "did you mean tables-per-person?");
  expectWrong("bot-threads = 5000\n", ":1:15: bot-threads", "expected 0 to 1024, not 5000");
  expectWrong("bot-threads = -1\n", ":1:15: bot-threads", "expected 0 to 1024, not -1");
  expectWrong("bot-threads = 99999999999\n", ":1:15: bot-threads", "not 99999999999");
  expectWrong("bot-threads = 1.5\n", ":1:15: bot-threads", "not a number with a fraction");
  expectWrong("trust-proxy = \"yes\"\n", ":1:15: trust-proxy", "expected true or false, not a text");
  expectWrong("origins = \"https://x\"\n", ":1:11: origins", "expected a list of texts, not a text");
  expectWrong("origins = [1]\n", ":1:11: origins", "a list with a whole number");
  expectWrong("log-level = \"loud\"\n", ":1:13: log-level", "warn, error, critical or off, not 'loud'");
  expectWrong("[limits]\nx = 1\n", ":1:1: limits", "not a table");
  expectWrong("listen = \n", ":1:", "");
  expectWrong("data = \"a\"\ndata = \"b\"\n", ":2:", "data");
}

TEST(Config, SaysAllThatIsWrongAtOnce) {
  const auto settings = ConfigFile("listen = 1\nnonsense = 2\n").read();
  ASSERT_FALSE(settings);
  EXPECT_NE(settings.error().find("listen: expected"), std::string::npos);
  EXPECT_NE(settings.error().find("no setting 'nonsense'"), std::string::npos);
}

TEST(Config, AFileThatIsNotThere) {
  const auto settings = operations::readSettings({.file = "/none/tacit.toml", .environment = {}, .commandLine = {}});
  ASSERT_FALSE(settings);
  EXPECT_NE(settings.error().find("/none/tacit.toml"), std::string::npos) << settings.error();
}

TEST(Config, CommandLineOverEnvironmentOverFile) {
  const ConfigFile file("log-level = \"warn\"\nbot-threads = 1\ntrust-proxy = true\ndata = \"file\"\n");
  const std::map<std::string, std::string> variables = {
      {"TACIT_BOT_THREADS", "2"}, {"TACIT_DATA", "environment"}, {"TACIT_ORIGINS", "https://a,https://b"}};
  const auto settings =
      operations::readSettings({.file = file.path(),
                                .environment = [&](const std::string& name) -> std::optional<std::string> {
                                  const auto found = variables.find(name);
                                  return found == variables.end() ? std::nullopt : std::optional(found->second);
                                },
                                .commandLine = {{"data", "command line"}, {"trust-proxy", "false"}}});
  ASSERT_TRUE(settings) << settings.error();
  EXPECT_EQ(settings->logLevel, "warn");
  EXPECT_EQ(settings->botThreads, 2);
  EXPECT_EQ(settings->data, "command line");
  EXPECT_FALSE(settings->trustProxy);
  EXPECT_EQ(settings->origins.size(), 2U);
}

// Which variable or option it was.
TEST(Config, NamesTheSourceOfWhatIsWrong) {
  const auto settings = operations::readSettings(
      {.file = "",
       .environment = [](const std::string& name) -> std::optional<std::string> {
         return name == "TACIT_BOT_THREADS" ? std::optional<std::string>("many") : std::nullopt;
       },
       .commandLine = {{"log-format", "xml"}}});
  ASSERT_FALSE(settings);
  EXPECT_NE(settings.error().find("TACIT_BOT_THREADS: expected a whole number, not 'many'"), std::string::npos);
  EXPECT_NE(settings.error().find("--log-format: expected line or json, not 'xml'"), std::string::npos);
}

TEST(Config, WhatIsPrintedGivesTheSameAgain) {
  service::Settings settings;
  settings.listen = "0.0.0.0:1";
  settings.data = "a \"quoted\" \\ folder\n";
  settings.origins = {"https://one.example", "https://two.example"};
  settings.limits = false;
  settings.maxTables = 7;
  const std::string printed = operations::settingsFile(settings);
  const auto again = ConfigFile(printed).read();
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(operations::settingsFile(*again), printed);
  EXPECT_EQ(again->data, settings.data);
  for (const operations::Setting& setting : operations::allSettings())
    EXPECT_NE(printed.find("\n" + std::string(setting.name) + " = "), std::string::npos) << setting.name;
}

TEST(Config, PasswordsAreNotPrinted) {
  for (const std::string url : {"postgresql://ada:geheim@db.example:5432/tacit", "postgresql://ada:ge:h@eim@db/tacit",
                                "postgresql://db/tacit?user=ada&password=geheim&x=1", "postgresql://ada:geheim@db"}) {
    service::Settings settings;
    settings.db = url;
    const std::string printed = operations::settingsFile(settings);
    EXPECT_EQ(printed.find("eim"), std::string::npos) << printed;
    EXPECT_NE(printed.find("***"), std::string::npos) << printed;
    ASSERT_TRUE(ConfigFile(printed).read());
    EXPECT_EQ(ConfigFile(printed).read()->db, "");
  }
  service::Settings settings;
  settings.db = "postgresql://ada@db/tacit";
  EXPECT_NE(operations::settingsFile(settings).find("\ndb = \"postgresql://ada@db/tacit\""), std::string::npos);
}

std::string textOf(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(Config, TheDocumentsHaveTheTableOfSettings) {
  EXPECT_NE(textOf(testing::sourceFile("docs/settings.md")).find(operations::settingsTable()), std::string::npos)
      << "docs/settings.md should have:\n"
      << operations::settingsTable();
}

TEST(Config, TheExampleIsGood) {
  const auto settings = operations::readSettings(
      {.file = testing::sourceFile("deploy/tacit.toml"), .environment = {}, .commandLine = {}});
  EXPECT_TRUE(settings) << settings.error();
}

// A variable that is misspelt would be set in vain.
TEST(Config, TheExamplesForClustersSetWhatThereIs) {
  std::set<std::string> known = {"TACIT_DB_PASSWORD", "TACIT_BUS_PASSWORD"};  // what compose itself puts in
  for (const auto& setting : operations::allSettings()) known.insert(operations::variableOf(setting));
  for (const std::string file : {"deploy/compose.yaml", "deploy/kubernetes.yaml"}) {
    const std::string text = textOf(testing::sourceFile(file));
    int seen = 0;
    for (auto at = text.find("TACIT_"); at != std::string::npos; at = text.find("TACIT_", at + 1)) {
      const auto end = text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_", at);
      EXPECT_TRUE(known.contains(text.substr(at, end - at))) << file << ": " << text.substr(at, end - at);
      ++seen;
    }
    EXPECT_GE(seen, 4) << file;
  }
}

// ---- No setting without a row ----

struct Anything {
  template <typename T>
  operator T() const;  // NOLINT(google-explicit-constructor): becomes whatever a member is
};

template <typename T, typename... Members>
constexpr std::size_t memberCount() {
  if constexpr (requires { T{Members{}..., Anything{}}; }) return memberCount<T, Members..., Anything>();
  else return sizeof...(Members);
}

// All but the source of time and the work for a hash, which are for tests.
TEST(Config, EveryMemberOfTheSettingsHasARow) {
  EXPECT_EQ(operations::allSettings().size() + 2, memberCount<service::Settings>());
}

// ---- The program ----

TEST(Config, TheProgramTakesAFile) {
  const ConfigFile file("log-level = \"warn\"\nbot-threads = 1\n");
  const std::string serve = "TACIT_BOT_THREADS=2 " + kTacit + " serve --print-config --config '" + file.path() + "'";
  const auto printed = shell(serve + " --origins https://a --origins https://b --no-limits 2>&1");
  EXPECT_EQ(printed.code, 0) << printed.out;
  EXPECT_TRUE(has(printed, "log-level = \"warn\"\n")) << printed.out;
  EXPECT_TRUE(has(printed, "bot-threads = 2\n")) << printed.out;
  EXPECT_TRUE(has(printed, "limits = false\n")) << printed.out;
  EXPECT_TRUE(has(printed, "origins = [\"https://a\",\"https://b\"]\n")) << printed.out;
  const auto wrong = shell(serve + " --bot-threads x --log-level loud 2>&1");
  EXPECT_EQ(wrong.code, 2);
  EXPECT_TRUE(has(wrong, "--bot-threads: expected a whole number, not 'x'")) << wrong.out;
  EXPECT_TRUE(has(wrong, "--log-level: expected trace")) << wrong.out;
}

TEST(Config, TheHelpHasEverySetting) {
  const auto help = shell(kTacit + " serve --help");
  for (const operations::Setting& setting : operations::allSettings())
    EXPECT_TRUE(has(help, "--" + std::string(setting.name))) << help.out;
}

}  // namespace
}  // namespace tacit::server
