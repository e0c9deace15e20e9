// The names by which this server may be asked: a page of somebody else's cannot make its own name ours (DNS rebinding).
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace tacit::server {

// `host` as in a request, with or without a port. Without names of our own: localhost, the address we listen on, and
// all addresses in numbers, which are nobody's name. Programs that are no browsers may send none.
bool isOurHost(std::string_view host, std::span<const std::string> names, std::string_view listen);

}  // namespace tacit::server
