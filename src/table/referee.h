// Says what may happen at a table, and makes the events of it. Knows no network, no clock and no chance: they come in.
#pragma once

#include <functional>

#include "table/command.h"
#include "table/table.h"

namespace tacit::table {

// Who asks. Guests and people with an account are alike here, but for the mark; a program that plays for its person is
// marked, too, and never rated.
struct Person {
  std::string id;
  std::string name;
  bool guest = false;
  bool program = false;
};

// Something about a person that the table itself cannot know, such as whether he is connected just now.
using AboutPerson = std::function<bool(const std::string& person)>;

// What comes from outside: the shuffles (a Shuffled of this number, dealer drawn for the first), and somebody who is
// told of each event right after the table has taken it in.
struct Outside {
  std::function<Shuffled(const Table& table, int number)> shuffle;
  std::function<void(const Event& event)> tell;
  std::function<std::string(std::string_view word)> commitmentTo;  // a word for the shuffles
  AboutPerson isHere = [](const std::string& /*person*/) { return true; };
  // Has not been here for so long that the others need not wait any more.
  AboutPerson isMissed = [](const std::string& /*person*/) { return false; };
  // Has not been here for so long that somebody else may start the game.
  AboutPerson isLongGone = [](const std::string& /*person*/) { return false; };
};

class Referee {
 public:
  Referee(Table& table, const Outside& outside, base::Instant now) : table_(table), outside_(outside), now_(now) {}

  // A new table. The options must be such that people can agree on them (options.h).
  void create(Created created);

  // What a person wants. A command whose id this person has used before is done already, whatever it says.
  Outcome act(const Person& person, const Command& command);

  // A bot's decision for a seat: because it holds it, or because the person's time is up.
  Outcome decideFor(Seat seat, const Play& play, DecidedBy how);

  // Time is up for words that were called and not shown: the game begins without them.
  void closeWords();

  // The single legal play of a person who wants such plays to be made for him. When it comes is for the caller to say:
  // at once it would tell everybody that there was no choice.
  void playForced();

  // A quick table: who is missed gives the seat to the next one, and without anybody it is given up; with everybody
  // there, or with bots where they may come now, the game starts.
  void startQuickTableIfReady(bool botsMayCome);

  // Who belongs to each place of a tournament's table: at the beginning, and again when somebody is known or comes late,
  // who then plays on for the bot. Nobody sits down who may have seen other hands.
  void seat(const std::vector<std::optional<Person>>& people);
  // A tournament's table starts when everybody is there. When time is up, those who have not come rise; then bots play for
  // them, or the table is given up and it is for the tournament to say who has lost. Where nobody is known, it waits.
  void startTournamentTableIfReady(bool timeIsUp);

  // By correspondence nobody waits for the host: with every seat taken, and more than one person there, it starts.
  void startWhenFull();

  // A host who stays away keeps nobody from playing: the one who has sat here longest, and is here, becomes the host.
  void replaceLostHost();

  // The server has been away.
  void resume();

  // Somebody at the table is called something else from now on.
  void rename(const Person& person);

  // Follows an agreed rematch.
  void announceRematch(std::string_view newTable);

  // Nobody ever came, or nobody will any more.
  void giveUp();

 private:
  Outcome want(const Sit& want);
  Outcome want(const Rise& want);
  Outcome want(const SeatBot& want);
  Outcome want(const HandOver& want);
  Outcome want(const CommitWord& want);
  Outcome want(const ShowWord& want);
  Outcome want(const Start& want);
  Outcome want(const Give& want);
  Outcome want(const MakePlay& want);
  Outcome want(const TakeBack& want);
  Outcome want(const Leave& want);
  Outcome want(const Return& want);
  Outcome want(const Vote& want);
  Outcome want(const OfferAbort& want);
  Outcome want(const AnswerAbort& want);
  Outcome want(const AskSeat& want);
  Outcome want(const AnswerSeat& want);
  Outcome want(const WantRematch& want);
  Outcome want(const PlayNext& want);
  Outcome want(const Say& want);
  Outcome want(const SayPhrase& want);
  Outcome want(const Mute& want);
  Outcome want(const ListPlays& want);
  Outcome want(const ProposeBoard& want);
  Outcome want(const AnswerBoard& want);
  Outcome want(const OfferBreak& want);
  Outcome want(const AnswerBreak& want);
  Outcome want(const EndBreak& want);
  static Outcome want(const Ping& want);

  void record(EventBody what);
  // What follows by itself: shuffles, the end.
  void goOn();
  void start();
  void begin();
  void fillWithBots();
  bool abortIsAgreed() const;
  void abortIfAgreed();
  // What those who are there have agreed on happens: also because somebody who had not agreed is there no more.
  void doWhatIsAgreed();
  bool seatIsAgreed(const SeatAsking& asking) const;
  void seatWhoeverIsAgreedOn();
  Outcome refuseAgreeing() const;
  void agreeToBoard();
  void setBoardIfAgreed();
  void beginBreakIfAgreed();
  void endBreakIfAllAreBack();
  void leaveToTheNextHost();
  // The place of the person who has sat here longest among some.
  template <typename Among>
  std::optional<PlaceIndex> longestSeated(Among among) const;

  // Of a place that a command names.
  bool placeExists(int place) const;
  bool isStarted() const;
  Outcome refuseIfStarted() const;
  Outcome refuseArranging(int place) const;
  Outcome refuseUnlessPlaying() const;
  void seatBotsBesidePeople();
  Outcome refuseAsking(const Place& its) const;
  // A seat for which this person decides.
  base::Result<Seat, Refusal> ownSeat(std::string_view name) const;
  std::optional<PlaceIndex> myFirstPlace() const;
  PlaceIndex myPlace() const;  // the same, of somebody who has one
  std::optional<PlaceIndex> mySealedPlace() const;
  template <typename Visit>
  void forEachOwnPlace(Visit visit) const {
    for (const PlaceIndex place : table_.places().heldBy(person_.id)) visit(place, table_.places()[place]);
  }
  bool allPresent(bool Place::* wish) const;

  Table& table_;
  const Outside& outside_;
  base::Instant now_;
  Person person_;
  std::string commandId_;
};

// A shuffle has to come before anything else; its number, or 0.
int shuffleDue(const Table& table);

// The play that has to be made for a person who has no other and does not want to be asked (Options::playForced).
std::optional<Play> forcedPlay(const Table& table);

// Whether everybody who is still there wants to play again.
bool rematchAgreed(const Table& table);

}  // namespace tacit::table
