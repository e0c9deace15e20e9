// TypeScript types for structs that name their fields (fields.h), so that the page and the server cannot drift apart.
#pragma once

#include <set>
#include <span>

#include "json/fields.h"

namespace tacit::json {

// Collects type declarations; each struct is declared once, after those it is made of.
class TypeScript {
 public:
  // Declares structs under their names there (`kType`), variants as the union of their alternatives (`kUnionName`), and
  // enumerations (`enumType`).
  template <typename... Types>
  void declare() {
    (static_cast<void>(typeOf<Types>()), ...);
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

  // The texts are put together in typescript.cpp, once and not for every type.
  static std::string anyOf(std::span<const std::string_view> names);
  static std::string listOf(const std::string& element);
  static std::string fieldText(std::string_view name, bool optional, const std::string& type);
  static std::string tagText(std::string_view tag);
  void addStruct(std::string_view name, const std::string& body);
  void addUnion(std::string_view name, const std::string& alternatives);

  void declareEnum(std::string_view name, std::span<const std::string_view> values);

  bool isNew(std::string_view name);

  std::set<std::string, std::less<>> declared_;
  std::string text_;
};

template <typename T>
std::string TypeScript::typeOf() {
  if constexpr (std::is_same_v<T, bool>) {
    return "boolean";
  } else if constexpr (TypedEnum<T>) {
    declareEnum(enumType(T{}), enumNames(T{}));
    return std::string(enumType(T{}));
  } else if constexpr (NamedEnum<T>) {
    return anyOf(enumNames(T{}));
  } else if constexpr (std::is_arithmetic_v<T> || Time<T>) {
    return "number";
  } else if constexpr (Thin<T>) {
    return typeOf<typename T::Plain>();
  } else if constexpr (kIsVector<T>) {
    return listOf(typeOf<typename T::value_type>());
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
    body += fieldText(field.name, true, typeOf<typename Value::value_type>());
  } else {
    body += fieldText(field.name, false, typeOf<Value>());
  }
}

template <Fielded T>
void TypeScript::declareStruct(std::string_view tag) {
  if (!isNew(T::kType)) return;
  std::string body = tagText(tag);
  T::fields()([&](const auto&... field) { (addField(body, field), ...); });
  addStruct(T::kType, body);
}

template <typename Variant>
void TypeScript::declareUnion() {
  constexpr std::string_view name = kUnionName<Variant>;
  if (!isNew(name)) return;
  std::string alternatives;
  const auto add = [&]<typename One>(std::type_identity<One>) {
    declareStruct<One>(One::kName);
    alternatives.append("\n  | ").append(One::kType);
  };
  [&]<typename... Alternative>(std::type_identity<std::variant<Alternative...>>) {
    (add(std::type_identity<Alternative>{}), ...);
  }(std::type_identity<Variant>{});
  addUnion(name, alternatives);
}

}  // namespace tacit::json
