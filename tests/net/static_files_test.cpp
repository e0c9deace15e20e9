// A folder of files over HTTP, and all the ways that must not lead out of it.
#include "net/static_files.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "support/network.h"

namespace {

namespace fs = std::filesystem;

using tacit::net::Handlers;
using tacit::net::Headers;
using tacit::net::Reply;
using tacit::net::Request;
using tacit::net::Response;
using tacit::net::StaticFiles;
using tacit::testing::Raw;
using tacit::testing::Server;

class Folder : public ::testing::Test {
 protected:
  Folder() : folder_(fs::temp_directory_path() / ("tacit net test " + std::to_string(getpid()))) {
    write("secret.txt", "secret");
    write("outside/deep.txt", "secret");
    write("web/index.html", "<page>");
    write("web/about.html", "about");
    write("web/sw.js", "worker");
    write("web/empty", "");
    write("web/a b.txt", "blank");
    write("web/.env", "secret");
    write("web/.git/config", "secret");
    write("web/assets/page-abc123.js", "plain");
    write("web/assets/page-abc123.js.br", "packed by br");
    write("web/assets/page-abc123.js.gz", "packed by gz");
    write("web/assets/game.wasm", "wasm");
    fs::create_symlink(folder_ / "secret.txt", folder_ / "web/link.txt");
    fs::create_symlink("about.html", folder_ / "web/inside.html");
    fs::create_directory_symlink(folder_ / "outside", folder_ / "web/folder");
    files_ = std::make_unique<StaticFiles>(folder_ / "web");
  }
  ~Folder() override { fs::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  }
  Response get(const std::string& path, Headers headers = {}) const {
    Request request;
    request.method = "GET";
    request.path = path;
    request.headers = std::move(headers);
    return files_->serve(request);
  }
  std::string body(const std::string& path) const {
    const Response response = get(path);
    return response.status == 200 ? std::string(response.content()) : std::to_string(response.status);
  }
  static std::string header(const Response& response, const std::string& name) {
    for (const auto& [key, value] : response.headers)
      if (key == name) return value;
    return "";
  }

  fs::path folder_;
  std::unique_ptr<StaticFiles> files_;
};

TEST_F(Folder, FilesWithTypesAndTimes) {
  EXPECT_EQ(body("/"), "<page>");
  EXPECT_EQ(body("/about.html"), "about");
  EXPECT_EQ(body("/inside.html"), "about");
  EXPECT_EQ(body("/a b.txt"), "blank");
  EXPECT_EQ(body("/empty"), "");
  EXPECT_EQ(get("/").type, "text/html; charset=utf-8");
  EXPECT_EQ(get("/sw.js").type, "text/javascript; charset=utf-8");
  EXPECT_EQ(get("/assets/game.wasm").type, "application/wasm");
  EXPECT_EQ(header(get("/"), "Cache-Control"), "no-cache");
  EXPECT_EQ(header(get("/sw.js"), "Cache-Control"), "no-cache");
  EXPECT_EQ(header(get("/assets/game.wasm"), "Cache-Control"), "public, max-age=31536000, immutable");
}

TEST_F(Folder, ThePageFindsItsOwnWay) {
  EXPECT_EQ(body("/table/7"), "<page>");
  EXPECT_EQ(header(get("/table/7"), "Cache-Control"), "no-cache");
  EXPECT_EQ(body("/missing.js"), "404");
  EXPECT_EQ(body("/assets/missing"), "404");
}

TEST_F(Folder, NothingNewNothingSent) {
  const std::string tag = header(get("/about.html"), "ETag");
  ASSERT_FALSE(tag.empty());
  const Response same = get("/about.html", {{"If-None-Match", tag}});
  EXPECT_EQ(same.status, 304);
  EXPECT_EQ(same.content(), "");
  EXPECT_EQ(header(same, "ETag"), tag);
  EXPECT_EQ(get("/about.html", {{"if-none-match", "\"x\", W/" + tag}}).status, 304);
  EXPECT_EQ(get("/about.html", {{"If-None-Match", "*"}}).status, 304);
  EXPECT_EQ(get("/about.html", {{"If-None-Match", "\"x\""}}).status, 200);
}

TEST_F(Folder, PackedBeforehand) {
  const std::string path = "/assets/page-abc123.js";
  const auto packed = [&](const std::string& accepted) { return get(path, {{"Accept-Encoding", accepted}}); };
  EXPECT_EQ(packed("gzip, deflate, br").content(), "packed by br");
  EXPECT_EQ(header(packed("br"), "Content-Encoding"), "br");
  EXPECT_EQ(packed("br").type, "text/javascript; charset=utf-8");
  EXPECT_EQ(header(packed("br"), "Vary"), "Accept-Encoding");
  EXPECT_EQ(packed("gzip").content(), "packed by gz");
  EXPECT_EQ(packed("br;q=0, gzip;q=0.5").content(), "packed by gz");
  EXPECT_EQ(packed("br;q=0.0, gzip; q=0").content(), "plain");
  EXPECT_EQ(get(path).content(), "plain");
  EXPECT_EQ(header(get(path), "Vary"), "Accept-Encoding");
  EXPECT_NE(header(get(path), "ETag"), header(packed("br"), "ETag"));
}

TEST_F(Folder, NoWayOut) {
  for (const std::string path :
       {"/../secret.txt", "/assets/../../secret.txt", "/..", "/../web/index.html", "/./index.html", "//etc/passwd",
        "/..\\secret.txt", "/link.txt", "/folder/deep.txt", "/.env", "/.git/config", "/assets/..", "", "index.html"})
    EXPECT_EQ(body(path), "404") << path;
}

TEST_F(Folder, NoWayOutOverTheWireEither) {
  Handlers handlers;
  handlers.request = [&](const Request& request, const Reply& reply) { reply(files_->serve(request)); };
  Server server(handlers);
  for (const std::string target :
       {"/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2E%2E%2Fsecret.txt", "/..%5csecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt", "/%252e%252e/secret.txt", "/link.txt", "/folder/deep.txt", "/.env",
        "/secret.txt%00.html", "/....//secret.txt", "/%c0%ae%c0%ae/secret.txt"}) {
    const auto answer = server.get(target);
    EXPECT_TRUE(answer.status == 404 || answer.status == 400) << target << " " << answer.status;
    EXPECT_EQ(answer.body.find("secret"), std::string::npos) << target;
  }
  EXPECT_EQ(server.get("/about.html?x=/../..").body, "about");
  const auto head = server.call("HEAD", "/about.html");
  EXPECT_EQ(head.header("Content-Length") + head.body, "5");
}

TEST_F(Folder, OnlyReading) {
  Request request;
  request.method = "POST";
  request.path = "/";
  const Response response = files_->serve(request);
  EXPECT_EQ(response.status, 405);
  EXPECT_EQ(header(response, "Allow"), "GET, HEAD");
  EXPECT_THROW(StaticFiles(folder_ / "nowhere"), std::runtime_error);
  EXPECT_THROW(StaticFiles(folder_ / "secret.txt"), std::runtime_error);
}

}  // namespace
