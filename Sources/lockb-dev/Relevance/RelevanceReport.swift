internal import Foundation

/// The scores of one engine on one set, over all, by class and by language.
struct RelevanceReport {
  private let engine: String
  private var scores: [String: RelevanceScore] = [:]
  private var nothing = (queries: 0, answered: 0, sure: 0)
  /// A line for every query that was not answered well, and for what is missing in its answer.
  private(set) var failures: [String] = []
  /// What each query got and missed, with its class.
  private(set) var answers: [(group: String, line: String)] = []
  /// What is in the first ten and has no judgment, by query.
  private(set) var unjudged: [String: Set<String>] = [:]

  init(
    engine: String, _ set: RelevanceSet, _ search: (String) throws -> RelevanceAnswer
  ) throws {
    self.engine = engine
    for query in set.queries {
      let answer = try search(query.text)
      guard !query.grades.isEmpty else {
        addNothing(answer, query)
        continue
      }
      for key in ["all", "class " + query.group, "language " + query.language] {
        scores[key, default: RelevanceScore()].add(answer.ids, query.grades)
      }
      note(answer, query)
    }
  }

  private mutating func addNothing(_ answer: RelevanceAnswer, _ query: RelevanceSet.Query) {
    nothing.queries += 1
    guard !answer.ids.isEmpty else { return }
    nothing.answered += 1
    if answer.isSure { nothing.sure += 1 }
    failures.append("\(answer.isSure ? "FALSE" : "false") \(query.id) \(query.text): \(answer.ids)")
  }

  private mutating func note(_ answer: RelevanceAnswer, _ query: RelevanceSet.Query) {
    let gain = RelevanceScore.gain(of: answer.ids, query.grades)
    let top = answer.ids.prefix(10)
    let shown = top.map { "\($0)=\(query.grades[$0, default: 0])" }.joined(separator: " ")
    let missing = query.grades.filter { $0.value >= 2 && !top.contains($0.key) }.keys.sorted()
    let line =
      String(format: "%.2f ", gain) + "\(query.id) \(query.text): \(shown)"
      + (missing.isEmpty ? "" : "; missing \(missing.joined(separator: " "))")
    answers.append((query.group, line))
    unjudged[query.id] = Set(top.filter { query.grades[$0] == nil })
    if gain < 0.9 { failures.append(line) }
  }

  /// The scores, a line each; without detail, those by class are left out.
  func lines(inDetail: Bool) -> [String] {
    var lines = scores.keys.sorted().filter { inDetail || !$0.hasPrefix("class") }.map { key in
      let score = scores[key] ?? RelevanceScore()
      return engine.padding(toLength: 18, withPad: " ", startingAt: 0)
        + key.padding(toLength: 22, withPad: " ", startingAt: 0)
        + String(
          format: "n %3d  P@1 %.3f  MRR %.3f  nDCG %.3f  documents %.3f  R@10 %.3f  empty %.3f",
          score.queries, score.precisionAtOne, score.meanReciprocalRank, score.meanGain,
          score.meanDocumentGain, score.meanRecall, score.emptyRate)
    }
    if nothing.queries > 0 {
      lines.append(
        "\(engine): of \(nothing.queries) queries about nothing here, \(nothing.answered) answered,"
          + " \(nothing.sure) labelled match or better")
    }
    return lines
  }
}
