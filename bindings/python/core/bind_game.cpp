// tacit.Game and tacit.View.
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <map>

#include "bots/belief.h"
#include "core/arrays.h"
#include "core/bind.h"
#include "core/bind_actions.h"
#include "core/listed_game.h"
#include "core/observation.h"
#include "core/seen.h"
#include "core/state.h"
#include "core/words.h"
#include "notation/game_file.h"
#include "notation/play_text.h"
#include "notation/words.h"

namespace tacit::python {
namespace {

using namespace nanobind::literals;

// ---- What a game and a view have in common ----

template <typename T>
const LayoutTable& layoutOf(const T& shown) {
  return shown.position().layout();
}

template <typename T>
std::vector<std::string> handOf(const T& shown, std::string_view letter) {
  const Seat seat = seatNamed(layoutOf(shown), letter);
  const Hand hand = shown.position().hands[seat];
  if (hand.isHidden()) throw std::invalid_argument(notation::handNotKnown(seat));
  return cardNames(hand);
}

template <typename T>
int handSizeOf(const T& shown, std::string_view letter) {
  return shown.position().hands[seatNamed(layoutOf(shown), letter)].size();
}

template <typename T>
std::vector<std::string> marblesOf(const T& shown, std::string_view letter) {
  std::vector<std::string> spaces;
  for (const Marble marble : shown.position().board.marbles[seatNamed(layoutOf(shown), letter)])
    spaces.push_back(notation::spaceName(spaceOf(marble)) + (isFresh(marble) ? "*" : ""));
  return spaces;
}

std::string nameOf(Card card) { return card == Card::None ? "" : std::string(notation::cardName(card)); }

template <typename T>
void bindPosition(nb::class_<T>& shown) {
  const auto letter = [](Seat seat) { return std::string(1, notation::seatLetter(seat)); };
  shown
      .def_prop_ro(
          "layout", [](const T& t) { return notation::layoutName(t.position().setup.layout); },
          "'pairs4', 'coop4', ...: docs/notation.md.")
      .def_prop_ro(
          "rules", [](const T& t) { return notation::rulesText(t.position().setup); },
          "The edition, and the switches that differ from it: 'std,places=yes'.")
      .def_prop_ro(
          "pack", [](const T& t) { return notation::packName(t.position().setup.pack); },
          "'basic', 'master' or 'basic+' and letters of cards.")
      .def_prop_ro(
          "players", [](const T& t) { return notation::seatLetters(layoutOf(t).seats); },
          "The seats of the layout, clockwise: 'abcd'.")
      .def_prop_ro(
          "phase", [](const T& t) { return notation::phaseName(t.position().phase); },
          "'swap', 'play', 'skipped', 'answer' or 'over'; 'deal' in a game that you deal.")
      .def_prop_ro(
          "over", [](const T& t) { return t.position().phase == Phase::Over; }, "Whether the game is over.")
      .def_prop_ro(
          "decider", [letter](const T& t) { return letter(t.position().by); }, "The seat that decides.")
      .def_prop_ro(
          "turn", [letter](const T& t) { return letter(t.position().turn); },
          "The seat whose turn it is: the decider, or the victim of a Devil.")
      .def_prop_ro(
          "dealer", [letter](const T& t) { return letter(t.position().dealer); }, "The seat that has dealt.")
      .def_prop_ro(
          "function", [](const T& t) { return nameOf(t.position().function); }, "What a TAC would be; '' for nothing.")
      .def_prop_ro(
          "laid", [](const T& t) { return t.position().laid; }, "Cards laid in the game so far.")
      .def_prop_ro(
          "deals", [](const T& t) { return t.position().deals; }, "Deals since the last shuffle.")
      .def_prop_ro(
          "shuffles", [](const T& t) { return t.position().shuffles; }, "Shuffles, the first included.")
      .def_prop_ro(
          "winners",
          [](const T& t) {
            return notation::seatLetters(t.position().phase == Phase::Over ? t.position().won[0] : SeatSet{});
          },
          "The seats of the side that has won, such as 'ac'; '' while nobody has.")
      .def_prop_ro(
          "result", [](const T& t) { return notation::resultText(t.position()); },
          "'none', the winners as in a game file, or 'lost' (a co-operative game).")
      .def("hand", &handOf<T>, "seat"_a, "The cards of a hand. ValueError if it is not known.")
      .def("hand_size", &handSizeOf<T>, "seat"_a, "How many cards a seat holds.")
      .def("marbles", &marblesOf<T>, "seat"_a, "Where a seat's four marbles are: ['B', '1*', '20', 'H4'].")
      .def("__str__", [](const T& t) { return picture(t.position()); })
      .def(
          "_repr_svg_",
          [](const nb::object& self) {
            return nb::cast<std::string>(nb::module_::import_("tacit.picture").attr("svg")(self));
          },
          "The board, as notebooks show it.");
}

// ---- Game ----

std::vector<std::string> playsOf(const ListedGame& game) {
  const Position& p = game.position();
  if (!game.over() && p.hands[p.turn].isHidden()) throw std::invalid_argument(notation::handNotKnown(p.turn));
  const auto list = std::make_unique<PlayList>();
  listPlays(p, *list);
  return notation::playTexts(p, *list);
}

void doPlay(ListedGame& game, std::string_view text) {
  const Play play = valueOf(notation::parsePlay(game.position(), text));
  if (endsUnknownSwap(game.position(), play)) throw std::invalid_argument("a card given in the swap is not known");
  game.carryOut(static_cast<std::size_t>(std::ranges::find(game.plays(), play) - game.plays().begin()));
}

void step(ListedGame& game, std::int64_t index) {
  const auto plays = game.plays();
  if (index < 0 || static_cast<std::size_t>(index) >= plays.size())
    throw std::invalid_argument("no play " + std::to_string(index) + "; there are " + std::to_string(plays.size()));
  game.carryOut(static_cast<std::size_t>(index));
}

void act(ListedGame& game, const nb::object& actions) {
  const auto index = playIndex(game, actions);
  if (!index) throw std::invalid_argument("actions: steps of this seven are missing");
  game.carryOut(*index);
}

std::uint64_t countPerft(const ListedGame& game, int depth) {
  if (depth < 0) throw std::invalid_argument("perft: not a depth: " + std::to_string(depth));
  if (const auto problem = notation::whatIsNotKnown(game.position())) throw std::invalid_argument(*problem);
  const nb::gil_scoped_release release;
  return perft(game.position(), depth);
}

std::string positionOf(const ListedGame& game) { return notation::positionText(game.scene()); }

// ---- View ----

Array<std::uint8_t, 1> observation(const Seen& seen, const nb::object& steps) {
  std::vector<std::uint8_t> row(kObservationSize);
  View view = seen.view;
  view.position.board = ActionCode(seen.position()).after(actionsGiven(steps));
  observe(view, seen.observer(), row);
  return newArray<std::uint8_t, 1>(std::move(row), {kObservationSize});
}

Array<std::uint8_t, 2> playFeatures(const Seen& seen) {
  const auto plays = seen.plays();
  const auto count = static_cast<std::size_t>(plays->size());
  std::vector<std::uint8_t> rows(count * kPlaySize);
  for (std::size_t i = 0; i < count; ++i)
    describe(seen.view, seen.observer(), (*plays)[static_cast<int>(i)],
             std::span(rows).subspan(i * kPlaySize, kPlaySize));
  return newArray<std::uint8_t, 2>(std::move(rows), {count, kPlaySize});
}

ListedGame sampled(const Seen& seen, std::optional<std::uint64_t> seed) {
  if (seen.position().phase == Phase::Deal) throw std::invalid_argument("sample: the cards are not dealt");
  Random random(seedOr(seed));
  const Position world = bots::Belief(seen.view).draw(random);
  return ListedGame(Beginning{.setup = world.setup,
                              .chance = random,
                              .scene = notation::Scene{.position = world, .stack = Stack{.size = world.stack}},
                              .seen = seen});
}

std::vector<std::string> knownCards(const Seen& seen, std::string_view letter) {
  const Seat seat = seatNamed(layoutOf(seen), letter);
  const Hand hand = seen.position().hands[seat];
  return cardNames(hand.isHidden() ? seen.view.knows[seat] : hand);
}

// ---- Games that are dealt by hand ----

Hands handsGiven(const LayoutTable& layout, const std::map<std::string, std::vector<std::string>>& given) {
  Hands hands{};
  for (const auto& [letter, cards] : given) {
    std::string text;
    for (const std::string& card : cards) text += (text.empty() ? "" : ",") + card;
    hands[seatNamed(layout, letter)] = valueOf(notation::parseHand("deal", text));
  }
  return hands;
}

nb::object nextDealOf(const ListedGame& game) {
  const Position& p = game.position();
  if (p.phase != Phase::Deal) return nb::none();
  const Due due = dueIn(p);
  std::string seats;
  Seat seat = p.next(p.dealer);
  nb::dict next;
  next["dealer"] = std::string(1, notation::seatLetter(seat));
  for (int n = p.inGame().size(); n > 0; --n) seats += notation::seatLetter(seat = p.next(seat));
  next["seats"] = seats;
  next["each"] = due.each;
  next["shuffled"] = due.shuffled;
  nb::dict cards;
  for (const Card card : kAllCards)
    if (due.cards[card] > 0)
      cards[nb::str(notation::cardName(card).data(), notation::cardName(card).size())] = int{due.cards[card]};
  next["cards"] = cards;
  return next;
}

// ---- Game files ----

using Moment = std::tuple<std::string, std::string, std::string>;

std::vector<Moment> replayed(std::string_view file) {
  const auto record = valueOf(notation::parseGameFile(file));
  std::vector<Moment> moments;
  valueOf(notation::replay(record, [&](const FollowedGame& game, const Step* step) {
    if (step == nullptr) return;
    moments.emplace_back(notation::positionText(notation::Scene{step->before, game.stack(), {}}),
                         std::string(1, notation::seatLetter(step->before.by)),
                         notation::playText(step->before, step->play));
  }));
  return moments;
}

void bindView(nb::module_& module) {
  nb::class_<Seen> view(module, "View",
                        "What the holder of some seats may know of a game, and nothing else. Made by Game.view().");
  bindPosition(view);
  bindActions(view);
  view.def_prop_ro(
          "seats", [](const Seen& s) { return notation::seatLetters(s.seats); }, "Whose view it is.")
      .def_prop_ro(
          "position", [](const Seen& s) { return notation::positionText(s.view); },
          "The view as a position line of the notation.")
      .def("known_cards", &knownCards, "seat"_a,
           "Cards known to be in a hand: all of one that is seen, otherwise those given, passed on or seen before.")
      .def(
          "plays", [](const Seen& s) { return notation::playTexts(s.position(), *s.plays()); },
          "The plays to choose from. ValueError where the decision is somebody else's.")
      .def("observation", &observation, "steps"_a = nb::tuple(),
           nb::sig("def observation(self, steps: int | Sequence[int] = ()) -> numpy.typing.NDArray[numpy.uint8]"),
           "A row of OBSERVATION_SIZE bytes, see TABLE_FEATURES and SEAT_FEATURES. With the first steps of a seven "
           "(fixed "
           "actions) the board is as they leave it.")
      .def("play_features", &playFeatures, "A row of PLAY_SIZE bytes for each play, see PLAY_FEATURES.")
      .def("sample", &sampled, "seed"_a = nb::none(),
           "A game that could be the real one as far as these seats know: hidden cards drawn as the bots draw them, to "
           "fit the declarations, the swap and the drops. These seats know in it what they know here.")
      .def("__hash__",
           [](const Seen& s) {
             return nb::hash(nb::make_tuple(notation::seatLetters(s.seats), notation::positionText(s.view)));
           })
      .def("__repr__", [](const Seen& s) {
        return "<tacit.View of " + notation::seatLetters(s.seats) + ": " + notation::positionText(s.view) + '>';
      });
  bindState(view, true);
}

void bindListedGame(nb::module_& module) {
  nb::class_<ListedGame> game(
      module, "Game",
      "A game from the first deal to the end, with what each seat knows of it. Two are equal if they began and "
      "went on alike and the same cards will come.");
  bindPosition(game);
  bindActions(game);
  game.def(
          "__init__",
          [](ListedGame* self, std::string_view layout, std::string_view pack, std::string_view rules,
             std::optional<std::uint64_t> seed) {
            new (self) ListedGame(setupNamed(layout, rules, pack), seedOr(seed));
          },
          "layout"_a = "pairs4", "pack"_a = "master", "rules"_a = "std", "seed"_a = nb::none(),
          "Shuffles and deals. The same seed, the same cards, as `new` of the line protocol.")
      .def_static(
          "from_position",
          [](std::string_view position, std::optional<std::uint64_t> seed) {
            return ListedGame(valueOf(notation::parsePosition(position)), seedOr(seed));
          },
          "position"_a, "seed"_a = nb::none(), "Goes on from a position line of the notation.")
      .def_static(
          "from_record",
          [](std::string_view file, std::optional<std::size_t> decisions, std::optional<std::uint64_t> seed) {
            return ListedGame::ofFile(file, decisions, seedOr(seed));
          },
          "file"_a, "decisions"_a = nb::none(), "seed"_a = nb::none(),
          "The game of a .tac file (its text), after so many decisions, gifts included; after all of them when "
          "nothing is said. What comes then is in the file or by chance.")
      .def_static(
          "undealt",
          [](std::string_view layout, std::string_view pack, std::string_view rules, std::string_view dealer) {
            const Setup setup = setupNamed(layout, rules, pack);
            return ListedGame(Beginning{
                .setup = setup, .chance = Random(), .dealer = seatNamed(setup.table(), dealer), .dealt = false});
          },
          "layout"_a = "pairs4", "pack"_a = "master", "rules"_a = "std", nb::kw_only(), "dealer"_a = "a",
          "A game whose cards you deal: its phase is 'deal' whenever they are due. See next_deal and deal().")
      .def_prop_ro(
          "next_deal", &nextDealOf, nb::sig("def next_deal(self) -> NextDeal | None"),
          "In phase 'deal': the dealer, the seats in the order they are served, how many cards each gets, whether "
          "everything is shuffled first, and the cards there are. None in other phases.")
      .def(
          "deal",
          [](ListedGame& g, const std::map<std::string, std::vector<std::string>>& hands) {
            g.deal(handsGiven(layoutOf(g), hands));
          },
          "hands"_a, "In phase 'deal': the hands, as {'a': ['1', '7', 'TAC', ...], ...}.")
      .def(
          "record",
          [](const ListedGame& g, const std::map<std::string, std::string>& headers) {
            return g.record(Headers(headers.begin(), headers.end()));
          },
          "headers"_a = std::map<std::string, std::string>{},
          "The text of a .tac file with everything so far; headers such as {'Event': 'Test', 'a': 'Anna'}. ValueError "
          "if "
          "the game did not begin with the first deal.")
      .def_prop_ro("position", &positionOf, "All there is, as a position line of the notation.")
      .def_prop_ro(
          "play_count", [](const ListedGame& g) { return g.plays().size(); }, "How many plays there are.")
      .def("plays", &playsOf, "Every legal play, each once. The i-th is the one that step(i) carries out.")
      .def("do", &doPlay, "play"_a, "Carries out a play, written in any of its legal ways; deals when that is due.")
      .def("step", &step, "index"_a, "Carries out a play by its index in plays().")
      .def("act", &act, "actions"_a, nb::sig("def act(self, actions: int | Sequence[int]) -> None"),
           "Carries out a play by its fixed actions: one, or the seven steps of a seven.")
      .def(
          "run",
          [](ListedGame& g, const std::vector<std::int64_t>& indices) {
            for (const auto i : indices) step(g, i);
          },
          "indices"_a, "As step(), for each index in turn.")
      .def(
          "view",
          [](const ListedGame& g, std::string_view seats) {
            const SeatSet set = seatsNamed(layoutOf(g), seats);
            return Seen{g.view(set), set};
          },
          "seats"_a, "What the holder of a seat (or of several: 'ac') may know.")
      .def("perft", &countPerft, "depth"_a, "Number of sequences of so many plays within this deal.")
      .def(
          "copy", [](const ListedGame& g) { return g; },
          "The same game, to try something out: the same cards will come.")
      .def("__copy__", [](const ListedGame& g) { return g; })
      .def(
          "__deepcopy__", [](const ListedGame& g, const nb::dict& /*memo*/) { return g; }, "memo"_a)
      .def("__repr__", [](const ListedGame& g) { return "<tacit.Game: " + positionOf(g) + '>'; });
  bindState(game);
}

}  // namespace

void bindGame(nb::module_& module) {
  bindView(module);
  bindListedGame(module);
  module.def("replay", &replayed, "file"_a,
             "Checks the text of a .tac file and gives (position, seat, play) for each play of it.");
}

}  // namespace tacit::python
