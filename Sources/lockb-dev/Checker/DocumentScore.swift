import Foundation
import LockbBase
import LockbClaims
import LockbKnowledge
import LockbMarkdown
import LockbPack

/// Scores the checker on whole documents in which everything is true, and on the same documents with
/// one error planted at a time.
struct DocumentScore {
  /// An error: what a document says, and what it says instead.
  private struct Planted {
    var document: String
    var original: String
    var changed: String
    var row: String
  }

  private(set) var lines: [String] = []
  private var sentences = 0
  private var alarms = 0
  private var planted = 0
  private var found = 0

  /// Reads the documents of a language in a folder with `planted.LANGUAGE.tsv`.
  ///
  /// - Parameter heldOut: whether of the documents whose errors nobody has looked at: 9 to 21, and of
  ///   those behind them every third.
  init(
    folder: String, language: Language, heldOut: Bool, list: String?, pack: KnowledgePack,
    knowledge: ClaimKnowledge
  ) throws {
    let reader = ClaimReader(grammar: knowledge.grammar, vocabulary: pack.vocabulary)
    func refuted(_ text: String, _ name: String) -> (
      quotes: [(String, SourceRange)], inScope: Int, told: [(String, SourceRange)]
    ) {
      let bytes = Array(text.utf8)
      let parsed = MarkdownParser().parse(bytes)
      let builder = KnowledgeBuilder(
        vocabulary: pack.vocabulary, catalogue: ContentCatalogue(paths: [name]))
      let documents = builder.documents(topic: name, files: [SourceFile(path: name, bytes: bytes)])
      let reading = reader.read(document: documents[0], parsed: parsed)
      let judged = reading.claims.map { ($0, knowledge.judge($0.question).verdict) }
      let wrong = judged.filter(\.1.isContradiction).map(\.0)
      return (
        wrong.map { ($0.place.quote, $0.place.range) },
        reading.inScope,
        judged.map {
          ("\($0.1.rawValue) [\($0.0.rule)] \($0.0.question.summary)", $0.0.place.range)
        }
          + reading.unchecked.map { ("\($0.reason):\($0.detail)", $0.place.range) }
      )
    }
    let errors = try Self.errors("\(folder)/planted.\(language.rawValue).tsv").filter {
      let number = Int($0.document.dropFirst(2)) ?? 0
      return (number > 8 && (number < 22 || number % 3 == 0)) == heldOut
    }
    for name in Set(errors.map(\.document)).sorted() {
      let path = "\(folder)/\(name).\(language.rawValue).md"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let whole = refuted(text, name)
      sentences += whole.inScope
      let wrong = Set(whole.quotes.map(\.0))
      alarms += wrong.count
      if list == "false-alarm", !heldOut {
        for quote in wrong.sorted() {
          let told = whole.told.filter { told in
            whole.quotes.contains { $0.0 == quote && $0.1 == told.1 }
          }
          lines.append("\(name) [\(told.map(\.0).joined(separator: "; "))] \(quote)")
        }
      }
      for error in errors where error.document == name {
        guard let place = text.range(of: error.original) else { continue }
        let lower = text[..<place.lowerBound].utf8.count
        let upper = lower + error.changed.utf8.count
        let changed = refuted(text.replacingCharacters(in: place, with: error.changed), name)
        let isFound = changed.quotes.contains { quote, range in
          range.lower < upper && range.upper > lower && !wrong.contains(quote)
        }
        planted += 1
        if isFound { found += 1 }
        if list == "missed", !heldOut, !isFound {
          let told = changed.told.filter { $0.1.lower < upper && $0.1.upper > lower }
          lines.append(
            "\(name) \(error.row) [\(told.map(\.0).joined(separator: "; "))] \(error.changed)")
        }
      }
    }
  }

  /// The figures on one line.
  var summary: String {
    "planted errors found \(found)/\(planted)  sentences refuted that are true \(alarms)/\(sentences)"
  }

  private static func errors(_ path: String) throws -> [Planted] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst().compactMap
    {
      let fields = $0.split(separator: "\t").map(String.init)
      guard fields.count > 3 else { return nil }
      return Planted(
        document: fields[0], original: fields[1], changed: fields[2], row: fields[3])
    }
  }
}
