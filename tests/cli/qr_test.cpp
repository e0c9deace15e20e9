#include "cli/qr.h"

#include "support/common.h"

namespace tacit::cli {
namespace {

// 25 squares and two of white on each side, two rows of them in a line: the corners that a camera looks for are where they belong.
TEST(QrPicture, IsASquareWithItsThreeCorners) {
  std::istringstream lines(qrPicture("http://192.168.1.20:8080"));
  std::vector<std::string> rows;
  for (std::string line; std::getline(lines, line);) rows.push_back(line);
  ASSERT_EQ(rows.size(), 15U);
  const std::string corner = "█▀▀▀▀▀█";
  EXPECT_EQ(rows[1].find(corner), std::string("\033[30;107m  ").size());
  EXPECT_NE(rows[1].rfind(corner), rows[1].find(corner));
  EXPECT_NE(rows[10].find(corner), std::string::npos);
  EXPECT_EQ(rows[10].rfind(corner), rows[10].find(corner));
}

TEST(QrPicture, NothingWhereTheTextIsTooLong) { EXPECT_EQ(qrPicture(std::string(5000, 'a')), ""); }

}  // namespace
}  // namespace tacit::cli
