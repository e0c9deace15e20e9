// What is kept of a person, as a file: for themselves, and for an operator who is asked for it.
#pragma once

#include "operations/export_types.h"
#include "people/people.h"

namespace tacit::operations {

// Used on the I/O thread.
class Exports {
 public:
  Exports(store::Keeper& keeper, people::People& people) : keeper_(keeper), people_(people) {}

  void answer(const people::Call& call);
  // Nothing when there is no such person. `then` on a storage thread.
  using Then = std::function<void(std::optional<Export>)>;
  void make(const std::string& id, const std::string& session, Then then);

 private:
  struct Making;

  void addGames(const std::shared_ptr<Making>& making);

  store::Keeper& keeper_;
  people::People& people_;
};

}  // namespace tacit::operations
