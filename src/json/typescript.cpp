#include "json/typescript.h"

namespace tacit::json {

bool TypeScript::isNew(std::string_view name) { return declared_.emplace(name).second; }

std::string TypeScript::anyOf(std::span<const std::string_view> names) {
  std::string all;
  for (const auto name : names) all += (all.empty() ? "'" : " | '") + std::string(name) + "'";
  return all;
}

std::string TypeScript::listOf(const std::string& element) {
  return (element.find('|') == std::string::npos ? element : "(" + element + ")") + "[]";
}

std::string TypeScript::fieldText(std::string_view name, bool optional, const std::string& type) {
  return "  " + std::string(name) + (optional ? "?: " : ": ") + type + ";\n";
}

std::string TypeScript::tagText(std::string_view tag) {
  return tag.empty() ? "" : "  " + std::string(kTag) + ": '" + std::string(tag) + "';\n";
}

void TypeScript::addStruct(std::string_view name, const std::string& body) {
  text_ += "export type " + std::string(name) + " = {\n" + body + "};\n\n";
}

void TypeScript::addUnion(std::string_view name, const std::string& alternatives) {
  text_ += "export type " + std::string(name) + " =" + alternatives + ";\n\n";
}

void TypeScript::declareEnum(std::string_view name, std::span<const std::string_view> values) {
  if (!isNew(name)) return;
  std::string alternatives;
  for (const auto value : values) alternatives += "\n  | '" + std::string(value) + "'";
  addUnion(name, alternatives);
}

}  // namespace tacit::json
