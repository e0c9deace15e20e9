#include "net/wire.h"

#include <algorithm>
#include <array>

#include "net/core.h"

namespace tacit::net {
namespace {

constexpr std::size_t kOneSend = std::size_t{64} * 1024;  // about as much as is framed at a time
constexpr std::size_t kKeptQueue = 16;

// The head of an unmasked text frame (RFC 6455, 5.2): a byte that says so, and the length in one, two or eight bytes.
void addHead(std::string& bytes, std::size_t length) {
  constexpr char kWholeText = '\x81';
  constexpr std::size_t kLongestShort = 125;
  constexpr std::size_t kLongestMedium = 0xFFFF;
  const bool isShort = length <= kLongestShort;
  const bool isMedium = length <= kLongestMedium;
  bytes.push_back(kWholeText);
  bytes.push_back(isShort ? static_cast<char>(length) : isMedium ? '\x7E' : '\x7F');
  const int lengthBytes = isShort ? 0 : isMedium ? 2 : 8;
  for (int i = lengthBytes - 1; i >= 0; --i) bytes.push_back(static_cast<char>((length >> (8 * i)) & 0xFFU));
}

}  // namespace

Wire::Wire(TcpSocket socket, Core& core) : socket_(std::move(socket)), core_(&core) {
  Error error;
  error = socket_.non_blocking(true, error);  // on a connection that has broken nothing is sent anyway
}

void Wire::add(Message message) {
  waitingBytes_ += message->size();
  waiting_.push_back(std::move(message));
}

void Wire::dropMessages() {
  waiting_.clear();
  next_ = 0;
  waitingBytes_ = 0;
}

void Wire::begin(const std::string& bytes) {
  while (hasMessages()) frameSome(begun_);
  begun_ += bytes;
}

void Wire::frameSome(std::string& into) {
  const std::size_t end = into.size() + kOneSend;
  for (; hasMessages() && into.size() < end; ++next_) {
    const Message message = std::move(waiting_[next_]);
    addHead(into, message->size());
    into += *message;
    waitingBytes_ -= message->size();
    core_->counts.messagesOut.add();
    core_->counts.bytesOut.add(message->size());
  }
  if (hasMessages()) return;
  dropMessages();
  if (waiting_.capacity() > kKeptQueue) waiting_.shrink_to_fit();
}

Error Wire::flush() {
  Error error;
  if (!begun_.empty()) {
    begun_.erase(0, send(begun_, error));
    if (!begun_.empty()) return error;
    begun_.shrink_to_fit();
  }
  std::string& frames = core_->frames;
  while (hasMessages()) {
    frames.clear();
    frameSome(frames);
    const std::size_t sent = send(frames, error);
    if (sent == frames.size()) continue;
    begun_.assign(frames, sent);
    return error;
  }
  return error;
}

// How much of it; there being no room is no error.
std::size_t Wire::send(const std::string& bytes, Error& error) {
  core_->counts.sends.add();
  const std::size_t sent = socket_.send(asio::buffer(bytes), 0, error);
  if (error == asio::error::would_block || error == asio::error::try_again) error = {};
  return sent;
}

}  // namespace tacit::net
