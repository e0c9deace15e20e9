// Asking a person for a decision: the menu, the commands, sevens leg by leg, exchanges marble by marble.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/menu.h"
#include "cli/play/room.h"
#include "rules/seven_entry.h"

namespace tacit::cli {

class Asking {
 public:
  // `person`: the seats of the person who decides now.
  Asking(Room& room, SeatSet person);

  // The play chosen; nothing when the person leaves the game.
  std::optional<Play> decide();

  // Why there was no play: the input has ended, rather than somebody typed `quit`.
  bool inputEnded() const { return inputEnded_; }

 private:
  // One line of input, commands that work everywhere already done; nothing when the person leaves.
  std::optional<std::string> ask();
  bool command(std::string_view line);
  void hint();
  // What a bot would do; the same however often it is asked.
  const Play& advice();
  void save(std::string_view file, bool overwrite);
  void printHand() const;
  void printGone() const;

  std::optional<Play> chosen(const std::string& line);
  std::optional<Play> typed(const std::string& text);
  void refuseNumber(const std::string& text) const;

  std::optional<Play> seven(Card laid);
  void showSeven(const SevenEntry& entry);

  std::optional<Play> exchange(Card laid);

  void show();
  void say(std::string_view text) const;

  Room& room_;
  SeatSet person_;
  View view_;
  PlayList plays_;
  Menu menu_;
  std::string prompt_;
  std::optional<Play> advice_;
  bool stepwise_ = false;  // in a seven or an exchange: the numbers are not those of the menu
  bool leaving_ = false;
  bool inputEnded_ = false;
};

}  // namespace tacit::cli
