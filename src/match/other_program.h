// A player that is another program and speaks the line protocol (docs/writing-a-bot.md).
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "match/player.h"
#include "match/program.h"

namespace tacit::match {

// It is sent all lines up to `go` at once and is not waited for in between: old programs answer few of them. Once a
// program has told its name it is taken to know the protocol, and answers every line.
class OtherProgram final : public Player {
 public:
  OtherProgram(BotSpec spec, int grace) : spec_(std::move(spec)), grace_(grace) {}

  void beginGame(const NewGame& game) override { game_ = game; }
  Answer decide(const View& view, std::optional<int> left, const std::atomic<bool>& stop) override;
  Identity identity() const override { return identity_; }

 private:
  enum class Sent : std::uint8_t { Hello, NewGame, Seed, Position, Go };

  Answer ask(const View& view, std::optional<int> left, const std::atomic<bool>& stop);
  Clock::time_point deadline(std::optional<int> left) const;
  std::string linesFor(const View& view, std::optional<int> left);
  void add(std::string& lines, Sent what, const std::string& line);
  Answer readAnswers(const View& view, Clock::time_point until, const std::atomic<bool>& stop);
  std::optional<Answer> take(const View& view, const std::string& line);
  std::optional<Answer> takeEnd(const View& view, const std::string& line);
  std::optional<Answer> takeBest(const View& view, const std::string& text);
  bool takeIdentity(const std::string& line);
  Sent answered();
  Answer ended();
  void forget();

  BotSpec spec_;
  int grace_;
  std::unique_ptr<Program> program_;
  std::optional<NewGame> game_;  // to be told with the next decision
  std::deque<Sent> pending_;     // what it has not answered
  std::set<Sent> refused_;       // what it answers with an error and can do without
  std::string best_;             // told, and not yet followed by `ok`
  bool hasSpoken_ = false;
  Identity identity_;
};

}  // namespace tacit::match
