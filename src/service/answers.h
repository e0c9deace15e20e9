// Answers over HTTP, the same everywhere.
#pragma once

#include "json/json.h"
#include "net/net.h"
#include "service/api_types.h"

namespace tacit::service {

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

using base::Refusal;
using base::RefusalCode;

inline net::Response failure(const Refusal& refusal, int status) {
  const auto& details = refusal.details;
  net::Response response =
      answerWith(Failure{refusal.code, refusal.text, details.reason, details.until, details.why}, status);
  constexpr int kSoon = 5;  // seconds
  const int wait = details.wait == 0 && status == 503 ? kSoon : details.wait;
  if (wait > 0) response.headers.emplace_back("Retry-After", std::to_string(wait));
  return response;
}

inline net::Response failure(const Refusal& refusal) { return failure(refusal, statusOf(refusal.code)); }

}  // namespace tacit::service
