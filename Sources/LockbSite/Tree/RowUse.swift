internal import LockbBase
internal import LockbCheck
internal import LockbClaims
internal import LockbKnowledge

/// What documents say that rests on a row of the machine.
struct RowUse: Sendable {
  /// A place in a document.
  struct Place: Sendable {
    let document: CheckedDocument
    /// The anchor of its section; empty at the top.
    let anchor: String
    /// What stands there: a sentence, or the name of a scenario.
    let text: String
    /// What became of it.
    let kind: ProofMark.Kind
  }

  /// The claims that the row proves or refutes.
  var claims: [Place] = []
  /// The scenarios with a step by it.
  var scenarios: [Place] = []

  /// The uses by row, each in the order of the documents.
  static func byRow(_ documents: [CheckedDocument]) -> [String: RowUse] {
    var found: [String: RowUse] = [:]
    for document in documents {
      for judged in document.claims {
        let place = Place(
          document: document, anchor: judged.claim.place.section, text: judged.claim.place.quote,
          kind: ProofMark.Kind(judged.verdict))
        for row in judged.judgement.rows {
          // Several claims of one sentence are one place to a reader.
          let last = found[row]?.claims.last
          if last?.document.id == document.id, last?.text == place.text { continue }
          found[row, default: RowUse()].claims.append(place)
        }
      }
      for scenario in document.scenarios {
        let outcome = scenario.outcome
        let section = document.document.sections.last {
          $0.range.lower <= scenario.range.lower
        }
        let holds = outcome.failures.isEmpty && outcome.obstacle == nil
        let place = Place(
          document: document, anchor: section?.anchor ?? "", text: outcome.id ?? "",
          kind: holds ? .holds : .contradicted)
        for row in Set(outcome.rows) {
          found[row, default: RowUse()].scenarios.append(place)
        }
      }
    }
    return found
  }
}
