#include "notation/game_log.h"

#include <optional>

#include "base/strings.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"

namespace tacit::notation {
namespace {

struct LogLine {
  std::optional<Seat> seat;  // the dealer, or who decided
  std::string_view play;     // none for a deal
  std::string_view board;    // set right: then there is no seat
};

LogLine lineOf(std::string_view text) {
  const auto words = base::split(text, ' ');
  if (words.size() < 2) return {};
  if (words[0] == "set") return {{}, {}, words[1]};
  if (words[0] == "=") return {seatNamed(words[1]), {}, {}};
  return {seatNamed(words[0]), words[1], {}};
}

// A pass is a TAC that is not laid.
Card cardLaid(std::string_view play) {
  if (play == "pass") return Card::Tac;
  return cardNamed(play.substr(0, play.find_first_of(":="))).value_or(Card::None);
}

bool isDrop(std::string_view play) { return play.ends_with(":drop"); }

// Goes along a log. Of the hands it knows the sizes, and the cards that are laid from them next.
class LogReader {
 public:
  explicit LogReader(const Setup& setup) { p_.setup = setup; }

  // To where the line is about to happen, or a deal has; false where it cannot be read. `next` is the line after it.
  bool read(const LogLine& line, const LogLine& next) {
    if (!line.board.empty()) return dealt_;
    if (!line.seat || !p_.layout().seats.contains(*line.seat)) return false;
    if (line.play.empty()) deal(*line.seat);
    else decidesNow(line, next);
    return !p_.hands[p_.turn].empty();
  }

  // Carries out a line that was read.
  bool carryOut(const LogLine& line) {
    if (!line.board.empty()) return set(line.board);
    if (line.play.empty()) return true;
    const Card card = cardLaid(line.play);
    // That nothing else could be played is for those to say who saw the hand.
    if (isDrop(line.play) && card != Card::None) {
      tacit::carryOut(p_, Play::still(Kind::Drop, card, p_.board));
      return true;
    }
    const auto play = parsePlay(p_, line.play);
    if (play) tacit::carryOut(p_, *play);
    return play.ok();
  }

  Position shown() const {
    Position shown = p_;
    for (const Seat seat : p_.layout().seats)
      if (!p_.hands[seat].empty()) shown.hands[seat] = Hand::hidden(p_.hands[seat].size());
    return shown;
  }

 private:
  // Which cards are dealt does not matter; nor does the swap, which is not in a log.
  void deal(Seat dealer) {
    if (!dealt_) p_ = beforeFirstDeal(p_.setup, dealer);
    dealt_ = true;
    if (shuffleIsDue(p_)) stack_ = orderedPack(p_.setup);
    dealNext(p_, stack_);
    p_.phase = Phase::Play;
    p_.turn = p_.by = p_.next(p_.dealer);
    p_.says = {};
  }

  bool set(std::string_view board) {
    const auto after = withBoard(p_, board);
    if (after) setBoard(p_, after->board);
    return after.ok();
  }

  // The seat that decides lays this card, and whether a win can be answered shows in the next line.
  void decidesNow(const LogLine& line, const LogLine& next) {
    if (line.seat && p_.by != *line.seat) p_.turn = p_.by = *line.seat;
    for (const Seat seat : p_.inGame()) {
      const bool nextLays = next.seat == seat && !next.play.empty() && !isDrop(next.play);
      hold(seat, nextLays && cardLaid(next.play) == Card::Tac ? Card::Tac : Card::Two);
    }
    hold(p_.turn, cardLaid(line.play));
  }

  void hold(Seat seat, Card card) {
    int size = p_.hands[seat].size();
    p_.hands[seat] = Hand{};
    for (; size > 0; --size) p_.hands[seat].add(card);
  }

  Position p_;
  Stack stack_;
  bool dealt_ = false;
};

}  // namespace

std::vector<Position> positionsAlong(const Setup& setup, const std::vector<std::string_view>& log) {
  std::vector<Position> positions;
  LogReader reader(setup);
  for (std::size_t i = 0; i < log.size(); ++i) {
    const LogLine line = lineOf(log[i]);
    if (!reader.read(line, i + 1 < log.size() ? lineOf(log[i + 1]) : LogLine{})) break;
    positions.push_back(reader.shown());
    if (!reader.carryOut(line)) break;
  }
  return positions;
}

}  // namespace tacit::notation
