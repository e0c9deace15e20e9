// How a server is run: from the command line, from the environment, or from a test.
#pragma once

#include <string>
#include <vector>

namespace tacit::server {

struct Settings {
  std::string listen = "127.0.0.1:8080";
  std::string data = "tacit-data";  // a folder of ours; made if it is not there
  std::string db;                   // empty: SQLite in the data folder; otherwise a URL (docs/running-a-server.md)
  std::string page;                 // the folder of the page; empty: the page built beside the program, if any
  std::string logLevel = "info";
  std::vector<std::string> origins;  // pages of other hosts that may connect; ours always may
  bool trustProxy = false;           // X-Forwarded-For is a proxy's of our own
  bool secureCookie = false;         // cookies over TLS only
  int botThreads = 0;                // 0: one less than the machine has, at least one
  int mostTablesPerPerson = 10;      // unfinished ones that a person has set up
  int mostTables = 20'000;
  int sessionDays = 90;        // a session that is not used for so long ends
  double guestsAtOnce = 60;    // new guests from one address: a club behind one router ...
  double guestsPerMinute = 4;  // ... and after that
  int mostConnections = 20'000;
  int mostConnectionsPerAddress = 200;
  int wordsMilliseconds = 10'000;  // that people have to show the words they sealed for the shuffles
  bool limits = true;              // off for load tests: no limits on rates and numbers
};

}  // namespace tacit::server
