/// A piece of a script.
struct ScriptToken {
  /// What a piece can be.
  enum Kind {
    /// A name or a word of the language.
    case name
    case number
    /// A text in quotes, or the end of a template that has no more values.
    case text
    /// A part of a template in front of a value.
    case template
    case pattern
    /// An operator, a bracket or a comma.
    case sign
  }

  let kind: Kind
  let text: String
  /// Whether a line ends in front of it.
  let beginsLine: Bool
}

/// Reads a script piece by piece, without comments and spaces.
struct ScriptReader {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [ScriptToken] = []
  /// How many braces are open, and how many were where each open template has its value.
  private var depth = 0
  private var templates: [Int] = []

  /// The pieces; nil where a text, a pattern or a template does not end.
  static func tokens(_ bytes: [UInt8]) -> [ScriptToken]? {
    var reader = ScriptReader(bytes: bytes)
    return reader.readAll() ? reader.tokens : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func readAll() -> Bool {
    var beginsLine = false
    while position < bytes.count {
      let start = position
      let kind: ScriptToken.Kind
      switch byte() {
      case 0x09, 0x0A, 0x0D, 0x20:
        beginsLine = beginsLine || byte() == 0x0A
        position += 1
        continue
      case 0x2F where byte(1) == 0x2F:
        while position < bytes.count, byte() != 0x0A { position += 1 }
        continue
      case 0x2F where byte(1) == 0x2A:
        position += 2
        while position < bytes.count, !(byte() == 0x2A && byte(1) == 0x2F) { position += 1 }
        position += 2
        continue
      case 0x22, 0x27:
        kind = .text
        guard readText(to: byte()) else { return false }
      case 0x60:
        guard let part = readTemplate() else { return false }
        kind = part
      case 0x7D where templates.last == depth:
        templates.removeLast()
        guard let part = readTemplate() else { return false }
        kind = part
      case 0x2F where isPatternExpected:
        kind = .pattern
        guard readPattern() else { return false }
      case 0x30...0x39:
        kind = .number
        while Self.isPart(byte()) || byte() == 0x2E { position += 1 }
      case let first where Self.isPart(first):
        kind = .name
        while Self.isPart(byte()) { position += 1 }
      default:
        kind = .sign
        readSign()
      }
      let text = String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
      tokens.append(ScriptToken(kind: kind, text: text, beginsLine: beginsLine))
      beginsLine = false
    }
    return true
  }

  static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x5F, 0x80...: true
    default: false
    }
  }

  /// Whether a slash begins a pattern here, rather than divides.
  private var isPatternExpected: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .name:
      return ["return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else"]
        .contains(last.text)
    case .number, .text, .pattern: return false
    case .template: return true
    case .sign: return ![")", "]", "}"].contains(last.text)
    }
  }

  private mutating func readText(to quote: UInt8) -> Bool {
    position += 1
    while position < bytes.count, byte() != quote {
      if byte() == 0x0A { return false }
      position += byte() == 0x5C ? 2 : 1
    }
    position += 1
    return position <= bytes.count
  }

  /// A template from its beginning or from behind a value, up to its end or to the next value.
  private mutating func readTemplate() -> ScriptToken.Kind? {
    position += 1
    while position < bytes.count {
      switch byte() {
      case 0x5C: position += 2
      case 0x60:
        position += 1
        return .text
      case 0x24 where byte(1) == 0x7B:
        position += 2
        templates.append(depth)
        return .template
      default: position += 1
      }
    }
    return nil
  }

  private mutating func readPattern() -> Bool {
    position += 1
    var isClass = false
    while position < bytes.count, byte() != 0x2F || isClass {
      switch byte() {
      case 0x0A: return false
      case 0x5C: position += 1
      case 0x5B: isClass = true
      case 0x5D: isClass = false
      default: break
      }
      position += 1
    }
    position += 1
    while Self.isPart(byte()) { position += 1 }
    return position <= bytes.count
  }

  private static let signs =
    "... === !== => ?. && || ?? == != <= >= ++ -- += -= *= /= |= &=".split(separator: " ")
    .map { Array($0.utf8) }

  private mutating func readSign() {
    if byte() == 0x7B { depth += 1 }
    if byte() == 0x7D { depth -= 1 }
    let sign = Self.signs.first { bytes[position...].starts(with: $0) }
    position += sign?.count ?? 1
  }
}
