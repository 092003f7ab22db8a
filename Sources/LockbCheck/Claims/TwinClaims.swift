internal import LockbClaims
internal import LockbKnowledge

/// Finds the claims that a document and its translation share: by section, then by question.
enum TwinClaims {
  /// The documents, sorted by id, with their claims' twins named.
  static func paired(_ documents: [CheckedDocument]) -> [CheckedDocument] {
    var documents = documents
    for index in documents.indices.dropLast()
    where documents[index].id.topic == documents[index + 1].id.topic {
      let left = documents[index].claims
      let right = documents[index + 1].claims
      documents[index].claims = named(left, right)
      documents[index + 1].claims = named(right, left)
    }
    return documents
  }

  private static func named(_ claims: [JudgedClaim], _ others: [JudgedClaim]) -> [JudgedClaim] {
    claims.map { judged in
      var judged = judged
      judged.twin =
        others.first { other in
          other.claim.place.section == judged.claim.place.section
            && other.claim.question == judged.claim.question
        }?.id
      return judged
    }
  }
}
