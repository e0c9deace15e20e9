#include "net/own_addresses.h"

#include "support/common.h"

namespace tacit::net {
namespace {

using Addresses = std::vector<std::string>;

TEST(OwnAddresses, NeighboursGetThoseThatReachUsHomeNetworksFirst) {
  const Addresses own{"127.0.0.1",    "172.17.0.1", "169.254.7.7", "10.8.0.2",
                      "192.168.1.20", "::1",        "fe80::1",     "2001:db8::5"};
  EXPECT_EQ(neighbourAddresses("0.0.0.0:8080", own),
            (Addresses{"192.168.1.20:8080", "10.8.0.2:8080", "172.17.0.1:8080"}));
  EXPECT_EQ(neighbourAddresses("[::]:80", own),
            (Addresses{"192.168.1.20:80", "10.8.0.2:80", "172.17.0.1:80", "[2001:db8::5]:80"}));
}

TEST(OwnAddresses, OneThatWasChosenIsTheOnlyOne) {
  EXPECT_EQ(neighbourAddresses("192.168.1.20:8080", {"10.8.0.2"}), Addresses{"192.168.1.20:8080"});
}

TEST(OwnAddresses, NobodyComesToAMachineThatListensToItself) {
  EXPECT_EQ(neighbourAddresses("127.0.0.1:8080", {"192.168.1.20"}), Addresses{});
  EXPECT_EQ(neighbourAddresses("[::1]:8080", {"192.168.1.20"}), Addresses{});
  EXPECT_EQ(neighbourAddresses("0.0.0.0:8080", {"127.0.0.1", "169.254.1.1"}), Addresses{});
}

TEST(OwnAddresses, ThisMachineKnowsItself) {
  for (const char* own : {"127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"}) EXPECT_TRUE(isThisMachine(own)) << own;
  for (const char* other : {"192.168.1.20", "128.0.0.1", "::2", "", "::ffff:10.0.0.1"})
    EXPECT_FALSE(isThisMachine(other)) << other;
  EXPECT_FALSE(ownAddresses().empty());
}

}  // namespace
}  // namespace tacit::net
