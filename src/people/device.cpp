#include "people/device.h"

#include <array>
#include <utility>

namespace tacit::people {
namespace {

using Sign = std::pair<std::string_view, std::string_view>;

// The first that is found: most browsers also claim to be some of those below.
constexpr std::array<Sign, 9> kBrowsers = {{{"Edg", "Edge"},
                                            {"OPR/", "Opera"},
                                            {"SamsungBrowser", "Samsung Internet"},
                                            {"Firefox/", "Firefox"},
                                            {"FxiOS", "Firefox"},
                                            {"CriOS", "Chrome"},
                                            {"Chromium", "Chromium"},
                                            {"Chrome/", "Chrome"},
                                            {"Safari/", "Safari"}}};
constexpr std::array<Sign, 7> kSystems = {{{"Android", "Android"},
                                           {"iPhone", "iPhone"},
                                           {"iPad", "iPad"},
                                           {"CrOS", "ChromeOS"},
                                           {"Windows", "Windows"},
                                           {"Mac OS", "Mac"},
                                           {"Linux", "Linux"}}};

template <std::size_t N>
std::string firstOf(const std::array<Sign, N>& signs, std::string_view text) {
  for (const auto& [sign, name] : signs)
    if (text.find(sign) != std::string_view::npos) return std::string(name);
  return {};
}

}  // namespace

std::string deviceOf(std::string_view userAgent) {
  const std::string browser = firstOf(kBrowsers, userAgent);
  const std::string system = firstOf(kSystems, userAgent);
  if (browser.empty()) return system.empty() ? "Unknown device" : system;
  return system.empty() ? browser : browser + " on " + system;
}

}  // namespace tacit::people
