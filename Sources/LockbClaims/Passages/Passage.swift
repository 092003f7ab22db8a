public import LockbBase

/// A sentence or a cell with what in it is the same in every language, for comparing translations.
public struct Passage: Sendable {
  /// Something that it names.
  public struct Name: Hashable, Sendable {
    /// What it can stand for: `status/denied`, `code/open()`, `number/5`, `version/13.4`.
    public var concepts: [String]
    /// Its bytes.
    public var range: SourceRange

    /// Whether it is the version of a platform.
    public var isVersion: Bool { concepts.count == 1 && concepts[0].begins(with: "version/") }

    /// Whether it is written as code.
    public var isCode: Bool { concepts.contains { $0.begins(with: "code/") } }

    /// Whether both can stand for one thing: of code that no vocabulary knows, one side may show
    /// more than the other.
    public func isSame(as other: Self) -> Bool {
      if concepts.contains(where: other.concepts.contains) { return true }
      guard concepts.count == 1, other.concepts.count == 1, isCode, other.isCode else {
        return false
      }
      let (name, whole) = (concepts[0].dropFirst(5), other.concepts[0].dropFirst(5))
      return whole.contains(name) || name.contains(whole)
    }

    /// Whether both are of one kind, so that one may have taken the place of the other.
    public func isLike(_ other: Self) -> Bool {
      !Set(concepts.map(ClaimTerm.type(of:))).isDisjoint(
        with: other.concepts.map(ClaimTerm.type(of:)))
    }
  }

  /// Its bytes.
  public var range: SourceRange
  /// What it names, in order.
  public var names: [Name]
  /// What it denies.
  public var denial: Denial
  /// Whether it speaks of the framework.
  public var isInScope: Bool
  /// Whether it is no longer than an answer: no, not available, 사용 불가.
  public var isShort: Bool
  /// Whether a semicolon ties it to the next.
  public var isTied: Bool

  /// This passage and the next as one.
  public func joined(with next: Self) -> Self {
    Self(
      range: SourceRange(range.lower, next.range.upper), names: names + next.names,
      denial: denial.joined(with: next.denial), isInScope: isInScope || next.isInScope,
      isShort: false,
      isTied: next.isTied)
  }
}

/// A block of a document as a list of passages.
public struct PassageBlock: Sendable {
  /// What it is.
  public enum Kind: Sendable { case heading, paragraph, item, table, code }

  /// What it is.
  public var kind: Kind
  /// Its bytes.
  public var range: SourceRange
  /// By row and cell: sentences. What is no table is one cell; code is none.
  public var rows: [[[Passage]]]
}
