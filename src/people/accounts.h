// Accounts: made, signed in to by name and password, recovered by a code, deleted.
#pragma once

#include <functional>
#include <string>

#include "people/people.h"
#include "people/throttle.h"
#include "service/fair_worker.h"

namespace tacit::people {

// Used on the I/O thread.
class Accounts {
 public:
  Accounts(net::Net& net, store::Keeper& keeper, People& people, const service::ClusterEvents& clusterEvents,
           const service::Settings& settings)
      : net_(net), keeper_(keeper), people_(people), clusterEvents_(clusterEvents), settings_(settings) {}

  // At another node.
  void onEvent(const service::SignInTried& tried);

  void make(const Call& call);
  void login(const Call& call);
  void changePassword(const Call& call);
  void newCodes(const Call& call);
  void recover(const Call& call);
  void remove(const Call& call);
  // Takes a person away with everything that is kept of them; `then` on the storage thread.
  void erase(const std::string& person, std::function<void()> then);

  // Drops failures that no longer count.
  void forget() { throttle_.forget(net_.now()); }
  void stop() { worker_.stop(); }

 private:
  // Somebody wants in: whom it would be, and how to answer.
  struct Entry {
    Attempt attempt;
    std::string person;  // empty: nobody has this name
    net::Request request;
    net::Reply reply;
  };

  bool mayTry(const Entry& entry);
  void passed(const Entry& entry);
  void refused(const Entry& entry, const net::Response& answer);
  // Hashes when it is this address's turn; what comes of it is called on the I/O thread.
  void hash(const Attempt& attempt, const std::string& password, const net::Reply& reply,
            std::function<void(std::string hash)> then);
  void check(const Entry& entry, const std::string& hash, const std::string& password, std::function<void()> fits);
  // The password of somebody who is signed in, once more.
  void prove(const Call& call, const std::string& password, std::function<void()> then);
  void setPassword(const Call& call, const std::string& hash);
  void enterByCode(const Entry& entry, const Recovery& wish);
  void useCode(const Entry& entry, const std::string& code, const std::string& hash);
  void enter(const Entry& entry);

  net::Net& net_;
  store::Keeper& keeper_;
  People& people_;
  const service::ClusterEvents& clusterEvents_;
  const service::Settings& settings_;
  Throttle throttle_;
  service::FairWorker worker_{"passwords"};
};

// A code for somebody who has lost password and codes, from the operator; works for a day. Nothing when no account has
// this name.
std::optional<std::string> operatorCode(store::Store& store, const std::string& name);

}  // namespace tacit::people
