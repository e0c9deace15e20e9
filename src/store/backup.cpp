#include "store/backup.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <vector>

#include "json/json.h"
#include "store/database.h"
#include "store/schema.h"

namespace tacit::store {
namespace {

using soci::into;
using soci::use;

constexpr std::string_view kFormat = "tacit-backup";
constexpr int kFormatVersion = 1;
constexpr int kRowsAtATime = 1000;
constexpr std::int64_t kRowsPerReport = 50'000;

// ---- The file's lines ----

// The first line has the format, the last one the sum; between them each table, followed by its rows.
struct Line {
  std::optional<std::string> format;
  std::optional<int> version;
  std::optional<int> schema;
  std::optional<std::int64_t> time;
  std::optional<std::string> table;
  std::optional<std::vector<std::string>> columns;
  std::optional<std::string> types;             // a letter for each column: i, d, t
  std::optional<std::vector<std::string>> row;  // empty for NULL, otherwise = and the value
  std::optional<std::int64_t> tables;
  std::optional<std::int64_t> rows;
  std::optional<std::string> sum;  // over all lines before this one

  TACIT_FIELDS(Line, format, version, schema, time, table, columns, types, row, tables, rows, sum)
};

// FNV-1a: finds what disks and copies do by accident.
class Sum {
 public:
  void add(std::string_view text) {
    for (const char c : text) value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  }
  std::string text() const {
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value_, 16).ptr;
    return {digits.data(), end};
  }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325U;
};

[[noreturn]] void failed(const std::string& file, const std::string& what) {
  throw StoreError(file + ": " + what + ": " + std::strerror(errno));
}

// Under another name until it is whole.
class NewFile {
 public:
  explicit NewFile(std::string file) : file_(std::move(file)), part_(file_ + ".part"), out_(begin(part_)) {
    if (out_ < 0) failed(part_, "cannot be made");
  }
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  ~NewFile() {
    if (out_ < 0) return;
    ::close(out_);
    ::unlink(part_.c_str());
  }

  void add(const Line& line) {
    const std::string text = json::text(line) + '\n';
    sum_.add(text);
    waiting_ += text;
    if (waiting_.size() > 1'000'000) flush();
  }
  std::string sum() const { return sum_.text(); }

  void finish() {
    flush();
    if (::fsync(out_) != 0 || ::close(std::exchange(out_, -1)) != 0) failed(part_, "cannot be written");
    if (::rename(part_.c_str(), file_.c_str()) != 0) failed(file_, "cannot be made");
    const auto folder = std::filesystem::absolute(file_).parent_path();
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    std::ignore = ::fsync(handle);  // some file systems have none for folders
    ::close(handle);
  }

 private:
  static int begin(const std::string& part) {
    ::unlink(part.c_str());
    return ::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  }
  void flush() {
    for (std::string_view rest = waiting_; !rest.empty();) {
      const auto n = ::write(out_, rest.data(), rest.size());
      if (n < 0 && errno == EINTR) continue;
      if (n < 0) failed(part_, "cannot be written");
      rest.remove_prefix(static_cast<std::size_t>(n));
    }
    waiting_.clear();
  }

  std::string file_;
  std::string part_;
  std::string waiting_;
  Sum sum_;
  int out_ = -1;
};

// ---- Tables ----

std::vector<std::string> names(soci::session& sql, const std::string& query) {
  std::string name;
  std::vector<std::string> all;
  soci::statement statement((sql.prepare << query, into(name)));
  statement.execute();
  while (statement.fetch()) all.push_back(name);
  return all;
}

// In the order in which they were made: none refers to a later one. Without the version, which the first line says.
std::vector<std::string> tablesOf(Database& database) {
  auto all =
      names(database.session(),
            database.isPostgres()
                ? "SELECT CAST(relname AS TEXT) FROM pg_class WHERE relkind = 'r' AND relnamespace ="
                  " (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) ORDER BY oid"
                : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid");
  std::erase(all, "schema_version");
  return all;
}

char typeOf(const soci::column_properties& column) {
  switch (column.get_data_type()) {
    case soci::dt_string: return 't';
    case soci::dt_double: return 'd';
    case soci::dt_integer:
    case soci::dt_long_long:
    case soci::dt_unsigned_long_long: return 'i';
    default: throw StoreError("column " + column.get_name() + " has a type that backups do not know");
  }
}

std::string number(double value) {
  std::array<char, 32> digits{};
  return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr};
}

std::string cell(const soci::row& row, std::size_t i) {
  if (row.get_indicator(i) == soci::i_null) return {};
  switch (row.get_properties(i).get_data_type()) {
    case soci::dt_string: return '=' + row.get<std::string>(i);
    case soci::dt_double: return '=' + number(row.get<double>(i));
    case soci::dt_integer: return '=' + std::to_string(row.get<int>(i));
    case soci::dt_unsigned_long_long: return '=' + std::to_string(row.get<unsigned long long>(i));
    default: return '=' + std::to_string(row.get<long long>(i));
  }
}

// ---- Backup ----

class Copying {
 public:
  Copying(Database& database, NewFile& file, const Progress& progress)
      : database_(database), sql_(database.session()), file_(file), progress_(progress) {}

  BackupFigures all() {
    for (const auto& table : tablesOf(database_)) {
      if (database_.isPostgres()) withCursor(table);
      else rows(table, "SELECT * FROM " + table);
      ++figures_.tables;
      if (progress_) progress_(table, figures_.rows);
    }
    return figures_;
  }

 private:
  // PostgreSQL would send the whole table at once.
  void withCursor(const std::string& table) {
    sql_ << "DECLARE backup_rows NO SCROLL CURSOR FOR SELECT * FROM " + table;
    while (rows(table, "FETCH " + std::to_string(kRowsAtATime) + " FROM backup_rows") > 0) continue;
    sql_ << "CLOSE backup_rows";
  }

  int rows(const std::string& table, const std::string& query) {
    int count = 0;
    soci::row row;
    soci::statement statement((sql_.prepare << query, into(row)));
    statement.execute();
    while (statement.fetch()) {
      if (described_ != table) describe(table, row);
      Line line;
      line.row.emplace();
      for (std::size_t i = 0; i < row.size(); ++i) line.row->push_back(cell(row, i));
      file_.add(line);
      ++count;
      if (++figures_.rows % kRowsPerReport == 0 && progress_) progress_(table, figures_.rows);
    }
    return count;
  }

  void describe(const std::string& table, const soci::row& row) {
    Line line;
    line.table = described_ = table;
    line.columns.emplace();
    line.types.emplace();
    for (std::size_t i = 0; i < row.size(); ++i) {
      line.columns->push_back(row.get_properties(i).get_name());
      *line.types += typeOf(row.get_properties(i));
    }
    file_.add(line);
  }

  Database& database_;
  soci::session& sql_;
  NewFile& file_;
  const Progress& progress_;
  BackupFigures figures_;
  std::string described_;
};

// ---- Restore ----

Line read(const std::string& file, const std::string& text) {
  Line line;
  if (const auto problem = json::readText(text, line)) throw StoreError(file + " is damaged: " + problem->what);
  return line;
}

// The first line, when the file is whole and unchanged.
Line checked(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::string text;
  if (!std::getline(in, text)) failed(file, "cannot be read");
  Line line;
  if (json::readText(text, line) || line.format != kFormat || !line.schema)
    throw StoreError(file + " is not a backup of Tacit");
  if (line.version != kFormatVersion) throw StoreError(file + " was written by a newer Tacit");
  Sum sum;
  std::string last = std::exchange(text, {});
  while (std::getline(in, text)) {
    sum.add(last + '\n');
    last = std::exchange(text, {});
  }
  Line trailer;
  if (json::readText(last, trailer) || !trailer.sum) throw StoreError(file + " is cut off: it has no end");
  if (*trailer.sum != sum.text()) throw StoreError(file + " has been altered: its checksum is wrong");
  return line;
}

// One statement for all rows of a table.
class Insert {
 public:
  Insert(soci::session& sql, const Line& table)
      : types_(table.types.value_or("")), cells_(types_.size()), statement_(sql) {
    const auto names = table.columns.value_or(std::vector<std::string>{});
    std::string columns;
    std::string values;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      const std::string comma = i == 0 ? "" : ", ";
      columns += comma + '"' + names.at(i) + '"';
      values += comma + ":v" + std::to_string(i);
    }
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (types_[i] == 'd') statement_.exchange(use(cells_[i].number, cells_[i].indicator));
      else statement_.exchange(use(cells_[i].text, cells_[i].indicator));
    }
    statement_.alloc();
    statement_.prepare("INSERT INTO " + table.table.value_or("") + " (" + columns + ") VALUES (" + values + ")");
    statement_.define_and_bind();
  }

  void operator()(const std::vector<std::string>& row) {
    for (std::size_t i = 0; i < cells_.size(); ++i) fill(cells_[i], row.at(i), types_[i]);
    statement_.execute(true);
  }

 private:
  struct Cell {
    std::string text;
    double number = 0;
    soci::indicator indicator = soci::i_ok;
  };

  static void fill(Cell& cell, const std::string& value, char type) {
    cell.indicator = value.empty() ? soci::i_null : soci::i_ok;
    if (value.empty()) return;
    if (type == 'd') std::from_chars(value.data() + 1, value.data() + value.size(), cell.number);
    else cell.text = value.substr(1);
  }

  std::string types_;
  std::vector<Cell> cells_;
  soci::statement statement_;
};

void refuseContent(Database& database) {
  for (const auto& table : tablesOf(database)) {
    long long rows = 0;
    database.session() << "SELECT COUNT(*) FROM " + table, into(rows);
    if (rows > 0 && table != "last_batch" && table != "nodes")
      throw StoreError("the database has content already; nothing was changed (--replace to lose it)");
  }
}

void dropAll(Database& database) {
  auto all = tablesOf(database);
  while (!all.empty()) {
    database.session() << "DROP TABLE " + all.back();
    all.pop_back();
  }
  database.session() << "DROP TABLE IF EXISTS schema_version";
}

BackupFigures insertAll(soci::session& sql, const std::string& file, const Progress& progress) {
  BackupFigures figures;
  std::ifstream in(file, std::ios::binary);
  std::string text;
  std::string table;
  std::optional<Insert> insert;
  std::getline(in, text);
  while (std::getline(in, text)) {
    const Line line = read(file, text);
    if (line.table) {
      if (progress && !table.empty()) progress(table, figures.rows);
      table = *line.table;
      insert.emplace(sql, line);
    } else if (line.row && insert) {
      (*insert)(*line.row);
      if (++figures.rows % kRowsPerReport == 0 && progress) progress(table, figures.rows);
    } else if (line.sum) {
      if (line.rows != figures.rows) throw StoreError(file + " is damaged: rows are missing");
      figures.tables = line.tables.value_or(0);
    }
  }
  return figures;
}

template <class Work>
auto explained(const std::string& what, Work work) {
  try {
    return work();
  } catch (const soci::soci_error& error) {
    explain(error, what);
  }
}

std::int64_t nowMs() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

}  // namespace

BackupFigures backup(const std::string& url, const std::string& file, const Progress& progress) {
  Database database(url, Access::Shared);
  return explained("the backup failed: ", [&] {
    NewFile out(file);
    auto& sql = database.session();
    if (database.isPostgres()) sql << "SET statement_timeout = 0";
    soci::transaction moment(sql);
    if (database.isPostgres()) sql << "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY";
    Line first;
    first.format = kFormat;
    first.version = kFormatVersion;
    first.schema = static_cast<int>(migrations().size());
    first.time = nowMs();
    out.add(first);
    const auto figures = Copying(database, out, progress).all();
    moment.rollback();
    Line last;
    last.tables = figures.tables;
    last.rows = figures.rows;
    last.sum = out.sum();
    out.add(last);
    out.finish();
    return figures;
  });
}

BackupFigures restore(const std::string& url, const std::string& file, bool replace, const Progress& progress) {
  const Line first = checked(file);
  const auto version = static_cast<std::size_t>(first.schema.value_or(0));
  if (version > migrations().size()) throw StoreError(file + " was written by a newer Tacit");
  Database database(url, Access::Owner, Tables::AsTheyAre);
  return explained("the restore failed, nothing was changed: ", [&] {
    auto& sql = database.session();
    if (!replace) refuseContent(database);
    soci::transaction whole(sql);
    if (!database.isPostgres()) sql << "PRAGMA defer_foreign_keys = ON";
    dropAll(database);
    takeWithin(sql, migrations().first(version));
    const auto figures = insertAll(sql, file, progress);
    whole.commit();
    migrate(sql, migrations());
    return figures;
  });
}

}  // namespace tacit::store
