// What somebody asks of us over HTTP, taken apart.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tacit::net {

struct Request {
  std::string method;
  std::string target;  // as sent
  std::string path;    // decoded, without the query
  std::string query;   // not decoded, without the question mark
  std::string body;
  std::string origin;
  std::string host;
  std::string cookie;
  std::string userAgent;
  std::string address;  // of the peer, or of the one for whom a proxy speaks that we trust
  std::vector<std::pair<std::string, std::string>> headers;

  // The first header of this name, in whatever case; empty when there is none.
  std::string header(std::string_view name) const;
};

bool sameName(std::string_view a, std::string_view b);  // of headers: case does not matter

// Sets path and query from the target. False when the target is not one that we serve.
bool takeApart(Request& request);

// The last entry of X-Forwarded-For if it is an address: the one that our own proxy has added.
std::optional<std::string> forwardedAddress(std::string_view header);

}  // namespace tacit::net
