/// Runs every rule: a pure function of documents, in whatever order and on whatever thread.
public struct Checker: Sendable {
  private let rules: [any Rule]

  /// A checker with some rules.
  public init(rules: [any Rule] = RuleCatalogue.rules) { self.rules = rules }

  /// What is wrong in one document, by place; what a comment allows is marked, not left out.
  public func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    var findings = rules.flatMap { $0.findings(in: document, of: library) }
    let comments = SuppressionComment.all(in: document).filter { !$0.reason.isEmpty }
    for comment in comments {
      var isUsed = false
      for index in findings.indices where comment.allows(findings[index]) {
        findings[index].suppression = .comment(comment.reason)
        isUsed = true
      }
      if !isUsed {
        findings.append(
          UnusedSuppression().finding(
            for: comment, in: document, ruleNames: rules.map(\.name)))
      }
    }
    findings.sort(by: Finding.isOrdered)
    Finding.sign(&findings)
    return findings
  }
}
