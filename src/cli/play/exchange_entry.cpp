// Exchanges chosen marble by marble, where there are too many of them for one list.
#include <algorithm>
#include <utility>

#include "base/strings.h"
#include "cli/play/asking.h"
#include "cli/play/words.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

using Place = std::pair<Seat, Space>;

std::string placeName(const Place& place) {
  return notation::seatLetter(place.first) + notation::spaceName(place.second);
}

// The two marbles of an exchange.
std::pair<Place, Place> places(const Play& play) { return {{play.colour, play.from}, {play.other, play.to}}; }

// The marbles that can be exchanged, or, when one is chosen already, those it can be exchanged with.
std::vector<Place> offered(const PlayList& plays, Card laid, const std::optional<Place>& first) {
  std::vector<Place> all;
  for (const Play& play : plays) {
    if (play.card != laid || play.kind != Kind::Exchange) continue;
    const auto [x, y] = places(play);
    if (!first || y == *first) all.push_back(x);
    if (!first || x == *first) all.push_back(y);
  }
  std::ranges::sort(all);
  all.erase(std::ranges::unique(all).begin(), all.end());
  return all;
}

std::optional<Play> exchangeOf(const PlayList& plays, Card laid, const Place& x, const Place& y) {
  for (const Play& play : plays) {
    if (play.card != laid || play.kind != Kind::Exchange) continue;
    const auto both = places(play);
    if (both == std::pair(x, y) || both == std::pair(y, x)) return play;
  }
  return std::nullopt;
}

std::vector<std::string> lines(const std::vector<Place>& all, const drawing::Ink& ink, int columns) {
  std::vector<std::string> pieces;
  pieces.reserve(all.size());
  for (std::size_t i = 0; i < all.size(); ++i)
    pieces.push_back(ink.strong(std::to_string(i + 1) + ')') + ' ' + ink.seat(all[i].first, placeName(all[i])));
  return drawing::flowed("", pieces, columns);
}

std::optional<Place> chosenPlace(const std::vector<Place>& all, const std::string& line) {
  const auto number = base::numberIn(line, static_cast<std::uint32_t>(all.size()));
  if (number && *number > 0) return all[*number - 1];
  const auto named = std::ranges::find(all, line, placeName);
  return named == all.end() ? std::nullopt : std::optional(*named);
}

}  // namespace

std::optional<Play> Asking::exchange(Card laid) {
  std::optional<Place> first;
  const auto draw = [&](const std::vector<Place>& all) {
    const int columns = room_.terminal.window().columns;
    const std::string sentence = first ? "Swap " + placeName(*first) + " with which marble? 'back' to choose again."
                                       : "Swap two marbles: choose the first, or 'cancel'.";
    auto below = drawing::wrapped(sentence, columns);
    for (auto& line : lines(all, room_.ink, columns)) below.push_back(std::move(line));
    tacit::cli::show(room_, person_, laid == Card::Tac ? view_.position.undo : view_.position.board, below);
  };
  auto all = offered(plays_, laid, first);
  draw(all);
  while (const auto line = ask()) {
    const std::string word = lower(*line);
    if (word == "any") return advice();
    const bool back = word == "back" || word == "undo";
    if (word == "cancel" || (back && !first)) return std::nullopt;
    const auto place = chosenPlace(all, word);
    if (line->find('~') != std::string::npos) {
      if (auto play =
              typed(line->find(':') == std::string::npos ? (laid == Card::Tac ? "TAC=TRI:" : "TRI:") + *line : *line))
        return play;
      continue;
    }
    if (back) {
      first.reset();
    } else if (place && first) {
      return exchangeOf(plays_, laid, *first, *place);
    } else if (place) {
      first = place;
    } else if (!line->empty()) {
      say("Type the number of a marble, or the marble itself such as a20.");
      continue;
    }
    all = offered(plays_, laid, first);
    draw(all);
  }
  return std::nullopt;
}

}  // namespace tacit::cli
