#include "operations/admin.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <iostream>

#include "cli/commands.h"
#include "json/json.h"
#include "operations/admin_socket.h"
#include "text/utf8.h"

namespace tacit::cli {
namespace {

using json::Node;
using Row = std::vector<std::string>;

// ---- Neat tables ----

// What somebody has written cannot command the terminal.
std::string harmless(std::string text) {
  std::ranges::replace_if(text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
  return text;
}

std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string cellOf(const Node& node) {
  switch (node.kind) {
    case Node::Kind::Truth: return node.truth ? "yes" : "no";
    case Node::Kind::Integer:
      return node.negative ? std::to_string(static_cast<std::int64_t>(node.integer)) : std::to_string(node.integer);
    case Node::Kind::Real: return json::text(json::rounded(node.real, 1));
    case Node::Kind::Text: return harmless(node.text);
    default: return "";
  }
}

bool isCell(const Node& node) { return !node.is(Node::Kind::List) && !node.is(Node::Kind::Object); }

std::string heading(std::string key) {
  std::ranges::replace(key, '_', ' ');
  return key;
}

void printColumns(const std::vector<Row>& rows) {
  std::vector<std::size_t> widths;
  for (const Row& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  for (const Row& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i)
      line += row[i] + (i + 1 == row.size() ? "" : std::string(widths[i] - width(row[i]) + 2, ' '));
    std::cout << line << '\n';
  }
}

// One line for each of them, under the names of their fields.
void printList(const Node& list) {
  if (list.elements.empty()) {
    std::cout << "none\n";
    return;
  }
  std::vector<Row> rows;
  Row& head = rows.emplace_back();
  for (const auto& key : list.elements[0].keys) head.push_back(heading(key));
  for (const Node& element : list.elements) {
    Row& row = rows.emplace_back();
    for (const Node& value : element.elements) row.push_back(cellOf(value));
  }
  printColumns(rows);
}

void print(const Node& node);

// Its own fields first, one on a line; what is made of more than that below.
void printObject(const Node& object) {
  std::vector<Row> rows;
  for (std::size_t i = 0; i < object.keys.size(); ++i)
    if (isCell(object.elements[i])) rows.push_back({heading(object.keys[i]), cellOf(object.elements[i])});
  printColumns(rows);
  for (std::size_t i = 0; i < object.keys.size(); ++i) {
    if (isCell(object.elements[i])) continue;
    std::cout << (rows.empty() && i == 0 ? "" : "\n") << heading(object.keys[i]) << ":\n";
    print(object.elements[i]);
  }
}

void print(const Node& node) {
  if (const Node* const done = node.find("done"); done != nullptr) std::cout << cellOf(*done) << '\n';
  else if (node.is(Node::Kind::List)) printList(node);
  else if (node.is(Node::Kind::Object)) printObject(node);
  else std::cout << cellOf(node) << '\n';
}

// ---- Asking ----

// What cannot be undone is done only when somebody has said yes.
bool agreed(std::string_view question) {
  std::cerr << question << " [y/N] " << std::flush;
  std::string answer;
  std::getline(std::cin, answer);
  return answer == "y" || answer == "Y" || answer == "yes";
}

int report(const std::string& line, bool asJson) {
  const auto answer = json::parse(line);
  if (!answer) return complain("the server's answer makes no sense");
  const Node* const ok = answer->find("ok");
  const Node* const said = answer->find("answer");
  const Node* const text = answer->find("text");
  const bool makesSense = ok != nullptr && ok->is(Node::Kind::Truth) && (!ok->truth || said != nullptr);
  if (!makesSense) return complain("the server's answer makes no sense");
  if (asJson) std::cout << line << '\n';
  if (ok->truth) {
    if (!asJson) print(*said);
    const Node* const next = answer->find("next");
    if (!asJson && next != nullptr) std::cout << "more: --page " << cellOf(*next) << '\n';
    return kDone;
  }
  return asJson ? kFailed : complain(text != nullptr ? cellOf(*text) : "the server refused");
}

}  // namespace

int admin(const AdminOptions& options) {
  const auto act = std::ranges::find(operations::Admin::kActs, options.act, &operations::Admin::Act::name);
  const auto settings = operations::readSettings(options.sources);
  if (!settings) return complain(settings.error(), kUsageError);

  operations::AdminRequest request;
  request.act = act->name;
  for (const auto& argument : act->arguments) {
    const auto given = options.arguments.find(std::string(argument.name));
    if (given != options.arguments.end()) request.*argument.member = given->second;
  }
  if (!act->question.empty() && !options.yes) {
    if (isatty(STDIN_FILENO) == 0) return complain("this can't be undone: add --yes to confirm", kUsageError);
    if (!agreed(act->question)) return complain("nothing was done");
  }
  const auto answer = operations::askServer(settings->data, json::text(request));
  return answer ? report(*answer, options.json) : complain(answer.error());
}

}  // namespace tacit::cli
