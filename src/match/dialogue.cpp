#include "match/dialogue.h"

namespace tacit::match {

void Dialogue::send(const std::vector<std::string>& lines, int patience) {
  std::string text;
  for (const auto& line : lines) text += line + '\n';
  sent_ = Clock::now();
  until_ = sent_ + std::chrono::milliseconds(patience);
  program_.send(text, until_);  // when that fails, there is no answer either
}

Reply Dialogue::reply() {
  Reply reply;
  const auto end = [&](Reply::End how) {
    reply.end = how;
    reply.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - sent_).count();
    return reply;
  };
  constexpr std::size_t kTooManyLines = 10'000;
  std::string line;
  while (reply.lines.size() < kTooManyLines) {
    switch (program_.readLine(line, until_, stop_)) {
      case Program::Got::Line: break;
      case Program::Got::Ended: return end(Reply::End::Ended);
      case Program::Got::Late: return end(Reply::End::Silent);
      case Program::Got::Stopped: return end(Reply::End::Stopped);
      case Program::Got::TooLong: return end(Reply::End::Endless);
    }
    reply.lines.push_back(line);
    if (line == "ok") return end(Reply::End::Ok);
    if (line == "error" || line.starts_with("error ")) return end(Reply::End::Error);
  }
  return end(Reply::End::Endless);
}

Reply Dialogue::ask(const std::string& line, int patience) {
  send({line}, patience);
  return reply();
}

}  // namespace tacit::match
