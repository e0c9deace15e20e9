#include "net/core.h"

#include <sys/resource.h>

#include <algorithm>
#include <stdexcept>

#include "net/channel.h"
#include "net/http_connection.h"

namespace tacit::net {
namespace {

constexpr int kMaxRefusals = 64;  // connections above the limit that still get an answer
constexpr milliseconds kStopGently{2500};
constexpr milliseconds kStopAtOnce{2900};

}  // namespace

Connection::Connection(Core& core) : core_(&core) { core.add(this); }
Connection::~Connection() { core_->remove(this); }

Place::Place(Core& core) : core_(&core) { core.counts.connections.add(); }

Place::~Place() {
  core_->counts.connections.takeAway();
  if (refused_) --core_->refusals;
  if (!key_.empty()) core_->visitors.leave(key_);
}

void Place::markRefused() {
  refused_ = true;
  ++core_->refusals;
}

bool Place::enterFrom(const std::string& address) {
  std::string key = limitKey(address);
  if (!core_->visitors.enter(key, core_->now())) return false;
  key_ = std::move(key);
  return true;
}

Core::Core(EndpointOptions givenOptions, Handlers givenHandlers)
    : options(std::move(givenOptions)), handlers(std::move(givenHandlers)) {
  listen();
}

void Core::listen() {
  const Tcp::endpoint endpoint = endpointFrom(options.listen, "listen on");
  try {
    acceptor_.open(endpoint.protocol());
    acceptor_.set_option(Tcp::acceptor::reuse_address(true));
    acceptor_.bind(endpoint);
    acceptor_.listen();
    endpoint_ = acceptor_.local_endpoint();
  } catch (const boost::system::system_error& error) {
    throw std::runtime_error("cannot listen on '" + options.listen + "': " + error.code().message());
  }
}

void Core::run() {
  asio::co_spawn(io_, acceptAll(), asio::detached);
  options.time->onMoved([weak = weak_from_this()] {
    if (const auto core = weak.lock()) core->post([core = core.get()] { core->ring(); });
  });
  every(lookingPeriod(), [this] { checkTimeouts(); });
  home.begin();
  io_.run();
  home.end();
}

Task<> Core::acceptAll() {
  Timer pause(io_.get_executor());
  while (acceptor_.is_open()) {
    auto [error, socket] = co_await acceptor_.async_accept(kAwait);
    if (!error) {
      welcome(std::move(socket));
      continue;
    }
    // Out of files, most likely: some will be free again.
    pause.expires_after(milliseconds{50});
    co_await pause.async_wait(kAwait);
  }
}

void Core::welcome(TcpSocket socket) {
  Error error;
  const auto peer = socket.remote_endpoint(error);
  if (error || stopping_) return;
  error = socket.set_option(Tcp::no_delay(true), error);  // slower without, no more
  const std::string address = addressOf(peer);
  const auto others = static_cast<std::int64_t>(counts.connections.get()) - refusals;
  const bool full = options.maxConnections > 0 && others >= options.maxConnections;
  int refusal = full ? 503 : 0;
  auto place = std::make_unique<Place>(*this);
  if (!full && !options.trustProxy && !place->enterFrom(address)) refusal = 429;
  if (refusal != 0) {
    countRefusal(address, "", full ? "full" : "too_many_connections");
    if (refusals >= kMaxRefusals) return;
    place->markRefused();
  }
  auto connection = std::make_shared<HttpConnection>(*this, std::move(socket), std::move(place), address, refusal);
  asio::co_spawn(io_, HttpConnection::serve(std::move(connection)), asio::detached);
}

void Core::countRefusal(const std::string& address, std::string_view path, std::string_view why) {
  counts.refused.add();
  guarded([&] {
    if (handlers.refused) handlers.refused(address, path, why);
  });
}

void Core::remove(Connection* connection) {
  connections_.erase(connection);
  if (stopping_ && connections_.empty()) io_.stop();
}

milliseconds Core::lookingPeriod() const {
  const auto shortest = std::min({options.requestTimeout, options.idleTimeout, options.replyTimeout,
                                  options.writeTimeout, options.pingAfter, options.deadAfter, options.closeTimeout});
  return std::clamp(shortest / 4, milliseconds{10}, milliseconds{500});
}

void Core::checkTimeouts() {
  const auto time = now();
  for (Connection* const connection : connections_) connection->checkTimeouts(time);
  if (time - forgotten_ < std::chrono::seconds{10}) return;
  forgotten_ = time;
  visitors.forget(time);
}

void Core::flushSoon(std::shared_ptr<Channel> channel) {
  toFlush_.push_back(std::move(channel));
  if (toFlush_.size() == 1) asio::post(io_, [this] { flushAll(); });
}

// Nothing is sent in here that would have to be flushed again.
void Core::flushAll() {
  for (const auto& channel : toFlush_) channel->flush();
  toFlush_.clear();
}

void Core::cutAll() {
  for (Connection* const connection : connections_) connection->cut();
}

void Core::stop() {
  if (stopping_) return;
  stopping_ = true;
  closeQuietly(acceptor_);
  asio::co_spawn(io_, waitToStop(kStopGently, [this] { cutAll(); }), asio::detached);
  asio::co_spawn(io_, waitToStop(kStopAtOnce, [this] { io_.stop(); }), asio::detached);
  for (Connection* const connection : connections_) connection->finish();
  if (connections_.empty()) io_.stop();
}

// The loop is woken once for all that is posted before it gets there: a commit of the store alone posts hundreds of times.
void Core::post(std::function<void()> work) {
  bool first = false;
  {
    const std::scoped_lock lock(posting_);
    first = posted_.empty();
    posted_.push_back(std::move(work));
  }
  if (first) asio::post(io_, [this] { doPosted(); });
}

void Core::doPosted() {
  std::vector<std::function<void()>> all;
  {
    const std::scoped_lock lock(posting_);
    all.swap(posted_);
  }
  for (const auto& work : all) guarded(work);
}

void Core::after(milliseconds delay, std::function<void()> work) {
  schedule(delay, {milliseconds{0}, std::move(work)});
}

void Core::every(milliseconds period, std::function<void()> work) { schedule(period, {period, std::move(work)}); }

void Core::onSignal(std::function<void(int)> work) {
  for (const int number : {SIGINT, SIGTERM, SIGUSR1}) signals_.add(number);  // one may come before run()
  asio::co_spawn(io_, awaitSignals(std::move(work)), asio::detached);
}

void Core::schedule(milliseconds delay, Alarm alarm) {
  asio::post(io_, [this, when = now() + delay, alarm = std::move(alarm)]() mutable {
    const auto added = alarms_.emplace(when, std::move(alarm));
    if (added == alarms_.begin()) awaitNextAlarm();
  });
}

// When the time is not the machine's, this may wake up too early, and waits again.
void Core::awaitNextAlarm() {
  if (alarms_.empty()) return;
  wake_.expires_after(alarms_.begin()->first - now());
  wake_.async_wait([this](Error error) {
    if (!error) ring();
  });
}

// Only what is due by now: what takes longer than its period must not keep the loop from everything else. Turns that were
// missed are not made up for.
void Core::ring() {
  const auto due = now();
  while (!alarms_.empty() && alarms_.begin()->first <= due) {
    auto alarm = alarms_.extract(alarms_.begin());
    const auto& [period, work] = alarm.mapped();
    guarded(work);
    if (period == milliseconds{0}) continue;
    alarm.key() = std::max(alarm.key() + period, now());
    alarms_.insert(std::move(alarm));
  }
  awaitNextAlarm();
}

// By the machine's time in any case: nobody moves on another one while the loop ends.
Task<> Core::waitToStop(milliseconds delay, std::function<void()> work) {
  Timer timer(io_.get_executor(), delay);
  co_await timer.async_wait(kAwait);
  guarded(work);
}

Task<> Core::awaitSignals(std::function<void(int)> work) {
  while (true) {
    const auto [error, number] = co_await signals_.async_wait(kAwait);
    if (error) co_return;
    guarded([&] { work(number); });
  }
}

// ---- The doors to the outside ----

Net::Net(EndpointOptions options, Handlers handlers)
    : core_(std::make_shared<Core>(std::move(options), std::move(handlers))) {}

Net::~Net() = default;

std::uint16_t Net::port() const { return core_->port(); }

std::string Net::address() const { return core_->address(); }

void Net::run() { core_->run(); }

const base::HomeThread& Net::home() const { return core_->home; }

void Net::stop() {
  core_->post([core = core_.get()] { core->stop(); });
}

void Net::post(std::function<void()> work) { core_->post(std::move(work)); }

Clock::time_point Net::now() const { return core_->now(); }

Visitors& Net::visitors() { return core_->visitors; }

void Net::after(milliseconds delay, std::function<void()> work) { core_->after(delay, std::move(work)); }

void Net::every(milliseconds period, std::function<void()> work) { core_->every(period, std::move(work)); }

void Net::onSignal(std::function<void(int)> work) { core_->onSignal(std::move(work)); }

Figures Net::figures() const {
  const Counts& counts = core_->counts;
  return {counts.connections.get(), counts.sockets.get(),     counts.unanswered.get(), counts.requests.get(),
          counts.messagesIn.get(),  counts.messagesOut.get(), counts.sends.get(),      counts.bytesIn.get(),
          counts.bytesOut.get(),    counts.refused.get(),     counts.slowReaders.get()};
}

std::size_t raiseFileLimit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

}  // namespace tacit::net
