// Takes letters to push services, one after the other on a thread of its own. Nobody's word for where to go leads into
// our own network: addresses are looked at when the connection is made, whatever a name has stood for before.
#pragma once

#include <sys/socket.h>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace tacit::server {

// Whether this is an address of the open internet.
bool isPublic(const sockaddr& address);

struct PushLetter {
  std::string url;
  std::vector<std::string> headers;  // `TTL: 60`
  std::string body;
  std::function<void(int status)> done;  // on the thread of the post office; 0: it was not reached
};

class PostOffice {
 public:
  // `anywhere`: also http, and addresses that are not public. For tests.
  explicit PostOffice(bool anywhere) : anywhere_(anywhere), thread_([this] { work(); }) {}
  PostOffice(const PostOffice&) = delete;
  PostOffice& operator=(const PostOffice&) = delete;
  PostOffice(PostOffice&&) = delete;
  PostOffice& operator=(PostOffice&&) = delete;
  ~PostOffice() { stop(); }

  // From any thread. When too many wait, the newest is dropped: an alert is no promise.
  void send(PushLetter letter);
  void stop();

 private:
  void work();
  int deliver(const PushLetter& letter) const;

  const bool anywhere_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<PushLetter> waiting_;
  bool stopped_ = false;
  std::thread thread_;
};

}  // namespace tacit::server
