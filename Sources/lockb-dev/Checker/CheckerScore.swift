import LockbClaims

/// Counts over labelled statements.
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
      + "  false alarms \(percent(alarms, trues))"
  }
}
