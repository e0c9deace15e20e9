// A folder of files as answers to requests: the built web page.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "net/request.h"
#include "net/response.h"

namespace tacit::net {

// The folder is looked through once. What is asked for is looked up among the names found then, so no path can lead out
// of the folder; files that are changed later need a new object. Contents are read when they are first asked for.
class StaticFiles {
 public:
  // std::runtime_error when that is no folder.
  explicit StaticFiles(const std::filesystem::path& folder);

  // GET and HEAD. A path that is not there, without an extension: the page itself, which finds its own way.
  Response serve(const Request& request);

  std::size_t size() const { return files_.size(); }

 private:
  // One form of a file: as it is, or packed beforehand.
  struct Content {
    std::filesystem::path path;  // empty: there is no such form
    std::shared_ptr<const std::string> text;
    std::string tag;
  };
  struct File {
    Content plain;
    Content brotli;  // name.br
    Content gzip;    // name.gz
    std::string type;
    bool forEver = false;  // its name changes with its contents
  };

  void addAll(const std::filesystem::path& root);
  void findPacked();
  const std::string* nameFor(std::string_view path) const;
  static Response answer(File& file, const Request& request);
  static bool load(Content& content);

  std::map<std::string, File, std::less<>> files_;  // by path as in a request: "/assets/page.js"
};

// By the extension of a name; bytes without meaning when it is unknown.
std::string_view contentType(std::string_view name);

}  // namespace tacit::net
