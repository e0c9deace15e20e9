// Lines from the wire at a small table where a game is on. Nothing crashes, a refusal changes nothing, and what
// happened goes through JSON and makes the same table again.
#include <array>
#include <vector>

#include "fuzz.h"
#include "json/json.h"
#include "notation/words.h"
#include "table/message.h"
#include "table/record.h"
#include "table/referee.h"

namespace {

using namespace tacit;
using namespace tacit::table;
using fuzz::check;

constexpr int kMaxLines = 40;

// The same packs every time.
Shuffled shuffled(const Table& table, int number) {
  Random random(static_cast<std::uint64_t>(number));
  Shuffled event{.number = number, .dealer = std::nullopt, .cards = ""};
  if (number == 1) event.dealer = "a";
  const Stack stack = shuffledPack(table.setup(), random);
  for (const Card card : stack.rest())
    event.cards->append(event.cards->empty() ? "" : ",").append(notation::cardName(card));
  return event;
}

class SmallTable {
 public:
  SmallTable() {
    outside_.shuffle = shuffled;
    outside_.tell = [this](const Event& event) { keep(event); };
    outside_.commitmentTo = [](std::string_view word) { return std::string(64, word.empty() ? '0' : word.back()); };
    Options options;
    options.type = "two";
    options.clock = {10, 20};
    referee().create({"table", "p0", options, "commitment", "5eed"});
    for (const int place : {0, 1}) act("p" + std::to_string(place), {kWireVersion, "sit", Sit{place}});
  }

  void act(const std::string& person, const Command& command) {
    const std::string before = table_.dump();
    const auto count = events_.size();
    const auto refusal = referee().act({person, "Name of " + person}, command);
    if (refusal)
      check(table_.dump() == before && events_.size() == count, "a refusal changes nothing", nameOf(refusal->code),
            before);
    now_ += std::chrono::seconds(1);
    checkFold();
    decideForBots();
  }

  // Whatever comes in, what goes out can be read.
  void look() const {
    for (const std::string person : {"p0", "p1", "stranger"}) {
      ServerMessage message;
      const std::string text = viewFor(table_, viewerOf(table_, person));
      check(!json::readText(text, message), "a view that cannot be read", text);
      check(json::text(message) == text, "a view that is read as another", text);
    }
    if (table_.stage() == Stage::Over) static_cast<void>(recordOf(events_));
  }

 private:
  Referee referee() { return {table_, outside_, now_}; }

  void keep(const Event& event) {
    events_.push_back(event);
    for (const std::string person : {"p0", "stranger"}) {
      const std::string text = eventFor(table_, event, viewerOf(table_, person));
      const bool over = table_.stage() == Stage::Over || table_.stage() == Stage::Aborted;
      check(over || text.find("\"seed\"") == std::string::npos, "the seed is told", text);
    }
  }

  // What has happened since, through JSON, makes the same of the table then as it is now.
  void checkFold() {
    while (folded_.lastNumber() < table_.lastNumber()) {
      const std::string text = json::text(events_[static_cast<std::size_t>(folded_.lastNumber())]);
      Event again;
      const auto problem = json::readText(text, again);
      check(!problem, "an event that cannot be read", text, problem.value_or(base::Error{}).what);
      check(json::text(again) == text, "an event that is read as another", text);
      folded_.apply(again);
    }
    check(folded_.dump() == table_.dump(), "the events make another table", folded_.dump(), table_.dump());
  }

  // Whoever has left is stood in for; always by the first play.
  void decideForBots() {
    for (int n = 0; n < 4; ++n) {
      const SeatSet deciding = table_.deciding();
      if (deciding.empty() || !table_.places().botDecides(deciding.first())) return;
      Position position = table_.position();
      if (position.phase == Phase::Swap) position.turn = position.by = deciding.first();
      static PlayList plays;
      listPlays(position, plays);
      check(!referee().decideFor(deciding.first(), plays[0], DecidedBy::Bot), "a bot is refused");
      checkFold();
    }
  }

  Table table_;
  Table folded_;
  Outside outside_;
  std::vector<Event> events_;
  base::Instant now_ = base::instantAt(1'000'000);
};

// The first character says who it is.
std::string personOf(std::string_view& line) {
  if (line.empty()) return "p0";
  const char first = line.front();
  line.remove_prefix(1);
  return first == '1' ? "p1" : first == '2' ? "stranger" : "p0";
}

void readsOrNot(std::string_view line) {
  Event event;
  if (json::readText(line, event)) return;
  const std::string text = json::text(event);
  Event again;
  check(!json::readText(text, again) && json::text(again) == text, "an event does not come back", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > fuzz::kLongest) return 0;
  SmallTable table;
  std::string_view rest = fuzz::textOf(data, size);
  for (int n = 0; n < kMaxLines && !rest.empty(); ++n) {
    auto line = fuzz::takeLine(rest);
    readsOrNot(line);
    const std::string person = personOf(line);
    Command command;
    const auto problem = json::readText(line, command);
    const std::string why = problem.value_or(base::Error{}).what;
    check(json::parse(json::text(why)).has_value(), "a complaint that is no text", why);
    if (!problem && command.v == kWireVersion && !command.id.empty()) table.act(person, command);
  }
  table.look();
  return 0;
}
