// A tournament as events. What is read is written as the same text; it can be taken over, shown, paired and undone.
#include "fuzz.h"
#include "tournament/csv.h"
#include "tournament/director.h"
#include "tournament/event_file.h"
#include "tournament/import.h"
#include "tournament/standings.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tacit;
  if (size > fuzz::kLongest) return 0;
  auto read = tournament::parseEventFile(fuzz::textOf(data, size));
  if (!read) return 0;
  const std::string text = tournament::eventFile(*read);
  const auto again = tournament::parseEventFile(text);
  fuzz::check(again.ok(), "a written file is refused", text, again.ok() ? "" : again.error());
  fuzz::check(tournament::eventFile(*again) == text, "a written file reads as another", text);
  const auto taken = tournament::adopt(*read, base::TournamentId("id"), "person");
  const auto adopted = tournament::parseEventFile(tournament::eventFile(taken));
  fuzz::check(adopted.ok(), "a file that was taken over is refused", text, adopted.ok() ? "" : adopted.error());
  fuzz::check(standings(*adopted) == standings(*read), "taking a file over changes the standings", text);
  static_cast<void>(pairingsCsv(*read));
  tournament::Director director(*read, [](const tournament::Event&) {}, read->lastTime());
  static_cast<void>(director.pair());
  static_cast<void>(director.startRound());
  static_cast<void>(standingsCsv(*read));
  const auto last = read->lastNumber();
  if (!director.undo()) fuzz::check(read->lastNumber() == last + 1, "undoing is one event", text);
  return 0;
}
