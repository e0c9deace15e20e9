#include "analysis/words.h"

#include <cmath>
#include <cstdio>

#include "base/english.h"
#include "notation/words.h"

namespace tacit::analysis {

using base::english;

namespace {

// "4, 7, or TRI"
std::string either(Hand cards) {
  std::vector<std::string> names;
  cards.forEachCard([&](Card card) { names.emplace_back(notation::cardName(card)); });
  std::string text;
  for (std::size_t k = 0; k < names.size(); ++k) {
    if (k > 0) text += names.size() > 2 ? ", " : " ";
    text += (k > 0 && k + 1 == names.size() ? "or " : "") + names[k];
  }
  return text;
}

std::string listed(Hand cards) {
  std::string text;
  cards.forEachCard([&](Card card) { text += (text.empty() ? "" : ", ") + std::string(notation::cardName(card)); });
  return text;
}

// As a sentence begins: "Your partner has 7".
std::string begun(std::string sentence) {
  if (sentence.front() >= 'a' && sentence.front() <= 'z') sentence.front() += 'A' - 'a';
  return sentence;
}

std::string eventText(const Reason& reason, const Listener& listener) {
  const bool own = reason.seat == listener.seat;
  const auto who = [&] { return listener.nameOf(reason.seat); };
  switch (reason.event) {
    case Event::Captured: {
      const std::string space = notation::spaceName(reason.space);
      if (own) return english("reason_captured_own", {{"space", space}});
      return english("reason_captured", {{"who", who()}, {"space", space}});
    }
    case Event::BroughtOut:
    case Event::TheyBringOut: return own ? english("reason_out_own") : english("reason_out", {{"who", who()}});
    case Event::AnsweredByTac: return english("reason_tac");
    case Event::Captures: return english("reason_captures");
    case Event::Home: return english("reason_home");
    case Event::TheyGetHome: return english("reason_their_home");
    case Event::Dropped: return english("reason_dropped");
    case Event::Wins: return english("reason_wins");
    case Event::TheyWin: return english("reason_they_win");
    case Event::GivesOpening: return english("reason_gives_opening", {{"who", who()}});
  }
  return {};
}

}  // namespace

std::string percent(double share) { return std::to_string(std::lround(100 * share)) + '%'; }

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
  std::string event = begun(eventText(reason, listener));
  if (reason.event == Event::GivesOpening) return event;  // it is so, in every world
  const auto said = [&](double number) { return isShare(reason.event) ? percent(number) : decimal(number, 2); };
  const auto rates = english("reason_rates", {{"chosen", said(reason.chosen)}, {"best", said(reason.best)}});
  return english("label_value", {{"label", event}, {"value", rates}});
}

std::string inWords(const std::optional<Hidden>& hidden, const Listener& listener) {
  if (!hidden) return english("hidden_cards");
  const std::string_view card = notation::cardName(hidden->card);
  if (hidden->seat == kNoSeat) return english("hidden_nobody", {{"card", card}});
  return english("hidden_holds", {{"who", listener.nameOf(hidden->seat)}, {"card", card}});
}

std::string inWords(const Conclusion& conclusion, const Listener& listener) {
  if (conclusion.what == Known::NoneLeft) return english("known_none_left", {{"cards", either(conclusion.cards)}});
  const std::string who = begun(listener.nameOf(conclusion.seat));
  switch (conclusion.what) {
    case Known::Holds: return english("known_holds", {{"who", who}, {"cards", listed(conclusion.cards)}});
    case Known::CannotHold: {
      const auto dropped = conclusion.why ? notation::cardName(conclusion.why->card) : std::string_view();
      return english("known_cannot_hold", {{"who", who}, {"cards", either(conclusion.cards)}, {"dropped", dropped}});
    }
    case Known::HasOpening: return who + ' ' + english("says_yes");
    case Known::HasNoOpening: return who + ' ' + english("says_no");
    case Known::SaidOpening: return english("known_said_yes", {{"who", who}});
    case Known::SaidNoOpening: return english("known_said_no", {{"who", who}});
    case Known::NoneLeft: break;
  }
  return {};
}

}  // namespace tacit::analysis
