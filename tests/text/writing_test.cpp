// What people may write.
#include "text/writing.h"

#include <gtest/gtest.h>

#include <string>

#include "text/utf8.h"

namespace tacit::text {
namespace {

TEST(Utf8, PlainAsciiIsOneByteEachAndNoZero) {
  std::string all;
  for (int c = 1; c < 128; ++c) all += static_cast<char>(c);
  EXPECT_TRUE(isPlainAscii(all));
  EXPECT_TRUE(isPlainAscii(""));
  for (const int c : {0, 128, 129, 195, 255})
    EXPECT_FALSE(isPlainAscii(std::string(40, 'a') + static_cast<char>(c) + "b")) << c;
}

TEST(Utf8, ColumnsOfATerminal) {
  EXPECT_EQ(columnsOf(""), 0);
  EXPECT_EQ(columnsOf("Füchse"), 6);
  EXPECT_EQ(columnsOf("冠軍隊"), 6);
  EXPECT_EQ(columnsOf("チーム ア"), 9);
  EXPECT_EQ(columnsOf("ผู้เล่น"), 4);
  EXPECT_EQ(columnsOf("🎲"), 2);
}

TEST(Writing, ReportsMayHaveLines) {
  EXPECT_FALSE(problemWithReport("one\ntwo"));
  EXPECT_TRUE(problemWithChat("one\ntwo"));
  EXPECT_TRUE(problemWithReport("one\ttwo"));
  EXPECT_TRUE(problemWithReport(""));
  EXPECT_FALSE(problemWithReport(std::string(1000, 'x')));
  EXPECT_TRUE(problemWithReport(std::string(1001, 'x')));
  EXPECT_TRUE(problemWithReport("\xFF"));
}

}  // namespace
}  // namespace tacit::text
