// The TCP connection under a WebSocket, and all that goes out on it, in order. Messages that are sent in one turn of the
// loop leave with one send: what a send costs hardly depends on how long it is.
#pragma once

#include <cstddef>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "net/beast.h"
#include "net/net.h"

namespace tacit::net {

// Messages are framed here. Beast, which stands above, reads, and writes its handshake, pings, pongs and goodbyes through
// async_write_some. Only whole frames come in at either door, so none ends up inside another.
class Wire {
 public:
  using executor_type = Executor;

  Wire(TcpSocket socket, Core& core);

  executor_type get_executor() { return socket_.get_executor(); }
  TcpSocket& next_layer() { return socket_; }
  const TcpSocket& next_layer() const { return socket_; }

  // Goes out with the next flush.
  void add(Message message);
  // As much as goes out without waiting. What is left goes with the next one, when there is room.
  Error flush();
  // Those that have not begun to go out never will.
  void dropMessages();
  std::size_t backlog() const { return begun_.size() + waitingBytes_; }

  template <class Handler>
  void awaitRoom(Handler&& handler) {
    socket_.async_wait(TcpSocket::wait_write, std::forward<Handler>(handler));
  }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return socket_.async_read_some(buffers, std::forward<Token>(token));
  }

  // Done when it is out: who sends pings and doesn't read our pongs is not read either.
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers,
                        Token&& token) {  // NOLINT(cppcoreguidelines-missing-std-forward): Asio does
    std::string bytes = beast::buffers_to_string(buffers);
    const std::size_t size = bytes.size();
    return asio::async_compose<Token, void(Error, std::size_t)>(Writing{this, std::move(bytes), size}, token, socket_);
  }

 private:
  struct Writing {
    Wire* wire;
    std::string bytes;  // until they have their place behind what waits
    std::size_t size;

    template <class Self>
    void operator()(Self& self, Error error = {}) {
      if (error) return self.complete(error, 0);
      if (!bytes.empty()) {
        wire->begin(std::exchange(bytes, {}));
        return asio::post(wire->get_executor(), std::move(self));  // nobody expects the end before this returns
      }
      error = wire->flush();
      if (error || wire->begun_.empty()) return self.complete(error, size);
      wire->awaitRoom(std::move(self));
    }
  };

  bool hasMessages() const { return next_ < waiting_.size(); }
  void begin(const std::string& bytes);
  void frameSome(std::string& into);
  std::size_t send(const std::string& bytes, Error& error);

  TcpSocket socket_;
  Core* core_;
  std::string begun_;             // must go out to its end, before anything else
  std::vector<Message> waiting_;  // from next_ on
  std::size_t next_ = 0;
  std::size_t waitingBytes_ = 0;
};

// Beast asks for these when goodbyes have been said.
inline void teardown(beast::role_type role, Wire& wire, Error& error) {
  websocket::teardown(role, wire.next_layer(), error);
}

// Reads until the other side has closed: with anything unread the kernel answers with a reset, which overtakes our goodbye.
// Beast's own teardown stops after its first read (Boost 1.81, teardown.hpp: it ignores what read_some returns).
struct Draining {
  TcpSocket* socket;
  bool begun = false;

  template <class Self>
  void operator()(Self& self, Error error = {}) {
    if (begun && !error) std::ignore = readAway(*socket, error);
    if (!error) {
      begun = true;
      return socket->async_wait(TcpSocket::wait_read, std::move(self));
    }
    closeQuietly(*socket);
    self.complete(error == asio::error::eof ? Error() : error);
  }
};

template <class Handler>
void async_teardown(beast::role_type /*server*/, Wire& wire,
                    Handler&& handler) {  // NOLINT(cppcoreguidelines-missing-std-forward): Asio does
  Error ignored;
  std::ignore = wire.next_layer().shutdown(TcpSocket::shutdown_send, ignored);
  asio::async_compose<Handler, void(Error)>(Draining{&wire.next_layer()}, handler, wire.next_layer());
}

}  // namespace tacit::net
