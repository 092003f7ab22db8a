/// Which names of a script can be shorter: those that it gives itself inside of brackets and that
/// stand nowhere for a member of an object. Who declares a name decides about it everywhere in the
/// script, so that it stays one name.
struct ScriptNames {
  private static let words: Set<String> = [
    "async", "await", "break", "case", "catch", "class", "const", "continue", "default", "delete",
    "do", "else", "extends", "false", "finally", "for", "function", "get", "if", "import", "in",
    "instanceof", "let", "new", "null", "of", "return", "set", "static", "super", "switch", "this",
    "throw", "true", "try", "typeof", "undefined", "var", "void", "while", "with", "yield",
    "arguments",
  ]

  private let tokens: [ScriptToken]
  private var declared: Set<String> = []
  /// Names of members, or of what other scripts see.
  private var fixed: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The short name of each name that can have one.
  static func short(_ tokens: [ScriptToken]) -> [String: String] {
    var names = ScriptNames(tokens: tokens)
    names.readUses()
    names.readParameters()
    names.readDeclarations()
    return names.chosen
  }

  private init(tokens: [ScriptToken]) { self.tokens = tokens }

  private func sign(_ index: Int) -> String {
    tokens.indices.contains(index) && tokens[index].kind != .text ? tokens[index].text : ""
  }

  private func isName(_ index: Int) -> Bool {
    tokens[index].kind == .name && !Self.words.contains(tokens[index].text)
  }

  private mutating func readUses() {
    var open: [String] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .sign {
        if ["(", "{", "["].contains(token.text) { open.append(token.text) }
        if [")", "}", "]"].contains(token.text) { _ = open.popLast() }
      }
      guard isName(index) else { continue }
      counts[token.text, default: 0] += 1
      let (before, after) = (sign(index - 1), sign(index + 1))
      let isMember =
        before == "." || before == "?." || after == ":"
        || open.last == "{" && ["{", ","].contains(before) && [",", "}", "=", "("].contains(after)
      // What stands outside of all brackets may be meant for other scripts.
      if isMember || open.isEmpty { fixed.insert(token.text) }
      if before == "function" || after == "=>" { declared.insert(token.text) }
    }
  }

  /// Names between the parentheses in front of an arrow.
  private mutating func readParameters() {
    for index in tokens.indices where sign(index) == "=>" && sign(index - 1) == ")" {
      var depth = 0
      var place = index - 1
      while place >= 0 {
        if [")", "}", "]"].contains(sign(place)) { depth += 1 }
        if ["(", "{", "["].contains(sign(place)) { depth -= 1 }
        if depth == 0 { break }
        if isName(place), ["(", ",", "[", "..."].contains(sign(place - 1)),
          [")", ",", "]", "="].contains(sign(place + 1))
        {
          declared.insert(tokens[place].text)
        }
        place -= 1
      }
    }
  }

  /// Names behind `const` and `let`, and in the square brackets there.
  private mutating func readDeclarations() {
    for index in tokens.indices where sign(index) == "const" || sign(index) == "let" {
      var depth = 0
      var place = index + 1
      var isExpected = true
      var isList = false
      while place < tokens.count {
        let text = sign(place)
        if depth == 0, isExpected, text == "[" { isList = true }
        if ["(", "{", "["].contains(text) { depth += 1 }
        if [")", "}", "]"].contains(text) {
          depth -= 1
          if depth < 0 { break }
          if depth == 0 { isList = false }
        }
        if depth == 0, [";", "of", "in"].contains(text) { break }
        if isName(place), isList || depth == 0 && isExpected { declared.insert(text) }
        if depth == 0 { isExpected = text == "," }
        place += 1
      }
    }
  }

  private var chosen: [String: String] {
    let used = Set(tokens.filter { $0.kind == .name }.map(\.text))
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let candidates = letters + letters.flatMap { first in letters.map { first + $0 } }
    var free = candidates.lazy.filter { !used.contains($0) && !Self.words.contains($0) }
      .makeIterator()
    var short: [String: String] = [:]
    let names = declared.subtracting(fixed).filter { $0.utf8.count > 2 }
    for name in names.sorted(by: { (-(counts[$0] ?? 0), $0) < (-(counts[$1] ?? 0), $1) }) {
      short[name] = free.next()
    }
    return short
  }
}
