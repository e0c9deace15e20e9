// The operator's door: a UNIX socket in the data folder, for the server's own user and root. One line of text comes in,
// one goes out.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <functional>
#include <string>
#include <thread>

#include "base/result.h"

namespace tacit::operations {

inline constexpr std::string_view kAdminSocket = "admin.sock";

class AdminSocket {
 public:
  using Answer = std::function<void(std::string)>;  // once, from any thread
  // Called on a thread of the socket's own, for one request at a time.
  using Handler = std::function<void(const std::string& request, uid_t caller, Answer answer)>;

  // What a dead server has left is replaced; std::runtime_error when a living one is there, or the folder can't be
  // used.
  AdminSocket(const std::string& folder, Handler handler);
  AdminSocket(const AdminSocket&) = delete;
  AdminSocket& operator=(const AdminSocket&) = delete;
  ~AdminSocket() { stop(); }

  void stop();

 private:
  void loop();
  void serve(int connection);
  std::string answerTo(const std::string& request, uid_t caller);

  const std::string path_;
  const Handler handler_;
  int listening_ = -1;
  int wake_ = -1;
  std::atomic<bool> stopped_ = false;
  std::thread thread_;
};

// Says a line to the server that runs on this folder, and waits for its answer.
base::Result<std::string> askServer(const std::string& folder, const std::string& request);

}  // namespace tacit::operations
