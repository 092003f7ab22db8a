internal import LockbBase
internal import LockbText

/// Reads in running text what CommonMark leaves as text: shortcodes, `[X]` without a target, and
/// bold or emphasis whose end touches a Korean particle.
struct InlineRefiner {
  /// The text that cmark read: as long as the source, with directives masked.
  private let source: [UInt8]
  /// The same with the directives in it.
  private let text: [UInt8]
  /// Shortcodes and components inside lines, by place.
  private let directives: [Int: DirectiveScan.Placed]

  init(_ scan: DirectiveScan) {
    source = scan.masked
    text = scan.text
    directives = Dictionary(
      scan.inlines.map { ($0.range.lower, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A part of running text: something finished, or a mark that may pair with a later one.
  private struct Part {
    var inline: Inline
    var mark: Mark?
  }

  private enum Mark: Equatable {
    case open, close
    case emphasis(UInt8, length: Int, opens: Bool, closes: Bool)
  }

  /// The content with everything found in it.
  ///
  /// - Parameter isLink: Whether it is a link's text, of which brackets are a part.
  func refine(_ content: [Inline], isLink: Bool = false) -> [Inline] {
    var parts: [Part] = []
    var hasMarks = false
    // Up to where a directive that began on an earlier line reaches.
    var covered = 0
    for inline in content {
      if inline.range.upper <= covered { continue }
      if case .text(let literal) = inline.kind, Self.isWorthReading(literal) {
        covered = max(covered, split(literal, at: inline.range, from: covered, into: &parts))
        hasMarks = true
      } else {
        parts.append(Part(inline: refineChildren(inline)))
      }
    }
    guard hasMarks else { return parts.map(\.inline) }
    return Self.joined(pairEmphasis(isLink ? parts : pairBrackets(parts)).map(\.inline))
  }

  /// Filler, brackets, and the marks of emphasis and strikethrough.
  private static let marks: [UInt8] = [DirectiveScan.filler, 0x5B, 0x5D, 0x2A, 0x5F, 0x7E]

  private static func isWorthReading(_ literal: String) -> Bool {
    literal.utf8.contains { marks.contains($0) }
  }

  private func refineChildren(_ inline: Inline) -> Inline {
    var inline = inline
    switch inline.kind {
    case .emphasis(let inner): inline.kind = .emphasis(refine(inner))
    case .strong(let inner): inline.kind = .strong(refine(inner))
    case .strikethrough(let inner): inline.kind = .strikethrough(refine(inner))
    case .link(let link) where link.isAutolink:
      inline.kind = .link(unmasked(link, at: inline.range))
    case .link(var link):
      link.content = refine(link.content, isLink: true)
      link.destination = destination(of: link, at: inline.range)
      inline.kind = .link(link)
    case .image(var image):
      image.destination = destination(of: image, at: inline.range)
      inline.kind = .image(image)
    case .html(let literal): inline.kind = .html(unmasked(literal, at: inline.range))
    case .code(let literal): inline.kind = .code(unmasked(literal, at: inline.range))
    default: break
    }
    return inline
  }

  /// Where a link leads, with the shortcodes in it: Hugo's `ref` and `relref` stand for the
  /// document they name, any other for itself.
  private func destination(of link: Link, at range: SourceRange) -> String {
    guard link.destination.utf8.contains(DirectiveScan.filler) else { return link.destination }
    var place = link.content.last?.range.upper ?? range.lower
    var result: [UInt8] = []
    var rest = Array(link.destination.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == DirectiveScan.filler else {
        result.append(byte)
        continue
      }
      while place < range.upper, directives[place] == nil { place += 1 }
      guard let found = directives[place] else { continue }
      if found.directive.notation == .shortcode, ["ref", "relref"].contains(found.directive.name) {
        let arguments = found.directive.arguments
        result += Array((arguments["path"] ?? arguments["0"] ?? "").utf8)
      } else {
        result += text[found.range.offsets]
      }
      rest = rest.dropFirst(found.range.count - 1)
      place = found.range.upper
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// An address that is its own text: a directive in it is a part of it.
  private func unmasked(_ link: Link, at range: SourceRange) -> Link {
    var link = link
    link.destination = unmasked(link.destination, at: range)
    link.content = link.content.map { inline in
      guard case .text(let literal) = inline.kind else { return inline }
      return Inline(.text(unmasked(literal, at: inline.range)), inline.range)
    }
    return link
  }

  /// Raw HTML or code with the directives that were masked in it: there they are part of it.
  func unmasked(_ literal: String, at range: SourceRange) -> String {
    guard literal.utf8.contains(DirectiveScan.filler) else { return literal }
    var hidden = range.offsets.lazy.filter { source[$0] == DirectiveScan.filler }
      .map { text[$0] }.makeIterator()
    let bytes = literal.utf8.map { $0 == DirectiveScan.filler ? hidden.next() ?? $0 : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Splitting

  /// Splits the text of one line, but for the end of a directive that began on an earlier one.
  /// - Returns: Up to where the last directive reaches; it may go on in later lines.
  private func split(
    _ literal: String, at range: SourceRange, from covered: Int, into parts: inout [Part]
  ) -> Int {
    let bytes = Array(literal.utf8)
    var pieces = TextPieces(literal, at: range, in: source)
    // Fillers stand for one byte each.
    var index = min(bytes.count, max(0, covered - range.lower))
    _ = pieces.cut(upTo: index)
    var reach = covered
    while index < bytes.count {
      let byte = bytes[index]
      var end = index + 1
      while end < bytes.count, bytes[end] == byte, byte != 0x5B, byte != 0x5D { end += 1 }
      defer { index = end }
      guard Self.marks.contains(byte) else { continue }
      let place = pieces.sourceOffset(of: index)
      if byte == DirectiveScan.filler {
        // Directives may touch: each is cut out at its own length.
        guard let found = directives[place] else { continue }
        end = min(bytes.count, index + found.range.count)
        reach = found.range.upper
        if let before = pieces.cut(upTo: index) { parts.append(Part(inline: before)) }
        _ = pieces.cut(upTo: end)
        parts.append(Part(inline: Inline(.directive(found.directive), found.range)))
        continue
      }
      // An escaped mark is text.
      let run = source[min(place, source.count)...].prefix(end - index)
      guard run.count == end - index, run.allSatisfy({ $0 == byte }) else { continue }
      guard let mark = mark(byte, bytes, index..<end) else { continue }
      if let before = pieces.cut(upTo: index) { parts.append(Part(inline: before)) }
      if let piece = pieces.cut(upTo: end) { parts.append(Part(inline: piece, mark: mark)) }
    }
    if let rest = pieces.rest() { parts.append(Part(inline: rest)) }
    return reach
  }

  private func mark(_ byte: UInt8, _ bytes: [UInt8], _ run: Range<Int>) -> Mark? {
    if byte == 0x5B { return .open }
    if byte == 0x5D { return .close }
    guard run.count <= (byte == 0x7E ? 2 : 3) else { return nil }
    let before = bytes[..<run.lowerBound]
    let after = bytes[run.upperBound...]
    let opens = after.first.map { !$0.isMarkdownSpace } ?? true
    // Underscores are also part of names, so that they count at the edges of words only.
    if byte == 0x5F {
      let isInside = before.last.map { !$0.isMarkdownSpace } ?? true
      return .emphasis(
        byte, length: run.count,
        opens: opens && (before.last.map { $0.isMarkdownSpace || $0.isASCIIPunctuation } ?? true),
        closes: isInside && Self.isHangul(after.prefix(3)))
    }
    return .emphasis(
      byte, length: run.count,
      opens: opens,
      closes: Self.endsInPunctuation(before) && Self.isHangul(after.prefix(3)))
  }

  /// Whether what is before a mark keeps CommonMark from ending emphasis there: punctuation, or the
  /// end of a code span, a link or other markup.
  private static func endsInPunctuation(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let last = bytes.last else { return true }
    if last < 0x80 { return last.isASCIIPunctuation }
    return String(decoding: bytes.suffix(4), as: UTF8.self).unicodeScalars.last.map { scalar in
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        true
      default: false
      }
    } ?? false
  }

  /// Whether three bytes are a Hangul syllable, or a conjoining letter of decomposed Hangul.
  private static func isHangul(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 3, let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    else { return false }
    return scalar.isHangul
  }

  // MARK: Pairing

  private func pairBrackets(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    var opens: [Int] = []
    for part in parts {
      switch part.mark {
      case .open:
        opens.append(result.count)
        result.append(part)
      case .close:
        guard let open = opens.popLast(),
          let reference = reference(result[open...].map(\.inline), close: part.inline)
        else {
          result.append(part)
          continue
        }
        result.removeSubrange(open...)
        result.append(Part(inline: reference))
      default: result.append(part)
      }
    }
    return result
  }

  /// `[X]` as a reference; nil where the brackets are a task's box, empty, or no brackets of text.
  private func reference(_ open: [Inline], close: Inline) -> Inline? {
    let range = SourceRange(open[0].range.lower, close.range.upper)
    let before = range.lower > 0 ? source[range.lower - 1] : 0
    guard open.count > 1, range.count <= 1_000, before != 0x21 else { return nil }
    let content = Array(open.dropFirst())
    // Of brackets in brackets the inner ones are the name.
    for inline in content { if case .reference = inline.kind { return nil } }
    let text = content.plainText
    let visible = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !visible.isEmpty, visible.lowercased() != "x", !visible.hasPrefix("^") else { return nil }
    return Inline(.reference(visible, content: Self.joined(content)), range)
  }

  /// How many open marks back the partner of a closing one is looked for.
  private static let reach = 256

  private func pairEmphasis(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    var opens: [Int] = []
    for part in parts {
      guard case .emphasis(let byte, let length, let canOpen, let canClose) = part.mark else {
        result.append(part)
        continue
      }
      // Marks far away are left alone: the time stays linear in their number.
      let near = canClose ? opens.suffix(Self.reach) : []
      let match = near.lastIndex { open in
        guard case .emphasis(byte, length, true, _) = result[open].mark else { return false }
        return open < result.count - 1
      }
      guard let match else {
        if canOpen { opens.append(result.count) }
        result.append(part)
        continue
      }
      let open = opens[match]
      let content = Self.joined(result[(open + 1)...].map(\.inline))
      let range = SourceRange(result[open].inline.range.lower, part.inline.range.upper)
      opens.removeSubrange(match...)
      result.removeSubrange(open...)
      result.append(Part(inline: Self.emphasis(content, byte, length, range)))
    }
    return result
  }

  private static func emphasis(
    _ content: [Inline], _ mark: UInt8, _ length: Int, _ range: SourceRange
  ) -> Inline {
    if mark == 0x7E { return Inline(.strikethrough(content), range) }
    switch length {
    case 1: return Inline(.emphasis(content), range)
    case 2: return Inline(.strong(content), range)
    default:
      let inner = SourceRange(range.lower + 1, range.upper - 1)
      return Inline(.emphasis([Inline(.strong(content), inner)]), range)
    }
  }

  /// Puts texts that touch together again.
  private static func joined(_ content: [Inline]) -> [Inline] {
    var result: [Inline] = []
    var text = ""
    var range: SourceRange?
    func flush() {
      if let range { result.append(Inline(.text(text), range)) }
      range = nil
    }
    for inline in content {
      guard case .text(let next) = inline.kind else {
        flush()
        result.append(inline)
        continue
      }
      if let before = range, before.upper == inline.range.lower {
        text += next
        range = SourceRange(before.lower, inline.range.upper)
      } else {
        flush()
        text = next
        range = inline.range
      }
    }
    flush()
    return result
  }
}
