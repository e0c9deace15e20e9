// Takes letters to push services, many at a time on a thread of its own: who gives us endpoints that never answer keeps
// only his own letters waiting. Nobody's word for where to go leads into our own network: addresses are looked at when the
// connection is made, whatever a name has stood for before.
#pragma once

#include <sys/socket.h>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace tacit::alerts {

// Whether this is an address of the open internet.
bool isPublic(const sockaddr& address);

struct PushLetter {
  std::string person;  // whom it is for
  std::string url;
  std::vector<std::string> headers;  // `TTL: 60`
  std::string body;
  std::function<void(int status)> done;  // on the thread of the post office; 0: it was not reached
};

// What `done` is told of an endpoint that has answered nothing several times in a row: it is to be forgotten.
inline constexpr int kNobodyThere = -1;

class PostOffice {
 public:
  // `anywhere`: also http, and addresses that are not public. For tests.
  explicit PostOffice(bool anywhere);
  PostOffice(const PostOffice&) = delete;
  PostOffice& operator=(const PostOffice&) = delete;
  ~PostOffice();

  // From any thread. When too many wait, for one person or in all, the newest is dropped: an alert is no promise.
  void send(PushLetter letter);
  void stop();

 private:
  struct Delivery;
  struct Closed {
    void operator()(void* multi) const;
  };
  // Those of one person.
  struct Queue {
    std::deque<PushLetter> waiting;
    int underWay = 0;
  };

  void work();
  void begin();
  std::optional<PushLetter> next();
  void take(PushLetter letter);
  bool collect();
  void finish(std::unique_ptr<Delivery> delivery, bool timedOut);

  const bool anywhere_;
  std::unique_ptr<void, Closed> multi_;  // curl's
  std::mutex mutex_;                     // guards what stands below, up to the line
  std::map<std::string, Queue> queues_;  // by person; none that is empty
  std::size_t waiting_ = 0;              // in all of them
  bool stopped_ = false;

  // Of the thread alone.
  std::map<void*, std::unique_ptr<Delivery>> underWay_;
  std::string last_;                     // the person whose turn it was
  std::map<std::string, int> timeOuts_;  // in a row, by url
  std::thread thread_;
};

}  // namespace tacit::alerts
