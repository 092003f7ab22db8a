internal import LockbBase

/// A document with one change, and what became of it.
struct DocumentMutant {
  enum Outcome: String, CaseIterable {
    /// Noticed at the change.
    case killed
    /// Noticed somewhere else in the document or in its translation.
    case killedElsewhere = "killed elsewhere"
    /// Read and not noticed.
    case survived
    /// Nothing was read there before the change.
    case noClaim = "no claim"
    /// Still true, as the model proves.
    case equivalent
  }

  var operation: String
  var language: Language
  var path: String
  var line: Int
  var before: String
  var after: String
  var outcome = Outcome.noClaim
  /// Whether something was read there before the change.
  var hadClaim = false
  /// Whether a rule that is right to notice it did.
  var isRight = false

  var isKilled: Bool { outcome == .killed || outcome == .killedElsewhere }

  /// The mutant on one line.
  var summary: String {
    "\(outcome.rawValue)  \(operation)  \(path):\(line)  \(before) ⇒ \(after)"
  }
}
