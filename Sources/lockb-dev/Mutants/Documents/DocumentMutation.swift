internal import Foundation
internal import LockbBase
internal import LockbCheck
internal import LockbClaims
internal import LockbCommandLine
internal import LockbKnowledge
internal import LockbMarkdown
internal import LockbPack

/// Changes documents one place at a time and sees what the checker says.
struct DocumentMutation {
  private let knowledge: CheckKnowledge
  private let builder: KnowledgeBuilder
  private let files: [String: [UInt8]]
  private let topics: [String: [String]]
  private let documents: [String: CheckedDocument]
  private let operators: [MutationOperator]
  private let countsNotes: Bool
  private let checker = Checker()

  /// Reads the documents below a folder.
  init(folder: String, pack: KnowledgePack, only: String?, countsNotes: Bool) throws {
    self.countsNotes = countsNotes
    var knowledge = [pack].checkKnowledge()
    knowledge.judge = JudgeMemory(knowledge.judge).judge
    self.knowledge = knowledge
    let scan = try DiskFileSystem().walk(folder)
    var files: [String: [UInt8]] = [:]
    for file in scan.files where ContentCatalogue.isDocument(file.path) {
      files[file.path] = try DiskFileSystem().read(file.location)
    }
    let catalogue = ContentCatalogue(paths: scan.files.map(\.path))
    self.files = files
    topics = catalogue.topics
    builder = KnowledgeBuilder(vocabulary: pack.vocabulary, catalogue: catalogue)
    operators = (MutationOperator.all + [.terms(pack.vocabulary)]).filter {
      only == nil || $0.name == only
    }
    var documents: [String: CheckedDocument] = [:]
    for (topic, paths) in catalogue.topics {
      let files = paths.compactMap { path in
        files[path].map { SourceFile(path: path, bytes: $0) }
      }
      for reading in builder.readings(topic: topic, files: files) {
        documents[reading.document.path] = CheckedDocument(
          reading, path: reading.document.path, knowledge: knowledge)
      }
    }
    self.documents = documents
  }

  /// Every mutant of every document with its outcome: what the pair of documents that it belongs
  /// to has wrong.
  func run() -> [DocumentMutant] {
    documents.keys.sorted().flatMap { path -> [DocumentMutant] in
      let library = library(of: documents, around: path)
      guard let document = library.documents.first(where: { $0.path == path }) else { return [] }
      return mutants(of: document, baseline(path, in: library))
    }
  }

  /// A document and its translation: other documents are left out, which spares a hundredfold work.
  private func library(of documents: [String: CheckedDocument], around path: String) -> CheckLibrary
  {
    let pair = topics.first { $0.value.contains(path) }?.value ?? []
    return CheckLibrary(
      pair.compactMap { documents[$0] }, topics: Array(topics.keys),
      vocabulary: knowledge.vocabulary)
  }

  // MARK: One document

  private func mutants(
    of document: CheckedDocument, _ baseline: [String: Int]
  ) -> [DocumentMutant] {
    var work:
      [(operation: MutationOperator, place: SourceRange, range: SourceRange, text: String)] = []
    for operation in operators {
      for place in places(of: operation.place, in: document) {
        for edit in operation.edits(of: document.text(at: place), in: document.language) {
          let range = SourceRange(
            place.lower + edit.range.lowerBound, place.lower + edit.range.upperBound)
          work.append((operation, place, range, edit.text))
        }
      }
    }
    return concurrentMap(work) { operation, place, range, text in
      mutant(operation, of: document, at: place, replacing: range, by: text, baseline)
    }
  }

  private func places(
    of place: MutationOperator.Place, in document: CheckedDocument
  ) -> [SourceRange] {
    let cells = document.parsed.tables.flatMap(\.rows).flatMap { $0.cells.dropFirst().map(\.range) }
    switch place {
    case .sentence:
      let sentences = document.claims.filter { $0.claim.tier != .table }.map(\.claim.place.range)
      return sentences + document.unchecked.map(\.place.range) + cells.filter { !$0.isEmpty }
    case .cell: return cells.filter { !$0.isEmpty }
    case .row:
      return document.parsed.tables.flatMap { $0.rows.map { document.lines(of: $0.range) } }
    case .item: return document.parsed.listItems.map { document.lines(of: $0) }
    case .scenario: return document.scenarios.map(\.content)
    }
  }

  private func mutant(
    _ operation: MutationOperator, of document: CheckedDocument, at place: SourceRange,
    replacing range: SourceRange, by text: String, _ baseline: [String: Int]
  ) -> DocumentMutant {
    var mutant = DocumentMutant(
      operation: operation.name, language: document.language, path: document.path,
      line: document.position(at: range.lower).line, before: document.text(at: place).oneLine,
      after: "")
    mutant.hadClaim =
      operation.place == .scenario
      || document.claims.contains { $0.claim.place.range.overlaps(place) }
    var bytes = document.parsed.source
    bytes.replaceSubrange(range.lower..<range.upper, with: Array(text.utf8))
    let changed = SourceRange(place.lower, place.upper + text.utf8.count - range.count)
    mutant.after = String(decoding: bytes[changed.lower..<changed.upper], as: UTF8.self).oneLine
    guard let topic = topics.first(where: { $0.value.contains(document.path) })?.key else {
      return mutant
    }
    let files = (topics[topic] ?? []).map { path in
      SourceFile(path: path, bytes: path == document.path ? bytes : self.files[path] ?? [])
    }
    var documents = self.documents
    for reading in builder.readings(topic: topic, files: files)
    where reading.document.path == document.path {
      documents[document.path] = CheckedDocument(
        reading, path: document.path, knowledge: knowledge)
    }
    let library = library(of: documents, around: document.path)
    settle(&mutant, library, changed, operation, baseline)
    return mutant
  }

  private func settle(
    _ mutant: inout DocumentMutant, _ library: CheckLibrary, _ changed: SourceRange,
    _ operation: MutationOperator, _ baseline: [String: Int]
  ) {
    var seen = baseline
    let new = findings(mutant.path, in: library).filter { finding in
      let signature = Self.signature(finding)
      let left = seen[signature, default: 0] - 1
      seen[signature] = left
      return left < 0
    }
    let near = new.filter { $0.path == mutant.path && $0.range.overlaps(changed) }
    mutant.isRight = new.contains { operation.rules.contains($0.rule) }
    let claims = library.documents.first { $0.path == mutant.path }?.claims ?? []
    let read = claims.filter { $0.claim.place.range.overlaps(changed) }
    if !near.isEmpty {
      mutant.outcome = .killed
    } else if !new.isEmpty {
      mutant.outcome = .killedElsewhere
    } else if !read.isEmpty, read.allSatisfy({ $0.verdict == .holds || $0.verdict == .conditional })
    {
      mutant.outcome = .equivalent
    } else {
      mutant.outcome = mutant.hadClaim ? .survived : .noClaim
    }
  }

  // MARK: Findings

  private func baseline(_ path: String, in library: CheckLibrary) -> [String: Int] {
    Dictionary(grouping: findings(path, in: library), by: Self.signature).mapValues(\.count)
  }

  /// What is wrong in a document and in its translation.
  private func findings(_ path: String, in library: CheckLibrary) -> [Finding] {
    guard let document = library.documents.first(where: { $0.path == path }) else { return [] }
    let pair = [document, library.twin(of: document)].compactMap { $0 }
    return pair.flatMap { checker.findings(in: $0, of: library) }.filter {
      $0.suppression == nil && (countsNotes || $0.severity != .note)
    }
  }

  private static func signature(_ finding: Finding) -> String {
    "\(finding.path) \(finding.rule) \(finding.quote) \(finding.message.english)"
  }
}

/// Remembers answers, since most questions are asked of every mutant of a document.
private final class JudgeMemory: @unchecked Sendable {
  private let answer: @Sendable (ClaimQuestion) -> ClaimJudgement
  private let lock = NSLock()
  private var known: [ClaimQuestion: ClaimJudgement] = [:]

  init(_ answer: @escaping @Sendable (ClaimQuestion) -> ClaimJudgement) { self.answer = answer }

  @Sendable func judge(_ question: ClaimQuestion) -> ClaimJudgement {
    if let judgement = lock.withLock({ known[question] }) { return judgement }
    let judgement = answer(question)
    lock.withLock { known[question] = judgement }
    return judgement
  }
}

extension ParsedDocument {
  fileprivate var tables: [Table] {
    blocks.compactMap { block in
      if case .table(let table) = block.kind { table } else { nil }
    }
  }

  /// The bytes of each item of a list.
  fileprivate var listItems: [SourceRange] {
    blocks.flatMap { block -> [SourceRange] in
      guard case .list(let list) = block.kind else { return [] }
      return list.items.compactMap { item in
        guard let first = item.content.first, let last = item.content.last else { return nil }
        return SourceRange(first.range.lower, last.range.upper)
      }
    }
  }
}

extension CheckedDocument {
  /// The whole lines that hold some bytes, the last line's ending included.
  fileprivate func lines(of range: SourceRange) -> SourceRange {
    let source = parsed.source
    var lower = range.lower
    while lower > 0, source[lower - 1] != 0x0A { lower -= 1 }
    var upper = range.upper
    while upper < source.count, source[upper] != 0x0A { upper += 1 }
    return SourceRange(lower, min(upper + 1, source.count))
  }
}

extension SourceRange {
  fileprivate func overlaps(_ other: SourceRange) -> Bool {
    lower < max(other.upper, other.lower + 1) && other.lower < upper
  }
}

extension String {
  fileprivate var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " / ") }
}

extension MutationOperator {
  /// Wanted terms by names that the glossary forbids.
  static func terms(_ vocabulary: Vocabulary) -> MutationOperator {
    let changes = vocabulary.entities.flatMap { entity -> [Change] in
      guard entity.kind == .term else { return [] }
      return entity.aliases.filter { $0.standing == .forbidden }.compactMap { alias in
        guard let language = alias.language else { return nil }
        let name = language == .english ? entity.name.english : entity.name.korean
        let pattern = NSRegularExpression.escapedPattern(for: name)
        return Change(
          language: language, pattern: language == .english ? "\\b\(pattern)\\b" : pattern,
          replacement: NSRegularExpression.escapedTemplate(for: alias.text))
      }
    }
    return MutationOperator(
      name: "forbidden-term", place: .sentence, changes: changes,
      rules: contradictions.union(["term-drift"]))
  }
}
