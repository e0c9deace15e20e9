// TypeScript types for structs that name their fields (fields.h), so that the page and the server cannot drift apart.
#pragma once

#include <set>

#include "json/fields.h"

namespace tacit::json {

// Collects type declarations; each struct is declared once, after those it is made of.
class TypeScript {
 public:
  // Declares a struct under its name there (`kType`), or a variant as the union of its alternatives (`kUnionName`).
  template <typename T>
  void declare() {
    static_cast<void>(typeOf<T>());
  }

  const std::string& text() const { return text_; }

 private:
  template <typename T>
  std::string typeOf();
  template <typename Variant>
  void declareUnion();
  template <Fielded T>
  void declareStruct(std::string_view tag);
  template <typename Struct, typename Value>
  void addField(std::string& body, const Field<Struct, Value>& field);

  bool isNew(std::string_view name) { return declared_.emplace(name).second; }

  std::set<std::string, std::less<>> declared_;
  std::string text_;
};

template <typename T>
std::string TypeScript::typeOf() {
  if constexpr (std::is_same_v<T, bool>) {
    return "boolean";
  } else if constexpr (NamedEnum<T>) {
    std::string names;
    for (const auto name : enumNames(T{})) names += (names.empty() ? "'" : " | '") + std::string(name) + "'";
    return names;
  } else if constexpr (std::is_arithmetic_v<T>) {
    return "number";
  } else if constexpr (kIsVector<T>) {
    const std::string element = typeOf<typename T::value_type>();
    return (element.find('|') == std::string::npos ? element : "(" + element + ")") + "[]";
  } else if constexpr (kIsVariant<T>) {
    declareUnion<T>();
    return std::string(kUnionName<T>);
  } else if constexpr (Fielded<T>) {
    declareStruct<T>("");
    return std::string(T::kType);
  } else {
    return "string";
  }
}

template <typename Struct, typename Value>
void TypeScript::addField(std::string& body, const Field<Struct, Value>& field) {
  if constexpr (kIsOptional<Value>) {
    body += "  " + std::string(field.name) + "?: " + typeOf<typename Value::value_type>() + ";\n";
  } else {
    body += "  " + std::string(field.name) + ": " + typeOf<Value>() + ";\n";
  }
}

template <Fielded T>
void TypeScript::declareStruct(std::string_view tag) {
  if (!isNew(T::kType)) return;
  std::string body;
  if (!tag.empty()) body = "  " + std::string(kTag) + ": '" + std::string(tag) + "';\n";
  std::apply([&](const auto&... field) { (addField(body, field), ...); }, T::fields());
  text_ += "export type " + std::string(T::kType) + " = {\n" + body + "};\n\n";
}

template <typename Variant>
void TypeScript::declareUnion() {
  constexpr std::string_view name = kUnionName<Variant>;
  if (!isNew(name)) return;
  std::string alternatives;
  const auto add = [&]<typename One>(std::type_identity<One>) {
    declareStruct<One>(One::kName);
    alternatives += "\n  | " + std::string(One::kType);
  };
  [&]<typename... Alternative>(std::type_identity<std::variant<Alternative...>>) {
    (add(std::type_identity<Alternative>{}), ...);
  }(std::type_identity<Variant>{});
  text_ += "export type " + std::string(name) + " =" + alternatives + ";\n\n";
}

}  // namespace tacit::json
