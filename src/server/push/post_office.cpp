#include "server/push/post_office.h"

#include <curl/curl.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <span>

namespace tacit::server {
namespace {

constexpr std::size_t kMostWaiting = 10'000;
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

struct Closed {
  void operator()(CURL* one) const { curl_easy_cleanup(one); }
  void operator()(curl_slist* one) const { curl_slist_free_all(one); }
};

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

void PostOffice::send(PushLetter letter) {
  const std::scoped_lock lock(mutex_);
  if (stopped_ || waiting_.size() >= kMostWaiting) return;
  waiting_.push_back(std::move(letter));
  changed_.notify_one();
}

void PostOffice::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopped_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void PostOffice::work() {
  for (;;) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopped_ || !waiting_.empty(); });
    if (stopped_) return;
    const PushLetter letter = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    letter.done(deliver(letter));
  }
}

// No redirects, no proxies, no waiting for ever.
int PostOffice::deliver(const PushLetter& letter) const {
  const std::unique_ptr<CURL, Closed> curl(curl_easy_init());
  if (!curl) return 0;
  std::unique_ptr<curl_slist, Closed> headers;
  for (const auto& one : letter.headers) headers.reset(curl_slist_append(headers.release(), one.c_str()));
  curl_easy_setopt(curl.get(), CURLOPT_URL, letter.url.c_str());
  curl_easy_setopt(curl.get(), CURLOPT_PROTOCOLS_STR, anywhere_ ? "http,https" : "https");
  curl_easy_setopt(curl.get(), CURLOPT_PROXY, "");
  curl_easy_setopt(curl.get(), CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl.get(), CURLOPT_TIMEOUT, kPostSeconds);
  curl_easy_setopt(curl.get(), CURLOPT_HTTPHEADER, headers.get());
  curl_easy_setopt(curl.get(), CURLOPT_POSTFIELDSIZE, static_cast<long>(letter.body.size()));
  curl_easy_setopt(curl.get(), CURLOPT_POSTFIELDS, letter.body.data());
  curl_easy_setopt(curl.get(), CURLOPT_WRITEFUNCTION, ignore);
  if (!anywhere_) curl_easy_setopt(curl.get(), CURLOPT_OPENSOCKETFUNCTION, openPublic);
  if (curl_easy_perform(curl.get()) != CURLE_OK) return 0;
  long status = 0;
  curl_easy_getinfo(curl.get(), CURLINFO_RESPONSE_CODE, &status);
  return static_cast<int>(status);
}

}  // namespace tacit::server
