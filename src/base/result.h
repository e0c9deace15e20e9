// A value or the reason why there is none: how everything that reads text answers.
#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace tacit::base {

struct Error {
  std::string what;
};

// Of something that was only looked at: nothing if it is fine.
using Problem = std::optional<Error>;

template <typename T, typename Why = Error>
class Result {
 public:
  Result(T value) : state_(std::move(value)) {}  // NOLINT(google-explicit-constructor): reads as "return value;"
  Result(Why why) : state_(std::move(why)) {}    // NOLINT(google-explicit-constructor): reads as "return error;"

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }
  const T& operator*() const { return std::get<0>(state_); }
  T& operator*() { return std::get<0>(state_); }
  const T* operator->() const { return &std::get<0>(state_); }
  T* operator->() { return &std::get<0>(state_); }
  const auto& error() const {
    if constexpr (std::is_same_v<Why, Error>) return std::get<1>(state_).what;
    else return std::get<1>(state_);
  }

 private:
  std::variant<T, Why> state_;
};

}  // namespace tacit::base
