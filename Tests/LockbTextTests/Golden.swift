internal import Foundation
internal import Testing

/// Text files of the test data, rewritten instead of compared where `LOCKB_RECORD` is set.
enum Golden {
  private static func url(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Data/Text/" + name)
  }

  static func lines(_ name: String) throws -> [String] {
    try String(contentsOf: url(name), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }

  static func expect(_ lines: [String], toBe name: String) throws {
    if ProcessInfo.processInfo.environment["LOCKB_RECORD"] != nil {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url(name))
      return
    }
    let recorded = try Self.lines(name)
    for (actual, expected) in zip(lines, recorded) where actual != expected {
      Issue.record("\(name): \(actual) where \(expected) is recorded")
    }
    #expect(lines.count == recorded.count)
  }
}
