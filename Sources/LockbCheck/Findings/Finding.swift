public import LockbBase

/// Something wrong in a document, with everything that a report shows of it.
public struct Finding: Sendable {
  /// Another place that has to do with it.
  public struct Related: Hashable, Sendable {
    /// The file.
    public var path: String
    /// The bytes.
    public var range: SourceRange
    /// Line and column of the first byte.
    public var start: SourcePosition
    /// The text of those bytes.
    public var quote: String
    /// What it has to do with it.
    public var message: Localized<String>
  }

  /// Why a finding does not count.
  public enum Suppression: Hashable, Sendable {
    /// A comment in the document, with its reason.
    case comment(String)
    /// The baseline holds it.
    case baseline
  }

  /// The rule's name: `broken-table`.
  public var rule: String
  /// The rule's short code: `LKB001`.
  public var code: String
  /// How much it matters.
  public var severity: Diagnostic.Severity
  /// One line, no full stop: what is wrong.
  public var message: Localized<String>
  /// The file, as it was named on the command line.
  public var path: String
  /// The bytes it is about.
  public var range: SourceRange
  /// Line and column of the first byte.
  public var start: SourcePosition
  /// Line and column just past the last byte.
  public var end: SourcePosition
  /// The text of those bytes.
  public var quote: String
  /// The line on which it begins, for showing it; of a long line what is around it.
  public var line: String
  /// The part of that line that is before it.
  public var lead: String
  /// How many UTF-16 units stand before it on all of its line, as reports for other programs count.
  public var units: Int
  /// Other places that have to do with it.
  public var related: [Related] = []
  /// What to write instead, for people to decide; nil where nothing is known.
  public var correction: Localized<String>?
  /// The edits that put it right without touching prose; empty where none is certain.
  public var edits: [TextEdit] = []
  /// The claim it is about, with its judgement.
  public var claim: JudgedClaim?
  /// Why it does not count; nil where it does.
  public var suppression: Suppression?
  /// Tells the finding from all others, and stays the same while unrelated text changes.
  public var fingerprint = ""
}

extension Finding {
  /// By file, place and code: the order of every report.
  public static func isOrdered(_ left: Finding, _ right: Finding) -> Bool {
    if left.path != right.path {
      return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    if left.range != right.range { return left.range < right.range }
    if left.code != right.code { return left.code < right.code }
    return left.message.english.utf8.lexicographicallyPrecedes(right.message.english.utf8)
  }
}
