internal import LockbBase
internal import LockbCheck
internal import LockbClaims
internal import LockbPack

extension CheckAnswer {
  var members: [JSONMember] {
    [
      JSONMember(name: "findings", value: .array(report.findings.map(json))),
      JSONMember(
        name: "claims",
        value: .array(
          report.documents.flatMap { document in document.claims.map { json($0, document) } })),
      JSONMember(name: "coverage", value: report.coverage.json),
      JSONMember(
        name: "summary",
        value: .members([
          "errors": .integer(report.count(.error)), "warnings": .integer(report.count(.warning)),
          "notes": .integer(report.count(.note)), "suppressed": .integer(report.suppressed),
          "staleBaseline": .integer(baseline?.stale.count ?? 0),
        ])),
    ]
  }

  private func json(_ finding: Finding) -> JSONValue {
    .members([
      "rule": .string(finding.rule), "code": .string(finding.code),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message.english), "messages": .localized(finding.message),
      "path": .string(finding.path), "range": .range(finding.start, finding.end),
      "quote": .string(finding.quote), "fingerprint": .string(finding.fingerprint),
      "suppressed": finding.suppression.map(\.json) ?? .null,
      "correction": finding.correction.map(JSONValue.localized) ?? .null,
      "fix": .array(
        finding.edits.map {
          .members([
            "from": .integer($0.range.lower), "to": .integer($0.range.upper),
            "text": .string($0.text),
          ])
        }),
      "claim": finding.claim.map { .string($0.claim.question.canonical) } ?? .null,
      "verdict": finding.claim.map { .string($0.verdict.rawValue) } ?? .null,
      "trace": finding.claim?.judgement.proof.map(json) ?? .null,
      "related": .array(
        finding.related.map {
          .members([
            "path": .string($0.path), "line": .integer($0.start.line),
            "column": .integer($0.start.column), "quote": .string($0.quote),
            "message": .localized($0.message),
          ])
        }),
    ])
  }

  private func json(_ proof: ClaimJudgement.Proof) -> JSONValue {
    .members([
      "platform": .string(proof.platform), "version": .string(proof.version),
      "keys": .strings(proof.keys), "events": .strings(proof.events),
      "parting": proof.parting.map(JSONValue.integer) ?? .null,
      "replay": .string(proof.command),
      "steps": .array(
        (proof.steps(machine) ?? []).map { step in
          .members([
            "event": .string(step.event), "row": .string(step.row),
            "confidence": .string(step.confidence), "status": .string(step.after.status),
            "grant": .string(step.after.grant), "prompt": .optional(step.prompt?.id),
            "callback": .optional(step.callback), "refusedBy": .optional(step.refusedBy),
          ])
        }),
    ])
  }

  private func json(_ judged: JudgedClaim, _ document: CheckedDocument) -> JSONValue {
    let claim = judged.claim
    return .members([
      "id": .string(judged.id), "kind": .string(claim.question.kind.rawValue),
      "tier": .string(claim.tier.name), "language": .string(document.language.rawValue),
      "path": .string(document.path),
      "range": .range(
        document.position(at: claim.place.range.lower),
        document.position(at: claim.place.range.upper)),
      "quote": .string(claim.place.quote), "canonical": .string(claim.question.canonical),
      "verdict": .string(judged.verdict.rawValue),
      "conditions": .array(judged.judgement.conditions.map(JSONValue.localized)),
      "rows": .strings(judged.judgement.rows), "twin": .optional(judged.twin),
    ])
  }
}

extension CheckCoverage {
  fileprivate var json: JSONValue {
    .members([
      "documents": .integer(documents), "sentences": .integer(sentences),
      "inScope": .integer(all.inScope), "checked": .integer(all.checked),
      "unchecked": .array(
        unchecked.sorted { $0.key.rawValue < $1.key.rawValue }.map {
          .members(["reason": .string($0.key.rawValue), "count": .integer($0.value)])
        }),
      "byLanguage": .object(
        byLanguage.sorted { $0.key < $1.key }.map {
          JSONMember(
            name: $0.key.rawValue,
            value: .members([
              "inScope": .integer($0.value.inScope), "checked": .integer($0.value.checked),
            ]))
        }),
      "byTier": .object(
        Claim.Tier.allCases.map {
          JSONMember(name: $0.name, value: .integer(byTier[$0] ?? 0))
        }),
      "transitions": .members([
        "total": .integer(rows.count),
        "documented": .integer(rows.count - undocumentedRows().count),
        "undocumented": .strings(undocumentedRows()),
        "byLanguage": .object(
          byLanguage.keys.sorted().map { language in
            JSONMember(
              name: language.rawValue,
              value: .members([
                "documented": .integer(rows.count - undocumentedRows(in: language).count),
                "undocumented": .strings(undocumentedRows(in: language)),
              ]))
          }),
      ]),
    ])
  }
}

extension Finding.Suppression {
  fileprivate var json: JSONValue {
    switch self {
    case .comment(let reason): .members(["by": .string("comment"), "reason": .string(reason)])
    case .baseline: .members(["by": .string("baseline"), "reason": .string("")])
    }
  }
}

extension Claim.Tier {
  /// The name in JSON.
  var name: String {
    switch self {
    case .scenario: "scenario"
    case .table: "table"
    case .sentence: "sentence"
    case .prose: "prose"
    }
  }
}

extension JSONValue {
  fileprivate static func range(_ start: SourcePosition, _ end: SourcePosition) -> JSONValue {
    .members(["start": .position(start), "end": .position(end)])
  }

  private static func position(_ position: SourcePosition) -> JSONValue {
    .members([
      "line": .integer(position.line), "column": .integer(position.column),
      "offset": .integer(position.offset),
    ])
  }
}
