// `tacit protocol` as a process at the other end of two pipes.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <fstream>
#include <string>
#include <string_view>

#include "support/places.h"

namespace tacit::protocol {
namespace {

constexpr int kPatience = 20'000;  // milliseconds; an answer that has not come by then is not flushed

class Process {
 public:
  Process() {
    (void)std::signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    EXPECT_EQ(pipe2(in.data(), O_CLOEXEC), 0);
    EXPECT_EQ(pipe2(out.data(), O_CLOEXEC), 0);
    child_ = fork();
    if (child_ == 0) {
      dup2(in[0], STDIN_FILENO);
      dup2(out[1], STDOUT_FILENO);
      execl(testing::tacitProgram().c_str(), "tacit", "protocol", nullptr);
      _exit(127);
    }
    close(in[0]);
    close(out[1]);
    to_ = in[1];
    from_ = out[0];
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process() {
    closeInput();
    close(from_);
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
  }

  void send(std::string_view text) {
    while (!text.empty()) {
      const auto written = write(to_, text.data(), text.size());
      ASSERT_GT(written, 0) << "the process has gone";
      text.remove_prefix(static_cast<std::size_t>(written));
    }
  }
  void closeInput() {
    if (to_ >= 0) close(to_);
    to_ = -1;
  }

  // The answer to what was sent: up to a line `ok` or `error ..`, while the process waits for more.
  std::string answer() {
    std::string all;
    for (std::string line = readLine(); !line.empty(); line = readLine()) {
      all += line;
      if (line == "ok\n" || line.starts_with("error ")) break;
    }
    return all;
  }
  std::string ask(std::string_view line) {
    send(std::string(line) + '\n');
    return answer();
  }

  // Everything up to the end of output.
  std::string rest() {
    std::string all = std::move(read_);
    read_.clear();
    while (more()) all += std::exchange(read_, "");
    return all;
  }

  // The exit code, once it has ended by itself.
  int code() {
    int status = 0;
    waitpid(child_, &status, 0);
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  // The most memory it has held, in KiB.
  long peak() const {
    std::ifstream status("/proc/" + std::to_string(child_) + "/status");
    for (std::string line; std::getline(status, line);)
      if (line.starts_with("VmHWM:")) return std::stol(line.substr(6));
    return 0;
  }

 private:
  bool more() {
    pollfd waiting{from_, POLLIN, 0};
    if (poll(&waiting, 1, kPatience) <= 0) {
      ADD_FAILURE() << "no answer";
      return false;
    }
    std::array<char, 65536> buffer{};
    const auto n = read(from_, buffer.data(), buffer.size());
    if (n > 0) read_.append(buffer.data(), static_cast<std::size_t>(n));
    return n > 0;
  }

  std::string readLine() {
    while (read_.find('\n') == std::string::npos)
      if (!more()) return "";
    const auto end = read_.find('\n') + 1;
    const std::string line = read_.substr(0, end);
    read_.erase(0, end);
    return line;
  }

  pid_t child_ = -1;
  int to_ = -1;
  int from_ = -1;
  std::string read_;
};

TEST(ProtocolProcess, AnswersEveryLineBeforeTheNextComes) {
  Process process;
  EXPECT_EQ(process.ask("new pairs4 seed=3"), "ok\n");
  const std::string shown = process.ask("show");
  EXPECT_TRUE(shown.starts_with("position layout=pairs4 ")) << shown;
  EXPECT_TRUE(process.ask("nonsense").starts_with("error "));
  EXPECT_TRUE(process.ask("").starts_with("error "));
  for (int n = 0; n < 30; ++n) {
    const std::string go = process.ask("go level=simple");
    const auto best = go.find("best ");
    ASSERT_NE(best, std::string::npos) << go;
    const std::string play = go.substr(best + 5, go.find('\n', best) - best - 5);
    EXPECT_EQ(process.ask("do " + play), "ok\n") << play;
    EXPECT_EQ(process.ask("result"), "result none\nok\n");
  }
  EXPECT_EQ(process.ask("quit"), "ok\n");
  EXPECT_EQ(process.rest(), "");
  EXPECT_EQ(process.code(), 0);
}

TEST(ProtocolProcess, ManyLinesAtOnceAreAnsweredInOrder) {
  Process process;
  std::string lines;
  for (int n = 0; n < 200; ++n) lines += n % 2 == 0 ? "new duel2 seed=1\n" : "result\n";
  process.send(lines);
  process.closeInput();
  std::string wanted;
  for (int n = 0; n < 200; ++n) wanted += n % 2 == 0 ? "ok\n" : "result none\nok\n";
  EXPECT_EQ(process.rest(), wanted);
  EXPECT_EQ(process.code(), 0);
}

TEST(ProtocolProcess, TheEndOfInputEndsIt) {
  Process process;
  EXPECT_EQ(process.ask("new coop6"), "ok\n");
  process.closeInput();
  EXPECT_EQ(process.rest(), "");
  EXPECT_EQ(process.code(), 0);
  Process silent;
  silent.closeInput();
  EXPECT_EQ(silent.rest(), "");
  EXPECT_EQ(silent.code(), 0);
}

TEST(ProtocolProcess, ALastLineWithoutLineEndIsAnswered) {
  Process process;
  process.send("new duel2 seed=1\nresult");
  process.closeInput();
  EXPECT_EQ(process.rest(), "ok\nresult none\nok\n");
  EXPECT_EQ(process.code(), 0);
}

TEST(ProtocolProcess, AnEndlessLineIsRefusedAndNotKept) {
  Process process;
  EXPECT_EQ(process.ask("new pairs4 seed=3"), "ok\n");
  const std::string before = process.ask("show");
  const long peak = process.peak();
  const std::string megabyte(1'000'000, 'x');
  process.send("do ");
  for (int n = 0; n < 10; ++n) process.send(megabyte);
  process.send("\n");
  EXPECT_TRUE(process.answer().starts_with("error "));
  EXPECT_LT(process.peak() - peak, 3000) << "KiB more than before";
  EXPECT_EQ(process.ask("show"), before);
  // And one that never ends.
  for (int n = 0; n < 10; ++n) process.send(megabyte);
  process.closeInput();
  const std::string last = process.rest();
  EXPECT_TRUE(last.starts_with("error ") && last.ends_with("\n")) << last.substr(0, 200);
  EXPECT_EQ(process.code(), 0);
}

TEST(ProtocolProcess, AnyBytesAreAnswered) {
  Process process;
  std::string bytes;
  for (int n = 0; n < 256; ++n)
    if (n != '\n') bytes += static_cast<char>(n);
  EXPECT_TRUE(process.ask(bytes).starts_with("error "));
  EXPECT_TRUE(process.ask(std::string("show\0", 5)).starts_with("error "));
  EXPECT_EQ(process.ask("new duel2\r"), "ok\n");
  EXPECT_EQ(process.ask("quit"), "ok\n");
  EXPECT_EQ(process.code(), 0);
}

}  // namespace
}  // namespace tacit::protocol
