/// Reads what `git diff --unified=0 --no-prefix` writes.
enum GitDiff {
  /// Lines of a file that changed.
  struct Change {
    var lines: ClosedRange<Int>
    /// Whether lines only went, and these are the ones around the gap.
    var isGap: Bool
  }

  /// A file with what changed in it.
  struct File {
    var path: String
    var changes: [Change] = []
  }

  /// The files of a diff. The lines of a hunk are counted, not looked at: they may hold anything.
  static func files(_ diff: [UInt8]) -> [File] {
    var files: [File] = []
    var left = 0
    for line in diff.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if left > 0 {
        // What says that the last line has no end is no line of either side.
        if line.first != 0x5C { left -= 1 }
      } else if line.starts(with: "+++ ".utf8) {
        files.append(File(path: name(line.dropFirst(4))))
      } else if line.starts(with: "@@ ".utf8), !files.isEmpty, let hunk = hunk(line) {
        files[files.count - 1].changes.append(hunk.change)
        left = hunk.size
      }
    }
    return files
  }

  /// The new lines of `@@ -a,b +c,d @@`, and how many lines follow.
  private static func hunk(_ header: ArraySlice<UInt8>) -> (change: Change, size: Int)? {
    let words = header.split(separator: 0x20, maxSplits: 3)
    guard words.count > 2, let old = numbers(words[1]), let new = numbers(words[2]) else {
      return nil
    }
    let lines =
      new.count == 0
      ? max(1, new.first)...(new.first + 1) : new.first...(new.first + new.count - 1)
    return (Change(lines: lines, isGap: new.count == 0), old.count + new.count)
  }

  /// `-a,b` or `+a`, which is one line.
  private static func numbers(_ word: ArraySlice<UInt8>) -> (first: Int, count: Int)? {
    let numbers = word.dropFirst().split(separator: 0x2C)
      .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard let first = numbers.first else { return nil }
    return (first, numbers.count > 1 ? numbers[1] : 1)
  }

  /// A name in a header: a tab ends it, and where it holds a quote, a backslash or a control it
  /// stands in quotes as C writes them.
  private static func name(_ text: ArraySlice<UInt8>) -> String {
    guard text.first == 0x22 else {
      return String(decoding: text.prefix { $0 != 0x09 }, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    var rest = text.dropFirst()
    while let byte = rest.popFirst(), byte != 0x22 {
      guard byte == 0x5C, let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      if 0x30...0x37 ~= next {
        let digits = [next] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0x3F)
      } else {
        bytes.append(controls[next] ?? next)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let controls: [UInt8: UInt8] = [
    0x61: 0x07, 0x62: 0x08, 0x74: 0x09, 0x6E: 0x0A, 0x76: 0x0B, 0x66: 0x0C, 0x72: 0x0D,
  ]
}
