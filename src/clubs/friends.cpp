#include "clubs/friends.h"

#include <algorithm>
#include <set>

namespace tacit::clubs {

using base::RefusalCode;

namespace {

using namespace std::chrono_literals;

constexpr auto kIsHere = 75s;                      // since the page last asked, which it does twice a minute
constexpr auto kSeenEvery = 25s;                   // that this is written
constexpr auto kLately = std::chrono::days(60);    // that people have played together
constexpr auto kPlayAgain = std::chrono::days(7);  // that they can be asked to play again
constexpr auto kInvitation = 10min;                // that it stands
constexpr auto kInviteAgain = 1min;                // before that the same invitation is no news
constexpr auto kAfterDecline = 60min;              // until the same person may invite again
constexpr int kMaxLately = 20;
constexpr std::size_t kMaxFriends = 500;
constexpr std::size_t kMaxAsked = 50;  // who have not answered

net::Response noPerson() { return service::failure({RefusalCode::NoPerson, "no person with an account has this id"}); }

people::PersonShown shownAs(const store::Acquaintance& one) { return {one.id, one.name, false}; }

std::vector<people::PersonShown> shownAs(const std::vector<store::Acquaintance>& people) {
  std::vector<people::PersonShown> all;
  all.reserve(people.size());
  for (const auto& one : people) all.push_back(shownAs(one));
  return all;
}

FriendList friendListOf(store::Store& store, const std::string& person) {
  FriendList list;
  const base::Instant now = base::wallNow();
  for (const auto& one : store.friends().of(person))
    list.friends.push_back({one.id, one.name, now - one.when <= kIsHere, std::nullopt});
  list.requests = shownAs(store.friends().requestsTo(person));
  list.asked = shownAs(store.friends().requestsBy(person));
  list.lately = shownAs(store.friends().playedWith(person, now - kLately, kMaxLately));
  return list;
}

// The names under which it is kept that something is hidden.
std::vector<std::string> hiddenBy(const Shows& shows) {
  std::vector<std::string> hidden;
  const auto add = [&](const auto& one) {
    if (!(shows.*one.value)) hidden.emplace_back(one.name);
  };
  Shows::fields()([&](const auto&... one) { (add(one), ...); });
  return hidden;
}

// That stand at a time: they have not said no, or blocked who invites.
bool stands(store::Store& store, const store::Invitation& invitation, base::Instant when) {
  return std::ranges::any_of(store.friends().invitationsTo(invitation.to, when), [&](const store::Invitation& one) {
    return one.from == invitation.from && one.table == invitation.table;
  });
}

bool everybodyMayLook(const tables::Room& room) {
  const table::Options& options = room.table().options();
  return options.listed && options.spectators != table::Spectators::None && !room.table().done();
}

}  // namespace

Shows showsOf(store::Store& store, const std::string& person) {
  const auto hidden = store.friends().hidden(person);
  Shows shows;
  const auto set = [&](const auto& one) { shows.*one.value = std::ranges::find(hidden, one.name) == hidden.end(); };
  Shows::fields()([&](const auto&... one) { (set(one), ...); });
  return shows;
}

void Friends::forget() {
  std::erase_if(seen_, [now = base::wallNow()](const auto& one) { return now - one.second > kIsHere; });
  keeper_.ask([](store::Store& store) { store.friends().forgetInvitations(base::wallNow()); });
}

// ---- Who is a friend, and here ----

void Friends::list(const people::Call& call) {
  keeper_.look(call.personId(), [this, id = call.personId(), reply = call.reply](store::Store& store) {
    net_.post([this, list = friendListOf(store, id), reply] { addTables(list, reply); });
  });
}

net::Response Friends::seated(const std::string& body) const {
  SeatedPeople asked;
  if (json::readText(body, asked)) return service::failure({RefusalCode::BadRequest, "not a list of people"});
  std::set<std::string> wanted;
  for (const auto& one : asked.people) wanted.insert(one.person);
  SeatedPeople found;
  for (const auto& [id, room] : rooms_.all()) {
    if (!everybodyMayLook(*room)) continue;
    for (const auto& place : room->table().places())
      if (place.isPerson() && wanted.contains(place.person)) found.people.push_back({place.person, id});
  }
  return service::answerWith(found);
}

void Friends::addTables(FriendList list, const net::Reply& reply) {
  SeatedPeople wanted;
  for (const auto& one : list.friends)
    if (one.here) wanted.people.push_back({one.id, {}});
  const std::string body = json::text(wanted);
  auto finish = [list = std::move(list), reply](const std::vector<net::Response>& answers) mutable {
    for (const auto& answer : answers) {
      SeatedPeople found;
      if (json::readText(answer.body, found)) continue;
      for (const auto& [person, table] : found.people)
        if (const auto one = std::ranges::find(list.friends, person, &FriendShown::id); one != list.friends.end())
          one->table = table;
    }
    reply(service::answerWith(list));
  };
  const net::Response ours = seated(body);
  if (nodeRequests_ == nullptr || wanted.people.empty()) return finish({ours});
  node::NodeRequest nodeRequest;
  nodeRequest.path = kSeated;
  nodeRequest.body = body;
  nodeRequests_->gather(nodeRequest, [finish = std::move(finish), ours](std::vector<net::Response> answers) mutable {
    answers.push_back(ours);
    finish(answers);
  });
}

void Friends::see(const std::string& person) {
  const base::Instant now = base::wallNow();
  base::Instant& last = seen_[person];
  if (now - last < kSeenEvery) return;
  last = now;
  keeper_.look(person, [this, person, now](store::Store& store) {
    if (showsOf(store, person).presence) keeper_.write({store::PersonSeen{person, now}});
  });
}

void Friends::news(const people::Call& call) {
  see(call.personId());
  keeper_.look(call.personId(), [id = call.personId(), reply = call.reply](store::Store& store) {
    FriendNews news;
    news.requests = static_cast<int>(store.friends().requestsTo(id).size());
    for (const auto& team : store.teams().of(id))
      for (const auto& member : team.members)
        if (member.person == id && !member.accepted) ++news.teams;
    for (const auto& one : store.friends().invitationsTo(id, base::wallNow()))
      news.invitations.push_back({one.from, one.name, one.table, one.until});
    reply(service::answerWith(news));
  });
}

void Friends::want(const people::Call& call) {
  FriendWish wish;
  if (!call.read(wish)) return;
  if (wish.person == call.personId()) return call.reply(service::failure(RefusalCode::BadPerson));
  if (wish.on) return ask(call, wish.person);
  keeper_.ask([id = call.personId(), other = wish.person, reply = call.reply](store::Store& store) {
    store.friends().end(id, other);
    reply(service::answerWith(people::Done{"you are no friends"}));
  });
}

// A blocked person gets the same answer as everybody else, and so never learns of the block.
void Friends::ask(const people::Call& call, const std::string& other) {
  if (const auto refusal = call.takeOne()) return call.reply(service::failure(*refusal));
  keeper_.ask([id = call.personId(), other, reply = call.reply](store::Store& store) {
    if (store.friends().of(id).size() >= kMaxFriends || store.friends().requestsBy(id).size() >= kMaxAsked)
      return reply(service::failure(RefusalCode::TooManyFriends));
    if (!store.friends().request(id, other, base::wallNow())) return reply(noPerson());
    reply(service::answerWith(people::Done{"asked"}));
  });
}

// ---- Invitations ----

// By friends, and by those who have just played with somebody: to play again.
void Friends::invite(const people::Call& call, const InvitationWish& wish, const tables::Room& room) {
  const store::Person& from = call.person();
  if (wish.person == from.id) return call.reply(service::failure(RefusalCode::BadPerson));
  if (room.table().places().heldBy(from.id).empty() || room.table().done())
    return call.reply(
        service::failure({RefusalCode::NotYours, "sit down at a table first: you can invite people to your own"}));
  const base::Instant now = base::wallNow();
  const store::Invitation invitation{from.id, wish.person, room.table().id(), now + kInvitation};
  keeper_.ask([this, invitation, now, name = from.name, reply = call.reply](store::Store& store) {
    if (!store.friends().areFriends(invitation.from, invitation.to) &&
        !store.friends().havePlayed({invitation.from, invitation.to}, now - kPlayAgain))
      return reply(service::failure(RefusalCode::NoFriend));
    if (stands(store, invitation, invitation.until - kInviteAgain))
      return reply(service::answerWith(people::Done{"invited"}));
    store.friends().invite(invitation, now);
    if (stands(store, invitation, now))
      net_.post([this, invitation, name] {
        alert_(invitation.to, {alerts::AlertKind::Invited, "/t/" + invitation.table, name});
      });
    reply(service::answerWith(people::Done{"invited"}));
  });
}

void Friends::answerInvitation(const people::Call& call) {
  InvitationAnswer answer;
  if (!call.read(answer)) return;
  const base::Instant until = base::wallNow() + (answer.accept ? 0min : kAfterDecline);
  keeper_.ask([id = call.personId(), answer, until, reply = call.reply](store::Store& store) {
    store.friends().decline(answer.person, id, until);
    reply(service::answerWith(people::Done{"answered"}));
  });
}

// ---- What is shown ----

void Friends::shows(const people::Call& call) {
  keeper_.look(call.personId(), [id = call.personId(), reply = call.reply](store::Store& store) {
    reply(service::answerWith(showsOf(store, id)));
  });
}

void Friends::setShows(const people::Call& call) {
  Shows shows;
  if (!call.read(shows)) return;
  keeper_.ask([id = call.personId(), shows, reply = call.reply](store::Store& store) {
    store.friends().setHidden(id, hiddenBy(shows));
    reply(service::answerWith(showsOf(store, id)));
  });
}

}  // namespace tacit::clubs
