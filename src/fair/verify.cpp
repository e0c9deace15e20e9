#include "fair/verify.h"

#include <algorithm>
#include <optional>

#include "base/result.h"
#include "base/strings.h"
#include "fair/shuffler.h"
#include "notation/words.h"
#include "text/words.h"

namespace tacit::fair {
namespace {

using base::Error;
using base::Result;
using notation::GameRecord;
using notation::RecordedDeal;

// A header's value; empty when there is none.
std::string valueOf(const GameRecord& record, std::string_view key) {
  const std::string* const value = record.header(key);
  return value == nullptr ? std::string() : *value;
}

std::string cardsOrNone(Hand hand) { return hand.empty() ? "no cards" : notation::cardList(hand); }

// Deals along with a game that is replayed, and compares.
class Checker {
 public:
  Checker(const GameRecord& record, const Shuffler& shuffler, const Progress& progress)
      : record_(record), shuffler_(shuffler), progress_(progress), next_(shuffler.beforeFirstDeal(record.setup)) {
    check();
  }

  // To be told of every play of the replay. The next deal is checked as soon as it is due, before the replay sees it:
  // a card that cannot be there is then reported as a deal that does not fit.
  void follow(const Step& step) {
    if (misfit_) return;
    next_ = step.after;
    if (next_.phase == Phase::Deal) check();
  }

  const base::Problem& misfit() const { return misfit_; }
  const Findings& verdict() const { return verdict_; }

 private:
  void check() {
    const auto n = static_cast<std::size_t>(verdict_.deals);
    if (n == record_.deals.size()) return;
    shuffler_.dealNext(next_, stack_);
    compare(record_.deals[n]);
    if (misfit_) return;
    verdict_.shuffles = static_cast<int>(next_.shuffles);
    ++verdict_.deals;
    if (progress_) progress_(verdict_);
  }

  void compare(const RecordedDeal& deal) {
    if (deal.dealer != next_.dealer)
      return reject(deal, "the dealer is " + seat(deal.dealer) + " instead of " + seat(next_.dealer));
    for (const Seat s : kAllSeats)
      if (deal.hands[s] != next_.hands[s])
        return reject(deal, "seat " + seat(s) + " has " + cardsOrNone(deal.hands[s]) + " instead of " +
                                cardsOrNone(next_.hands[s]));
  }

  void reject(const RecordedDeal& deal, const std::string& what) {
    // A record that was never a file has no lines.
    const std::string line = deal.line == 0 ? "" : "line " + std::to_string(deal.line) + ": ";
    misfit_ = Error{line + "deal " + std::to_string(verdict_.deals + 1) + " does not match the seed: " + what};
  }

  static std::string seat(Seat s) { return {notation::seatLetter(s)}; }

  const GameRecord& record_;
  const Shuffler& shuffler_;
  const Progress& progress_;
  Position next_;
  Stack stack_;
  Findings verdict_;
  base::Problem misfit_;
};

Result<Secret> secretOf(const GameRecord& record) {
  const std::string commit = valueOf(record, kCommitHeader);
  const std::string seed = valueOf(record, kSeedHeader);
  if (commit.empty() && seed.empty())
    return Error{"no headers Commit and Seed: this game was not dealt by a shuffle that can be checked"};
  if (seed.empty())
    return Error{"a header Commit but no Seed: the game is still running; its seed is published when it is over"};
  if (commit.empty())
    return Error{"a header Seed but no Commit: nothing proves that the seed was fixed before the game"};
  const auto secret = secretFrom(seed);
  if (!secret) return base::complain(kSeedHeader, "expected 64 digits of 0-9 a-f, not", seed);
  if (commitment(*secret) != commit)
    return Error{"the commitment does not match the seed: " + base::quoted(commit) + " instead of " +
                 base::quoted(commitment(*secret))};
  return *secret;
}

// Every word that was shown matches its commitment, in the order of the commitments.
base::Problem problemWithWords(std::string_view words, std::span<const text::Seal> seals) {
  const auto shown = text::separateWords(words);
  auto next = shown.begin();
  for (const auto& [seats, commit, withheld] : seals) {
    if (withheld) continue;
    if (next == shown.end()) return Error{std::string(kWordsHeader) + ": the word of seat " + seats + " is missing"};
    if (const auto reason = text::whyNoSealedWord(*next)) return Error{std::string(kWordsHeader) + ": " + reason->what};
    if (commitmentTo(*next++) != commit) return Error{"the word of seat " + seats + " does not match its commitment"};
  }
  if (next != shown.end()) return base::complain(kWordsHeader, "no commitment for the word", *next);
  return std::nullopt;
}

// What the players committed to; without the header nothing, and then their words may be any.
Result<std::vector<text::Seal>> checkedSeals(const GameRecord& record, const std::string& words) {
  const std::string* const header = record.header(kWordCommitsHeader);
  if (header == nullptr) {
    if (const auto reason = text::whyNoWords(words)) return Error{std::string(kWordsHeader) + ": " + reason->what};
    return std::vector<text::Seal>{};
  }
  auto seals = text::sealsFrom(*header);
  if (!seals || seals->empty())
    return base::complain(kWordCommitsHeader, "expected SEATS:COMMITMENT with | between them, not", *header);
  if (auto problem = problemWithWords(words, *seals)) return *problem;
  return *std::move(seals);
}

}  // namespace

Result<Findings> verify(const GameRecord& record, const Progress& progress) {
  const auto secret = secretOf(record);
  if (!secret) return Error{secret.error()};
  const std::string words = valueOf(record, kWordsHeader);
  const auto seals = checkedSeals(record, words);
  if (!seals) return Error{seals.error()};

  const Shuffler shuffler(*secret, words);
  Checker checker(record, shuffler, progress);
  const auto last = notation::replay(record, [&](const FollowedGame& /*game*/, const Step* step) {
    if (step != nullptr) checker.follow(*step);
  });
  if (const auto& misfit = checker.misfit()) return *misfit;
  if (!last) return Error{last.error()};
  Findings verdict = checker.verdict();
  verdict.sealed = static_cast<int>(seals->size());
  verdict.withheld = static_cast<int>(std::ranges::count_if(*seals, &text::Seal::withheld));
  return verdict;
}

}  // namespace tacit::fair
