#include "cli/qr.h"

#include <qrencode.h>

#include <array>
#include <memory>
#include <span>
#include <string_view>

namespace tacit::cli {
namespace {

constexpr int kQuiet = 2;  // white squares around it
constexpr std::string_view kBlackOnWhite = "\033[30;107m";
constexpr std::string_view kPlain = "\033[0m";

}  // namespace

std::string qrPicture(const std::string& text) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString(text.c_str(), 0, QR_ECLEVEL_L, QR_MODE_8, 1), QRcode_free);
  if (!code) return {};
  const int width = code->width;
  const std::span squares(code->data, static_cast<std::size_t>(width) * static_cast<std::size_t>(width));
  const auto dark = [&](int x, int y) {
    if (x < 0 || y < 0 || x >= width || y >= width) return false;
    return (squares[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)] &
            1U) != 0;
  };
  std::string picture;
  for (int y = -kQuiet; y < width + kQuiet; y += 2) {
    picture += kBlackOnWhite;
    for (int x = -kQuiet; x < width + kQuiet; ++x) {
      constexpr std::array<std::string_view, 4> kHalves{" ", "▀", "▄", "█"};
      picture += kHalves[(dark(x, y) ? 1U : 0U) + (dark(x, y + 1) ? 2U : 0U)];
    }
    picture += kPlain;
    picture += '\n';
  }
  return picture;
}

}  // namespace tacit::cli
