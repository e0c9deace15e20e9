#include "analysis/words.h"

#include <cmath>
#include <cstdio>

#include "notation/words.h"

namespace tacit::analysis {
namespace {

std::string numbers(const Reason& reason) {
  const auto said = [&](double number) { return isShare(reason.event) ? percent(number) : decimal(number, 2); };
  const std::string where = isShare(reason.event) ? " of worlds" : "";
  return said(reason.chosen) + where + " (best play: " + said(reason.best) + ")";
}

std::string cardsText(Hand cards) {
  std::string text;
  cards.forEachCard([&](Card card) { text += (text.empty() ? "" : ", ") + std::string(notation::cardName(card)); });
  return text;
}

}  // namespace

std::string percent(double share) { return std::to_string(std::lround(100 * share)) + " %"; }

std::string decimal(double number, int decimals) {
  std::array<char, 32> text{};
  static_cast<void>(std::snprintf(text.data(), text.size(), "%.*f", decimals, number));
  return text.data();
}

std::string Listener::nameOf(Seat other) const {
  if (other == seat) return "you";
  if (!layout->cooperative && layout->side[seat].size() == 2 && layout->side[seat].contains(other))
    return "your partner";
  const std::string letter(1, notation::seatLetter(other));
  if (names.empty()) return "seat " + letter;
  const std::string& name = names[other];
  const bool plain = name.empty() || name == names[seat] || name.find(':') != std::string::npos;
  return plain ? "seat " + letter : name + " (" + letter + ")";
}

std::string inWords(const Reason& reason, const Listener& listener) {
  const bool own = reason.seat == listener.seat;
  const auto who = [&] { return listener.nameOf(reason.seat); };
  const std::string rates = numbers(reason);
  switch (reason.event) {
    case Event::Captured:
      return (own ? "your" : who() + "'s") + " marble on " + notation::spaceName(reason.space) + " is captured in " +
             rates;
    case Event::BroughtOut:
    case Event::TheyBringOut: return who() + (own ? " bring" : " brings") + " a marble out in " + rates;
    case Event::AnsweredByTac: return "the next opponent undoes it with a TAC in " + rates;
    case Event::Captures: return "marbles your side captures in this deal: " + rates;
    case Event::Home: return "marbles your side takes home in this deal: " + rates;
    case Event::TheyGetHome: return "marbles your opponents take home in this deal: " + rates;
    case Event::Dropped: return "cards your side has to drop in this deal: " + rates;
    case Event::Wins: return "your side wins in this deal in " + rates;
    case Event::GivesOpening:
      return who() + ", who declared no opening card, " + (reason.best > reason.chosen ? "gets one" : "gets none");
    case Event::TheyWin: return "your opponents win in this deal in " + rates;
  }
  return {};
}

std::string inWords(const Conclusion& conclusion, const Listener& listener) {
  const std::string cards = cardsText(conclusion.cards);
  if (conclusion.what == Known::NoneLeft) return "nobody else can hold " + cards + ": all of them are seen";
  const std::string who = listener.nameOf(conclusion.seat);
  switch (conclusion.what) {
    case Known::Holds: return who + " holds " + cards;
    case Known::CannotHold:
      return who + " cannot hold " + cards + ": " +
             (conclusion.why
                  ? std::string(notation::cardName(conclusion.why->card)) + " was dropped from that hand when " +
                        (conclusion.cards.size() > 1 ? "those" : "that") + " could have been played"
                  : std::string());
    case Known::HasOpening: return who + " has an opening card";
    case Known::HasNoOpening: return who + " has no opening card";
    case Known::SaidOpening: return who + " declared an opening card and may have given it away";
    case Known::SaidNoOpening: return who + " declared no opening card, but may have been given one";
    case Known::NoneLeft: break;
  }
  return {};
}

}  // namespace tacit::analysis
