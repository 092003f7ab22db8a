/// The names that code samples declare for themselves: whatever they look like, they are right.
struct DeclaredNames {
  private var names: Set<String> = []

  private static let keywords: Set<String> = [
    "actor", "associatedtype", "case", "class", "enum", "func", "let", "macro", "protocol",
    "struct", "typealias", "var",
  ]

  /// What stands between a keyword and its name, or between the names of a list.
  private static let spacing = Array(" \t\r\n`(".utf8)

  /// The names declared in samples of Swift, and of languages that declare as Swift does.
  init(in samples: some Sequence<CodeSample>) {
    for sample in samples { read(Array(sample.code.utf8)) }
  }

  /// Whether a sample declares a name.
  func contains(_ name: String) -> Bool { names.contains(name) }

  private mutating func read(_ code: [UInt8]) {
    /// What the word or sign before lets the next word be.
    enum Expectation { case nothing, declaration, comma }
    var expectation = Expectation.nothing
    // The word before, nothing but spaces behind it.
    var last: String?
    var index = 0
    while index < code.count {
      let byte = code[index]
      if CodeNames.isStart(byte) {
        let start = index
        while index < code.count, CodeNames.isPart(code[index]) { index += 1 }
        let word = String(decoding: code[start..<index], as: UTF8.self)
        let before = start > 0 ? code[start - 1] : 0
        let after = index < code.count ? code[index] : 0
        if Self.keywords.contains(word), before != 0x2E {
          expectation = .declaration
        } else if expectation == .declaration, after != 0x2E {
          names.insert(word)
          expectation = .comma
        } else {
          expectation = .nothing
          // A parameter, or a label of somebody's own.
          if after == 0x3A, before != 0x2E, byte & 0x20 != 0 { names.insert(word) }
          // A loop or a closure binds what stands before `in`.
          if word == "in", let last { names.insert(last) }
        }
        last = word
      } else if let end = Self.textEnd(code, at: index) {
        index = end
        (expectation, last) = (.nothing, nil)
      } else {
        if byte == 0x2C, expectation == .comma {
          expectation = .declaration
        } else if !Self.spacing.contains(byte) {
          (expectation, last) = (.nothing, nil)
        }
        index += 1
      }
    }
  }

  /// The end of the comment or string literal that starts at an offset: it declares nothing.
  private static func textEnd(_ code: [UInt8], at start: Int) -> Int? {
    let marks: [(opening: String, closing: String)] = [
      ("//", "\n"), ("/*", "*/"), ("\"\"\"", "\"\"\""), ("\"", "\""),
    ]
    let rest = code[start...]
    guard let (opening, closing) = marks.first(where: { rest.starts(with: $0.opening.utf8) }) else {
      return nil
    }
    var index = start + opening.utf8.count
    while index < code.count, !code[index...].starts(with: closing.utf8) {
      index += code[index] == 0x5C && closing.first == "\"" ? 2 : 1
    }
    return min(index + closing.utf8.count, code.count)
  }
}
