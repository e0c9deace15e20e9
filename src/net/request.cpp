#include "net/request.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

#include "text/percent.h"

namespace tacit::net {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t";
  const auto first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

bool isAddress(const std::string& text) {
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  return inet_pton(AF_INET, text.c_str(), bytes.data()) == 1 || inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
}

}  // namespace

bool sameName(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

std::string Request::header(std::string_view name) const {
  const auto found = std::ranges::find_if(headers, [&](const auto& header) { return sameName(header.first, name); });
  return found == headers.end() ? std::string() : found->second;
}

bool takeApart(Request& request) {
  const std::string_view target = request.target;
  if (!target.starts_with('/')) return false;
  const auto mark = target.find('?');
  auto path = text::percentDecoded(target.substr(0, mark));
  if (!path) return false;
  request.path = std::move(*path);
  if (mark != std::string_view::npos) request.query = target.substr(mark + 1);
  return true;
}

std::optional<std::string> forwardedAddress(std::string_view header) {
  const auto comma = header.rfind(',');
  std::string last(trimmed(comma == std::string_view::npos ? header : header.substr(comma + 1)));
  if (!isAddress(last)) return std::nullopt;
  return last;
}

}  // namespace tacit::net
