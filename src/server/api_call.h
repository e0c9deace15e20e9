// A request on its way to its answer: what all parts of the Api know of it.
#pragma once

#include "server/api.h"

namespace tacit::server {

struct Api::Call {
  net::Request request;
  net::Reply reply;
  std::string rest;         // of the path, where that of the route is open
  store::Person person;     // who asks, where the route wants to know
  bool isFromNode = false;  // for another node
  bool program = false;     // the person's own program asks, and plays as a bot
};

}  // namespace tacit::server
