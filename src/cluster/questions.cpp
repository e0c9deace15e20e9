#include "cluster/questions.h"

#include <charconv>
#include <utility>

namespace tacit::cluster {
namespace {

std::string questionsTo(const std::string& node) { return "tacit.ask." + node; }
std::string answersTo(const std::string& node) { return "tacit.answer." + node + "."; }

}  // namespace

Questions::Questions(Bus& bus, std::string name, Now now, Asked asked)
    : bus_(bus), name_(std::move(name)), now_(std::move(now)) {
  bus_.listen(questionsTo(name_), [this, asked = std::move(asked)](const BusMessage& message) {
    if (message.replyTo.empty()) return;
    asked(message.text, [&bus = bus_, to = message.replyTo](std::string text) { bus.send({to, {}, std::move(text)}); });
  });
  bus_.listen(answersTo(name_) + "*", [this](const BusMessage& message) { onAnswer(message); });
}

std::string workSubject(const std::string& work) { return "tacit.work." + work; }

void Questions::ask(const std::string& node, const std::string& question, std::chrono::milliseconds patience,
                    Answered answered) {
  send(questionsTo(node), question, patience, std::move(answered));
}

void Questions::askAnybody(const std::string& work, const std::string& question, std::chrono::milliseconds patience,
                           Answered answered) {
  send(workSubject(work), question, patience, std::move(answered));
}

void Questions::send(const std::string& subject, const std::string& question, std::chrono::milliseconds patience,
                     Answered answered) {
  const std::uint64_t number = ++last_;
  pending_[number] = {now_() + patience, std::move(answered)};
  if (bus_.send({subject, answersTo(name_) + std::to_string(number), question})) return;
  pending_[number].until = now_();  // given up with the next tick
}

void Questions::gather(const std::vector<std::string>& nodes, const std::string& question,
                       std::chrono::milliseconds patience, Gathered gathered) {
  if (nodes.empty()) return gathered({});
  struct Round {
    std::size_t missing;
    std::vector<std::string> answers;
    Gathered gathered;
  };
  const auto round = std::make_shared<Round>(Round{nodes.size(), {}, std::move(gathered)});
  for (const auto& node : nodes)
    ask(node, question, patience, [round](std::optional<std::string> answer) {
      if (answer) round->answers.push_back(*std::move(answer));
      if (--round->missing == 0) round->gathered(std::move(round->answers));
    });
}

void Questions::onAnswer(const BusMessage& message) {
  const std::string_view subject = message.subject;
  const auto digits = subject.substr(subject.rfind('.') + 1);
  std::uint64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const auto found = pending_.extract(number);
  if (!found.empty()) found.mapped().answered(message.text);
}

void Questions::tick() {
  const auto now = now_();
  std::vector<Answered> late;
  std::erase_if(pending_, [&](auto& one) {
    if (one.second.until > now) return false;
    late.push_back(std::move(one.second.answered));
    return true;
  });
  for (const auto& answered : late) answered(std::nullopt);
}

}  // namespace tacit::cluster
