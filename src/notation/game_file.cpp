#include "notation/game_file.h"

#include <algorithm>

#include "base/result.h"
#include "base/strings.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/setup_text.h"
#include "notation/words.h"

namespace tacit::notation {
namespace {

constexpr std::size_t kLineWidth = 100;
constexpr std::string_view kSet = "set";  // in the place of the deciding seat, before a board

base::Error atLine(int line, std::string_view what) {
  return {"line " + std::to_string(line) + ": " + std::string(what)};
}

// ---- Printing ----

std::string escaped(std::string_view value) {
  std::string out;
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += c == '\n' || c == '\r' ? ' ' : c;
  }
  return out;
}

void addPlays(std::string& text, const std::vector<RecordedPlay>& plays) {
  std::string line;
  for (const RecordedPlay& play : plays) {
    const std::string who = play.seat == kNoSeat ? std::string(kSet) : std::string(1, seatLetter(play.seat));
    const std::string word = who + ' ' + play.text;
    if (!line.empty() && line.size() + 1 + word.size() > kLineWidth) {
      text += line + '\n';
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  if (!line.empty()) text += line + '\n';
}

void addDeal(std::string& text, const Setup& setup, const RecordedDeal& deal) {
  text += std::string("deal ") + seatLetter(deal.dealer);
  for (const Seat seat : setup.table().seats) {
    if (!deal.hands[seat].empty()) text += std::string(" ") + seatLetter(seat) + ':' + cardList(deal.hands[seat]);
  }
  text += '\n';
  if (deal.gifts != RecordedDeal::kNoGifts) {
    text += "give";
    for (const Seat seat : setup.table().seats) {
      if (deal.gifts[seat] == Card::None) continue;
      text.append(" ").append(1, seatLetter(seat)).append(":").append(cardName(deal.gifts[seat]));
    }
    text += '\n';
  }
  addPlays(text, deal.plays);
}

// ---- Reading ----

// Words of the file after the headers, with comments taken out.
class Words {
 public:
  explicit Words(std::string_view text, int line) : text_(text), line_(line) {}

  // The next word; nothing at the end or after an unclosed comment (see broken).
  std::optional<std::string_view> next() {
    skipBlanks();
    if (text_.empty() || broken_) return std::nullopt;
    std::size_t end = 0;
    while (end < text_.size() && !isBlank(text_[end]) && text_[end] != '{') ++end;
    const auto word = text_.substr(0, end);
    text_.remove_prefix(end);
    return word;
  }

  bool broken() const { return broken_; }
  int line() const { return line_; }

 private:
  static bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

  void skipBlanks() {
    while (!text_.empty() && (isBlank(text_[0]) || text_[0] == '{')) {
      if (text_[0] == '{') {
        const auto close = text_.find('}');
        broken_ = close == std::string_view::npos;
        if (broken_) return;  // the line is still that of the brace
        skip(close);
      }
      skip(1);
    }
  }

  void skip(std::size_t count) {
    line_ += static_cast<int>(std::ranges::count(text_.substr(0, count), '\n'));
    text_.remove_prefix(count);
  }

  std::string_view text_;
  int line_;
  bool broken_ = false;
};

class FileReader {
 public:
  explicit FileReader(std::string_view text) : text_(text) {}

  base::Result<GameRecord> read() {
    if (!readHeaders() || !readSetup() || !readBody()) return error_;
    return record_;
  }

 private:
  bool fail(int line, const base::Error& error) {
    error_ = atLine(line, error.what);
    return false;
  }

  bool readHeaders() {
    while (text_.starts_with('[')) {
      const auto end = std::min(text_.find('\n'), text_.size());
      auto line = text_.substr(0, end);
      if (line.ends_with('\r')) line.remove_suffix(1);
      if (!readHeader(line)) return false;
      text_.remove_prefix(std::min(end + 1, text_.size()));
      ++line_;
    }
    return !record_.headers.empty() || fail(line_, {"a game file begins with headers such as [Layout \"pairs4\"]"});
  }

  bool readHeader(std::string_view line) {
    std::string_view rest = line.substr(1);
    const auto key = base::takeUntil(rest, ' ');
    const bool framed = key && !key->empty() && rest.size() >= 3 && rest.starts_with('"') && rest.ends_with("\"]");
    if (!framed) return fail(line_, base::complain("header", "expected [Key \"value\"], not", line));
    if (record_.header(*key) != nullptr) return fail(line_, base::complain("header", "given twice:", *key));
    std::string value;
    for (std::size_t i = 1; i + 2 < rest.size(); ++i) {
      const bool escape = rest[i] == '\\' && i + 3 < rest.size();
      if (escape) ++i;
      else if (rest[i] == '"')
        return fail(line_, base::complain("header", "a quote inside the value needs a backslash:", line));
      value += rest[i];
    }
    record_.headers.emplace_back(*key, value);
    headerLines_.push_back(line_);
    return true;
  }

  int lineOf(std::string_view key) const {
    for (std::size_t i = 0; i < record_.headers.size(); ++i)
      if (record_.headers[i].first == key) return headerLines_[i];
    return line_;
  }

  // The line of the header that an error of parseSetup is about.
  int lineOfSetup(std::string_view error) const {
    if (error.starts_with("rules")) return lineOf("Rules");
    return lineOf(error.starts_with("pack") ? "Pack" : "Layout");
  }

  bool readSetup() {
    const std::string* const layout = record_.header("Layout");
    if (layout == nullptr) return fail(line_, {"header: Layout is missing"});
    const auto word = [this](std::string_view key) {
      const std::string* const value = record_.header(key);
      return value == nullptr ? std::nullopt : std::optional<std::string_view>(*value);
    };
    const auto setup = parseSetup({*layout, word("Rules"), word("Pack")});
    if (!setup) return fail(lineOfSetup(setup.error()), {setup.error()});
    record_.setup = *setup;
    return true;
  }

  bool readBody() {
    Words words(text_, line_);
    auto word = words.next();
    while (word) {
      if (*word != "deal") return fail(words.line(), base::complain("game", "expected 'deal', not", *word));
      RecordedDeal deal;
      deal.line = words.line();
      if (!readDeal(words, deal, word)) return false;
      record_.deals.push_back(std::move(deal));
    }
    return !words.broken() || neverClosed(words);
  }

  bool neverClosed(const Words& words) { return fail(words.line(), {"comment: this { is never closed"}); }

  // `a:text` as seat and text.
  std::optional<std::pair<Seat, std::string_view>> seatAndText(std::string_view word) const {
    const auto letter = base::takeUntil(word, ':');
    const auto seat = letter ? seatNamed(*letter) : std::nullopt;
    if (!seat || !record_.setup.table().seats.contains(*seat)) return std::nullopt;
    return std::pair(*seat, word);
  }

  bool readDeal(Words& words, RecordedDeal& deal, std::optional<std::string_view>& word) {
    word = words.next();
    if (!word && words.broken()) return neverClosed(words);
    const auto dealer = word ? seatNamed(*word) : std::nullopt;
    if (!dealer || !record_.setup.table().seats.contains(*dealer))
      return fail(words.line(), base::complain("deal", "expected the dealer, not", word.value_or("end of file")));
    deal.dealer = *dealer;
    SeatSet served;
    for (word = words.next(); word && word->find(':') == 1; word = words.next()) {
      const auto hand = seatAndText(*word);
      if (!hand || served.contains(hand->first))
        return fail(words.line(), base::complain("deal", "expected one hand for each seat, not", *word));
      const auto cards = parseHand("deal", hand->second);
      if (!cards) return fail(words.line(), {cards.error()});
      deal.hands[hand->first] = *cards;
      served |= only(hand->first);
    }
    return readGifts(words, deal, word) && readPlays(words, deal, word);
  }

  bool readGifts(Words& words, RecordedDeal& deal, std::optional<std::string_view>& word) {
    if (!word || *word != "give") return true;
    deal.giveLine = words.line();
    for (word = words.next(); word && word->find(':') == 1; word = words.next()) {
      const auto gift = seatAndText(*word);
      const auto card = gift ? cardNamed(gift->second) : std::nullopt;
      if (!card) return fail(words.line(), base::complain("give", "expected a seat and a card, not", *word));
      if (deal.gifts[gift->first] != Card::None)
        return fail(words.line(), base::complain("give", "this seat gives twice:", *word));
      deal.gifts[gift->first] = *card;
    }
    return true;
  }

  bool readPlays(Words& words, RecordedDeal& deal, std::optional<std::string_view>& word) {
    for (; word && *word != "deal"; word = words.next()) {
      const auto seat = *word == kSet ? std::optional(kNoSeat) : seatNamed(*word);
      const int line = words.line();
      if (!seat) return fail(line, base::complain("play", "expected the deciding seat, not", *word));
      const auto play = words.next();
      if (!play && words.broken()) return neverClosed(words);
      if (!play) return fail(line, base::complain("play", "a play is missing after", *word));
      deal.plays.push_back({*seat, std::string(*play), words.line()});
    }
    return true;
  }

  std::string_view text_;
  int line_ = 1;
  std::vector<int> headerLines_;
  GameRecord record_;
  base::Error error_;
};

// ---- Replaying ----

class Replayer {
 public:
  Replayer(const GameRecord& record, const Watch& watch, const BoardWatch& boardWatch)
      : record_(record), watch_(watch), boardWatch_(boardWatch) {}

  base::Result<FollowedGame> run() {
    if (record_.deals.empty()) return base::Error{"the file has no deal"};
    game_ = FollowedGame(beforeFirstDeal(record_.setup, record_.deals.front().dealer));
    for (const RecordedDeal& deal : record_.deals)
      if (!playDeal(deal)) return error_;
    return game_;
  }

 private:
  const Position& position() const { return game_.position(); }

  bool fail(int line, std::string_view what) {
    error_ = atLine(line, what);
    return false;
  }

  bool playDeal(const RecordedDeal& deal) {
    const Position& p = position();
    if (p.phase == Phase::Over) return fail(deal.line, "deal: the game is over already");
    if (p.phase != Phase::Deal) return fail(deal.line, "deal: the deal before is not played out");
    if (!deals(deal) || !swap(deal)) return false;
    return std::ranges::all_of(deal.plays, [&](const RecordedPlay& recorded) { return play(recorded); });
  }

  // The gifts, in the order in which the seats give (the file has them in the order of the seats).
  bool swap(const RecordedDeal& deal) {
    auto toCome = deal.gifts;
    for (Seat seat = position().turn; position().phase == Phase::Swap && toCome[seat] != Card::None;
         seat = position().turn) {
      if (!play({seat, "give:" + std::string(cardName(toCome[seat])), deal.giveLine})) return false;
      toCome[seat] = Card::None;
    }
    for (const Seat seat : kAllSeats)
      if (toCome[seat] != Card::None)
        return fail(deal.giveLine, std::string("give: it is not up to ") + seatLetter(seat) + " to give here");
    return true;
  }

  bool deals(const RecordedDeal& recorded) {
    const Position& p = position();
    const int scheduled = nextDealSize(p);
    const bool shuffled = scheduled == 0;
    const int each = shuffled ? firstDealSize(p) : scheduled;
    const int seats = p.inGame().size();
    const int before = shuffled ? packSize(p.setup.pack, p.setup.seatCount()) : p.stack;
    if (recorded.dealer != p.next(p.dealer))
      return fail(recorded.line, std::string("deal: it is up to ") + seatLetter(p.next(p.dealer)) + " to deal");
    for (const Seat seat : kAllSeats) {
      const int wanted = p.inGame().contains(seat) ? each : 0;
      if (recorded.hands[seat].size() != wanted)
        return fail(recorded.line,
                    std::string("deal: seat ") + seatLetter(seat) + " must get " + std::to_string(wanted) + " cards");
    }
    if (!inPack(recorded, shuffled)) return false;
    game_.deal(Deal{recorded.dealer, recorded.hands, shuffled, before - each * seats});
    if (watch_) watch_(game_, nullptr);
    return true;
  }

  bool inPack(const RecordedDeal& recorded, bool shuffled) {
    const Position& p = position();
    CardCounts left = cardsOf(p.setup.pack, p.setup.seatCount());
    for (const Card card : kAllCards) {
      int count = shuffled ? 0 : p.gone[card];
      for (const Hand hand : recorded.hands) count += hand.count(card);
      if (count > left[card])
        return fail(recorded.line, "deal: more of this card than the pack has: " + std::string(cardName(card)));
    }
    return true;
  }

  bool play(const RecordedPlay& recorded) {
    const Position& p = position();
    if (p.phase == Phase::Over) return fail(recorded.line, "play: the game is over already");
    if (p.phase == Phase::Deal) return fail(recorded.line, "play: the deal is over already");
    if (recorded.seat == kNoSeat) return set(recorded);
    if (recorded.seat != p.by)
      return fail(recorded.line,
                  std::string("play: seat ") + seatLetter(p.by) + " decides here, not " + seatLetter(recorded.seat));
    const auto parsed = parsePlay(p, recorded.text);
    if (!parsed) return fail(recorded.line, parsed.error());
    const Step step = game_.carryOut(*parsed);
    if (watch_) watch_(game_, &step);
    return true;
  }

  bool set(const RecordedPlay& recorded) {
    if (!canSetBoard(position())) return fail(recorded.line, "set: the board can't be set right here");
    const auto after = withBoard(position(), recorded.text);
    if (!after) return fail(recorded.line, after.error());
    game_.setBoard(after->board);
    if (boardWatch_) boardWatch_(game_);
    return true;
  }

  const GameRecord& record_;
  const Watch& watch_;
  const BoardWatch& boardWatch_;
  FollowedGame game_;
  base::Error error_;
};

}  // namespace

const std::string* GameRecord::header(std::string_view key) const {
  for (const auto& [name, value] : headers)
    if (name == key) return &value;
  return nullptr;
}

void GameRecord::setHeader(std::string_view key, std::string_view value) {
  for (auto& [name, old] : headers)
    if (name == key) {
      old = value;
      return;
    }
  headers.emplace_back(key, value);
}

Recorder::Recorder(const Setup& setup) {
  record_.setup = setup;
  record_.setHeader("Layout", layoutName(setup.layout));
  record_.setHeader("Rules", rulesText(setup));
  record_.setHeader("Pack", packName(setup.pack));
  record_.setHeader("Result", "none");
}

void Recorder::deal(const Position& dealt) {
  RecordedDeal deal;
  deal.dealer = dealt.dealer;
  deal.hands = dealt.hands;
  record_.deals.push_back(deal);
}

void Recorder::play(const Position& before, const Play& play) {
  RecordedDeal& deal = record_.deals.back();
  if (play.kind == Kind::Give) deal.gifts[before.turn] = play.card;
  else deal.plays.push_back({before.by, playText(before, play)});
}

void Recorder::boardSet(const Position& after) {
  record_.deals.back().plays.push_back({kNoSeat, boardText(after.layout(), after.board)});
}

std::string gameFileText(const GameRecord& record) {
  std::string text;
  for (const auto& [key, value] : record.headers) text += '[' + key + " \"" + escaped(value) + "\"]\n";
  text += '\n';
  for (const RecordedDeal& deal : record.deals) addDeal(text, record.setup, deal);
  return text;
}

base::Result<GameRecord> parseGameFile(std::string_view text) { return FileReader(text).read(); }

base::Result<FollowedGame> replay(const GameRecord& record, const Watch& watch, const BoardWatch& boardWatch) {
  return Replayer(record, watch, boardWatch).run();
}

bool hasBoardSet(const GameRecord& record) {
  return std::ranges::any_of(record.deals, [](const RecordedDeal& deal) {
    return std::ranges::find(deal.plays, kNoSeat, &RecordedPlay::seat) != deal.plays.end();
  });
}

std::string resultText(const Position& position) {
  if (position.phase != Phase::Over) return "none";
  return position.everWon().empty() ? "lost" : wonText(position);
}

base::Problem problemWithResult(const GameRecord& record, const Position& last) {
  const std::string* const claimed = record.header("Result");
  const std::string result = resultText(last);
  if (claimed == nullptr || *claimed == result) return std::nullopt;
  return base::Error{"the header Result says " + base::quoted(*claimed) + ", the plays " + base::quoted(result)};
}

}  // namespace tacit::notation
