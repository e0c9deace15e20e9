// What people may write.
#include "text/writing.h"

#include <gtest/gtest.h>

namespace tacit::text {
namespace {

TEST(Writing, ReportsMayHaveLines) {
  EXPECT_EQ(problemWithReport("one\ntwo"), std::nullopt);
  EXPECT_NE(problemWithChat("one\ntwo"), std::nullopt);
  EXPECT_NE(problemWithReport("one\ttwo"), std::nullopt);
  EXPECT_NE(problemWithReport(""), std::nullopt);
  EXPECT_EQ(problemWithReport(std::string(1000, 'x')), std::nullopt);
  EXPECT_NE(problemWithReport(std::string(1001, 'x')), std::nullopt);
  EXPECT_NE(problemWithReport("\xFF"), std::nullopt);
}

}  // namespace
}  // namespace tacit::text
