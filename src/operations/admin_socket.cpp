#include "operations/admin_socket.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <future>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

#include "base/result.h"
#include "base/threads.h"
#include "operations/admin_answer.h"

namespace tacit::operations {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kMaxRequest = std::size_t{64} * 1024;
constexpr std::size_t kMaxAnswer = std::size_t{256} * 1024 * 1024;
constexpr auto kReadTime = 5s;
constexpr auto kAnswerTime = 60s;
constexpr auto kPatience = kAnswerTime + kReadTime;  // of the one who asks

// Closed when it goes.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&&) = delete;
  ~Descriptor() {
    if (number_ >= 0) close(number_);
  }

  int number() const { return number_; }
  bool isOpen() const { return number_ >= 0; }
  int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

std::string errorText() { return std::strerror(errno); }  // NOLINT(concurrency-mt-unsafe): glibc's is safe

// The address of the socket in a folder. It goes by the open folder: the path itself may be too long for an address.
struct Address {
  explicit Address(const std::string& folder)
      : directory(open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC)) {  // NOLINT: C interface
    name.sun_family = AF_UNIX;
    const std::string path = "/proc/self/fd/" + std::to_string(directory.number()) + "/" + std::string(kAdminSocket);
    path.copy(static_cast<char*>(name.sun_path), sizeof name.sun_path - 1);
  }
  const sockaddr* get() const { return reinterpret_cast<const sockaddr*>(&name); }  // NOLINT: C interface

  Descriptor directory;
  sockaddr_un name{};
};

Descriptor newSocket() { return Descriptor(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)); }

bool connects(const Descriptor& socket, const Address& address) {
  return connect(socket.number(), address.get(), sizeof address.name) == 0;
}

// False when the time is up, or the socket is of no more use.
bool waitFor(int socket, short what, Clock::time_point until) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
  pollfd one{.fd = socket, .events = what, .revents = 0};
  return left > 0 && poll(&one, 1, static_cast<int>(left)) == 1;
}

// Up to the end of the line; nothing when it does not come in time or is too long.
std::optional<std::string> readLine(int socket, std::size_t max, Clock::time_point until) {
  std::string text;
  std::array<char, 16'384> buffer{};
  while (text.size() <= max) {
    if (!waitFor(socket, POLLIN, until)) return std::nullopt;
    const ssize_t got = recv(socket, buffer.data(), buffer.size(), 0);
    if (got <= 0) return std::nullopt;
    text.append(buffer.data(), static_cast<std::size_t>(got));
    if (text.back() == '\n') return text.substr(0, text.size() - 1);
  }
  return std::nullopt;
}

bool writeLine(int socket, std::string line, Clock::time_point until) {
  line += '\n';
  for (std::size_t sent = 0; sent < line.size();) {
    if (!waitFor(socket, POLLOUT, until)) return false;
    const ssize_t now = send(socket, line.data() + sent, line.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (now < 0) return false;
    sent += static_cast<std::size_t>(now);
  }
  return true;
}

std::optional<uid_t> callerOf(int connection) {
  ucred caller{};
  socklen_t size = sizeof caller;
  if (getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &caller, &size) != 0) return std::nullopt;
  return caller.uid;
}

bool mayAsk(uid_t caller) { return caller == 0 || caller == geteuid(); }

[[noreturn]] void fail(const std::string& path) {
  throw std::runtime_error("cannot make the socket " + path + ": " + errorText());
}

std::string pathIn(const std::string& folder) { return folder + "/" + std::string(kAdminSocket); }

int listenOn(const std::string& folder) {
  const std::string path = pathIn(folder);
  const Address address(folder);
  if (!address.directory.isOpen()) fail(path);
  if (connects(newSocket(), address))
    throw std::runtime_error("another server is running on the data folder " + folder);
  if (unlink(path.c_str()) != 0 && errno != ENOENT) fail(path);
  Descriptor socket = newSocket();
  if (!socket.isOpen() || bind(socket.number(), address.get(), sizeof address.name) != 0) fail(path);
  // Nobody can connect before we listen.
  if (chmod(path.c_str(), S_IRUSR | S_IWUSR) != 0 || listen(socket.number(), 16) != 0) fail(path);
  return socket.release();
}

}  // namespace

AdminSocket::AdminSocket(const std::string& folder, Handler handler)
    : path_(pathIn(folder)), handler_(std::move(handler)), listening_(listenOn(folder)), wake_(eventfd(0, EFD_CLOEXEC)),
      thread_([this] { loop(); }) {}

void AdminSocket::stop() {
  if (stopped_.exchange(true)) return;
  eventfd_write(wake_, 1);
  thread_.join();
  unlink(path_.c_str());
  close(listening_);
  close(wake_);
}

void AdminSocket::loop() {
  base::beginThread("admin");
  while (!stopped_) {
    std::array<pollfd, 2> both = {
        {{.fd = listening_, .events = POLLIN, .revents = 0}, {.fd = wake_, .events = POLLIN, .revents = 0}}};
    if (poll(both.data(), both.size(), -1) < 0 || both[0].revents == 0) continue;
    const Descriptor connection(accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC));
    if (connection.isOpen()) serve(connection.number());
    else if (!stopped_) std::this_thread::sleep_for(100ms);  // no files left, say
  }
}

void AdminSocket::serve(int connection) {
  const auto caller = callerOf(connection);
  if (!caller || !mayAsk(*caller)) return;
  const auto request = readLine(connection, kMaxRequest, Clock::now() + kReadTime);
  if (request) writeLine(connection, answerTo(*request, *caller), Clock::now() + kReadTime);
}

std::string AdminSocket::answerTo(const std::string& request, uid_t caller) {
  const auto promise = std::make_shared<std::promise<std::string>>();
  auto future = promise->get_future();
  handler_(request, caller, [promise](std::string text) { promise->set_value(std::move(text)); });
  const auto until = Clock::now() + kAnswerTime;
  while (!stopped_ && Clock::now() < until)
    if (future.wait_for(50ms) == std::future_status::ready) return future.get();
  return json::text(
      AdminFailure{.error = base::RefusalCode::Unavailable, .text = "the server is stopping, or too busy to answer"});
}

base::Result<std::string> askServer(const std::string& folder, const std::string& request) {
  const std::string path = pathIn(folder);
  const Address address(folder);
  const Descriptor socket = newSocket();
  if (!address.directory.isOpen()) return base::Error{"no data folder " + folder + ": " + errorText()};
  if (!connects(socket, address)) {
    if (errno == EACCES || errno == EPERM) return base::Error{"only the server's own user and root may use " + path};
    return base::Error{"no server is running on the data folder " + folder + " (" + path + ": " + errorText() +
                       "); name another folder with --data or --config"};
  }
  const auto until = Clock::now() + kPatience;
  auto answer =
      writeLine(socket.number(), request, until) ? readLine(socket.number(), kMaxAnswer, until) : std::nullopt;
  if (!answer) return base::Error{"the server did not answer on " + path};
  return *std::move(answer);
}

}  // namespace tacit::operations
