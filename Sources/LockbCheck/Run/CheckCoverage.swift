public import LockbBase
public import LockbClaims

/// How much of what documents say was checked: a green result without it would say nothing.
public struct CheckCoverage: Sendable {
  /// The sentences of one part of the documents.
  public struct Share: Hashable, Sendable {
    /// Sentences that speak of the framework.
    public var inScope = 0
    /// Those from which a claim was read.
    public var checked = 0
  }

  /// The number of documents.
  public private(set) var documents = 0
  /// The number of sentences, whatever they speak of.
  public private(set) var sentences = 0
  /// All sentences in scope together.
  public private(set) var all = Share()
  /// The sentences of each language.
  public private(set) var byLanguage: [Language: Share] = [:]
  /// The claims read from each kind of text.
  public private(set) var byTier: [Claim.Tier: Int] = [:]
  /// The claims that came to each verdict.
  public private(set) var byVerdict: [ClaimVerdict: Int] = [:]
  /// The sentences from which nothing was read, by reason.
  public private(set) var unchecked: [UncheckedSentence.Reason: Int] = [:]
  /// The rows of the reference that claims and scenarios in each language speak of.
  public private(set) var documentedRows: [Language: Set<String>] = [:]
  /// Every row of the reference, in its order.
  public private(set) var rows: [String] = []

  /// The coverage of some documents of a library.
  public init(of documents: [CheckedDocument], rows: [String]) {
    self.rows = rows
    self.documents = documents.count
    for document in documents {
      let share = Share(
        inScope: document.inScope, checked: document.inScope - document.unchecked.count)
      sentences += document.sentences
      Self.add(share, to: &all)
      Self.add(share, to: &byLanguage[document.language, default: Share()])
      for sentence in document.unchecked { unchecked[sentence.reason, default: 0] += 1 }
      for claim in document.claims {
        byTier[claim.claim.tier, default: 0] += 1
        byVerdict[claim.verdict, default: 0] += 1
        guard claim.verdict == .holds || claim.verdict == .conditional else { continue }
        documentedRows[document.language, default: []].formUnion(claim.judgement.rows)
      }
      for scenario in document.scenarios where scenario.outcome.failures.isEmpty {
        documentedRows[document.language, default: []].formUnion(scenario.outcome.rows)
      }
      byTier[.scenario, default: 0] += document.scenarios.count
    }
  }

  /// The rows that no document speaks of, in their order; with a language, none in that language.
  public func undocumentedRows(in language: Language? = nil) -> [String] {
    let documented = documentedRows.filter { language == nil || $0.key == language }
    return rows.filter { row in !documented.values.contains { $0.contains(row) } }
  }

  private static func add(_ share: Share, to total: inout Share) {
    total.inScope += share.inScope
    total.checked += share.checked
  }
}
