public import LockbBase

/// What checking some documents found.
public struct CheckReport: Sendable {
  /// What is wrong, by file and place; what is suppressed is marked.
  public var findings: [Finding]
  /// The documents that were asked about, by file.
  public var documents: [CheckedDocument]
  /// How much of them was checked.
  public var coverage: CheckCoverage

  /// A report.
  public init(findings: [Finding], documents: [CheckedDocument], coverage: CheckCoverage) {
    self.findings = findings.sorted(by: Finding.isOrdered)
    self.documents = documents.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.coverage = coverage
  }

  /// The findings that count.
  public var open: [Finding] { findings.filter { $0.suppression == nil } }

  /// How many findings of a severity count.
  public func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.severity == severity && $0.suppression == nil }
  }

  /// How many findings do not count.
  public var suppressed: Int { findings.count { $0.suppression != nil } }
}
