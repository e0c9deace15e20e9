#include "net/response.h"

#include <algorithm>
#include <array>
#include <ctime>

#include "net/request.h"

namespace tacit::net {
namespace {

constexpr std::array<std::pair<int, std::string_view>, 28> kReasons = {{
    {200, "OK"},
    {201, "Created"},
    {202, "Accepted"},
    {204, "No Content"},
    {301, "Moved Permanently"},
    {302, "Found"},
    {303, "See Other"},
    {304, "Not Modified"},
    {307, "Temporary Redirect"},
    {308, "Permanent Redirect"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {408, "Request Timeout"},
    {409, "Conflict"},
    {410, "Gone"},
    {413, "Payload Too Large"},
    {415, "Unsupported Media Type"},
    {422, "Unprocessable Content"},
    {426, "Upgrade Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {501, "Not Implemented"},
    {503, "Service Unavailable"},
    {504, "Gateway Timeout"},
}};

std::string_view reason(int status) {
  const auto* const found = std::ranges::find(kReasons, status, &std::pair<int, std::string_view>::first);
  return found == kReasons.end() ? "Unknown" : found->second;
}

std::string dateNow() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 40> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
  return {text.data(), size};
}

// A line end in a header would let its text write headers of its own.
void add(std::string& head, std::string_view name, std::string_view value) {
  constexpr std::string_view kLineEnds("\r\n\0", 3);
  if (name.find_first_of(kLineEnds) != std::string_view::npos) return;
  if (value.find_first_of(kLineEnds) != std::string_view::npos) return;
  head.append(name).append(": ").append(value).append("\r\n");
}

bool brings(const Response& response, std::string_view name) {
  return std::ranges::any_of(response.headers, [&](const auto& header) { return sameName(header.first, name); });
}

}  // namespace

bool hasBody(int status) { return status >= 200 && status != 204 && status != 304; }

Response plainResponse(int status) {
  return {status, "text/plain; charset=utf-8", std::string(reason(status)) + "\n", {}, nullptr};
}

const Headers& securityHeaders() {
  // connect-src 'self' lets the page open WebSockets to where it came from, and to nowhere else.
  static const Headers kHeaders = {
      {"Content-Security-Policy",
       "default-src 'self'; connect-src 'self'; img-src 'self' data: blob:; style-src 'self'; "
       "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; object-src 'none'; base-uri 'none'; "
       "form-action 'self'; frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
  };
  return kHeaders;
}

std::string headOf(const Response& response, bool keepAlive) {
  std::string head = "HTTP/1.1 " + std::to_string(response.status) + " ";
  head.append(reason(response.status)).append("\r\n");
  add(head, "Date", dateNow());
  if (hasBody(response.status)) add(head, "Content-Length", std::to_string(response.content().size()));
  if (!response.type.empty()) add(head, "Content-Type", response.type);
  if (!keepAlive) add(head, "Connection", "close");
  for (const auto& [name, value] : response.headers) add(head, name, value);
  for (const auto& [name, value] : securityHeaders())
    if (!brings(response, name)) add(head, name, value);
  return head.append("\r\n");
}

}  // namespace tacit::net
