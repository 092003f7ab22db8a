import Foundation
import LockbBase
import LockbClaims
import LockbKnowledge
import LockbMarkdown
import LockbPack

/// Scores the claims of tables against labelled cells.
struct TableScore {
  private(set) var lines: [String] = []
  private var falses = 0
  private var found = 0
  private var trues = 0
  private var alarms = 0
  private var read = 0

  /// Reads the tables in a folder with its `labels.tsv`; held out are the files whose number is a
  /// multiple of three.
  init(
    folder: String, heldOut: Bool, list: String?, pack: KnowledgePack, knowledge: ClaimKnowledge
  ) throws {
    let reader = ClaimReader(grammar: knowledge.grammar, vocabulary: pack.vocabulary)
    let labels = try String(contentsOfFile: folder + "/labels.tsv", encoding: .utf8)
    var claims: [String: (parsed: ParsedDocument, claims: [Claim])] = [:]
    for line in labels.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 5, let row = Int(fields[1]), let column = Int(fields[2]) else {
        continue
      }
      let name = fields[0]
      guard ((Int(name.dropFirst(2).prefix(3)) ?? 0) % 3 == 0) == heldOut else { continue }
      if claims[name] == nil {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
        let builder = KnowledgeBuilder(
          vocabulary: pack.vocabulary, catalogue: ContentCatalogue(paths: [name]))
        let parsed = MarkdownParser().parse(bytes)
        let documents = builder.documents(
          topic: name, files: [SourceFile(path: name, bytes: bytes)])
        claims[name] = (parsed, reader.read(document: documents[0], parsed: parsed).claims)
      }
      guard let entry = claims[name], let range = Self.cell(row, column, entry.parsed) else {
        continue
      }
      let claims = entry.claims.filter { $0.place.range == range }
      let verdicts = claims.map { knowledge.judge($0.question).verdict }
      let verdict = verdicts.first(where: \.isContradiction) ?? verdicts.first ?? .unparsed
      if !claims.isEmpty { read += 1 }
      let label = LabelledStatement.Label(rawValue: fields[4]) ?? .abstain
      if label == .false {
        falses += 1
        if verdict.isContradiction { found += 1 }
      } else {
        trues += 1
        if verdict.isContradiction { alarms += 1 }
      }
      if !heldOut, let list, CheckerOutcome.matches(list, verdict, label) {
        let summary = claims.map { "[\($0.rule)] \($0.question.summary)" }.joined(separator: "; ")
        lines.append(
          "\(name) \(row),\(column) \(label) \(verdict.rawValue) \(fields[3]) \(summary)")
      }
    }
  }

  /// The figures on one line.
  var summary: String {
    "cells read \(read)/\(falses + trues)  contradictions found \(found)/\(falses)"
      + "  false alarms \(alarms)/\(trues)"
  }

  private static func cell(_ row: Int, _ column: Int, _ parsed: ParsedDocument) -> SourceRange? {
    for block in parsed.blocks {
      guard case .table(let table) = block.kind else { continue }
      guard row <= table.rows.count, column <= table.rows[row - 1].cells.count else { return nil }
      return table.rows[row - 1].cells[column - 1].range
    }
    return nil
  }
}
