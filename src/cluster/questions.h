// Questions to other nodes, with an answer or none in time.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cluster/bus.h"

namespace tacit::cluster {

// Where work of this name is asked for.
std::string workSubject(const std::string& work);

// Used on one thread, but for answers that are given.
class Questions {
 public:
  using Answer = std::function<void(std::string text)>;  // from any thread, once
  using Asked = std::function<void(const std::string& question, Answer answer)>;
  using Answered = std::function<void(std::optional<std::string> answer)>;
  using Gathered = std::function<void(std::vector<std::string> answers)>;

  Questions(Bus& bus, std::string name, Now now, Asked asked);

  // Nothing when no answer has come in time.
  void ask(const std::string& node, const std::string& question, std::chrono::milliseconds patience, Answered answered);
  // Anybody who shares this work may answer (Bus::shareWork, workSubject).
  void askAnybody(const std::string& work, const std::string& question, std::chrono::milliseconds patience,
                  Answered answered);
  // Of all who have answered in time.
  void gather(const std::vector<std::string>& nodes, const std::string& question, std::chrono::milliseconds patience,
              Gathered gathered);
  // Several times a second: gives up what took too long.
  void tick();

 private:
  struct Pending {
    Clock::time_point until;
    Answered answered;
  };

  void send(const std::string& subject, const std::string& question, std::chrono::milliseconds patience,
            Answered answered);
  void onAnswer(const BusMessage& message);

  Bus& bus_;
  const std::string name_;
  const Now now_;
  std::map<std::uint64_t, Pending> pending_;
  std::uint64_t last_ = 0;
};

}  // namespace tacit::cluster
