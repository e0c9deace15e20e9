// host:port, taken apart.
#include "text/host_port.h"

#include <gtest/gtest.h>

#include <string>

namespace tacit::text {
namespace {

std::string taken(std::string_view text) {
  const auto parts = hostPort(text);
  if (!parts) return "none";
  return std::string(parts->host) + " " + (parts->port ? std::to_string(*parts->port) : "-");
}

TEST(HostPort, NamesAndAddressesWithAndWithoutPort) {
  EXPECT_EQ(taken("127.0.0.1:8080"), "127.0.0.1 8080");
  EXPECT_EQ(taken("[::1]:0"), "::1 0");
  EXPECT_EQ(taken("[fe80::1]"), "fe80::1 -");
  EXPECT_EQ(taken("db.example"), "db.example -");
  EXPECT_EQ(taken("db.example:"), "db.example -");
  EXPECT_EQ(taken("h:65535"), "h 65535");
  EXPECT_EQ(taken(":5433"), " 5433");
  EXPECT_EQ(taken(""), " -");
}

TEST(HostPort, WhatIsNeither) {
  for (const auto* text :
       {"h:x", "h:65536", "h:-1", "h:80x", "::1", "::1:80", "[::1", "[::1]5", "[::1]x:5", "[::1]::5"})
    EXPECT_EQ(taken(text), "none") << text;
}

}  // namespace
}  // namespace tacit::text
