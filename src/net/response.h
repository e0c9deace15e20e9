// What we answer over HTTP, and how its head is written.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tacit::net {

using Headers = std::vector<std::pair<std::string, std::string>>;

struct Response {
  int status = 200;
  std::string type;  // Content-Type
  std::string body;
  Headers headers;
  std::shared_ptr<const std::string> shared;  // the body instead of `body`: one copy for all who read it

  std::string_view content() const { return shared ? std::string_view(*shared) : std::string_view(body); }
};

// A short answer in plain text: the status in words.
Response plainResponse(int status);

// What every answer of ours carries, unless it brings a header of the same name: nothing from elsewhere, no frames.
const Headers& securityHeaders();

// Status line and headers, up to and with the empty line.
std::string headOf(const Response& response, bool keepAlive);

// Whether an answer of this status has a body at all.
bool hasBody(int status);

}  // namespace tacit::net
