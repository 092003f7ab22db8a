internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge

extension SearchAnswer {
  var members: [JSONMember] {
    [
      JSONMember(
        name: "query",
        value: .members([
          "raw": .string(response.query.raw),
          "normalized": .string(response.query.normalized),
          "terms": .strings(response.query.terms),
          "rewrites": .strings(response.query.rewrites),
        ])),
      JSONMember(name: "tier", value: .string(response.tier.rawValue)),
      JSONMember(name: "unmatchedTerms", value: .strings(response.unmatchedTerms)),
      JSONMember(name: "unknownTerms", value: .strings(response.unknownTerms)),
      JSONMember(name: "total", value: .integer(response.total)),
      JSONMember(name: "returned", value: .integer(response.results.count)),
      JSONMember(name: "results", value: .array(response.results.map(JSONValue.result))),
      JSONMember(name: "suggestions", value: .strings(response.suggestions)),
      JSONMember(name: "warnings", value: .strings(response.warnings)),
      JSONMember(
        name: "corpus",
        value: .members([
          "documents": .integer(response.corpus.documents),
          "sections": .integer(response.corpus.sections),
          "digest": .string(response.corpus.digest),
          "analyzer": .string(response.corpus.analyzer),
        ])),
    ]
  }
}

extension JSONValue {
  /// A score with four decimals: enough to compare, few enough to be the same everywhere.
  static func score(_ score: Double) -> JSONValue {
    .number((score * 10_000).rounded() / 10_000)
  }

  /// Since when and until when something exists.
  static func availability(_ availability: Availability) -> JSONValue {
    .members([
      "name": .string(availability.platform),
      "introduced": .optional(availability.introduced?.description),
      "deprecated": .optional(availability.deprecated?.description),
    ])
  }

  fileprivate static func result(_ result: SearchResult) -> JSONValue {
    let counterpart = result.counterpart.map { counterpart in
      JSONValue.members([
        "language": .string(counterpart.language.rawValue), "id": .string(counterpart.id),
      ])
    }
    let claims = result.claims.map { claim in
      JSONValue.members(["id": .string(claim.id), "verdict": .string(claim.verdict)])
    }
    let segments = result.segments.map { segment in
      JSONValue.members(["text": .string(segment.text), "hit": .bool(segment.hit)])
    }
    let members: KeyValuePairs<String, JSONValue> = [
      "id": .string(result.id),
      "kind": .string(result.kind.rawValue),
      "language": .string(result.language.rawValue),
      "title": .string(result.title),
      "section": .string(result.section),
      "path": .string(result.path),
      "line": .integer(result.line),
      "uri": .string(result.uri),
      "score": .score(result.score),
      "tier": .string(result.tier.rawValue),
      "quality": .string(result.quality.rawValue),
      "unmatchedTerms": .strings(result.unmatchedTerms),
      "segments": .array(segments),
      "platforms": .array(result.platforms.map(JSONValue.availability)),
      "counterpart": counterpart ?? .null,
      "claims": .array(claims),
      "moreSections": .integer(result.moreSections),
      "next": .string(result.next),
      "explanation": result.explanation.map(JSONValue.explanation) ?? .null,
    ]
    return .members(members)
  }

  private static func explanation(_ explanation: ScoreExplanation) -> JSONValue {
    let shares = explanation.shares.map { share in
      JSONValue.members(["column": .string(share.column), "score": .score(share.score)])
    }
    return .members([
      "shares": .array(shares),
      "matchedTerms": .strings(explanation.matchedTerms),
      "unmatchedTerms": .strings(explanation.unmatchedTerms),
    ])
  }
}
