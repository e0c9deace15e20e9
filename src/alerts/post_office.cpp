#include "alerts/post_office.h"

#include <curl/curl.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <span>

#include "base/threads.h"

namespace tacit::alerts {
namespace {

constexpr std::size_t kMaxWaiting = 10'000;
constexpr std::size_t kMaxOfOne = 50;  // for one person
constexpr std::size_t kAtOnce = 64;
constexpr int kAtOnceOfOne = 4;
constexpr int kMaxTimeOuts = 3;  // of an endpoint, in a row
constexpr std::size_t kMaxRemembered = 10'000;
constexpr long kPostSeconds = 10;

struct Network {
  std::uint32_t address;
  int bits;
};
// Private, shared, local, reserved, for tests and for many at once (RFC 6890).
constexpr std::array kNotPublic = {
    Network{0x00000000, 8},  Network{0x0A000000, 8},  Network{0x64400000, 10}, Network{0x7F000000, 8},
    Network{0xA9FE0000, 16}, Network{0xAC100000, 12}, Network{0xC0000000, 24}, Network{0xC0000200, 24},
    Network{0xC0A80000, 16}, Network{0xC6120000, 15}, Network{0xC6336400, 24}, Network{0xCB007100, 24},
    Network{0xE0000000, 3},
};

bool isPublicV4(std::uint32_t address) {
  return std::ranges::none_of(
      kNotPublic, [&](const Network& one) { return address >> (32 - one.bits) == one.address >> (32 - one.bits); });
}

// Of the one block that is given out (RFC 4291), without what leads to older addresses (6to4, Teredo) and examples.
bool isPublicV6(std::span<const unsigned char, 16> bytes) {
  const auto word = [&](std::size_t i) { return static_cast<unsigned>(bytes[i] << 8U | bytes[i + 1]); };
  if (bytes[0] >> 5U != 1) return false;
  if (word(0) == 0x2002) return false;
  return word(0) != 0x2001 || (word(2) >= 0x0200 && word(2) != 0x0DB8);
}

curl_socket_t openPublic(void* /*unused*/, curlsocktype /*purpose*/, curl_sockaddr* to) {
  if (!isPublic(to->addr)) return CURL_SOCKET_BAD;
  return socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

std::size_t ignore(char* /*data*/, std::size_t size, std::size_t count, void* /*unused*/) { return size * count; }

}  // namespace

bool isPublic(const sockaddr& address) {
  if (address.sa_family == AF_INET) {
    sockaddr_in in{};
    std::memcpy(&in, &address, sizeof in);
    return isPublicV4(ntohl(in.sin_addr.s_addr));
  }
  if (address.sa_family != AF_INET6) return false;
  sockaddr_in6 in{};
  std::memcpy(&in, &address, sizeof in);
  return isPublicV6(std::span<const unsigned char, 16>(in.sin6_addr.s6_addr));
}

// A letter under way.
struct PostOffice::Delivery {
  struct Freed {
    void operator()(CURL* one) const { curl_easy_cleanup(one); }
    void operator()(curl_slist* one) const { curl_slist_free_all(one); }
  };

  PushLetter letter;
  std::unique_ptr<CURL, Freed> curl;
  std::unique_ptr<curl_slist, Freed> headers;
};

void PostOffice::Closed::operator()(void* multi) const { curl_multi_cleanup(multi); }

PostOffice::PostOffice(bool anywhere) : anywhere_(anywhere), multi_(curl_multi_init()), thread_([this] { work(); }) {}

PostOffice::~PostOffice() { stop(); }

void PostOffice::send(PushLetter letter) {
  {
    const std::scoped_lock lock(mutex_);
    const auto found = queues_.find(letter.person);
    const bool full = found != queues_.end() && found->second.waiting.size() >= kMaxOfOne;
    if (stopped_ || full || waiting_ >= kMaxWaiting) return;
    queues_[letter.person].waiting.push_back(std::move(letter));
    ++waiting_;
  }
  curl_multi_wakeup(multi_.get());
}

void PostOffice::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopped_ = true;
  }
  curl_multi_wakeup(multi_.get());
  if (thread_.joinable()) thread_.join();
}

void PostOffice::work() {
  base::beginThread("push");
  constexpr int kLongestWait = 60'000;
  while (true) {
    {
      const std::scoped_lock lock(mutex_);
      if (stopped_) break;
    }
    begin();
    int running = 0;
    curl_multi_perform(multi_.get(), &running);
    if (!collect()) curl_multi_poll(multi_.get(), nullptr, 0, kLongestWait, nullptr);
  }
  for (const auto& [curl, delivery] : underWay_) curl_multi_remove_handle(multi_.get(), curl);
  underWay_.clear();
}

void PostOffice::begin() {
  while (underWay_.size() < kAtOnce) {
    auto letter = next();
    if (!letter) return;
    take(*std::move(letter));
  }
}

// Of the next person after the last one who has any waiting and not too many under way.
std::optional<PushLetter> PostOffice::next() {
  const std::scoped_lock lock(mutex_);
  auto at = queues_.upper_bound(last_);
  for (std::size_t n = 0; n < queues_.size(); ++n, ++at) {
    if (at == queues_.end()) at = queues_.begin();
    auto& [person, queue] = *at;
    if (queue.waiting.empty() || queue.underWay >= kAtOnceOfOne) continue;
    last_ = person;
    PushLetter letter = std::move(queue.waiting.front());
    queue.waiting.pop_front();
    ++queue.underWay;
    --waiting_;
    return letter;
  }
  return std::nullopt;
}

// No redirects, no proxies, no waiting for ever.
void PostOffice::take(PushLetter letter) {
  auto delivery = std::make_unique<Delivery>();
  delivery->letter = std::move(letter);
  delivery->curl.reset(curl_easy_init());
  CURL* const curl = delivery->curl.get();
  if (curl == nullptr) return finish(std::move(delivery), false);
  for (const auto& one : delivery->letter.headers)
    delivery->headers.reset(curl_slist_append(delivery->headers.release(), one.c_str()));
  curl_easy_setopt(curl, CURLOPT_URL, delivery->letter.url.c_str());
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, anywhere_ ? "http,https" : "https");
  curl_easy_setopt(curl, CURLOPT_PROXY, "");
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT, kPostSeconds);
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, delivery->headers.get());
  curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, static_cast<long>(delivery->letter.body.size()));
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, delivery->letter.body.data());
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, ignore);
  if (!anywhere_) curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, openPublic);
  if (curl_multi_add_handle(multi_.get(), curl) != CURLM_OK) return finish(std::move(delivery), false);
  underWay_[curl] = std::move(delivery);
}

// Whether there were any.
bool PostOffice::collect() {
  const std::size_t before = underWay_.size();
  int left = 0;
  while (const CURLMsg* const message = curl_multi_info_read(multi_.get(), &left)) {
    if (message->msg != CURLMSG_DONE) continue;
    const bool timedOut = message->data.result == CURLE_OPERATION_TIMEDOUT;
    auto found = underWay_.extract(message->easy_handle);
    curl_multi_remove_handle(multi_.get(), found.key());
    finish(std::move(found.mapped()), timedOut);
  }
  return underWay_.size() < before;
}

void PostOffice::finish(std::unique_ptr<Delivery> delivery, bool timedOut) {
  const PushLetter& letter = delivery->letter;
  long status = 0;
  if (delivery->curl) curl_easy_getinfo(delivery->curl.get(), CURLINFO_RESPONSE_CODE, &status);
  if (timeOuts_.size() > kMaxRemembered) timeOuts_.clear();
  if (!timedOut) timeOuts_.erase(letter.url);
  const bool nobodyThere = timedOut && ++timeOuts_[letter.url] >= kMaxTimeOuts;
  if (nobodyThere) timeOuts_.erase(letter.url);
  letter.done(nobodyThere ? kNobodyThere : static_cast<int>(status));
  const std::scoped_lock lock(mutex_);
  const auto queue = queues_.find(letter.person);
  --queue->second.underWay;
  if (queue->second.underWay == 0 && queue->second.waiting.empty()) queues_.erase(queue);
}

}  // namespace tacit::alerts
