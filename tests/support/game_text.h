// A table to try a ruling on: a position set up from the few parts that matter, plays written in the notation.
//
//   Table t("board=a:20/b:25 hands=a:5/b:9 turn=a");
//   EXPECT_EQ(t.plays(), (Texts{"5:a20-25"}));
//   t.play("a 5:a20-25");            // the deciding seat and its play, as in a game file; several may follow
//   EXPECT_EQ(t.board(), "a:25");
//
// Parts left out get a value: layout pairs4, seats that `board` does not name have four marbles in the base (and
// marbles not written are in the base), seats that `hands` does not name hold `others` (three hidden cards; `others=`
// for none, `others=12` for a 12 each), turn a, dealer the seat before it, undo the board when there is fn.
// Boards are written and compared in that short form: all marbles in the base is the empty text.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/strings.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/setup_text.h"
#include "notation/words.h"
#include "rules/tacit.h"

namespace tacit::testing {

using Texts = std::vector<std::string>;

inline const std::array<std::string, 8> kAllLayouts = {"pairs4",       "coop4",  "duel2",  "free3",
                                                       "pair_vs_one3", "pairs6", "trios6", "coop6"};
inline const std::string kDone = "H1,H2,H3,H4";  // all marbles of a seat
inline const std::array<std::string, 6> kAllEditions = {"std", "zh", "ja", "pl", "th", "en"};

inline Texts words(std::string_view text, char separator = ' ') {
  Texts all;
  for (const auto piece : base::split(text, separator))
    if (!piece.empty()) all.emplace_back(piece);
  return all;
}

inline std::string joined(const Texts& all, std::string_view separator) {
  std::string text;
  for (const auto& one : all) text.append(text.empty() ? "" : separator).append(one);
  return text;
}

// The seats of a layout, from rules 12.1.
inline std::string seatsOf(std::string_view layout) {
  if (layout == "duel2") return "ac";
  if (layout == "free3" || layout == "pair_vs_one3") return "abc";
  return layout.ends_with('6') ? "abcdef" : "abcd";
}

// The start of a seat, from rules 1.2.
inline int startOfSeat(std::string_view layout, char seat) {
  return 1 + (seat - 'a') * (layout.ends_with('6') ? 11 : 16);
}
inline int ringOf(std::string_view layout) { return layout.ends_with('6') ? 66 : 64; }
// The ring space n after (or, negative, before) a space.
inline int spaceFrom(std::string_view layout, int space, int n) {
  const int ring = ringOf(layout);
  return (space - 1 + n + ring) % ring + 1;
}

// `a:20/c:33*,H4` with every seat and every base marble.
inline std::string fullBoard(std::string_view layout, std::string_view few) {
  std::map<char, Texts> marbles;
  for (const auto& piece : words(few, '/')) {
    if (seatsOf(layout).find(piece.at(0)) == std::string::npos)
      throw std::invalid_argument("board " + std::string(few));
    marbles[piece.at(0)] = words(piece.substr(2), ',');
  }
  Texts all;
  for (const char seat : seatsOf(layout)) {
    Texts four = marbles[seat];
    while (four.size() < 4) four.insert(four.begin(), "B");
    all.push_back(std::string(1, seat) + ':' + joined(four, ","));
  }
  return joined(all, "/");
}

// The other way round: without base marbles, without seats that have only those.
inline std::string shortBoard(std::string_view full) {
  Texts all;
  for (const auto& piece : words(full, '/')) {
    Texts out;
    for (const auto& space : words(piece.substr(2), ','))
      if (space != "B") out.push_back(space);
    if (!out.empty()) all.push_back(piece.substr(0, 2) + joined(out, ","));
  }
  return joined(all, "/");
}

// The whole position line of a few parts.
inline std::string completed(std::string_view parts) {
  static const Texts order = {"layout", "rules", "pack",     "board", "hands", "dealer", "turn", "by",
                              "phase",  "given", "fn",       "undo",  "ban",   "won",    "says", "gone",
                              "laid",   "deals", "shuffles", "stack", "knows", "others"};
  std::map<std::string, std::string> field;
  for (const auto& part : words(parts)) {
    const auto at = part.find('=');
    const auto key = part.substr(0, at);
    if (at == std::string::npos || std::ranges::find(order, key) == order.end())
      throw std::invalid_argument("part " + part);
    field[key] = part.substr(at + 1);
  }
  const auto set = [&](const std::string& key, const std::string& value) { field.try_emplace(key, value); };
  set("layout", "pairs4");
  const std::string layout = field["layout"];
  const std::string seats = seatsOf(layout);
  if (field.contains("fn")) set("undo", field["board"]);
  field["board"] = fullBoard(layout, field["board"]);
  if (field.contains("undo")) field["undo"] = fullBoard(layout, field["undo"]);
  set("turn", "a");
  const auto at = seats.find(field["turn"]);
  set("dealer", std::string(1, seats.at((at + seats.size() - 1) % seats.size())));
  set("others", "?3");
  std::map<char, std::string> hands;
  for (const auto& piece : words(field["hands"], '/')) hands[piece.at(0)] = piece.substr(2);
  Texts all;
  for (const char seat : seats)
    all.push_back(std::string(1, seat) + ':' + (hands.contains(seat) ? hands[seat] : field["others"]));
  field["hands"] = joined(all, "/");
  field.erase("others");
  Texts line;
  for (const auto& key : order)
    if (field.contains(key)) line.push_back(key + "=" + field[key]);
  return joined(line, " ");
}

class Table {
 public:
  explicit Table(std::string_view parts) : Table(read(completed(parts))) {}

  // A new game, shuffled and dealt.
  static Table newGame(const std::string& layout, const std::string& rules = "std", const std::string& pack = "master",
                       std::uint64_t seed = 1) {
    const auto setup = notation::parseSetup({layout, rules, pack});
    if (!setup) throw std::invalid_argument(setup.error());
    Random random(seed);
    const FollowedGame game(*setup, random);
    return Table(game, random);
  }

  // ---- What can be done ----

  // All plays, or those that lay one card; in byte order.
  Texts plays(std::string_view card = "") const {
    Texts all;
    eachPlay(card, [&](const std::string& text, const Play&) { all.push_back(text); });
    std::ranges::sort(all);
    return all;
  }

  // The boards these plays lead to, in byte order.
  Texts boards(std::string_view card = "") const {
    Texts all;
    eachPlay(card, [&](const std::string&, const Play& play) { all.push_back(shortened(play.after)); });
    std::ranges::sort(all);
    return all;
  }

  bool can(std::string_view text) const { return notation::parsePlay(game_.position(), text).ok(); }

  // ---- Doing it ----

  // `a 5:a20-25 b TAC=5:b30-35`: every play with the seat that must be the one to decide it.
  Table& play(std::string_view line) {
    const Texts all = words(line);
    for (std::size_t i = 0; i + 1 < all.size(); i += 2) {
      if (by() != all[i]) throw std::logic_error(all[i + 1] + ": it is for " + by() + " to decide in " + position());
      carryOut(all[i + 1]);
    }
    return *this;
  }

  // Whatever the seat whose decision it is could play, the i-th of its list.
  Table& playAny(std::uint32_t i) {
    PlayList list;
    game_.list(list);
    if (list.empty()) throw std::logic_error("no play in " + position());
    carryOut(list[static_cast<int>(i % static_cast<std::uint32_t>(list.size()))]);
    return *this;
  }

  // ---- What is the case ----

  std::string position() const {
    return notation::positionText({game_.position(), game_.stack(), game_.knowledge().wasTold()});
  }

  // A field of the position; empty when it is not printed.
  std::string field(std::string_view key) const { return fieldOf(position(), key); }

  std::string board() const { return shortBoard(field("board")); }
  std::string undo() const { return field("fn").empty() ? "none" : shortBoard(field("undo")); }
  std::string fn() const { return field("fn"); }
  std::string turn() const { return field("turn"); }
  std::string by() const { return field("by").empty() ? turn() : field("by"); }
  std::string phase() const { return field("phase").empty() ? "play" : field("phase"); }
  std::string won() const { return field("won"); }
  int number(std::string_view key, int byDefault) const {
    const auto text = field(key);
    return text.empty() ? byDefault : std::stoi(text);
  }
  std::string hand(char seat) const { return partOf(field("hands"), seat); }
  std::size_t cardsHeld(char seat) const { return words(hand(seat), ',').size(); }
  // Undealt cards.
  int stack() const { return game_.position().stack; }

  // What the holder of these seats may know, and the position as part of it.
  View seen(std::string_view seats) const {
    SeatSet set;
    for (const char seat : seats) set |= only(static_cast<Seat>(seat - 'a'));
    return game_.view(set);
  }
  std::string view(std::string_view seats) const { return notation::positionText(seen(seats)); }
  std::string viewField(std::string_view seats, std::string_view key) const { return fieldOf(view(seats), key); }

  static std::string fieldOf(std::string_view position, std::string_view key) {
    for (const auto& word : words(position))
      if (word.starts_with(key) && word.size() > key.size() && word[key.size()] == '=')
        return word.substr(key.size() + 1);
    return "";
  }
  // `x` of `a:x/b:y`.
  static std::string partOf(std::string_view perSeat, char seat) {
    for (const auto& piece : words(perSeat, '/'))
      if (piece[0] == seat) return piece.substr(2);
    return "";
  }

 private:
  explicit Table(const notation::Scene& scene) : game_(scene.position, scene.stack), random_(1) {
    game_.tell(scene.knows);
  }
  Table(const FollowedGame& game, const Random& random) : game_(game), random_(random) {}

  static notation::Scene read(const std::string& line) {
    const auto scene = notation::parsePosition(line);
    if (!scene) throw std::invalid_argument(scene.error() + " in " + line);
    return *scene;
  }

  std::string shortened(const Board& board) const {
    return shortBoard(notation::boardText(game_.position().layout(), board));
  }

  template <typename Visit>
  void eachPlay(std::string_view card, Visit visit) const {
    PlayList list;
    game_.list(list);
    const auto texts = notation::playTexts(game_.position(), list);
    for (int i = 0; i < list.size(); ++i) {
      const std::string& text = texts[static_cast<std::size_t>(i)];
      if (card.empty() || text.substr(0, text.find_first_of(":=")) == card) visit(text, list[i]);
    }
  }

  void carryOut(const std::string& text) {
    const auto play = notation::parsePlay(game_.position(), text);
    if (!play) throw std::logic_error(text + ": " + play.error() + " in " + position());
    carryOut(*play);
  }

  void carryOut(const Play& play) { game_.carryOut(play, random_); }

  FollowedGame game_;
  Random random_;
};

// Whether a whole position line, completed from parts, is refused.
inline bool refused(std::string_view parts) { return !notation::parsePosition(completed(parts)).ok(); }

}  // namespace tacit::testing
