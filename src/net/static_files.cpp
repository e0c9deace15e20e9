#include "net/static_files.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>

namespace tacit::net {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPage = "/index.html";
constexpr std::string_view kAssets = "/assets/";
constexpr std::string_view kForEver = "public, max-age=31536000, immutable";

constexpr std::array<std::pair<std::string_view, std::string_view>, 28> kTypes = {{
    {"avif", "image/avif"},
    {"css", "text/css; charset=utf-8"},
    {"csv", "text/csv; charset=utf-8"},
    {"gif", "image/gif"},
    {"html", "text/html; charset=utf-8"},
    {"ico", "image/x-icon"},
    {"jpeg", "image/jpeg"},
    {"jpg", "image/jpeg"},
    {"js", "text/javascript; charset=utf-8"},
    {"json", "application/json"},
    {"m4a", "audio/mp4"},
    {"map", "application/json"},
    {"md", "text/markdown; charset=utf-8"},
    {"mjs", "text/javascript; charset=utf-8"},
    {"mp3", "audio/mpeg"},
    {"ogg", "audio/ogg"},
    {"opus", "audio/ogg"},
    {"png", "image/png"},
    {"svg", "image/svg+xml"},
    {"tac", "text/plain; charset=utf-8"},
    {"ttf", "font/ttf"},
    {"txt", "text/plain; charset=utf-8"},
    {"wasm", "application/wasm"},
    {"wav", "audio/wav"},
    {"webm", "audio/webm"},
    {"webmanifest", "application/manifest+json"},
    {"webp", "image/webp"},
    {"woff2", "font/woff2"},
}};

// The extension of the last part of a path, without the dot.
std::string_view extension(std::string_view path) {
  path.remove_prefix(std::min(path.size(), path.rfind('/') + 1));
  const auto dot = path.rfind('.');
  return dot == std::string_view::npos ? std::string_view() : path.substr(dot + 1);
}

bool isInside(const fs::path& folder, const fs::path& file) {
  return std::ranges::mismatch(folder, file).in1 == folder.end();
}

// Names that begin with a dot (.git, .env) are nobody's business.
bool isHidden(const fs::path& relative) {
  return std::ranges::any_of(relative, [](const fs::path& part) { return part.native().starts_with('.'); });
}

// Whether somebody tries to climb; such a path must not even get the page.
bool looksBad(std::string_view path) {
  if (!path.starts_with('/') || path.find('\\') != std::string_view::npos) return true;
  return path.find("/.") != std::string_view::npos || path.find("//") != std::string_view::npos;
}

std::string tagOf(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;  // FNV-1a
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  std::array<char, 40> tag{};
  const int size =
      std::snprintf(tag.data(), tag.size(), "\"%zx-%llx\"", text.size(), static_cast<unsigned long long>(hash));
  return {tag.data(), static_cast<std::size_t>(size)};
}

// Calls `see` with each part of a list with commas, without blanks around it.
template <class See>
bool anyPart(std::string_view list, See see) {
  while (!list.empty()) {
    const auto comma = list.find(',');
    std::string_view part = list.substr(0, comma);
    list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
    while (part.starts_with(' ') || part.starts_with('\t')) part.remove_prefix(1);
    while (part.ends_with(' ') || part.ends_with('\t')) part.remove_suffix(1);
    if (see(part)) return true;
  }
  return false;
}

// "br;q=0" says no.
bool accepts(std::string_view list, std::string_view coding) {
  return anyPart(list, [&](std::string_view part) {
    const auto semicolon = part.find(';');
    const std::string_view name = part.substr(0, semicolon);
    if (!sameName(name.substr(0, name.find_last_not_of(" \t") + 1), coding)) return false;
    if (semicolon == std::string_view::npos) return true;
    const auto quality = part.find("q=", semicolon);
    return quality == std::string_view::npos || part.find_first_of("123456789", quality) != std::string_view::npos;
  });
}

bool matches(std::string_view list, std::string_view tag) {
  return anyPart(list, [&](std::string_view part) {
    if (part.starts_with("W/")) part.remove_prefix(2);
    return part == "*" || part == tag;
  });
}

}  // namespace

std::string_view contentType(std::string_view name) {
  const auto* const found =
      std::ranges::find_if(kTypes, [&](const auto& type) { return sameName(type.first, extension(name)); });
  return found == kTypes.end() ? "application/octet-stream" : found->second;
}

StaticFiles::StaticFiles(const fs::path& folder) {
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  if (error || !fs::is_directory(root, error)) throw std::runtime_error("no folder '" + folder.string() + "'");
  addAll(root);
  findPacked();
}

// Links to folders are not followed, links to files only where they stay inside.
void StaticFiles::addAll(const fs::path& root) {
  for (const auto& entry : fs::recursive_directory_iterator(root, fs::directory_options::skip_permission_denied)) {
    std::error_code error;
    const fs::path relative = entry.path().lexically_relative(root);
    if (!entry.is_regular_file(error) || error || isHidden(relative)) continue;
    const fs::path real = fs::canonical(entry.path(), error);
    if (error || !isInside(root, real)) continue;
    const std::string name = "/" + relative.generic_string();
    File& file = files_[name];
    file.plain.path = real;
    file.type = contentType(name);
    file.forEver = name.starts_with(kAssets);
  }
}

void StaticFiles::findPacked() {
  for (auto& [name, file] : files_) {
    const auto take = [&](std::string_view ending, Content& into) {
      const auto packed = files_.find(name + std::string(ending));
      if (packed != files_.end()) into.path = packed->second.plain.path;
    };
    take(".br", file.brotli);
    take(".gz", file.gzip);
  }
}

const std::string* StaticFiles::nameFor(std::string_view path) const {
  if (looksBad(path)) return nullptr;
  auto found = files_.find(path == "/" ? kPage : path);
  if (found == files_.end() && extension(path).empty() && !path.starts_with(kAssets)) found = files_.find(kPage);
  return found == files_.end() ? nullptr : &found->first;
}

Response StaticFiles::serve(const Request& request) {
  if (request.method != "GET" && request.method != "HEAD") {
    Response response = plainResponse(405);
    response.headers.emplace_back("Allow", "GET, HEAD");
    return response;
  }
  const std::string* const name = nameFor(request.path);
  return name == nullptr ? plainResponse(404) : answer(files_.find(*name)->second, request);
}

Response StaticFiles::answer(File& file, const Request& request) {
  const std::string codings = request.header("Accept-Encoding");
  Content* content = &file.plain;
  std::string_view coding;
  if (accepts(codings, "br") && load(file.brotli)) {
    content = &file.brotli;
    coding = "br";
  } else if (accepts(codings, "gzip") && load(file.gzip)) {
    content = &file.gzip;
    coding = "gzip";
  }
  if (!load(*content)) return plainResponse(404);
  Response response;
  response.headers.emplace_back("ETag", content->tag);
  response.headers.emplace_back("Cache-Control", file.forEver ? kForEver : "no-cache");
  if (!file.brotli.path.empty() || !file.gzip.path.empty()) response.headers.emplace_back("Vary", "Accept-Encoding");
  if (matches(request.header("If-None-Match"), content->tag)) {
    response.status = 304;
    return response;
  }
  if (!coding.empty()) response.headers.emplace_back("Content-Encoding", coding);
  response.type = file.type;
  response.shared = content->text;
  return response;
}

bool StaticFiles::load(Content& content) {
  if (content.text) return true;
  if (content.path.empty()) return false;
  std::ifstream in(content.path, std::ios::binary);
  if (!in) return false;
  std::string text{std::istreambuf_iterator<char>(in), {}};
  content.tag = tagOf(text);
  content.text = std::make_shared<const std::string>(std::move(text));
  return true;
}

}  // namespace tacit::net
