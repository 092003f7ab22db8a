import LockbClaims

/// Counts over labelled statements, of which some are false.
struct CheckerScore {
  private var falses = 0
  private var found = 0
  private var trues = 0
  private var alarms = 0
  private var read = 0
  private var total = 0

  mutating func add(_ statement: LabelledStatement, _ outcome: CheckerOutcome) {
    total += 1
    if outcome.verdict != .unparsed, outcome.verdict != .outOfScope { read += 1 }
    if statement.label == .false {
      falses += 1
      if outcome.verdict.isContradiction { found += 1 }
    } else {
      trues += 1
      if outcome.verdict.isContradiction { alarms += 1 }
    }
  }

  /// The figures on one line.
  var line: String {
    func percent(_ part: Int, _ whole: Int) -> String {
      whole == 0
        ? "–" : "\(part)/\(whole) = \((Double(part) * 1000 / Double(whole)).rounded() / 10) %"
    }
    return "read \(percent(read, total))  contradictions found \(percent(found, falses))"
      + "  precision \(percent(found, found + alarms))"
      + "  false alarms \(percent(alarms, trues))"
  }

  /// The figures of statements of one kind or about one row, beside those of others.
  static func table(_ parts: [(name: String, score: CheckerScore)]) -> [String] {
    parts.sorted {
      ($0.score.falses - $0.score.found, $1.name) > ($1.score.falses - $1.score.found, $0.name)
    }
    .map { name, score in
      "  \(name)  missed \(score.falses - score.found)/\(score.falses)"
        + "  false alarms \(score.alarms)/\(score.trues)"
    }
  }
}
