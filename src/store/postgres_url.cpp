#include "store/postgres_url.h"

#include <algorithm>
#include <array>
#include <map>

#include "store/store.h"
#include "text/host_port.h"
#include "text/percent.h"

namespace tacit::store {
namespace {

constexpr std::array<std::string_view, 2> kSchemes = {"postgresql://", "postgres://"};

using Keywords = std::map<std::string, std::string>;

[[noreturn]] void refuse(const std::string& why) {
  throw StoreError("the PostgreSQL URL is not postgresql://user:password@host:port/name: " + why);
}

std::string decoded(std::string_view part, const std::string& what) {
  auto plain = text::percentDecoded(part);
  if (!plain) refuse("in its " + what + " a % is not followed by two digits; write % itself as %25");
  return std::move(*plain);
}

// What stands before the first of these characters; the rest stays, with the character.
std::string_view takeUntil(std::string_view& rest, std::string_view ends) {
  const auto part = rest.substr(0, std::min(rest.size(), rest.find_first_of(ends)));
  rest.remove_prefix(part.size());
  return part;
}

void set(Keywords& keywords, const std::string& key, std::string value) {
  if (!value.empty()) keywords[key] = std::move(value);
}

void readUser(Keywords& keywords, std::string_view user) {
  const auto name = takeUntil(user, ":");
  set(keywords, "user", decoded(name, "user"));
  if (!user.empty()) set(keywords, "password", decoded(user.substr(1), "password"));
}

text::HostPort hostPort(std::string_view one) {
  const auto parts = text::hostPort(one);
  if (!parts || parts->port == 0)
    refuse("its host is not written host:port or [address]:port; write : in a password as %3A, / as %2F and @ as %40");
  return *parts;
}

// Several are tried in turn; each has a port then.
void readHosts(Keywords& keywords, std::string_view all) {
  std::string hosts;
  std::string ports;
  for (bool first = true; first || !all.empty(); first = false) {
    if (!first) all.remove_prefix(1);
    const auto one = hostPort(takeUntil(all, ","));
    hosts += (first ? "" : ",") + decoded(one.host, "host");
    ports += (first ? "" : ",") + (one.port ? std::to_string(*one.port) : std::string());
  }
  set(keywords, "host", hosts);
  if (ports.find_first_not_of(',') != std::string::npos) set(keywords, "port", ports);
}

void readParameters(Keywords& keywords, std::string_view query) {
  while (!query.empty()) {
    query.remove_prefix(1);  // ? or &
    auto value = takeUntil(query, "&");
    const auto key = takeUntil(value, "=");
    const bool good = !key.empty() && !value.empty() &&
                      key.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string_view::npos;
    if (!good) refuse("what follows the ? is not key=value&key=value");
    set(keywords, std::string(key), decoded(value.substr(1), "parameters"));
  }
}

std::string inQuotes(std::string_view value) {
  std::string text = "'";
  for (const char c : value) {
    if (c == '\'' || c == '\\') text += '\\';
    text += c;
  }
  return text + "'";
}

std::string_view withoutScheme(std::string_view url) {
  for (const auto scheme : kSchemes)
    if (url.starts_with(scheme)) return url.substr(scheme.size());
  refuse("it begins otherwise");
}

}  // namespace

bool isPostgresUrl(std::string_view url) {
  return std::ranges::any_of(kSchemes, [&](const auto scheme) { return url.starts_with(scheme); });
}

std::string postgresKeywords(std::string_view url) {
  std::string_view rest = withoutScheme(url);
  auto authority = takeUntil(rest, "/?");
  Keywords keywords;
  if (const auto at = authority.rfind('@'); at != std::string_view::npos) {
    readUser(keywords, authority.substr(0, at));
    authority.remove_prefix(at + 1);
  }
  readHosts(keywords, authority);
  if (rest.starts_with('/')) {
    rest.remove_prefix(1);
    const auto name = takeUntil(rest, "?");
    if (name.find('@') != std::string_view::npos) refuse("an @ follows a /; write / in a password as %2F");
    set(keywords, "dbname", decoded(name, "name"));
  }
  readParameters(keywords, rest);
  std::string text;
  for (const auto& [key, value] : keywords) text += key + '=' + inQuotes(value) + ' ';
  return text;
}

}  // namespace tacit::store
