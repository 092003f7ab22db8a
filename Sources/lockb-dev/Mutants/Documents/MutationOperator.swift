internal import Foundation
internal import LockbBase

/// A way to change a document so that it says something else, in both languages.
struct MutationOperator {
  /// Where it changes documents.
  enum Place { case sentence, cell, row, item, scenario }

  /// A change of words: a pattern, and what is put in its place.
  struct Change {
    var language: Language?
    var pattern: String
    var replacement: String
  }

  var name: String
  var place: Place
  var changes: [Change]
  /// The rules that are right to notice it.
  var rules: Set<String>

  /// What contradicts the model, another document or the translation.
  static let contradictions: Set<String> = [
    "contradicted-claim", "contradicting-documents", "contradicting-twin", "vacuous-claim",
    "unscoped-claim", "differing-translation",
  ]

  /// The texts that a text can be changed to, each with the bytes that it replaces.
  func edits(of text: String, in language: Language) -> [(range: Range<Int>, text: String)] {
    var edits: [(range: Range<Int>, text: String)] = []
    for change in changes where change.language == nil || change.language == language {
      guard let pattern = try? NSRegularExpression(pattern: change.pattern) else { continue }
      let whole = NSRange(text.startIndex..., in: text)
      for match in pattern.matches(in: text, range: whole) {
        guard let range = Range(match.range, in: text) else { continue }
        let new = pattern.replacementString(
          for: match, in: text, offset: 0, template: change.replacement)
        guard new != text[range] else { continue }
        let lower = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        edits.append((lower..<(lower + text[range].utf8.count), new))
      }
    }
    return edits
  }
}
