// How others in the local network reach this machine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tacit::net {

// Of all addresses of this machine's network interfaces, as texts.
std::vector<std::string> ownAddresses();

// The addresses, "192.168.1.20:8080", at which neighbours find who listens on `listen`. On all interfaces: those of
// `own` that are neither for this machine alone nor for one cable, home networks first. Nothing where nobody else can come.
std::vector<std::string> neighbourAddresses(std::string_view listen, const std::vector<std::string>& own);

// Whether this address is one of this machine's.
bool isThisMachine(std::string_view address);

}  // namespace tacit::net
