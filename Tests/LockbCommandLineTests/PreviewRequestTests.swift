import Testing

@testable import LockbCommandLine

@Suite struct PreviewRequestTests {
  private func request(_ lines: String...) -> PreviewRequest? {
    PreviewRequest(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
  }

  @Test func readsPathQueryAndHost() throws {
    let read = try #require(
      request("GET /.lockb/changes?since=3&x HTTP/1.1", "Accept: */*", "HOST:  localhost:8000"))
    #expect(read.method == "GET")
    #expect(read.path == "/.lockb/changes")
    #expect(read.query == ["since": "3", "x": ""])
    #expect(read.isForThisMachine)
  }

  @Test func answersOnlyThisMachine() throws {
    #expect(try #require(request("GET / HTTP/1.1", "Host: evil.example")).isForThisMachine == false)
    #expect(try #require(request("GET / HTTP/1.1")).isForThisMachine == false)
    #expect(
      try #require(request("GET / HTTP/1.1", "Host: 127.0.0.1.evil.example")).isForThisMachine
        == false)
  }

  @Test func takesNothingElse() {
    for line in ["GET /", "GET x HTTP/1.1", "", "GET / HTTP/2", "\u{0}"] {
      #expect(request(line) == nil)
    }
    #expect(PreviewRequest(Array("GET / HTTP/1.1\r\n".utf8)) == nil)
    #expect(PreviewRequest([UInt8](repeating: 65, count: 1 << 20)) == nil)
  }
}
