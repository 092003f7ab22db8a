/// Finds what the library that reads TOML ends the program at: table headers without a name that
/// TOML allows (`[제목]`, `[` before a line's end), dates without an hour (`2027-01-01TA`) and
/// brackets that another kind closes (`[}`).
struct TOMLTraps {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The brackets that are open.
  private var open: [UInt8] = []
  private var isValue = false

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// What is wrong first, and where; nil where nothing is.
  ///
  /// Exact as long as what stands before it is TOML; behind anything else the library stops first.
  static func first(in text: String) -> MetadataError? {
    var traps = TOMLTraps(text)
    return traps.first()
  }

  private mutating func first() -> MetadataError? {
    var isLineStart = true
    while let byte = current {
      let isHeader = byte == .bracketOpen && isLineStart && open.isEmpty
      if !byte.isBlank, byte != 0x0D { isLineStart = false }
      switch byte {
      case .lineFeed:
        line += 1
        isLineStart = true
        isValue = false
        position += 1
      case .hash:
        while let byte = current, byte != .lineFeed { position += 1 }
      case .quote, .apostrophe: skipString(byte)
      case .bracketOpen where isHeader:
        skipBrackets()
        guard current.map(\.beginsName) ?? true else {
          return MetadataError("a table's name is missing or needs quotes", line: line)
        }
      case .bracketOpen, .braceOpen:
        open.append(byte)
        position += 1
      case .bracketClose, .braceClose:
        let opening: UInt8 = byte == .braceClose ? .braceOpen : .bracketOpen
        // The bracket of a header is none of those that are open.
        let isHeaderEnd = byte == .bracketClose && open.isEmpty
        guard isHeaderEnd || open.popLast() == opening else {
          return MetadataError("a bracket closes none of its kind", line: line)
        }
        position += 1
      case .equals:
        isValue = true
        position += 1
      case 0x54, 0x74:
        position += 1
        guard isValue || !open.isEmpty, isBehindDate, let hour = current, !hour.isDigit else {
          continue
        }
        return MetadataError("a date is followed by something else than its hour", line: line)
      default: position += 1
      }
    }
    return nil
  }

  /// Whether `YYYY-MM-DD` stands before the byte that was just passed.
  private var isBehindDate: Bool {
    let date = bytes[..<(position - 1)].suffix(10)
    return date.count == 10
      && zip(date, "dddd-dd-dd".utf8).allSatisfy { byte, wanted in
        wanted == .hyphen ? byte == .hyphen : byte.isDigit
      }
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
