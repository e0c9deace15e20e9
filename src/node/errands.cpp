#include "node/errands.h"

#include <algorithm>

#include "service/answers.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kErrandPatience = 5s;
constexpr std::chrono::milliseconds kGatheringPatience = 400ms;  // whoever takes longer is left out

struct HeaderLine {
  std::string name;
  std::string value;
  TACIT_FIELDS(HeaderLine, name, value)
};

// An answer on its way back between nodes.
struct AnswerSent {
  int status = 0;
  std::string type;
  std::string body;
  std::vector<HeaderLine> headers;
  TACIT_FIELDS(AnswerSent, status, type, body, headers)
};

std::string textOf(const net::Response& response) {
  AnswerSent back{response.status, response.type, std::string(response.content()), {}};
  for (const auto& [name, value] : response.headers) back.headers.push_back({name, value});
  return json::text(back);
}

std::optional<net::Response> responseFrom(const std::string& text) {
  AnswerSent back;
  if (json::readText(text, back)) return std::nullopt;
  net::Response response;
  response.status = back.status;
  response.type = back.type;
  response.body = back.body;
  for (const auto& [name, value] : back.headers) response.headers.emplace_back(name, value);
  return response;
}

}  // namespace

Errand errandOf(const net::Request& request, const store::Person& person) {
  return {request.method,  request.path, request.query, request.body,
          request.address, person.id,    person.name,   !person.guest};
}

net::Request requestOf(const Errand& errand) {
  net::Request request;
  request.method = errand.method;
  request.path = errand.path;
  request.query = errand.query;
  request.body = errand.body;
  request.address = errand.address;
  return request;
}

Errands::Errands(const net::Net& net, cluster::Bus& bus, const Membership& membership, Finder& finder, Run run)
    : membership_(membership), finder_(finder),
      questions_(
          bus, membership.name(), [&net] { return net.now(); },
          [run = std::move(run)](const std::string& question, const cluster::Questions::Answer& answer) {
            Errand errand;
            if (json::readText(question, errand)) return;
            run(errand, [answer](const net::Response& response) { answer(textOf(response)); });
          }) {}

void Errands::runAt(const std::string& node, const Errand& errand, net::Reply reply) {
  questions_.ask(node, json::text(errand), kErrandPatience, [reply = std::move(reply)](const auto& answer) {
    const auto response = answer ? responseFrom(*answer) : std::nullopt;
    reply(response ? *response
                   : failure({RefusalCode::Unavailable, "the table can't be reached right now; try again soon"}));
  });
}

void Errands::gather(const Errand& errand, Answers answers, Patience patience) {
  std::vector<std::string> others = membership_.living();
  std::erase(others, membership_.name());
  const auto until = patience == Patience::Operators ? kErrandPatience : kGatheringPatience;
  questions_.gather(others, json::text(errand), until,
                    [answers = std::move(answers)](const std::vector<std::string>& texts) {
                      std::vector<net::Response> all;
                      for (const auto& text : texts)
                        if (auto response = responseFrom(text)) all.push_back(*std::move(response));
                      answers(all);
                    });
}

}  // namespace tacit::server
