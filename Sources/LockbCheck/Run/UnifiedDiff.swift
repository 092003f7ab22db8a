/// The difference of two texts as `git diff` writes it. Lines are bytes, since equal characters may
/// be spelt differently, and hold what ends them.
struct UnifiedDiff {
  private typealias Bytes = ArraySlice<UInt8>

  private enum Line {
    case both(Bytes)
    case removed(Bytes)
    case added(Bytes)
  }

  private static let context = 3

  let path: String
  private let lines: [Line]

  init(path: String, before: [ArraySlice<UInt8>], after: [ArraySlice<UInt8>]) {
    self.path = path
    let changes = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var old = 0
    var new = 0
    while old < before.count || new < after.count {
      if old < before.count, removed.contains(old) {
        lines.append(.removed(before[old]))
        old += 1
      } else if new < after.count, added.contains(new) {
        lines.append(.added(after[new]))
        new += 1
      } else {
        lines.append(.both(before[old]))
        old += 1
        new += 1
      }
    }
    self.lines = lines
  }

  /// The headers and the hunks.
  var text: String {
    var text = "--- \(name(below: "a/"))\n+++ \(name(below: "b/"))\n"
    var old = 1
    var new = 1
    var index = 0
    while index < lines.count {
      guard let hunk = hunk(from: index) else { break }
      for line in lines[index..<hunk.lowerBound] {
        if case .both = line {
          old += 1
          new += 1
        }
      }
      let body = lines[hunk]
      let removed = body.count { if case .added = $0 { false } else { true } }
      let added = body.count { if case .removed = $0 { false } else { true } }
      // A side without lines is named by the line before it.
      text +=
        "@@ -\(removed == 0 ? old - 1 : old),\(removed) +\(added == 0 ? new - 1 : new),\(added) @@\n"
      for line in body {
        switch line {
        case .both(let line): text += Self.shown(line, " ")
        case .removed(let line): text += Self.shown(line, "-")
        case .added(let line): text += Self.shown(line, "+")
        }
      }
      old += removed
      new += added
      index = hunk.upperBound
    }
    return text
  }

  private static func shown(_ line: Bytes, _ mark: String) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
  }

  /// The path in a header: in quotes where a letter of it would end or break the line, and with a
  /// tab behind it where a space would.
  private func name(below prefix: String) -> String {
    let path = prefix + (path.hasPrefix("/") ? path.dropFirst() : path[...])
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }) else {
      return path.contains(" ") ? path + "\t" : path
    }
    var quoted: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x22, 0x5C: quoted += [0x5C, byte]
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 8).utf8
        quoted += [0x5C] + Array(repeating: 0x30, count: 3 - digits.count) + digits
      default: quoted.append(byte)
      }
    }
    return "\"\(String(decoding: quoted, as: UTF8.self))\""
  }

  /// The next changes with their context, near ones together.
  private func hunk(from start: Int) -> Range<Int>? {
    func isChange(_ index: Int) -> Bool { if case .both = lines[index] { false } else { true } }
    guard let first = (start..<lines.count).first(where: isChange) else { return nil }
    var last = first
    while let next = (last + 1..<min(lines.count, last + 2 + 2 * Self.context)).first(
      where: isChange)
    {
      last = next
    }
    return max(start, first - Self.context)..<min(lines.count, last + 1 + Self.context)
  }
}
