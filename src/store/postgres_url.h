// URLs of PostgreSQL databases, as people write them, in the form that goes through SOCI unharmed.
#pragma once

#include <string>
#include <string_view>

namespace tacit::store {

bool isPostgresUrl(std::string_view url);

// "postgresql://user:password@host:port/name?key=value" as libpq's "host='...' port='...'". Every part may be left out
// and may be percent-encoded; hosts are names, addresses, [IPv6 addresses], several with commas, or with ?host= a
// folder of sockets. Throws StoreError, which never repeats any of it: there may be a password in it.
std::string postgresKeywords(std::string_view url);

}  // namespace tacit::store
