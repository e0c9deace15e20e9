// What is kept of friends: who wants to be whose friend, who was here when, invitations to tables, what people hide.
#pragma once

#include "store/store_part.h"

namespace tacit::store {

// A person with an account, as another person knows them.
struct Acquaintance {
  std::string id;
  std::string name;
  base::Instant when;  // they were last seen here, asked, or last played; 1970: nobody is to know

  bool operator==(const Acquaintance&) const = default;
};

struct Invitation {
  std::string from;
  std::string to;
  std::string table;
  base::Instant until;
  std::string name = {};  // NOLINT(readability-redundant-member-init): of who invites; not written

  bool operator==(const Invitation&) const = default;
};

// A person has just been here. Written now and then; nothing happens when they are gone.
struct PersonSeen {
  std::string person;
  base::Instant when;
};

// People are friends when each of two wants the other. A person who blocks another neither sees nor hears them here.
class FriendStore : StorePart {
 public:
  using StorePart::StorePart;

  // False: one of the two has no account.
  bool request(const std::string& person, const std::string& other, base::Instant now);
  // Neither wants the other any more.
  void end(const std::string& person, const std::string& other);
  bool areFriends(const std::string& person, const std::string& other);
  // With the last time they were seen, where they do not hide it.
  std::vector<Acquaintance> of(const std::string& person);
  // Who wants to be a friend and is not wanted yet; the last first.
  std::vector<Acquaintance> requestsTo(const std::string& person);
  std::vector<Acquaintance> requestsBy(const std::string& person);
  // Those who sat at the same tables since then and are no friends, asked or asking; the last first.
  std::vector<Acquaintance> playedWith(const std::string& person, base::Instant since, int limit);
  bool havePlayed(const std::vector<std::string>& people, base::Instant since);

  // Others with accounts whose name begins like this, however it is capitalised; who is called just so comes first.
  std::vector<Acquaintance> named(const std::string& person, const std::string& beginning, int limit);

  // One at a time from each to each. It isn't kept while the last one was declined and its time isn't over.
  void invite(const Invitation& invitation, base::Instant now);
  std::vector<Invitation> invitationsTo(const std::string& person, base::Instant now);
  void decline(const std::string& from, const std::string& to, base::Instant until);
  void forgetInvitations(base::Instant now);

  // What a person hides from others, in the server's words.
  std::vector<std::string> hidden(const std::string& person);
  void setHidden(const std::string& person, const std::vector<std::string>& what);

 private:
  friend class PeopleStore;  // erases people, within a transaction
  void leave(const std::string& person);
  // All rows of a query about one person: id, name and a time.
  std::vector<Acquaintance> select(const std::string& query, const std::string& person);
};

}  // namespace tacit::store
