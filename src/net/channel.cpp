#include "net/channel.h"

#include "net/answered.h"

namespace tacit::net {
namespace {

constexpr std::size_t kKeptBuffer = 4096;  // a reading buffer that grew beyond this is given back
constexpr milliseconds kAfterTooFast{100};

}  // namespace

Channel::Channel(Core& core, TcpSocket tcp, std::unique_ptr<Place> place, std::string address)
    : Connection(core), stream_(std::move(tcp), core), buffer_(core.options.maxMessage + 1), place_(std::move(place)),
      socket_(std::make_shared<Socket>()), heard_(core.now()) {
  socket_->id = ++core.lastSocket;
  socket_->address = std::move(address);
  socket_->channel_ = this;
  stream_.read_message_max(core.options.maxMessage);
  stream_.auto_fragment(false);
}

Task<> Channel::open(const HttpRequest& handshake, const Request& request) {
  const auto self = shared_from_this();
  const auto [error] = co_await stream_.async_accept(handshake, kAwait);
  if (error) co_return;
  stream_.text(true);
  stream_.control_callback([this](websocket::frame_type kind, beast::string_view text) {
    heard();
    if (kind == websocket::frame_type::pong) gotPong(text);
  });
  heard();
  open_ = true;
  core().counts.sockets.add();
  const bool fine = core().guarded([&] {
    if (core().handlers.opened) core().handlers.opened(socket_, request);
  });
  if (!fine) close(close_code::kOurFault, "our fault");
  if (core().isStopping()) finish();
  read();
}

void Channel::heard() {
  heard_ = core().now();
  answered();
}

void Channel::answered() {
  if (std::exchange(asked_, false)) core().counts.unanswered.takeAway();
}

void Channel::read() {
  stream_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
    if (error) return self->ended();
    self->gotMessage();
    if (std::exchange(self->tooFast_, false)) self->readLater();
    else self->read();
  });
}

void Channel::readLater() {
  const auto rest = std::make_shared<Timer>(stream_.get_executor(), kAfterTooFast);
  rest->async_wait([self = shared_from_this(), rest](Error) { self->read(); });
}

void Channel::gotMessage() {
  heard();
  if (!closing_) {
    core().counts.messagesIn.add();
    core().counts.bytesIn.add(buffer_.size());
    if (!messages_.take(core().messageRate(), heard_)) {
      core().countRefusal(socket_->address, "/ws", "too_many_messages");
      close(close_code::kPolicy, "too many messages");
    } else if (!stream_.got_text()) {
      close(close_code::kNoBinary, "only text is understood");
    } else {
      const std::string_view text(static_cast<const char*>(buffer_.cdata().data()), buffer_.size());
      const bool fine = core().guarded([&] {
        if (core().handlers.received) core().handlers.received(*socket_, text);
      });
      if (!fine) close(close_code::kOurFault, "our fault");
    }
  }
  buffer_.clear();
  if (buffer_.capacity() > kKeptBuffer) buffer_.shrink_to_fit();
}

// Beast knows first that the other side has said goodbye, after which nobody speaks.
void Channel::send(Message message) {
  if (!open_ || closing_ || !message || !stream_.is_open()) return;
  // A lot at once does not make a slow reader: only what cannot go out now waits.
  if (!hasRoomFor(*message) && wire().flush()) return cut();
  if (!hasRoomFor(*message)) {
    core().counts.slowReaders.add();
    wire().dropMessages();
    return close(close_code::kTryLater, "reading too slowly");
  }
  wire().add(std::move(message));
  if (!std::exchange(flushing_, true)) core().flushSoon(shared_from_this());
}

bool Channel::hasRoomFor(const std::string& message) {
  const std::size_t most = core().options.maxBacklog;
  const std::size_t backlog = wire().backlog();
  return most == 0 || backlog == 0 || backlog + message.size() <= most;
}

void Channel::flush() {
  flushing_ = false;
  if (wire().flush()) return cut();
  if (wire().backlog() == 0) return;
  flushing_ = true;
  wire().awaitRoom([self = shared_from_this()](Error error) {
    if (!error) self->flush();
  });
}

// Behind all that was sent before. Reading goes on until the other side has said goodbye too, or its time is over.
void Channel::close(std::uint16_t code, std::string reason) {
  if (!open_ || closing_) return;
  closing_ = true;
  closeBy_ = core().now() + core().options.closeTimeout;
  constexpr std::size_t kLongestReason = 123;
  if (reason.size() > kLongestReason) reason.resize(kLongestReason);
  stream_.async_close({static_cast<websocket::close_code>(code), reason}, [self = shared_from_this()](Error) {});
}

// Who can be asked is asked first: when this process stood still for a while, it was the one that did not listen.
bool Channel::isDead(Clock::time_point now) const {
  const auto& options = core().options;
  if (now - heard_ <= options.deadAfter) return false;
  return asked_ ? now - askedAt_ >= options.deadAfter - options.pingAfter : !open_ || pinging_;
}

void Channel::checkTimeouts(Clock::time_point now) {
  const bool isSilent = now - heard_ > core().options.pingAfter;
  if (isDead(now) || (closing_ && now > closeBy_)) cut();
  else if (open_ && !closing_ && isSilent && !asked_ && !pinging_) ping();
}

void Channel::ping() {
  if (!std::exchange(asked_, true)) {
    askedAt_ = core().now();
    core().counts.unanswered.add();
  }
  pinging_ = true;
  stream_.async_ping(question_.c_str(), [self = shared_from_this(), asked = question_](Error error) {
    self->pinging_ = false;
    if (!error && !self->closing_ && asked != self->question_) self->ping();
  });
}

// Another ping may be on its way: its answer says nothing about what comes from now on.
void Channel::whenAnswered(std::function<void()> then) {
  if (!open_ || closing_) return;
  then_ = std::move(then);
  question_ = std::to_string(++questions_);
  if (!pinging_) ping();
}

void Channel::gotPong(std::string_view question) {
  if (question != question_ || !then_) return;
  const bool fine = core().guarded(std::exchange(then_, {}));
  if (!fine) close(close_code::kOurFault, "our fault");
}

void Channel::cut() { closeQuietly(wire().next_layer()); }

void Channel::ended() {
  cut();
  answered();
  open_ = false;
  then_ = {};
  wire().dropMessages();
  socket_->channel_ = nullptr;
  core().counts.sockets.takeAway();
  core().guarded([&] {
    if (core().handlers.closed) core().handlers.closed(*socket_);
  });
}

void Socket::send(Message message) {
  if (channel_ != nullptr) channel_->send(std::move(message));
}

void Socket::close(std::uint16_t code, std::string reason) {
  if (channel_ != nullptr) channel_->close(code, std::move(reason));
}

void Socket::slowDown() {
  if (channel_ != nullptr) channel_->slowDown();
}

bool Socket::isOpen() const { return channel_ != nullptr; }

void whenAnswered(const Socket& socket, std::function<void()> then) {
  if (Channel* const channel = Channel::of(socket)) channel->whenAnswered(std::move(then));
}

}  // namespace tacit::net
