/// Finds table headers without a name that TOML allows: the library that reads TOML ends the
/// program at `[제목]` and at `[` before a line's end.
struct TOMLHeaders {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The line of the first such header, from 1; nil where there is none.
  ///
  /// Exact as long as what stands before it is TOML; behind anything else the library stops first.
  static func firstBroken(in text: String) -> Int? {
    var headers = TOMLHeaders(text)
    return headers.firstBroken()
  }

  private mutating func firstBroken() -> Int? {
    var depth = 0
    var isLineStart = true
    while let byte = current {
      let isHeader = byte == .bracketOpen && isLineStart && depth == 0
      if !byte.isBlank, byte != 0x0D { isLineStart = false }
      switch byte {
      case .lineFeed:
        line += 1
        isLineStart = true
        position += 1
      case .hash:
        while let byte = current, byte != .lineFeed { position += 1 }
      case .quote, .apostrophe: skipString(byte)
      case .bracketOpen where isHeader:
        skipBrackets()
        guard current.map(\.beginsName) ?? true else { return line }
      case .bracketOpen, .braceOpen:
        depth += 1
        position += 1
      case .bracketClose, .braceClose:
        depth = max(0, depth - 1)
        position += 1
      default: position += 1
      }
    }
    return nil
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// `[` or `[[` and the blanks behind.
  private mutating func skipBrackets() {
    for _ in 0..<2 where current == .bracketOpen {
      position += 1
      while current?.isBlank ?? false { position += 1 }
    }
  }

  /// A string of one line, or of several between three quotes each.
  private mutating func skipString(_ quote: UInt8) {
    let isLong = bytes[position...].starts(with: [quote, quote, quote])
    position += isLong ? 3 : 1
    while let byte = current {
      if byte == .lineFeed {
        guard isLong else { return }
        line += 1
      }
      if byte == .backslash, quote == .quote {
        position += 1
        if current == .lineFeed { continue }
      } else if byte == quote, !isLong || bytes[position...].starts(with: [quote, quote, quote]) {
        position += isLong ? 3 : 1
        // Up to two quotes may stand before the closing three.
        for _ in 0..<2 where isLong && current == quote { position += 1 }
        return
      }
      position += 1
    }
  }
}

extension UInt8 {
  /// Whether a name can begin with the byte, or the library says itself what is wrong.
  fileprivate var beginsName: Bool {
    isASCIIAlphanumeric
      || [.hyphen, .underscore, .quote, .apostrophe, .bracketClose].contains(self)
  }
}
