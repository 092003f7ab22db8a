public import LockbBase
public import LockbClaims
public import LockbKnowledge
public import LockbMarkdown
internal import LockbSamples

/// A document as the rules see it: text, tree, knowledge and judged claims.
public struct CheckedDocument: Sendable {
  /// A scenario block and what running it came to.
  public struct Scenario: Sendable {
    /// The bytes of the block, fences included.
    public var range: SourceRange
    /// The bytes of its lines.
    public var content: SourceRange
    /// What running it came to.
    public var outcome: ScenarioOutcome
  }

  /// A sample of Swift that cannot be parsed.
  struct FaultySample: Sendable {
    let block: CodeBlock
    /// Where it goes wrong, in bytes of its code.
    let offset: Int
    let message: String
  }

  /// What no rule changes: kept once, however often the document is handed on.
  private final class Content: Sendable {
    let document: Document
    let parsed: ParsedDocument
    let path: String
    let unchecked: [UncheckedSentence]
    let inScope: Int
    let scenarios: [Scenario]
    let faultySamples: [FaultySample]
    let readPassages: @Sendable (ParsedDocument) -> [PassageBlock]
    let lines: LineTable

    init(
      _ reading: DocumentReading, path: String, unchecked: [UncheckedSentence], inScope: Int,
      scenarios: [Scenario], faultySamples: [FaultySample],
      readPassages: @escaping @Sendable (ParsedDocument) -> [PassageBlock]
    ) {
      document = reading.document
      parsed = reading.parsed
      self.path = path
      self.unchecked = unchecked
      self.inScope = inScope
      self.scenarios = scenarios
      self.faultySamples = faultySamples
      self.readPassages = readPassages
      lines = LineTable(reading.parsed.source)
    }
  }

  private let content: Content
  /// Its claims, in the order of the text.
  public var claims: [JudgedClaim]

  /// What the document says.
  public var document: Document { content.document }
  /// Its tree and bytes.
  public var parsed: ParsedDocument { content.parsed }
  /// The file, as it was named on the command line.
  public var path: String { content.path }
  /// The sentences in scope from which no claim was read.
  public var unchecked: [UncheckedSentence] { content.unchecked }
  /// How many of its sentences speak of the framework.
  public var inScope: Int { content.inScope }
  /// Its scenario blocks; empty where there is no machine.
  public var scenarios: [Scenario] { content.scenarios }
  /// Its samples that cannot be parsed: to find them takes longer than every other rule.
  var faultySamples: [FaultySample] { content.faultySamples }
  /// Cuts it into what its translation has as well: on demand, since only pairs are compared.
  private var readPassages: @Sendable (ParsedDocument) -> [PassageBlock] { content.readPassages }
  private var lines: LineTable { content.lines }

  /// Reads and judges the claims of a document, and runs its scenarios.
  public init(_ reading: DocumentReading, path: String, knowledge: CheckKnowledge) {
    // Before the claims, whose reader may still be in the making.
    var scenarios: [Scenario] = []
    var faultySamples: [FaultySample] = []
    reading.parsed.walkBlocks { block in
      guard case .codeBlock(let code) = block.kind else { return }
      if code.isScenario, let outcome = knowledge.runScenario?(code.literal, code.info) {
        scenarios.append(Scenario(range: block.range, content: code.content, outcome: outcome))
      } else if code.language == "swift", let fault = SwiftSample.fault(in: code.literal) {
        faultySamples.append(
          FaultySample(block: code, offset: fault.offset, message: fault.message))
      }
    }
    let found = knowledge.read(reading.document, reading.parsed)
    let judged = concurrentMap(found.claims) { JudgedClaim($0, knowledge.judgement(of: $0)) }
    // A guess counts where it refutes, where it holds and takes in the whole sentence, and where what
    // is so in any circumstances is so only since a later version than the sentence names.
    let held = Dictionary(grouping: judged.filter { $0.claim.tier == .prose }) {
      $0.claim.place.range
    }.filter { $0.value.allSatisfy { $0.claim.isWhole && $0.verdict == .holds } }
    // Of several guesses that are refuted at one place the first tells enough, and what is read there
    // all of it.
    var told = Set(
      judged.filter { $0.claim.tier != .prose && $0.verdict.isContradiction }
        .map(\.claim.place.range))
    claims = judged.filter {
      $0.claim.tier != .prose || held[$0.claim.place.range] != nil
        || ($0.verdict.isContradiction
          || $0.verdict == .conditional && $0.claim.question.kind == .exists)
          && told.insert($0.claim.place.range).inserted
    }
    content = Content(
      reading, path: path, unchecked: found.unchecked.filter { held[$0.place.range] == nil },
      inScope: found.inScope,
      scenarios: scenarios, faultySamples: faultySamples, readPassages: knowledge.passages)
  }

  /// Whether it names an API, a key, a status or a service: a glossary binds no other document.
  var namesFramework: Bool {
    let prefixes = ["api/", "key/", "status/", "service/"]
    return document.sections.contains { section in
      section.mentions.contains { mention in prefixes.contains { mention.entity.hasPrefix($0) } }
    }
  }

  /// How many sentences its text has: what ends in a full stop, a question mark or a line.
  var sentences: Int {
    document.sections.reduce(0) { count, section in
      var sentences = 0
      var isOpen = false
      var previous: UInt8 = 0
      for byte in section.text.utf8 {
        let isEnd = byte == 0x0A || byte == 0x20 && [0x2E, 0x3F, 0x21].contains(previous)
        if isEnd, isOpen { sentences += 1 }
        if isEnd { isOpen = false } else if byte != 0x20 { isOpen = true }
        previous = byte
      }
      return count + sentences + (isOpen ? 1 : 0)
    }
  }

  /// Its blocks of text and code, in order.
  func passages() -> [PassageBlock] { readPassages(parsed) }

  /// Line and column of an offset.
  public func position(at offset: Int) -> SourcePosition { lines.position(at: offset) }

  /// The text of some bytes.
  public func text(at range: SourceRange) -> String { parsed.text(at: range) }

  /// The document's id.
  public var id: DocumentID { document.id }
  /// The document's language.
  public var language: Language { document.id.language }

  /// The bytes of a line, its ending left out; lines count from 1.
  public func range(ofLine line: Int) -> SourceRange {
    let lower = lines.starts[line - 1]
    var upper = line < lines.starts.count ? lines.starts[line] : parsed.source.count
    while upper > lower, [0x0A, 0x0D].contains(parsed.source[upper - 1]) { upper -= 1 }
    return SourceRange(lower, upper)
  }

  /// What ends a line: LF, CRLF or CR, so that a line put in under it ends as it does; LF where
  /// nothing ends it.
  func ending(ofLine line: Int) -> String {
    let upper = line < lines.starts.count ? lines.starts[line] : parsed.source.count
    let ending = text(at: SourceRange(range(ofLine: line).upper, upper))
    return ending.isEmpty ? "\n" : ending
  }

  /// The line of an offset, counted from 1.
  public func line(at offset: Int) -> Int { lines.line(at: offset) }

  /// A finding at a place; without one, about the whole file.
  public func finding(
    _ rule: some Rule, at range: SourceRange?, _ message: Localized<String>,
    severity: Diagnostic.Severity? = nil
  ) -> Finding {
    let range = range ?? SourceRange(0, 0)
    let line = window(around: range.lower)
    return Finding(
      rule: rule.name, code: rule.code, severity: severity ?? rule.severity, message: message,
      path: path, range: range, start: lines.position(at: range.lower),
      end: lines.position(at: range.upper), quote: text(at: range),
      line: text(at: line),
      lead: text(at: SourceRange(line.lower, max(line.lower, range.lower))),
      units: lines.units(before: range.lower))
  }

  /// The line of an offset; of a long one what is near, as there may be thousands of findings on it and
  /// each keeps what it shows.
  private func window(around offset: Int) -> SourceRange {
    let line = range(ofLine: line(at: offset))
    func isInside(_ byte: Int) -> Bool { parsed.source[byte] & 0xC0 == 0x80 }
    var lower = max(line.lower, offset - Self.shownBefore)
    while lower > line.lower, isInside(lower) { lower -= 1 }
    var upper = min(line.upper, offset + Self.shownBehind)
    while upper < line.upper, isInside(upper) { upper += 1 }
    return SourceRange(lower, max(lower, upper))
  }

  /// How many bytes of a line a finding keeps: more than a terminal shows of it.
  private static let shownBefore = 1024
  private static let shownBehind = 2048

  /// A place in this document that another finding points to.
  public func related(at range: SourceRange, _ message: Localized<String>) -> Finding.Related {
    Finding.Related(
      path: path, range: range, start: lines.position(at: range.lower),
      quote: text(at: range), message: message)
  }
}

extension CodeBlock {
  /// Whether the info string says that it is a scenario.
  package var isScenario: Bool { language == "scenario" }

  /// The language that the info string names, in lower case.
  var language: String {
    info.prefix { !" \t{,:".contains($0) }.lowercased()
  }
}
