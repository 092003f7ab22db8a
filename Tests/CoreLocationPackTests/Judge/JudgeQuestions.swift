import LockbBase
import LockbClaims
import Testing

@testable import CoreLocationPack

/// Questions as lines of a table, so that many can be read at a glance:
/// `row | verdict | kind | scope | conditions | events | outcomes | subjects`.
///
/// Kinds may be followed by a quantifier, a modality or a number; scopes are `iOS 13.4..17` (from,
/// before), several apart by `;`, `but` or `only` in front; a `!` negates a term.
struct JudgeLine: CustomTestStringConvertible, Sendable {
  let row: String
  let verdict: ClaimVerdict
  let question: ClaimQuestion
  let text: String
  var testDescription: String { text }

  static func lines(_ table: String) -> [JudgeLine] {
    table.split(separator: "\n").map { JudgeLine(String($0)) }
  }

  init(_ text: String) {
    self.text = text
    var fields = text.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmed
    }
    while fields.count < 8 { fields.append("") }
    row = fields[0]
    guard let verdict = ClaimVerdict(rawValue: fields[1]) else {
      preconditionFailure("no verdict in \(text)")
    }
    self.verdict = verdict
    let words = fields[2].split(separator: " ").map(String.init)
    guard let kind = ClaimKind(rawValue: words[0]) else {
      preconditionFailure("no kind in \(text)")
    }
    var question = ClaimQuestion(
      kind, scope: Self.scope(fields[3]), conditions: Self.terms(fields[4]),
      events: Self.terms(fields[5], prefix: "event/"), outcomes: Self.terms(fields[6]),
      subjects: Self.terms(fields[7]))
    for word in words.dropFirst() {
      if let quantifier = ClaimQuestion.Quantifier(rawValue: word) {
        question.quantifier = quantifier
      } else if let modality = ClaimQuestion.Modality(rawValue: word) {
        question.modality = modality
      } else if let number = Int(word) {
        question.number = number
      } else {
        preconditionFailure("what is \(word) in \(text)")
      }
    }
    self.question = question
  }

  private static func terms(_ field: String, prefix: String = "") -> [ClaimTerm] {
    field.split(separator: ";").map { part in
      let text = part.trimmed
      return text.hasPrefix("!")
        ? ClaimTerm(prefix + text.dropFirst(), isNegated: true) : ClaimTerm(prefix + text)
    }
  }

  private static func scope(_ field: String) -> ClaimScope {
    var text = field
    var scope = ClaimScope()
    if text.hasPrefix("but ") { (scope.isExclusion, text) = (true, String(text.dropFirst(4))) }
    if text.hasPrefix("only ") { (scope.isExclusive, text) = (true, String(text.dropFirst(5))) }
    scope.stretches = text.split(separator: ";").map { part in
      let words = part.trimmed.split(separator: " ").map(String.init)
      var stretch = ClaimScope.Stretch(platform: words[0] == "?" ? nil : words[0])
      guard words.count > 1, let dots = words[1].ranges(of: "..").first else { return stretch }
      stretch.from = Version(String(words[1][..<dots.lowerBound]))
      stretch.before = Version(String(words[1][dots.upperBound...]))
      return stretch
    }
    return scope
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
