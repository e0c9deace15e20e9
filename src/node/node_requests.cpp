#include "node/node_requests.h"

#include <algorithm>

#include "service/answers.h"

namespace tacit::node {

using base::RefusalCode;

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kErrandPatience = 5s;
constexpr std::chrono::milliseconds kGatheringPatience = 400ms;  // anyone who takes longer is left out

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

NodeRequest nodeRequestOf(const people::Call& call) {
  const net::Request& request = call.request;
  const store::Person person = call.visit ? call.person() : store::Person();
  return {request.method,  request.path, request.query, request.body,
          request.address, person.id,    person.name,   !person.guest};
}

people::Call callOf(const NodeRequest& nodeRequest, const net::Reply& reply) {
  people::Call call{{}, reply, {}, {}, true};
  call.request.method = nodeRequest.method;
  call.request.path = nodeRequest.path;
  call.request.query = nodeRequest.query;
  call.request.body = nodeRequest.body;
  call.request.address = nodeRequest.address;
  if (!nodeRequest.person.empty())
    call.visit = people::Visit{{nodeRequest.person, nodeRequest.name, !nodeRequest.account, {}, {}}, {}, {}};
  return call;
}

NodeRequests::NodeRequests(const net::Net& net, cluster::Bus& bus, const Membership& membership, Finder& finder,
                           Run run)
    : membership_(membership), finder_(finder),
      questions_(
          bus, membership.name(), [&net] { return net.now(); },
          [run = std::move(run)](const std::string& question, const cluster::Questions::Answer& answer) {
            NodeRequest nodeRequest;
            if (json::readText(question, nodeRequest)) return;
            run(nodeRequest, [answer](const net::Response& response) { answer(textOf(response)); });
          }) {}

void NodeRequests::runAt(const std::string& node, const NodeRequest& nodeRequest, net::Reply reply) {
  questions_.ask(node, json::text(nodeRequest), kErrandPatience, [reply = std::move(reply)](const auto& answer) {
    const auto response = answer ? responseFrom(*answer) : std::nullopt;
    reply(response
              ? *response
              : service::failure({RefusalCode::Unavailable, "the table can't be reached right now; try again soon"}));
  });
}

void NodeRequests::gather(const NodeRequest& nodeRequest, Answers answers, Patience patience) {
  std::vector<std::string> others = membership_.living();
  std::erase(others, membership_.name());
  const auto until = patience == Patience::Operators ? kErrandPatience : kGatheringPatience;
  questions_.gather(others, json::text(nodeRequest), until,
                    [answers = std::move(answers)](const std::vector<std::string>& texts) {
                      std::vector<net::Response> all;
                      for (const auto& text : texts)
                        if (auto response = responseFrom(text)) all.push_back(*std::move(response));
                      answers(all);
                    });
}

}  // namespace tacit::node
