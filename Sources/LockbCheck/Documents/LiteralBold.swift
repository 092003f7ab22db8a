internal import LockbBase
internal import LockbMarkdown

/// Text between two pairs of asterisks that CommonMark shows as they are, because of what stands
/// beside them.
struct LiteralBold {
  private let document: CheckedDocument
  private var found: [SourceRange] = []

  /// All of it in a document, in order.
  static func all(in document: CheckedDocument) -> [SourceRange] {
    var search = LiteralBold(document: document)
    document.parsed.walkBlocks { block in
      if case .callout(let callout) = block.kind { search.pair(at: [callout.label]) }
      for text in block.texts { search.read(text) }
    }
    return search.found.sorted()
  }

  private init(document: CheckedDocument) { self.document = document }

  private mutating func read(_ content: [Inline]) {
    var texts: [SourceRange] = []
    for inline in content {
      switch inline.kind {
      case .text: texts.append(inline.range)
      case .strong(let inner):
        if isUnrendered(inner, at: inline.range) { found.append(inline.range) }
        read(inner)
      default: read(inline.children)
      }
    }
    pair(at: texts)
  }

  /// Pairs the marks of some bytes that stand on one level.
  private mutating func pair(at texts: [SourceRange]) {
    var open: BoldMark?
    for mark in texts.flatMap(marks) {
      if let begin = open, mark.mayEnd {
        if isMeant(begin, mark) { found.append(SourceRange(begin.range.lower, mark.range.upper)) }
        open = nil
      } else {
        open = mark.mayBegin ? mark : nil
      }
    }
  }

  /// The pairs of asterisks that are neither escaped nor part of a longer run.
  private func marks(at range: SourceRange) -> [BoldMark] {
    let source = document.parsed.source
    var marks: [BoldMark] = []
    var index = range.lower
    while index < range.upper {
      guard source[index] == 0x2A else {
        index += source[index] == 0x5C ? 2 : 1
        continue
      }
      let start = index
      while index < range.upper, source[index] == 0x2A { index += 1 }
      if index - start == 2 { marks.append(BoldMark(SourceRange(start, index), in: document)) }
    }
    return marks
  }

  /// Whether bold text that lockb reads stays literal elsewhere. What a shortcode makes of itself
  /// nobody knows.
  private func isUnrendered(_ content: [Inline], at range: SourceRange) -> Bool {
    let source = document.parsed.source
    guard range.count > 4, source[range.lower] == 0x2A, source[range.upper - 1] == 0x2A else {
      return false
    }
    let begin = BoldMark(SourceRange(range.lower, range.lower + 2), in: document)
    let end = BoldMark(SourceRange(range.upper - 2, range.upper), in: document)
    return begin.isKeptFromBeginning && content.first?.isDirective == false
      || end.isKeptFromEnding && content.last?.isDirective == false
  }

  /// Whether two marks that stay literal were meant to make text bold, and are neither powers, nor
  /// paths, nor arguments.
  private func isMeant(_ begin: BoldMark, _ end: BoldMark) -> Bool {
    guard begin.isKeptFromBeginning || end.isKeptFromEnding, let first = begin.next,
      let last = end.previous, !first.isClosing, !last.isOpening, first != "/", last != "/"
    else { return false }
    // `a**(b) + c**(d)`: a word of Latin letters does not run into bold text that ends in one.
    if begin.isKeptFromBeginning, begin.previous?.isASCII == true, !end.isKeptFromEnding,
      BoldMark.side(last) == .letter
    {
      return false
    }
    let inside = document.text(at: SourceRange(begin.range.upper, end.range.lower))
    return inside.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}

extension Inline {
  fileprivate var isDirective: Bool {
    if case .directive = kind { true } else { false }
  }
}

extension Unicode.Scalar {
  fileprivate var isOpening: Bool { properties.generalCategory == .openPunctuation }

  fileprivate var isClosing: Bool {
    properties.generalCategory == .closePunctuation || ",.;:!?".unicodeScalars.contains(self)
  }
}
