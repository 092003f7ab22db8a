internal import LockbBase

/// Reads lines from standard input as they come.
struct LineReader {
  private let console: Console
  private var pending: [UInt8] = []
  private var isAtEnd = false

  init(console: Console) {
    self.console = console
  }

  /// The next line without white space around it; nil at the end.
  mutating func next() -> String? {
    while !pending.contains(0x0A), !isAtEnd {
      let bytes = console.nextInput()
      isAtEnd = bytes.isEmpty
      pending += bytes
    }
    guard !pending.isEmpty else { return nil }
    let end = pending.firstIndex(of: 0x0A) ?? pending.endIndex
    let line = String(decoding: pending[..<end], as: UTF8.self)
    pending.removeSubrange(..<min(end + 1, pending.endIndex))
    return String(line.trimmingWhitespace)
  }
}
