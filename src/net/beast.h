// The one header with Asio and Beast in it, and our names for what we use of them. Private: only the units that deal
// with connections include it, and it is compiled once for all of them.
#pragma once

#include <array>
#include <boost/asio.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "net/limits.h"

namespace tacit::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;

using std::chrono::milliseconds;

using Error = boost::system::error_code;
using Tcp = asio::ip::tcp;
// Typed, not any_io_executor: no virtual calls and no reference counts on the way of each message.
using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<Tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using Signals = asio::basic_signal_set<Executor>;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;
using Stream = websocket::stream<TcpSocket, false>;  // false: no compression
using Parser = http::request_parser<http::string_body>;
using HttpRequest = http::request<http::string_body>;

template <class Result = void>
using Task = asio::awaitable<Result, Executor>;

// Errors come back as values: a peer that goes away is nothing exceptional.
inline constexpr auto kAwait = asio::as_tuple(asio::use_awaitable_t<Executor>{});

// What goes wrong when something is closed helps nobody.
template <class Closeable>
void closeQuietly(Closeable& closeable) {
  Error ignored;
  static_cast<void>(closeable.close(ignored));
}

// Some of what has come in, forgotten at once; how much. To be called once in a turn of the loop, for a socket that does
// not block: nobody else waits for one who sends on and on.
inline std::size_t readAway(TcpSocket& socket, Error& error) {
  std::array<char, 16384> ignored;  // NOLINT(cppcoreguidelines-pro-type-member-init): nobody reads it
  const std::size_t size = socket.read_some(asio::buffer(ignored), error);
  if (error == asio::error::would_block) error = {};
  return size;
}

}  // namespace tacit::net
