internal import ArgumentParser
internal import CoreLocationPack
internal import Foundation
internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge
internal import LockbPack

struct TuneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "tune")
  @Option var set: [String] = []
  @Flag var search = false

  func run() throws {
    let fs = DiskFileSystem()
    for item in set {
      let p = item.split(separator: "=")
      tuning[String(p[0])] = Double(p[1])!
    }
    let data = "Tests/Data/Relevance"
    var parts: [(RelevanceSet, Searcher)] = []
    for (file, content, voc) in [
      ("/queries.tsv", "Content/core-location", CoreLocationPack.pack.vocabulary),
      ("/queries-fixtures.tsv", data + "/fixtures", Vocabulary.empty),
    ] {
      let path = NSTemporaryDirectory() + "tune-\(getpid())-\(parts.count).sqlite"
      let k = try RelevanceCommand.knowledge(content, voc, fs)
      try IndexWriter(path: path).write(k, files: [], stamp: IndexStamp(contentRoot: "", toolVersion: "", created: 0))
      parts.append((try RelevanceSet(path: data + file, fileSystem: fs), try Searcher(path: path)))
    }
    func evaluate() throws -> (odd: Double, even: Double, classes: [String: Double], docs: Double, sure: Int) {
      var sums: [[String: (Double, Double)]] = [[:], [:]]
      var classes: [String: (Double, Double)] = [:]
      var docs = (0.0, 0.0)
      var sure = 0
      for (number, (set, searcher)) in parts.enumerated() {
        for (index, q) in set.queries.enumerated() {
          let a = try searcher.search(SearchRequest(q.text, limit: 40))
          let ids = RelevanceAnswer(a).ids
          if q.grades.isEmpty { if !ids.isEmpty, a.tier <= .match { sure += 1 }; continue }
          let g = RelevanceScore.gain(of: ids, q.grades)
          let key = "\(number)\(q.group)"
          sums[index % 2][key, default: (0, 0)].0 += g
          sums[index % 2][key, default: (0, 0)].1 += 1
          classes[key, default: (0, 0)].0 += g
          classes[key, default: (0, 0)].1 += 1
          let only = q.grades.filter { !$0.key.contains("/") }
          if !only.isEmpty {
            let all = RelevanceAnswer(a).ids
            docs.0 += RelevanceScore.gain(of: all.filter { !$0.contains("/") }, only)
            docs.1 += 1
          }
        }
      }
      func mean(_ d: [String: (Double, Double)]) -> Double {
        d.values.reduce(0) { $0 + $1.0 / $1.1 * ($1.1).squareRoot() } / d.values.reduce(0) { $0 + $1.1.squareRoot() }
      }
      return (mean(sums[1]), mean(sums[0]), classes.mapValues { $0.0 / $0.1 }, docs.0 / docs.1, sure)
    }
    var best = try evaluate()
    func show(_ name: String) {
      print(name, String(format: "odd %.4f even %.4f docs %.4f sure %d", best.odd, best.even, best.docs, best.sure))
    }
    show("start")
    for (k, v) in best.classes.sorted(by: { $0.key < $1.key }) { print("   ", k, String(format: "%.3f", v)) }
    guard search else { return }
    let fixed: Set<String> = ["read", "title"]
    for _ in 0..<2 {
      var moved = false
      for name in tuning.keys.sorted() where !fixed.contains(name) {
        let old = tuning[name]!
        var winner = old
        let values = old == 0 ? [0.3, 0.6, 1] : [0.5, 0.75, 1.33, 2].map { $0 * old }
        for value in values {
          tuning[name] = value
          let now = try evaluate()
          if now.odd >= best.odd - 0.0002, now.even >= best.even - 0.0002,
            now.odd + now.even > best.odd + best.even + 0.0012, now.sure <= best.sure,
            now.docs >= best.docs - 0.001 {
            best = now
            winner = value
          }
        }
        tuning[name] = winner
        if winner != old { moved = true; show("\(name) \(old) -> \(winner)") }
      }
      if !moved { break }
    }
    print(tuning.sorted { $0.key < $1.key })
    for (k, v) in best.classes.sorted(by: { $0.key < $1.key }) { print("   ", k, String(format: "%.3f", v)) }
  }
}
