// What is kept of a person, as a file: for themselves, and for an operator who is asked for it.
#pragma once

#include "operations/export_types.h"
#include "people/people.h"

namespace tacit::operations {

// Used on the I/O thread.
class Exports {
 public:
  Exports(const net::Net& net, store::Keeper& keeper, people::People& people, const service::Settings& settings)
      : net_(net), keeper_(keeper), people_(people), settings_(settings), recent_(kRate) {}

  void answer(const net::Request& request, const net::Reply& reply);
  // Nothing when there is no such person. `then` on a storage thread.
  using Then = std::function<void(std::optional<Export>)>;
  void make(const std::string& id, const std::string& session, Then then);

  // Drops what is only kept for limits.
  void forget() { recent_.forget(net_.now()); }

 private:
  static constexpr net::Rate kRate{6.0 / 3600, 3};
  struct Making;

  void addGames(const std::shared_ptr<Making>& making);

  const net::Net& net_;
  store::Keeper& keeper_;
  people::People& people_;
  const service::Settings& settings_;
  net::Buckets recent_;  // by person
};

}  // namespace tacit::operations
