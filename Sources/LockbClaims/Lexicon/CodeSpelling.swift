internal import LockbBase

/// The names of symbols as people write them in code: declared with types, called with values, in
/// Objective-C, or with a capital, as bindings of other languages have them.
enum CodeSpelling {
  /// A message to what is made in the same line, as one to its type: `Lift().open()`.
  static func withoutMaking(_ text: String) -> String {
    guard let open = text.firstIndex(of: "("), text[open...].begins(with: "().") else {
      return text
    }
    return String(text[..<open]) + text[open...].dropFirst(2)
  }

  /// The selector of a method that is declared or called: `move(_ cabin: Cabin, to floor: Int)` is
  /// `move(_:to:)`; nil where no argument has a label.
  static func selector(of text: String) -> String? {
    guard let open = text.firstIndex(of: "("), text[open...].contains(":"), open > text.startIndex,
      !text.ends(with: ":)")
    else { return nil }
    var labels: [Substring] = []
    var depth = 0
    var start = text.index(after: open)
    for index in text[open...].indices {
      switch text[index] {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      // The arrow of a closure closes nothing.
      case ">" where text[text.index(before: index)] != "-": depth -= 1
      default: break
      }
      let ends = depth == 0
      guard ends || depth == 1 && text[index] == "," else { continue }
      labels.append(label(of: text[start..<index]))
      if ends { break }
      start = text.index(after: index)
    }
    guard depth == 0 else { return nil }
    return text[..<open] + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The label of an argument: `_` where it has none.
  private static func label(of argument: Substring) -> Substring {
    let words = argument.prefix { $0 != ":" }.split(separator: " ")
    guard let word = words.first, argument.contains(":"), isName(word) else { return "_" }
    return word
  }

  /// What a text that stands for nothing as it is written may name, the surest first.
  static func names(writtenAs text: String) -> [String] {
    if text.begins(with: "[") || text.begins(with: "-") || text.begins(with: "+") {
      return objective(text)
    }
    if let name = swift(ofObjective: text) { return [name] }
    // `Lift.Open`: behind the type, a member, which by itself has to be more than a word.
    guard let member = text.split(separator: ".").last, let first = member.first, first.isUppercase
    else { return [] }
    let owner = text.dropLast(member.count)
    guard !owner.isEmpty || member.utf8.count >= shortestAlone else { return [] }
    return [owner + first.lowercased() + member.dropFirst()]
  }

  private static let shortestAlone = 13

  /// `[lift open]`, `-[Lift open]`, `-lift:open:`.
  private static func objective(_ text: String) -> [String] {
    var text = text[...]
    let isMethod = text.first != "["
    if isMethod { text = text.dropFirst() }
    guard text.first == "[" else { return swift(ofObjective: String(text)).map { [$0] } ?? [] }
    let words = text.dropFirst().prefix { $0 != "]" }.split(separator: " ")
    guard words.count > 1, let message = words.last else { return [] }
    let name = swift(ofObjective: String(message)) ?? String(message)
    return isMethod ? [words[0] + "." + name, name] : [name]
  }

  /// `lift:open:` is `lift(_:open:)`.
  private static func swift(ofObjective text: String) -> String? {
    guard text.last == ":" else { return nil }
    let parts = text.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.allSatisfy(isName) else { return nil }
    return parts[0] + "(_:" + parts.dropFirst().map { $0 + ":" }.joined() + ")"
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
