internal import Foundation
internal import LockbIndex

/// How well some rankings fit the judgments, averaged over queries.
struct RelevanceScore {
  private(set) var queries = 0
  private var reciprocal = 0.0
  private var gain = 0.0
  private var documentGain = 0.0
  private var queriesWithDocuments = 0
  private var recall = 0.0
  private var first = 0.0
  private var empty = 0

  /// Takes one ranking of topics and entity ids into account, best first.
  mutating func add(_ ranking: [String], _ grades: [String: Int]) {
    queries += 1
    if ranking.isEmpty { empty += 1 }
    let top = ranking.prefix(10)
    if let place = top.firstIndex(where: { grades[$0, default: 0] > 0 }) {
      reciprocal += 1 / Double(place + 1)
      if place == 0 { first += 1 }
    }
    gain += Self.gain(of: ranking, grades)
    let documents = grades.filter { Self.isDocument($0.key) }
    if !documents.isEmpty {
      queriesWithDocuments += 1
      documentGain += Self.gain(of: ranking.filter(Self.isDocument), documents)
    }
    let relevant = grades.filter { $0.value > 0 }.count
    let found = top.filter { grades[$0, default: 0] > 0 }.count
    recall += Double(found) / Double(max(1, min(relevant, 10)))
  }

  /// Whether an id is that of a document: an entity's has its kind in front.
  private static func isDocument(_ id: String) -> Bool {
    SearchKind.allCases.allSatisfy { !id.hasPrefix($0.rawValue + "/") }
  }

  /// The normalized discounted gain at ten: 2^grade − 1 over the logarithm of the place, against
  /// the best order there could be.
  static func gain(of ranking: [String], _ grades: [String: Int]) -> Double {
    func sum(_ list: some Sequence<Int>) -> Double {
      list.prefix(10).enumerated().reduce(0) { total, item in
        total + (pow(2, Double(item.element)) - 1) / log2(Double(item.offset + 2))
      }
    }
    let ideal = sum(grades.values.sorted(by: >))
    return ideal == 0 ? 0 : sum(ranking.map { grades[$0, default: 0] }) / ideal
  }

  /// Mean reciprocal rank of the first relevant result among ten.
  var meanReciprocalRank: Double { reciprocal / count }
  /// Mean normalized discounted gain at ten.
  var meanGain: Double { gain / count }
  /// The same over the documents alone, cards left out of answer and judgments.
  var meanDocumentGain: Double { documentGain / Double(max(queriesWithDocuments, 1)) }
  /// Share of the relevant results, ten at most, that are among the first ten.
  var meanRecall: Double { recall / count }
  /// Share of queries whose first result is relevant.
  var precisionAtOne: Double { first / count }
  /// Share of queries without any result.
  var emptyRate: Double { Double(empty) / count }

  private var count: Double { Double(max(queries, 1)) }
}
