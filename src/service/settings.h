// How a server is run: from the command line, from the environment, or from a test.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "net/time_source.h"
#include "service/secrets.h"

namespace tacit::service {

struct Settings {
  std::string listen = "127.0.0.1:8080";
  std::string data = "tacit-data";  // a folder of ours; made if it is not there
  std::string db;                   // empty: SQLite in the data folder; otherwise a URL (docs/install.md)
  std::string bus;                  // empty: one server alone; otherwise a node of a cluster (docs/cluster.md)
  std::string page;                 // the folder of the page; empty: the page built beside the program, if any
  std::string logLevel = "info";
  std::string logFormat = "line";    // or json
  std::vector<std::string> origins;  // pages of other hosts that may connect; ours always may
  bool trustProxy = false;           // X-Forwarded-For is a proxy's of our own
  bool secureCookie = false;         // cookies over TLS only
  int botThreads = 0;                // 0: one less than the machine has, at least one
  int maxTablesPerPerson = 10;       // unfinished ones that a person has set up
  int maxTables = 20'000;
  int sessionDays = 90;             // a session that is not used for so long ends
  double guestsAtOnce = 60;         // new guests from one address: a club behind one router ...
  double guestsPerMinute = 4;       // ... and after that
  int maxTablesPerAddress = 60;     // unfinished ones: a club behind one router has one for each of its people
  double tablesPerMinute = 20;      // new ones from one address, after as many at once as it may have
  double commandsPerPerson = 20;    // in a second, over all connections; three times as many at once
  double commandsPerAddress = 120;  // in a second; five times as many at once
  int botMinutes = 5;               // bots play on for so long at a table where nobody is connected
  int hideMinutes = 3;              // a table where nobody is connected is in the lobby for so long
  int openHours = 24;               // a table that waits is given up when nobody has come for so long ...
  int gameDays = 7;                 // ... and a game
  int doneMinutes = 60;             // a finished table is kept for talk and rematches, after the last visit
  int eventDays = 30;               // the events of finished games are kept
  int drainMinutes = 60;            // a server that is to go waits so long for its games
  std::string pushKey;              // that alerts are signed with; empty: there are none
  std::string pushContact;          // whom push services turn to: mailto:... or https://...
  bool pushAnywhere = false;        // for tests: alerts also to http and private addresses
  bool openMetrics = false;         // /metrics for everybody, not only for this machine
  std::vector<std::string> hosts;   // names that this server is asked by; none: localhost and addresses
  std::shared_ptr<net::TimeSource> time = net::systemTime();  // a test has another one
  int maxConnections = 20'000;
  int maxConnectionsPerAddress = 200;
  int wordsMilliseconds = 10'000;  // that people have to show the words they sealed for the shuffles
  bool limits = true;              // off for load tests: no limits on rates and numbers
  HashWork hashWork = HashWork::Full;
};

inline std::string databaseUrl(const Settings& settings) {
  return settings.db.empty() ? "sqlite:" + settings.data + "/tacit.sqlite" : settings.db;
}

}  // namespace tacit::service
