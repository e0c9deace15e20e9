#include "json/json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tacit::json {
namespace {

constexpr std::size_t kLongestQuote = 40;

// The beginning of a text that came from outside, never half a character.
std::string inQuotes(std::string_view text) {
  std::size_t size = std::min(text.size(), kLongestQuote);
  while (size > 0 && size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) --size;
  return "'" + std::string(text.substr(0, size)) + "'";
}

constexpr std::size_t kDeepest = 16;   // nothing of ours is nested half as deep
constexpr std::size_t kMaxKeys = 128;  // nor has an object of ours so many: they are compared with one another

// Builds a Node from what the library finds on its way through the text; false ends it.
class Builder {
 public:
  explicit Builder(Node& root) : root_(root) {}

  bool null() { return add(Node::Kind::Null) != nullptr; }
  bool boolean(bool value) {
    return with(Node::Kind::Truth, [&](Node& node) { node.truth = value; });
  }
  bool number_integer(std::int64_t value) {
    return with(Node::Kind::Integer, [&](Node& node) {
      node.integer = static_cast<std::uint64_t>(value);
      node.negative = value < 0;
      node.real = static_cast<double>(value);
    });
  }
  bool number_unsigned(std::uint64_t value) {
    return with(Node::Kind::Integer, [&](Node& node) {
      node.integer = value;
      node.real = static_cast<double>(value);
    });
  }
  bool number_float(double value, const std::string& /*as written*/) {
    return with(Node::Kind::Real, [&](Node& node) { node.real = value; });
  }
  bool string(std::string& value) {
    return with(Node::Kind::Text, [&](Node& node) { node.text = std::move(value); });
  }
  static bool binary(const nlohmann::json::binary_t& /*value*/) { return false; }
  bool start_object(std::size_t /*size*/) { return open(Node::Kind::Object); }
  bool start_array(std::size_t /*size*/) { return open(Node::Kind::List); }
  bool key(std::string& name) {
    auto& keys = open_.back()->keys;
    // Of two equal keys readers choose differently: who checks a text and who obeys it might read two things.
    if (keys.size() == kMaxKeys || std::ranges::find(keys, name) != keys.end()) return false;
    keys.push_back(std::move(name));
    return true;
  }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  static bool parse_error(std::size_t /*at*/, const std::string& /*token*/,
                          const nlohmann::detail::exception& /*why*/) {
    return false;
  }

 private:
  Node* add(Node::Kind kind) {
    Node& node = open_.empty() ? root_ : open_.back()->elements.emplace_back();
    node.kind = kind;
    return &node;
  }
  template <typename Fill>
  bool with(Node::Kind kind, Fill fill) {
    fill(*add(kind));
    return true;
  }
  bool open(Node::Kind kind) {
    if (open_.size() >= kDeepest) return false;
    open_.push_back(add(kind));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  Node& root_;
  std::vector<Node*> open_;  // a parent's list does not grow while one of its elements is open
};

}  // namespace

const Node* Node::find(std::string_view key) const {
  const auto found = std::ranges::find(keys, key);
  return found == keys.end() ? nullptr : &elements[static_cast<std::size_t>(found - keys.begin())];
}

std::optional<Node> parse(std::string_view text) {
  Node root;
  Builder builder(root);
  if (!nlohmann::json::sax_parse(text, &builder)) return std::nullopt;
  return root;
}

namespace detail {

bool wrong(std::string_view name, std::string_view expected, Problem& problem) {
  problem = base::Error{std::string(name) + ": expected " + std::string(expected)};
  return false;
}

bool readIndex(const Node& node, std::string_view name, std::span<const std::string_view> names, std::size_t& index,
               Problem& problem) {
  std::string all;
  for (index = 0; index < names.size(); ++index) {
    if (node.is(Node::Kind::Text) && node.text == names[index]) return true;
    all += (index == 0 ? "" : ", ") + std::string(names[index]);
  }
  return wrong(name, "one of " + all, problem);
}

const Node* Reading::find(std::string_view name, bool mayBeLeftOut) {
  known.push_back(name);
  const Node* const found = node.find(name);
  if (found == nullptr && !mayBeLeftOut) problem = base::Error{"missing: " + std::string(name)};
  return found;
}

const std::string* Reading::tag() {
  const Node* const found = find(kTag, true);
  if (found != nullptr && found->is(Node::Kind::Text)) return &found->text;
  problem = base::Error{"missing: " + std::string(kTag)};
  return nullptr;
}

bool Reading::unknownTag() {
  problem = base::Error{"unknown: " + std::string(kTag) + ' ' + inQuotes(*tag())};
  return false;
}

bool Reading::allKnown() {
  const auto isUnknown = [this](const auto& key) { return std::ranges::find(known, key) == known.end(); };
  const auto unknown = std::ranges::find_if(node.keys, isUnknown);
  if (unknown == node.keys.end()) return true;
  problem = base::Error{"unknown field: " + inQuotes(*unknown)};
  return false;
}

}  // namespace detail
}  // namespace tacit::json
