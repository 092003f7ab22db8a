internal import LockbBase

/// Reads the words of a theme: a line each, `key = text`; `#` begins a comment line.
enum WordList {
  /// A line that is not understood.
  struct Failure: Error {
    let line: Int
  }

  static func decode(_ bytes: [UInt8]) throws(Failure) -> [String: String] {
    var words: [String: String] = [:]
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingWhitespace
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let sign = line.firstIndex(of: "=") else { throw Failure(line: index + 1) }
      let key = line[..<sign].trimmingWhitespace
      guard !key.isEmpty else { throw Failure(line: index + 1) }
      words[String(key)] = String(line[line.index(after: sign)...].trimmingWhitespace)
    }
    return words
  }
}
