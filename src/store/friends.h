// What is kept of friends: who wants to be whose friend, who was here when, invitations to tables, what somebody hides.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tacit::store {

// Somebody with an account, as another person knows them.
struct Acquaintance {
  std::string id;
  std::string name;
  std::int64_t ms = 0;  // when they were last seen here, asked, or last played; 0: nobody is to know

  bool operator==(const Acquaintance&) const = default;
};

struct Invitation {
  std::string from;
  std::string to;
  std::string table;
  std::int64_t untilMs = 0;
  std::string name = {};  // NOLINT(readability-redundant-member-init): of who invites; not written

  bool operator==(const Invitation&) const = default;
};

// Somebody has just looked in. Written now and then; nothing happens when they are gone.
struct PersonSeen {
  std::string person;
  std::int64_t ms = 0;
};

// People are friends when each of two wants the other. Whoever blocks somebody neither sees nor hears them here.
class FriendsStore {
 public:
  FriendsStore() = default;
  FriendsStore(const FriendsStore&) = delete;
  FriendsStore& operator=(const FriendsStore&) = delete;
  FriendsStore(FriendsStore&&) = delete;
  FriendsStore& operator=(FriendsStore&&) = delete;
  virtual ~FriendsStore() = default;

  // False: one of the two has no account.
  virtual bool wantFriend(const std::string& person, const std::string& other, std::int64_t nowMs) = 0;
  // Neither wants the other any more.
  virtual void endFriendship(const std::string& person, const std::string& other) = 0;
  virtual bool areFriends(const std::string& person, const std::string& other) = 0;
  // With the last time they were seen, where they do not hide it.
  virtual std::vector<Acquaintance> friends(const std::string& person) = 0;
  // Who wants to be a friend and is not wanted yet; the last first.
  virtual std::vector<Acquaintance> requestsTo(const std::string& person) = 0;
  virtual std::vector<Acquaintance> requestsBy(const std::string& person) = 0;
  // Those who sat at the same tables since then and are no friends, asked or asking; the last first.
  virtual std::vector<Acquaintance> playedWith(const std::string& person, std::int64_t sinceMs, int limit) = 0;
  virtual bool havePlayed(const std::vector<std::string>& people, std::int64_t sinceMs) = 0;

  // One at a time from each to each. It isn't kept while the last one was declined and its time isn't over.
  virtual void invite(const Invitation& invitation, std::int64_t nowMs) = 0;
  virtual std::vector<Invitation> invitationsTo(const std::string& person, std::int64_t nowMs) = 0;
  virtual void declineInvitation(const std::string& from, const std::string& to, std::int64_t untilMs) = 0;
  virtual void forgetInvitations(std::int64_t nowMs) = 0;

  // What of somebody is not for others, in words of the server's.
  virtual std::vector<std::string> hidden(const std::string& person) = 0;
  virtual void setHidden(const std::string& person, const std::vector<std::string>& what) = 0;
};

}  // namespace tacit::store
