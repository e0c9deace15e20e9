// URLs of PostgreSQL databases, taken apart.
#include "store/postgres_url.h"

#include <gtest/gtest.h>

#include "store/store.h"
#include "support/postgres.h"

namespace tacit::store {
namespace {

std::string why(const std::string& url) {
  try {
    return "taken: " + postgresKeywords(url);
  } catch (const StoreError& error) {
    return error.what();
  }
}

TEST(PostgresUrl, EveryPartMayBeLeftOut) {
  EXPECT_EQ(postgresKeywords("postgresql://"), "");
  EXPECT_EQ(postgresKeywords("postgres:///tacit"), "dbname='tacit' ");
  EXPECT_EQ(postgresKeywords("postgresql://localhost"), "host='localhost' ");
  EXPECT_EQ(postgresKeywords("postgresql://anna@localhost/"), "host='localhost' user='anna' ");
  EXPECT_EQ(postgresKeywords("postgresql://anna:x@db.example:5433/tacit"),
            "dbname='tacit' host='db.example' password='x' port='5433' user='anna' ");
  EXPECT_EQ(postgresKeywords("postgresql://:x@:5433"), "password='x' port='5433' ");
}

TEST(PostgresUrl, AddressesAndSockets) {
  EXPECT_EQ(postgresKeywords("postgresql://[::1]:5433/a"), "dbname='a' host='::1' port='5433' ");
  EXPECT_EQ(postgresKeywords("postgresql://[fe80::1]"), "host='fe80::1' ");
  EXPECT_EQ(postgresKeywords("postgresql://10.0.0.1,b:5433,[::2]/a"),
            "dbname='a' host='10.0.0.1,b,::2' port=',5433,' ");
  EXPECT_EQ(postgresKeywords("postgresql://a@/b?host=/run/my%20db&sslmode=require"),
            "dbname='b' host='/run/my db' sslmode='require' user='a' ");
  EXPECT_EQ(postgresKeywords("postgresql://%2Frun%2Fdb/b"), "dbname='b' host='/run/db' ");
}

TEST(PostgresUrl, WhatIsEncodedIsDecodedAndQuoted) {
  EXPECT_EQ(postgresKeywords("postgresql://a%40b:p%40%3A%2F%20%27%5C%25@h/d%20e"),
            R"(dbname='d e' host='h' password='p@:/ \'\\%' user='a@b' )");
  EXPECT_EQ(postgresKeywords("postgresql://a:b:c@d@h"), "host='h' password='b:c@d' user='a' ");
}

TEST(PostgresUrl, WhatIsWrongIsSaidWithoutThePassword) {
  for (const std::string url :
       {"postgresql://a:secret%@h/d", "postgresql://a:secret%zz@h", "postgresql://a:secret%00@h",
        "postgresql://a:secret@[::1", "postgresql://a:secret@[::1]5", "postgresql://a:secret@h:0/d",
        "postgresql://a:secret@h:65536/d", "postgresql://a:secret@h:x/d", "postgresql://a:/secret@h/d",
        "postgresql://a:secret@h/d?x", "postgresql://a:secret@h/d?=1", "postgresql://a:secret@h/d?X=1",
        "postgresql://a@h/d?password=secret%"}) {
    const std::string said = why(url);
    EXPECT_TRUE(said.starts_with("the PostgreSQL URL is not postgresql://user:password@host:port/name: ")) << said;
    EXPECT_EQ(said.find("secret"), std::string::npos) << said;
  }
}

TEST(PostgresUrl, TheDocumentedFormConnects) {
  auto& postgres = testing::Postgres::instance();
  const std::string url = postgres.freshDatabaseOverTcp();
  ASSERT_EQ(url.find('?'), std::string::npos);
  openStore(url)->write(std::vector<Write>{NewTable{"t1", 1_ms}});
  EXPECT_EQ(openStore(url)->tables().unfinished(), std::vector<std::string>{"t1"});
  try {
    openStore(postgres.tcpUrl("db1", "wrong%20secret"));
    FAIL() << "any password fits";
  } catch (const StoreError& error) {
    const std::string said = error.what();
    EXPECT_NE(said.find("password authentication failed"), std::string::npos) << said;
    EXPECT_EQ(said.find("secret"), std::string::npos) << said;
  }
}

}  // namespace
}  // namespace tacit::store
