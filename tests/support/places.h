// Where the tests find what they read and run. Defined in one unit: on every command line these paths would keep a clone
// from using what another one has compiled.
#pragma once

#include <string>

namespace tacit::testing {

std::string dataFile(const std::string& name);    // under tests/data
std::string sourceFile(const std::string& name);  // under the top folder of the source
std::string tacitProgram();                       // the program `tacit` of this build

}  // namespace tacit::testing
