// A report as JSON (docs/analysis.md).
#pragma once

#include "analysis/conclusions.h"
#include "analysis/judged.h"

namespace tacit::analysis {

// end = start + deal + play + skill, to the last digit. Together `start` and `end` are cards, and the changes cards saved.
struct SideShown {
  static constexpr std::string_view kType = "SideReport";
  std::string seats;
  double start = 0, deal = 0, dealError = 0, play = 0, playError = 0, skill = 0, skillError = 0, end = 0;
  TACIT_FIELDS(SideShown, seats, start, deal, (dealError, "deal_error"), play, (playError, "play_error"), skill,
               (skillError, "skill_error"), end)
};

struct SeatShown {
  static constexpr std::string_view kType = "SeatReport";
  std::string seat, name, side;
  int decisions = 0, best = 0, good = 0, inaccuracies = 0, mistakes = 0, blunders = 0;
  double loss = 0, lossEach = 0, deal = 0, play = 0, skill = 0;
  std::optional<double>
      accuracy;  // the share of what there was to lose that was kept; nothing where nothing was at stake
  TACIT_FIELDS(SeatShown, seat, name, side, decisions, best, good, inaccuracies, mistakes, blunders, loss,
               (lossEach, "loss_each"), deal, play, skill, accuracy)
};

struct HandShown {
  static constexpr std::string_view kType = "HandReport";
  std::string seat, cards;
  double luck = 0;
  TACIT_FIELDS(HandShown, seat, cards, luck)
};

struct DealShown {
  static constexpr std::string_view kType = "DealReport";
  std::size_t first = 0;
  std::string dealer;
  std::vector<HandShown> hands;
  std::vector<double> before, after, luck;  // by side
  double error = 0;
  TACIT_FIELDS(DealShown, first, dealer, hands, before, after, luck, error)
};

struct KnownShown {
  static constexpr std::string_view kType = "Known";
  Known kind{};
  std::optional<std::string> seat, cards, dropped;
  std::optional<std::size_t> decision;
  std::string words;
  TACIT_FIELDS(KnownShown, kind, seat, cards, dropped, decision, words)
};

// A card that nobody could know of, and that a decision turned on; without a seat: nobody else held it.
struct HiddenShown {
  static constexpr std::string_view kType = "HiddenCard";
  std::optional<std::string> seat;
  std::string card, words;
  TACIT_FIELDS(HiddenShown, seat, card, words)
};

struct DecisionShown : JudgedShown {
  static constexpr std::string_view kType = "Decision";
  std::size_t deal = 0;
  std::string seat, kind, play;
  std::vector<double> chances;                // of the sides after it
  std::string position;                       // as its person could know it
  std::string after;                          // the board
  double skill = 0, luck = 0, luckError = 0;  // for its side
  std::optional<HiddenShown> hidden;
  std::vector<KnownShown> known;
  TACIT_FIELDS(DecisionShown, deal, seat, kind, play, mark, chances, value, loss, error, best, skill, luck,
               (luckError, "luck_error"), hidden, position, after, plays, reasons, known)
};

struct ReportShown {
  static constexpr std::string_view kType = "Report";
  int version = 3;
  std::string layout, rules, pack;
  UnitName unit{};
  std::string result;
  std::uint64_t seed = 0;
  int ms = 0, sims = 0;
  std::vector<SideShown> sides;
  std::vector<SeatShown> seats;
  std::vector<DealShown> deals;
  std::vector<DecisionShown> decisions;
  std::vector<std::size_t> decisive, luckiest;
  TACIT_FIELDS(ReportShown, version, layout, rules, pack, unit, result, seed, ms, sims, sides, seats, deals, decisions,
               decisive, luckiest)
};

}  // namespace tacit::analysis
