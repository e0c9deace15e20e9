// Copies of all that is kept: from one database into another of either kind, and nothing from files that are not whole.
#include "store/backup.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <atomic>
#include <fstream>
#include <iterator>
#include <thread>

#include "store/databases.h"
#include "support/program.h"

namespace tacit::store {
namespace {

constexpr int kEvents = 2500;  // more than are read at a time

void fill(const std::string& url) {
  const auto store = openStore(url);
  store->write(std::vector<Write>{NewPerson{"p1", "Anna \"'\\ ł 🎲\n", 1000_ms}, NewPerson{"p2", "", 2000_ms},
                                  NewTable{"t1", 5_ms}, NewTable{"t2", 1'700'000'000'123_ms},
                                  NewSession{"hash", "p1", 7_ms}});
  EXPECT_EQ(store->accounts().create({"p2", "Łucja", {"lucja", "lucja"}, "$argon2", {}}), Claim::Done);
  std::vector<Write> events;
  for (int i = 1; i <= kEvents; ++i) events.emplace_back(TableEvent{"t2", i, "event " + std::to_string(i)});
  store->write(events);
  store->write(
      std::vector<Write>{FinishedGame{.table = "t1",
                                      .type = "four",
                                      .finished = 9000_ms,
                                      .result = "ac",
                                      .rated = true,
                                      .record = "[A \"b\"]\n\n1. \t\x01",
                                      .participants = {{"p1", "Anna", "a", true}, {"", "bot", "b", false}},
                                      .ratings = {{"p1", {26.1, 1.0 / 3, 1}}, {"p2", {0.1, 7.1234567890123456, 2}}},
                                      .family = "four"},
                         SetAside{"t2", "because"}});
}

// All that matters, as one text.
std::string contentOf(const std::string& url) {
  const auto store = openStore(url, Access::Shared);
  std::string all = store->games().record("t1").value_or("no record");
  for (const auto& event : store->tables().events("t2")) all += event + '\n';
  for (const char* const id : {"p1", "p2"}) {
    const auto person = store->people().find(id);
    if (person)
      all += person->name + ::testing::PrintToString(person->ratingIn("four").mu) + (person->guest ? "g" : "A");
  }
  for (const auto& aside : store->tables().quarantined())
    all += aside.table + std::to_string(base::millisecondsOf(aside.created)) + aside.why;
  if (const auto game = store->games().find("t1")) all += game->type + game->participants.at(1).name;
  const auto owner = store->people().ofSession("hash");
  return all + (owner ? owner->id : "nobody");
}

std::string textOf(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string whyNot(const std::function<void()>& work) {
  try {
    work();
  } catch (const StoreError& error) {
    return error.what();
  }
  return "it was done";
}

TEST(Backup, FromEitherDatabaseIntoTheOther) {
  const testing::TemporaryFolder folder;
  SqliteFiles files;
  PostgresDatabases servers;
  const std::string first = files.fresh();
  fill(first);
  std::string last = first;
  for (const std::string& next : {files.fresh(), servers.fresh(), servers.fresh(), files.fresh()}) {
    const std::string file = folder.path("backup");
    const auto saved = backup(last, file);
    EXPECT_GT(saved.rows, kEvents + 10);
    EXPECT_EQ(restore(next, file), saved);
    EXPECT_EQ(contentOf(next), contentOf(first));
    EXPECT_EQ(openStore(next)->people().find("p1")->ratingIn("four").sigma, 1.0 / 3);
    EXPECT_EQ(openStore(next)->people().find("p2")->ratingIn("four").sigma, 7.1234567890123456);
    last = next;
  }
  struct stat found{};
  ASSERT_EQ(stat(folder.path("backup").c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777U, 0600U);
  // It goes on as any other.
  openStore(last)->write(std::vector<Write>{TakeBack{"t2"}, TableEvent{"t2", kEvents + 1, "next"}});
}

void isOneMoment(Databases& databases) {
  const testing::TemporaryFolder folder;
  const std::string url = databases.fresh();
  const auto store = openStore(url);
  std::atomic<bool> going = true;
  std::atomic<int> pairs = 0;
  // Both or neither are in it.
  std::thread writer([&] {
    for (int i = 1; going; ++i) {
      store->write(std::vector<Write>{NewTable{"t" + std::to_string(i), base::instantAt(i)},
                                      NewPerson{"p" + std::to_string(i), "", base::instantAt(i)}});
      ++pairs;
    }
  });
  while (pairs < 200) std::this_thread::yield();
  backup(url, folder.path("one"));
  const int before = pairs;
  while (pairs == before) std::this_thread::yield();  // nobody has to wait
  going = false;
  writer.join();
  const std::string copy = databases.fresh();
  restore(copy, folder.path("one"));
  const auto restored = openStore(copy);
  EXPECT_GE(restored->counts().people, 200);
  EXPECT_EQ(static_cast<std::size_t>(restored->counts().people), restored->tables().unfinished().size());
}

TEST(Backup, WhileAServerWritesSqlite) {
  SqliteFiles databases;
  isOneMoment(databases);
}

TEST(Backup, WhileAServerWritesPostgres) {
  PostgresDatabases databases;
  isOneMoment(databases);
}

TEST(Backup, WhatIsNotWholeIsRefused) {
  const testing::TemporaryFolder folder;
  SqliteFiles files;
  const std::string url = files.fresh();
  fill(url);
  const std::string good = folder.path("good");
  backup(url, good);
  const std::string text = textOf(good);
  const std::string bad = folder.path("bad");
  std::string altered = text;
  altered[text.find("event 77")] = 'E';
  std::string newer = text;
  newer.replace(newer.find("\"version\":1"), 11, "\"version\":2");
  const std::string target = files.fresh();
  for (const std::string& one :
       {std::string(), text.substr(0, text.size() / 2), text.substr(0, text.rfind("{\"tables")), altered, newer,
        std::string("{}\n"), std::string("letter\nletter\n")}) {
    std::ofstream(bad, std::ios::binary) << one;
    const std::string why = whyNot([&] { restore(target, bad); });
    EXPECT_NE(why.find(bad), std::string::npos) << why;
    const std::string whyNotReplace = whyNot([&] { restore(url, bad, true); });
    EXPECT_NE(whyNotReplace.find(bad), std::string::npos) << whyNotReplace;
  }
  EXPECT_FALSE(std::filesystem::exists(target.substr(7)));
  EXPECT_EQ(openStore(url)->tables().events("t2").size(), static_cast<std::size_t>(kEvents));
}

void contentIsNotLostByAccident(Databases& databases) {
  const testing::TemporaryFolder folder;
  const std::string url = databases.fresh();
  const std::string other = databases.fresh();
  fill(url);
  backup(url, folder.path("one"));
  openStore(other)->write(std::vector<Write>{NewPerson{"p9", "Nine", 1_ms}});
  const std::string why = whyNot([&] { restore(other, folder.path("one")); });
  EXPECT_NE(why.find("the database has content already"), std::string::npos) << why;
  EXPECT_TRUE(openStore(other)->people().find("p9").has_value());
  {
    const auto server = openStore(other);
    const std::string held = whyNot([&] { restore(other, folder.path("one"), true); });
    EXPECT_NE(held.find("another server is running"), std::string::npos) << held;
  }
  restore(other, folder.path("one"), true);
  EXPECT_FALSE(openStore(other)->people().find("p9").has_value());
  EXPECT_EQ(contentOf(other), contentOf(url));
}

TEST(Backup, ContentIsNotLostByAccident) {
  SqliteFiles files;
  contentIsNotLostByAccident(files);
  PostgresDatabases servers;
  contentIsNotLostByAccident(servers);
}

TEST(Backup, FromTheCommandLine) {
  using testing::shell;
  const testing::TemporaryFolder folder;
  const auto quoted = [&](const std::string& name) { return "'" + folder.path(name) + "'"; };
  fill("sqlite:" + folder.path("tacit.sqlite"));
  const auto saved = shell(testing::kTacit + " backup " + quoted("b") + " --data " + quoted("") + " 2>&1");
  EXPECT_EQ(saved.code, 0) << saved.out;
  EXPECT_TRUE(testing::has(saved, "backed up to ")) << saved.out;
  const auto restored = shell(testing::kTacit + " restore " + quoted("b") + " --data " + quoted("new") + " 2>&1");
  EXPECT_EQ(restored.code, 0) << restored.out;
  EXPECT_EQ(contentOf("sqlite:" + folder.path("new/tacit.sqlite")), contentOf("sqlite:" + folder.path("tacit.sqlite")));
  const auto again = shell(testing::kTacit + " restore " + quoted("b") + " --data " + quoted("new") + " 2>&1");
  EXPECT_EQ(again.code, 1);
  EXPECT_TRUE(testing::has(again, "has content already")) << again.out;
  const auto checked = shell(testing::kTacit + " backup --check " + quoted("b") + " 2>&1");
  EXPECT_EQ(checked.code, 0);
  EXPECT_TRUE(testing::has(checked, "can be restored")) << checked.out;
  std::filesystem::resize_file(folder.path("b"), std::filesystem::file_size(folder.path("b")) / 2);
  EXPECT_EQ(shell(testing::kTacit + " backup --check " + quoted("b") + " 2>&1").code, 1);
  const auto nothing = shell(testing::kTacit + " backup " + quoted("c") + " --data " + quoted("none") + " 2>&1");
  EXPECT_EQ(nothing.code, 1);
  EXPECT_TRUE(testing::has(nothing, "it isn't there")) << nothing.out;
  EXPECT_FALSE(std::filesystem::exists(folder.path("c")));
}

}  // namespace
}  // namespace tacit::store
