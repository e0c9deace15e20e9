// A text as a QR code made of characters.
#pragma once

#include <string>

namespace tacit::cli {

// In black on white whatever the terminal's colours are, two rows of squares in one of characters. Nothing when the text
// is too long for one.
std::string qrPicture(const std::string& text);

}  // namespace tacit::cli
