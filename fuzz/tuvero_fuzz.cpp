// A file of Tuvero, or anything else that may be a tournament. What is imported is a tournament of ours.
#include "fuzz.h"
#include "tournament/director.h"
#include "tournament/event_file.h"
#include "tournament/import.h"
#include "tournament/standings.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tacit;
  if (size > fuzz::kLongest) return 0;
  auto read = tournament::importTournament(fuzz::textOf(data, size), base::instantAt(1));
  if (!read) return 0;
  const std::string text = tournament::eventFile(*read);
  const auto again = tournament::parseEventFile(text);
  fuzz::check(again.ok(), "an imported tournament is refused", text, again.ok() ? "" : again.error());
  fuzz::check(standings(*again) == standings(*read), "an imported tournament has other standings", text);
  tournament::Director director(*read, [](const tournament::Event&) {}, read->lastTime());
  static_cast<void>(director.pair());
  return 0;
}
