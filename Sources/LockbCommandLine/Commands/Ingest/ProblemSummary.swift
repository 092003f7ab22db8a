internal import LockbBase
internal import LockbKnowledge

/// What is wrong in documents, rule by rule.
struct ProblemSummary {
  /// One rule and where it is broken.
  struct Rule {
    var name: String
    var severity: Diagnostic.Severity
    /// The places in the order of the documents, `path:line`.
    var places: [String]
    /// What is wrong at each place.
    var messages: [String]
  }

  /// Errors first, then by name.
  let rules: [Rule]

  init(_ documents: [Document]) {
    var rules: [String: Rule] = [:]
    for document in documents {
      for diagnostic in document.diagnostics {
        let line = diagnostic.range.map { document.line(at: $0) } ?? 1
        rules[
          diagnostic.rule,
          default: Rule(
            name: diagnostic.rule, severity: diagnostic.severity, places: [], messages: [])
        ]
        .add("\(document.path):\(line)", diagnostic)
      }
    }
    self.rules = rules.values.sorted { left, right in
      left.severity == right.severity
        ? left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
        : left.severity.rank < right.severity.rank
    }
  }

  var value: JSONValue {
    .array(
      rules.map { rule in
        .members([
          "rule": .string(rule.name),
          "severity": .string(rule.severity.rawValue),
          "count": .integer(rule.places.count),
          "places": .array(
            zip(rule.places, rule.messages).map { place, message in
              .members(["place": .string(place), "message": .string(message)])
            }),
        ])
      })
  }

  /// Writes a line a rule: how often, and where first.
  func write(to page: inout Page, _ messages: Messages, places: Int = 1) {
    guard !rules.isEmpty else { return }
    page.separate()
    page.add(StyledText(messages.problems(rules.reduce(0) { $0 + $1.places.count })))
    for rule in rules {
      let style: Style = rule.severity == .error ? .error : .warning
      page.add(
        StyledText("\(rule.places.count) × ") + StyledText(rule.name, style)
          + StyledText(messages.meaning(ofRule: rule.name).map { "  " + $0 } ?? ""),
        indent: 2, hanging: 4)
      for (place, message) in zip(rule.places, rule.messages).prefix(places) {
        page.add(StyledText(place) + StyledText("  " + message, .faint), indent: 4, hanging: 6)
      }
      let more = rule.places.count - places
      if more > 0 { page.add(StyledText(messages.morePlaces(more), .faint), indent: 4) }
    }
  }
}

extension ProblemSummary.Rule {
  fileprivate mutating func add(_ place: String, _ diagnostic: Diagnostic) {
    places.append(place)
    messages.append(diagnostic.message)
    if diagnostic.severity.rank < severity.rank { severity = diagnostic.severity }
  }
}

extension Diagnostic.Severity {
  /// Errors first.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
