// A value or the reason why there is none: how everything that reads text answers.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace tacit::base {

struct Error {
  std::string what;
};

template <typename T>
class Result {
 public:
  Result(T value) : state_(std::move(value)) {}      // NOLINT(google-explicit-constructor): reads as "return value;"
  Result(Error error) : state_(std::move(error)) {}  // NOLINT(google-explicit-constructor): reads as "return error;"

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }
  const T& operator*() const { return std::get<0>(state_); }
  T& operator*() { return std::get<0>(state_); }
  const T* operator->() const { return &std::get<0>(state_); }
  T* operator->() { return &std::get<0>(state_); }
  const std::string& error() const { return std::get<1>(state_).what; }

 private:
  std::variant<T, Error> state_;
};

}  // namespace tacit::base
