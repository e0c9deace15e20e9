#include "store/codes.h"

#include "store/connection.h"

namespace tacit::store {

// `holder` is a column.
std::optional<std::string> CodeStore::codeOf(std::string_view holder, const std::string& id) {
  return firstOf(rowsOf(row_, (sql_.prepare << "SELECT code FROM short_codes WHERE " + std::string(holder) + " = :id",
                               use(id), into(row_))));
}

std::optional<std::string> CodeStore::giveTable(const std::string& table, const std::string& drawn) {
  return guarded([&] {
    check(table, drawn);
    if (auto code = codeOf("table_id", table)) return code;
    sql_ << "INSERT INTO short_codes (code, table_id) SELECT CAST(:code AS TEXT), id FROM tables WHERE id = :table"
            " AND done = 0 ON CONFLICT DO NOTHING",
        use(drawn, "code"), use(table, "table");
    return codeOf("table_id", table);
  });
}

std::optional<std::string> CodeStore::giveScreen(const std::string& screen, const std::string& drawn, base::Instant now,
                                                 base::Instant until) {
  return guarded([&] {
    check(screen, drawn);
    sql_ << "DELETE FROM short_codes WHERE until_ms < :now", use(now);
    sql_ << "INSERT INTO short_codes (code, screen, until_ms) VALUES (:code, :screen, :until) ON CONFLICT DO NOTHING",
        use(drawn), use(screen), use(until);
    return codeOf("screen", screen);
  });
}

std::optional<std::string> CodeStore::tableOf(const std::string& code) {
  if (!isText(code)) return {};
  return guarded([&] {
    return firstOf(
        rowsOf(row_, (sql_.prepare << "SELECT table_id FROM short_codes WHERE code = :code AND table_id IS NOT NULL",
                      use(code), into(row_))));
  });
}

bool CodeStore::screenWaits(const std::string& code, base::Instant now) {
  if (!isText(code)) return false;
  return guarded([&] {
    sql_ << "SELECT code FROM short_codes WHERE code = :code AND until_ms >= :now AND shows IS NULL", use(code),
        use(now), into(row_);
    return sql_.got_data();
  });
}

bool CodeStore::bring(const std::string& table, const std::string& code, base::Instant now) {
  return guarded([&] {
    check(table, code);
    return changed((sql_.prepare << "UPDATE short_codes SET shows = :table WHERE code = :code AND until_ms >= :now"
                                    " AND (shows IS NULL OR shows = :table)",
                    use(table, "table"), use(code, "code"), use(now, "now"))) == 1;
  });
}

std::optional<ScreenKept> CodeStore::screen(const std::string& screen, base::Instant now) {
  if (!isText(screen)) return {};
  return guarded([&] {
    ScreenKept one;
    return firstOf(rowsOf(one, (sql_.prepare << "SELECT code, COALESCE(shows, ''), until_ms FROM short_codes"
                                                " WHERE screen = :screen AND until_ms >= :now",
                                use(screen), use(now), into(one.code), into(one.table), into(one.until))));
  });
}

void CodeStore::keepWaiting(const std::string& screen, base::Instant until) {
  guarded([&] {
    check(screen);
    sql_ << "UPDATE short_codes SET until_ms = :until WHERE screen = :screen", use(until), use(screen);
  });
}

std::optional<std::string> CodeStore::giveTeam(const TeamKept& team, const std::string& drawn) {
  check(drawn);
  sql_
      << "INSERT INTO team_codes (code, tournament, entrant, until_ms) SELECT CAST(:code AS TEXT), id, :entrant, :until"
         " FROM tournaments WHERE id = :tournament ON CONFLICT DO NOTHING",
      use(drawn, "code"), use(team.entrant, "entrant"), use(team.until, "until"), use(team.tournament, "tournament");
  return firstOf(
      rowsOf(row_, (sql_.prepare << "SELECT code FROM team_codes WHERE tournament = :tournament AND entrant = :entrant",
                    use(team.tournament), use(team.entrant), into(row_))));
}

std::vector<std::string> CodeStore::giveTeams(const base::TournamentId& tournament, const std::vector<int>& entrants,
                                              base::Instant now, base::Instant until,
                                              const std::function<std::string()>& draw) {
  constexpr int kDraws = 20;  // until a code is free
  return guarded([&] {
    check(tournament);
    soci::transaction transaction(sql_);
    sql_ << "DELETE FROM team_codes WHERE until_ms < :now", use(now);
    std::vector<std::string> codes;
    for (const int entrant : entrants) {
      std::optional<std::string> code;
      for (int n = 0; n < kDraws && !code; ++n) code = giveTeam({tournament, entrant, until}, draw());
      codes.push_back(code.value_or(""));
    }
    transaction.commit();
    return codes;
  });
}

std::optional<TeamKept> CodeStore::teamOf(const std::string& code, base::Instant now) {
  if (!isText(code)) return {};
  return guarded([&] {
    TeamKept one;
    return firstOf(rowsOf(one, (sql_.prepare << "SELECT tournament, entrant, until_ms FROM team_codes"
                                                " WHERE code = :code AND until_ms >= :now",
                                use(code), use(now), into(one.tournament), into(one.entrant), into(one.until))));
  });
}

}  // namespace tacit::store
