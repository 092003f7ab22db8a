/// A place in a line, with the column that tabs make of it.
struct LineCursor {
  var offset: Int
  var column = 0

  /// The columns of white space from here on, and the offset behind it.
  func indentation(_ bytes: [UInt8], before end: Int) -> (columns: Int, offset: Int) {
    var index = offset
    var reached = column
    while index < end, bytes[index].isBlank {
      reached = bytes[index] == 0x09 ? (reached / 4 + 1) * 4 : reached + 1
      index += 1
    }
    return (reached - column, index)
  }

  /// Passes at most so many columns of white space; a tab may be passed in part.
  mutating func skipColumns(_ count: Int, _ bytes: [UInt8], before end: Int) {
    let target = column + count
    while offset < end, column < target, bytes[offset].isBlank {
      let after = bytes[offset] == 0x09 ? (column / 4 + 1) * 4 : column + 1
      if after <= target { offset += 1 }
      column = min(after, target)
    }
  }

  /// Passes bytes that are as wide as they are many.
  mutating func skipBytes(to end: Int) {
    column += end - offset
    offset = end
  }
}

/// The block quotes and list items around a line, outermost first.
struct LineContainers {
  enum Container {
    case quote
    /// A list item whose content begins so many columns right of its parent's.
    case item(width: Int)
  }

  /// Deeper nesting is text: nobody reads it, and every line would pay for it.
  static let maximumDepth = 100

  private(set) var open: [Container] = []
  /// How many of them are block quotes.
  private(set) var quotes = 0

  var count: Int { open.count }
  var isFull: Bool { open.count >= Self.maximumDepth }

  /// How many of the outermost so many are block quotes.
  func quotes(amongFirst depth: Int) -> Int {
    guard quotes > 0, depth < count else { return quotes }
    return open.prefix(depth).count { if case .quote = $0 { true } else { false } }
  }

  /// Whether a container is a list item.
  func isItem(_ depth: Int) -> Bool {
    if open.indices.contains(depth), case .item = open[depth] { return true }
    return false
  }

  mutating func push(_ container: Container) {
    open.append(container)
    if case .quote = container { quotes += 1 }
  }

  /// Closes all but the outermost so many.
  mutating func close(to depth: Int) {
    while open.count > max(depth, 0) {
      if case .quote? = open.popLast() { quotes -= 1 }
    }
  }

  /// Closes what a blank line closes among those that did not match: the quotes and what is in them.
  mutating func closeAtBlankLine(matched: Int) {
    for index in matched..<max(matched, open.count) {
      if case .quote = open[index] {
        close(to: index)
        return
      }
    }
  }

  /// Moves a cursor behind the marks of the containers that a line continues; returns how many.
  func match(_ cursor: inout LineCursor, _ bytes: [UInt8], before end: Int) -> Int {
    for (depth, container) in open.enumerated() {
      let indentation = cursor.indentation(bytes, before: end)
      let isBlank = indentation.offset == end
      switch container {
      case .quote:
        guard !isBlank, indentation.columns < 4, bytes[indentation.offset] == .greater else {
          return depth
        }
        cursor.skipQuoteMarker(bytes, before: end)
      case .item(let width):
        guard isBlank || indentation.columns >= width else { return depth }
        cursor.skipColumns(width, bytes, before: end)
      }
    }
    return open.count
  }
}

extension LineCursor {
  /// Passes indentation, `>` and one column of white space.
  mutating func skipQuoteMarker(_ bytes: [UInt8], before end: Int) {
    skipColumns(3, bytes, before: end)
    skipBytes(to: offset + 1)
    skipColumns(1, bytes, before: end)
  }
}
