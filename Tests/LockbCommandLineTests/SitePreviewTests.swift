import ArgumentParser
import Foundation
import LockbBase
import Testing

@testable import LockbCommandLine

/// What a browser gets from `lockb site serve`.
@Suite struct SitePreviewTests {
  private struct Answer {
    var head: [String]
    var body: String

    var status: String { head.first ?? "" }

    func header(_ name: String) -> String? {
      head.first { $0.hasPrefix(name + ": ") }.map { String($0.dropFirst(name.count + 2)) }
    }
  }

  private let preview: SitePreview
  /// Its content is there as long as it is.
  private let fixture: CommandLineFixture

  init() throws {
    let fixture = try CommandLineFixture()
    self.fixture = fixture
    let session = Session(
      packs: fixture.packs, fileSystem: fixture.fileSystem, environment: fixture.environment,
      console: Console(output: { _ in nil }, error: { _ in nil }),
      options: try CommonOptions.parse([]), words: [])
    let theme = SiteFolder.root.appendingPathComponent("Site").path
    preview = try SitePreview(
      roots: [fixture.content], options: try SiteOptions.parse(["--theme", theme]),
      session: session)
  }

  private func ask(_ line: String, host: String = "localhost") async throws -> Answer {
    let head = "\(line) HTTP/1.1\r\nHost: \(host)\r\n\r\n"
    let bytes = await preview.answer(to: Array(head.utf8))
    let end = try #require(bytes.firstRange(of: [13, 10, 13, 10]))
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    return Answer(
      head: lines.map(String.init), body: String(decoding: bytes[end.upperBound...], as: UTF8.self))
  }

  @Test(arguments: ["/", "/en/", "/ko/gates/single-ride/", "/ko/gates/single-ride/index.html"])
  func answersHeadWithTheHeadersOfThePageAndNoBody(path: String) async throws {
    let page = try await ask("GET \(path)")
    let head = try await ask("HEAD \(path)")
    #expect(page.status == "HTTP/1.1 200 OK")
    #expect(page.body.hasPrefix("<!doctype html>"))
    #expect(page.header("Content-Length") == String(page.body.utf8.count))
    #expect(head.head == page.head)
    #expect(head.body.isEmpty)
  }

  @Test(arguments: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW", "get"])
  func saysWhichMethodsThereAre(method: String) async throws {
    let answer = try await ask("\(method) /")
    #expect(answer.status == "HTTP/1.1 405 Method Not Allowed")
    #expect(answer.header("Allow") == "GET, HEAD")
    #expect(answer.body.isEmpty)
  }

  @Test(arguments: [
    "/nowhere", "/ko/nowhere/", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
    "/en/../../../etc/passwd", #"/..\..\etc\passwd"#, "/.lockb/nothing", "/gates/single-ride.en.md",
  ])
  func showsItsOwnPageForAPathThatIsNone(path: String) async throws {
    let answer = try await ask("GET \(path)")
    #expect(answer.status == "HTTP/1.1 404 Not Found")
    #expect(answer.header("Content-Type") == "text/html; charset=utf-8")
    #expect(answer.body.contains("<!doctype html>"))
    let head = try await ask("HEAD \(path)")
    #expect(head.head == answer.head)
    #expect(head.body.isEmpty)
  }

  @Test func leadsToTheFolderOfAPage() async throws {
    for path in ["/ko", "/ko/gates/single-ride"] {
      let answer = try await ask("GET \(path)")
      #expect(answer.status == "HTTP/1.1 301 Moved Permanently")
      #expect(answer.header("Location") == path + "/")
    }
  }

  @Test func refusesNamesOfOtherMachinesAndWhatIsNoRequest() async throws {
    #expect(try await ask("GET /", host: "evil.example").status == "HTTP/1.1 403 Forbidden")
    #expect(try await ask("POST /", host: "evil.example").status == "HTTP/1.1 403 Forbidden")
    #expect(try await ask("GET there").status == "HTTP/1.1 400 Bad Request")
  }

  @Test func saysInOneLineThatThePortIsTaken() throws {
    let other = try PreviewServer(port: 0)
    defer { other.close() }
    let arguments = ["site", "serve", fixture.content, "--port", String(other.port)]
    let english = fixture.runExactly(arguments)
    #expect(english.status == .failure)
    #expect(
      english.errors
        == "lockb site serve: cannot serve at 127.0.0.1:\(other.port): Address already in use. "
        + "Name another port with --port.\n")
    fixture.environment.variables["LANG"] = "ko_KR.UTF-8"
    let korean = fixture.runExactly(arguments)
    #expect(korean.status == .failure)
    #expect(
      korean.errors
        == "lockb site serve: 127.0.0.1:\(other.port)에서 보여 줄 수 없습니다: "
        + "다른 프로그램이 쓰고 있음. --port로 다른 포트를 알려 주세요.\n")
  }
}
