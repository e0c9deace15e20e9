// A file of puzzles. What is read prints and reads back as the same text; looking for problems finds some or none.
#include "fuzz.h"
#include "puzzles/collection.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tacit;
  if (size > fuzz::kLongest) return 0;
  const auto collection = puzzles::parseFile(fuzz::textOf(data, size));
  if (!collection) return 0;
  const std::string text = fileText(*collection);
  const auto again = puzzles::parseFile(text);
  fuzz::check(again.ok(), "a printed file is refused", text, again.ok() ? "" : again.error());
  fuzz::check(fileText(*again) == text, "a printed file reads as another", text, fileText(*again));
  for (const puzzles::Puzzle& puzzle : collection->puzzles())
    if (const auto problem = problemWith(puzzle)) fuzz::check(!problem->empty(), "a problem without words", text);
  return 0;
}
