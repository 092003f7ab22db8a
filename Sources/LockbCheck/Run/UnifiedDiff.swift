/// The difference of two texts as `diff -u` writes it.
struct UnifiedDiff {
  private enum Line {
    case both(String)
    case removed(String)
    case added(String)
  }

  private static let context = 3

  let path: String
  private let lines: [Line]

  init(path: String, before: [String], after: [String]) {
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
    var text = "--- \(path)\n+++ \(path)\n"
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
      text += "@@ -\(old),\(removed) +\(new),\(added) @@\n"
      for line in body {
        switch line {
        case .both(let line): text += " \(line)\n"
        case .removed(let line): text += "-\(line)\n"
        case .added(let line): text += "+\(line)\n"
        }
      }
      old += removed
      new += added
      index = hunk.upperBound
    }
    return text
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
