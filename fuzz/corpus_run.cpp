// A fuzz target without the fuzzer, for every build: its corpus, and what becomes of each input when bytes of it are
// changed, left out, doubled or cut off. Always the same inputs, so a failure comes again.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "fuzz.h"
#include "rules/random.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr std::uint32_t kChanged = 40;  // of each input

void run(const std::string& input) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

void change(std::string& input, tacit::Random& random) {
  if (input.empty()) return;
  const std::size_t at = random.below(static_cast<std::uint32_t>(input.size()));
  switch (random.below(5)) {
    case 0: input[at] = static_cast<char>(random.below(256)); break;
    case 1: input.erase(at, 1 + random.below(8)); break;
    case 2: input.insert(at, input.substr(at, 1 + random.below(16))); break;
    case 3: input[at] = input[random.below(static_cast<std::uint32_t>(input.size()))]; break;
    default: input.resize(at); break;
  }
}

std::string contentOf(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

int main(int count, char** arguments) {
  std::vector<std::filesystem::path> files;
  if (count == 2)
    for (const auto& entry : std::filesystem::directory_iterator(arguments[1])) files.push_back(entry.path());
  if (files.empty()) {
    std::cerr << "usage: " << arguments[0] << " <folder with inputs>\n";
    return 2;
  }
  std::ranges::sort(files);
  tacit::Random random(1);
  run({});
  for (const auto& file : files) {
    const std::string seed = contentOf(file);
    run(seed);
    for (std::uint32_t n = 0; n < kChanged; ++n) {
      std::string input = seed;
      for (std::uint32_t times = 1 + random.below(4); times > 0; --times) change(input, random);
      run(input);
    }
  }
  std::cout << files.size() * (kChanged + 1) + 1 << " inputs\n";
  return 0;
}
