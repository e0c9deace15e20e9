#include "core/listed_game.h"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <tuple>

#include "core/words.h"

namespace tacit::python {
namespace {

bool same(const notation::Scene& x, const notation::Scene& y) {
  return x.position == y.position && x.knows == y.knows && x.stack.known == y.stack.known &&
         std::ranges::equal(x.stack.rest(), y.stack.rest());
}

// What is wrong with these hands for the next deal; nothing if they are as many cards as are due, and left.
std::string problemWith(const Position& p, const Hands& hands) {
  auto [each, shuffled, left] = dueIn(p);
  for (const Seat seat : kAllSeats) {
    const int due = p.inGame().contains(seat) ? each : 0;
    if (hands[seat].size() != due)
      return std::string("deal: seat ") + notation::seatLetter(seat) + " gets " + std::to_string(due) + " cards, not " +
             std::to_string(hands[seat].size());
    for (const Card card : kAllCards) {
      if (hands[seat].count(card) > left[card])
        return "deal: more of this card than are left: " + std::string(notation::cardName(card));
      left[card] = static_cast<std::uint8_t>(left[card] - hands[seat].count(card));
    }
  }
  return {};
}

Deal dealOf(const Position& p, const Hands& hands) {
  const Due due = dueIn(p);
  const int before = due.shuffled ? total(due.cards) : p.stack;
  return {p.next(p.dealer), hands, due.shuffled, before - due.each * p.inGame().size()};
}

}  // namespace

bool operator==(const Beginning& x, const Beginning& y) {
  const bool scenes = x.scene && y.scene ? same(*x.scene, *y.scene) : x.scene.has_value() == y.scene.has_value();
  return scenes && x.setup == y.setup && wordsOf(x.chance) == wordsOf(y.chance) && x.seen == y.seen &&
         x.dealer == y.dealer && x.dealt == y.dealt && x.headers == y.headers;
}

ListedGame::ListedGame(Beginning beginning, std::vector<Hands> given)
    : beginning_(std::make_shared<const Beginning>(std::move(beginning))), given_(std::move(given)) {
  begin();
}

void ListedGame::begin() {
  const Beginning& from = *beginning_;
  chance_ = from.chance;
  dealt_ = 0;
  made_.clear();
  if (from.scene) {
    const notation::Scene& scene = *from.scene;
    game_ = FollowedGame(scene.position, scene.stack);
    game_.tell(scene.knows);
    if (from.seen) game_ = FollowedGame(scene.position, from.seen->view, from.seen->seats);
  } else if (from.dealer) {
    game_ = FollowedGame(beforeFirstDeal(from.setup, *from.dealer));
    dealIfDue();
  } else {
    game_ = FollowedGame(from.setup, chance_);
  }
  list();
}

ListedGame ListedGame::ofFile(std::string_view file, std::optional<std::size_t> decisions, std::uint64_t seed) {
  const auto record = valueOf(notation::parseGameFile(file));
  if (notation::hasBoardSet(record))
    throw std::invalid_argument(
        "from_record: the board was set right by hand in this game, so its plays alone don't lead on");
  std::vector<Hands> hands;
  std::vector<Play> plays;
  valueOf(notation::replay(record, [&](const FollowedGame& game, const Step* step) {
    if (step != nullptr) plays.push_back(step->play);
    else hands.push_back(game.position().hands);
  }));
  if (decisions && *decisions > plays.size())
    throw std::invalid_argument("decisions: the file has " + std::to_string(plays.size()));
  plays.resize(decisions.value_or(plays.size()));
  ListedGame game(Beginning{.setup = record.setup,
                            .chance = Random(seed),
                            .dealer = record.deals.front().dealer,
                            .headers = record.headers},
                  std::move(hands));
  for (const Play& play : plays)
    game.carryOut(static_cast<std::size_t>(std::ranges::find(game.plays_, play) - game.plays_.begin()));
  return game;
}

notation::Scene ListedGame::scene() const {
  notation::Scene scene{position(), stack(), game_.knowledge().wasTold()};
  for (const Seat seat : kAllSeats)
    if (!position().hands[seat].isHidden()) scene.knows[seat] = Hand{};
  return scene;
}

void ListedGame::carryOut(std::size_t index) {
  game_.carryOut(plays_[index]);
  made_.push_back(static_cast<std::uint16_t>(index));
  dealIfDue();
  list();
}

void ListedGame::dealIfDue() {
  const Position& p = position();
  if (p.phase != Phase::Deal) return;
  if (dealt_ < given_.size() && problemWith(p, given_[dealt_]).empty()) return game_.deal(dealOf(p, given_[dealt_++]));
  dealt_ = given_.size();  // once the game goes another way, none of them are to come
  if (beginning_->dealt) game_.deal(chance_);
}

void ListedGame::deal(const Hands& hands) {
  if (position().phase != Phase::Deal) throw std::invalid_argument("deal: no cards are due");
  const std::string problem = problemWith(position(), hands);
  if (!problem.empty()) throw std::invalid_argument(problem);
  given_.push_back(hands);
  dealIfDue();
  list();
}

void ListedGame::startAnew() {
  beginning_ = std::make_shared<const Beginning>(Beginning{.setup = position().setup, .chance = chance_});
  given_.clear();
  begin();
}

void ListedGame::list() {
  thread_local const auto all = std::make_unique<PlayList>();
  game_.list(*all);
  plays_.assign(all->begin(), all->end());
}

std::string ListedGame::record(const Headers& headers) const {
  if (beginning_->scene)
    throw std::invalid_argument("record: the game went on from a position, and a game file begins with the first deal");
  ListedGame again(*beginning_, given_);
  notation::Recorder recorder(position().setup);
  for (const auto& [key, value] : beginning_->headers) recorder.record().setHeader(key, value);
  for (const auto& [key, value] : headers) recorder.record().setHeader(key, value);
  recorder.record().setHeader("Result", notation::resultText(position()));
  if (again.position().phase != Phase::Deal) recorder.deal(again.position());
  for (const std::uint16_t index : made_) {
    const Position before = again.position();
    recorder.play(before, again.plays_[index]);
    again.carryOut(index);
    const Position& now = again.position();
    if (now.phase != Phase::Deal && std::tie(now.deals, now.shuffles) != std::tie(before.deals, before.shuffles))
      recorder.deal(now);
  }
  return notation::gameFileText(recorder.record());
}

bool operator==(const ListedGame& x, const ListedGame& y) {
  return x.made_ == y.made_ && x.given_ == y.given_ && (x.beginning_ == y.beginning_ || *x.beginning_ == *y.beginning_);
}

Due dueIn(const Position& p) {
  const bool shuffled = shuffleIsDue(p);
  return {shuffled ? firstDealSize(p) : nextDealSize(p), shuffled,
          shuffled ? cardsOf(p.setup.pack, p.setup.seatCount()) : notLaid(p)};
}

float rewardOf(const Position& over, Seat seat) { return over.won[0].contains(seat) ? 1.0F : -1.0F; }

}  // namespace tacit::python
