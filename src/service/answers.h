// Answers over HTTP, the same everywhere.
#pragma once

#include "json/json.h"
#include "net/limits.h"
#include "net/net.h"
#include "service/api_types.h"

namespace tacit::server {

template <typename T>
net::Response answerWith(const T& value, int status = 200) {
  net::Response response;
  response.status = status;
  response.type = "application/json";
  response.body = json::text(value);
  response.headers.emplace_back("Cache-Control", "no-store");
  return response;
}

inline net::Response answerText(std::string type, std::string body) {
  net::Response response;
  response.type = std::move(type);
  response.body = std::move(body);
  return response;
}

inline net::Response failure(int status, std::string error, std::string text) {
  return answerWith(Failure{std::move(error), std::move(text)}, status);
}

// It's not possible now, but will be again soon.
inline net::Response comeAgain(std::string error, std::string text) {
  net::Response response = failure(503, std::move(error), std::move(text));
  response.headers.emplace_back("Retry-After", "5");
  return response;
}

inline net::Response unknownPerson() { return failure(401, "unknown_person", "say hello first: POST /api/hello"); }

inline net::Response nameTaken() {
  return failure(409, "name_taken", "another account has this name, or one that looks like it");
}

inline net::Response retryLater(std::string error, std::string text, int seconds) {
  net::Response response = failure(429, std::move(error), std::move(text));
  response.headers.emplace_back("Retry-After", std::to_string(seconds));
  return response;
}

// Who takes turns with others in reading from the store.
inline std::string visitorOf(const net::Request& request) { return net::limitKey(request.address); }

// Reads the body, or says what is wrong with it.
template <typename T>
bool readBody(const net::Request& request, const net::Reply& reply, T& value) {
  const auto problem = json::readText(request.body, value);
  if (problem) reply(failure(400, "bad_request", problem.what));
  return !problem;
}

}  // namespace tacit::server
