#include <nats/nats.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <list>
#include <mutex>
#include <thread>

#include "base/threads.h"
#include "cluster/bus.h"

namespace tacit::cluster {
namespace {

constexpr std::int64_t kConnectMs = 2'000;
constexpr std::int64_t kReconnectMs = 250;
constexpr std::int64_t kPingMs = 2'000;  // a server that hangs is noticed after three of them
constexpr int kMaxPingsOut = 2;
constexpr std::int64_t kWriteMs = 2'000;  // a server that takes nothing any more is as good as away
constexpr std::size_t kMaxOut = std::size_t{32} << 20;
constexpr int kMaxPendingMessages = 1'000'000;
constexpr int kMaxPendingBytes = 256 << 20;
constexpr std::chrono::seconds kLongestClose{5};

void expect(natsStatus status) {
  if (status != NATS_OK) throw BusError(std::string("the bus: ") + natsStatus_GetText(status));
}

struct Destroy {
  void operator()(natsOptions* options) const { natsOptions_Destroy(options); }
  void operator()(natsConnection* connection) const { natsConnection_Destroy(connection); }
  void operator()(natsSubscription* subscription) const { natsSubscription_Destroy(subscription); }
  void operator()(natsMsg* received) const { natsMsg_Destroy(received); }
};
template <typename T>
using Owned = std::unique_ptr<T, Destroy>;

// What the client's own threads and posted work share with the bus.
struct Shared : std::enable_shared_from_this<Shared> {
  BusUser user;
  std::atomic<bool> up = false;
  std::mutex mutex;  // guards what stands below
  std::condition_variable changed;
  bool closed = false;  // what was posted is not done any more
  int atWork = 0;       // the connection and its subscriptions, until the client has done with them

  void post(std::function<void()> work) {
    if (isClosed()) return;
    user.post([self = shared_from_this(), work = std::move(work)] {
      if (!self->isClosed()) work();
    });
  }
  void setUp(bool now) {
    if (up.exchange(now) == now) return;
    post([this, now] {
      if (user.changed) user.changed(now);
    });
  }
  bool isClosed() {
    const std::scoped_lock lock(mutex);
    return closed;
  }
  void begin() {
    const std::scoped_lock lock(mutex);
    ++atWork;
  }
  void end() {
    const std::scoped_lock lock(mutex);  // held to the end: anyone who waits may be about to destroy us
    --atWork;
    changed.notify_all();
  }
  void close() {
    const std::scoped_lock lock(mutex);
    closed = true;
  }
  void awaitTheClient() {
    std::unique_lock lock(mutex);
    changed.wait_for(lock, kLongestClose, [this] { return atWork == 0; });
  }
};

struct Listening {
  std::shared_ptr<Shared> shared;
  Bus::OnMessage onMessage;
  Owned<natsSubscription> subscription;
};

std::string textOr(const char* text) { return text == nullptr ? "" : text; }

void heard(natsConnection* /*connection*/, natsSubscription* /*subscription*/, natsMsg* received, void* closure) {
  const Owned<natsMsg> owned(received);
  if (natsMsg_IsNoResponders(received)) return;  // the server's own word: nobody listens where an answer was asked for
  auto* const listening = static_cast<Listening*>(closure);
  BusMessage message{textOr(natsMsg_GetSubject(received)), textOr(natsMsg_GetReply(received)),
                     std::string(natsMsg_GetData(received), static_cast<std::size_t>(natsMsg_GetDataLength(received)))};
  listening->shared->post([listening, message = std::move(message)] { listening->onMessage(message); });
}

void came(natsConnection* /*connection*/, void* closure) { static_cast<Shared*>(closure)->setUp(true); }
void went(natsConnection* /*connection*/, void* closure) { static_cast<Shared*>(closure)->setUp(false); }
void connectionEnded(natsConnection* /*connection*/, void* closure) { static_cast<Shared*>(closure)->end(); }
void listeningEnded(void* closure) { static_cast<Shared*>(closure)->end(); }

// Faults show in what they lead to; the client would print them otherwise.
void failed(natsConnection* /*connection*/, natsSubscription* /*subscription*/, natsStatus /*why*/, void* /*closure*/) {
}

// Letters on their way out. The client waits where the server does not take them fast enough, so a thread of its own hands
// them over; what is too much for that does not go out.
class SendQueue {
 public:
  explicit SendQueue(natsConnection* connection) : connection_(connection), thread_([this] { run(); }) {}
  SendQueue(const SendQueue&) = delete;
  SendQueue& operator=(const SendQueue&) = delete;
  ~SendQueue() {
    {
      const std::scoped_lock lock(mutex_);
      closed_ = true;
    }
    wake_.notify_one();
    thread_.join();
  }

  bool add(const BusMessage& message) {
    {
      const std::scoped_lock lock(mutex_);
      if (bytes_ + message.text.size() > kMaxOut) return false;
      bytes_ += message.text.size();
      messages_.push_back(message);
    }
    wake_.notify_one();
    return true;
  }

 private:
  void run() {
    base::beginThread("bus");
    std::unique_lock lock(mutex_);
    while (true) {
      wake_.wait(lock, [this] { return closed_ || !messages_.empty(); });
      if (closed_) return;
      const BusMessage message = std::move(messages_.front());
      messages_.pop_front();
      lock.unlock();
      publish(message);
      lock.lock();
      bytes_ -= message.text.size();
    }
  }

  // What does not go out now is not tried again: it would mean nothing any more.
  void publish(const BusMessage& message) const {
    const auto size = static_cast<int>(message.text.size());
    const char* const subject = message.subject.c_str();
    if (message.replyTo.empty()) natsConnection_Publish(connection_, subject, message.text.data(), size);
    else natsConnection_PublishRequest(connection_, subject, message.replyTo.c_str(), message.text.data(), size);
  }

  natsConnection* const connection_;
  std::mutex mutex_;  // guards what stands below, but for the thread
  std::condition_variable wake_;
  std::deque<BusMessage> messages_;
  std::size_t bytes_ = 0;  // of these, and of the one that is being handed over
  bool closed_ = false;
  std::thread thread_;
};

class NatsBus final : public Bus {
 public:
  NatsBus(const std::string& url, BusUser user) : shared_(std::make_shared<Shared>()) {
    shared_->user = std::move(user);
    const Owned<natsOptions> options = optionsFor(url);
    natsConnection* connection = nullptr;
    shared_->begin();
    const natsStatus status = natsConnection_Connect(&connection, options.get());
    connection_.reset(connection);
    if (status != NATS_NOT_YET_CONNECTED) expect(status);
    if (status == NATS_OK) shared_->setUp(true);
    sendQueue_ = std::make_unique<SendQueue>(connection);
  }
  NatsBus(const NatsBus&) = delete;
  NatsBus& operator=(const NatsBus&) = delete;
  ~NatsBus() override {
    shared_->close();
    sendQueue_.reset();
    natsConnection_Close(connection_.get());
    shared_->awaitTheClient();
  }

  void listen(const std::string& subject, OnMessage onMessage) override {
    Listening& listening = add(std::move(onMessage));
    natsSubscription* made = nullptr;
    expect(natsConnection_Subscribe(&made, connection_.get(), subject.c_str(), heard, &listening));
    keep(listening, made);
  }

  void shareWork(const std::string& subject, const std::string& name, OnMessage onMessage) override {
    Listening& listening = add(std::move(onMessage));
    natsSubscription* made = nullptr;
    expect(natsConnection_QueueSubscribe(&made, connection_.get(), subject.c_str(), name.c_str(), heard, &listening));
    keep(listening, made);
  }

  bool send(const BusMessage& message) override {
    const std::int64_t longest = natsConnection_GetMaxPayload(connection_.get());  // 0: not known yet
    const bool tooLong = longest > 0 && std::ssize(message.text) > longest;
    return shared_->up && !tooLong && sendQueue_->add(message);
  }

  bool isUp() const override { return shared_->up; }

 private:
  Owned<natsOptions> optionsFor(const std::string& url) const {
    natsOptions* made = nullptr;
    expect(natsOptions_Create(&made));
    Owned<natsOptions> options(made);
    if (natsOptions_SetURL(made, url.c_str()) != NATS_OK)  // not repeated: there may be a password in it
      throw BusError("a bus is given as nats://user:password@host:port or tls://...");
    expect(natsOptions_SetName(made, shared_->user.name.c_str()));
    expect(natsOptions_SetTimeout(made, kConnectMs));
    expect(natsOptions_SetMaxReconnect(made, -1));
    expect(natsOptions_SetReconnectWait(made, kReconnectMs));
    expect(natsOptions_SetReconnectJitter(made, kReconnectMs, kReconnectMs));
    // What cannot go out now is not sent later, when it means nothing any more.
    expect(natsOptions_SetReconnectBufSize(made, 0));
    expect(natsOptions_SetRetryOnFailedConnect(made, true, came, shared_.get()));
    expect(natsOptions_SetPingInterval(made, kPingMs));
    expect(natsOptions_SetMaxPingsOut(made, kMaxPingsOut));
    expect(natsOptions_SetWriteDeadline(made, kWriteMs));
    expect(natsOptions_SetSendAsap(made, true));  // otherwise a flusher waits a millisecond for more
    expect(natsOptions_SetNoEcho(made, false));
    expect(natsOptions_SetDisconnectedCB(made, went, shared_.get()));
    expect(natsOptions_SetReconnectedCB(made, came, shared_.get()));
    expect(natsOptions_SetClosedCB(made, connectionEnded, shared_.get()));
    expect(natsOptions_SetErrorHandler(made, failed, nullptr));
    return options;
  }

  Listening& add(OnMessage onMessage) {
    listenings_.push_back({shared_, std::move(onMessage), nullptr});
    return listenings_.back();
  }

  void keep(Listening& listening, natsSubscription* made) {
    listening.subscription.reset(made);
    shared_->begin();
    expect(natsSubscription_SetOnCompleteCB(made, listeningEnded, shared_.get()));
    expect(natsSubscription_SetPendingLimits(made, kMaxPendingMessages, kMaxPendingBytes));
  }

  std::shared_ptr<Shared> shared_;
  std::list<Listening> listenings_;  // where they are, they stay: the client points at them
  Owned<natsConnection> connection_;
  std::unique_ptr<SendQueue> sendQueue_;
};

}  // namespace

std::unique_ptr<Bus> openNats(const std::string& url, BusUser user) {
  return std::make_unique<NatsBus>(url, std::move(user));
}

}  // namespace tacit::cluster
