internal import LockbBase

/// Reads in running text what CommonMark leaves as text: shortcodes, `[X]` without a target, and
/// bold or emphasis whose end touches a Korean particle.
struct InlineRefiner {
  let source: [UInt8]
  /// Shortcodes and components inside lines, by place.
  let directives: [Int: (directive: Directive, range: SourceRange)]

  /// A part of running text: something finished, or a mark that may pair with a later one.
  private struct Part {
    var inline: Inline
    var mark: Mark?
  }

  private enum Mark: Equatable {
    case open, close
    case emphasis(UInt8, length: Int, opens: Bool, closes: Bool, touchesHangul: Bool)
  }

  /// The content with everything found in it.
  func refine(_ content: [Inline]) -> [Inline] {
    var parts: [Part] = []
    var hasMarks = false
    for inline in content {
      if case .text(let literal) = inline.kind, Self.isWorthReading(literal) {
        split(literal, at: inline.range, into: &parts)
        hasMarks = true
      } else {
        parts.append(Part(inline: refineChildren(inline)))
      }
    }
    guard hasMarks else { return parts.map(\.inline) }
    return Self.joined(pairEmphasis(pairBrackets(parts)).map(\.inline))
  }

  private static func isWorthReading(_ literal: String) -> Bool {
    literal.utf8.contains { $0 == 0x1A || $0 == 0x5B || $0 == 0x5D || $0 == 0x2A || $0 == 0x5F }
  }

  private func refineChildren(_ inline: Inline) -> Inline {
    var inline = inline
    switch inline.kind {
    case .emphasis(let inner): inline.kind = .emphasis(refine(inner))
    case .strong(let inner): inline.kind = .strong(refine(inner))
    case .strikethrough(let inner): inline.kind = .strikethrough(refine(inner))
    case .link(var link):
      // Brackets inside a link are part of its text.
      if !link.isAutolink { link.content = link.content.map(refineChildren) }
      inline.kind = .link(link)
    default: break
    }
    return inline
  }

  // MARK: Splitting

  private func split(_ literal: String, at range: SourceRange, into parts: inout [Part]) {
    let bytes = Array(literal.utf8)
    var pieces = TextPieces(literal, at: range, in: source)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      var end = index + 1
      while end < bytes.count, bytes[end] == byte, byte != 0x5B, byte != 0x5D { end += 1 }
      defer { index = end }
      guard [0x1A, 0x5B, 0x5D, 0x2A, 0x5F].contains(byte) else { continue }
      let place = pieces.sourceOffset(of: index)
      if byte == 0x1A {
        // Directives may touch: each is cut out at its own length.
        guard let found = directives[place] else { continue }
        end = index + found.range.count
        if let before = pieces.cut(upTo: index) { parts.append(Part(inline: before)) }
        _ = pieces.cut(upTo: end)
        parts.append(Part(inline: Inline(.directive(found.directive), found.range)))
        continue
      }
      // An escaped mark is text.
      guard place < source.count, source[place] == byte else { continue }
      guard let mark = mark(byte, bytes, index..<end) else { continue }
      if let before = pieces.cut(upTo: index) { parts.append(Part(inline: before)) }
      if let piece = pieces.cut(upTo: end) { parts.append(Part(inline: piece, mark: mark)) }
    }
    if let rest = pieces.rest() { parts.append(Part(inline: rest)) }
  }

  private func mark(_ byte: UInt8, _ bytes: [UInt8], _ run: Range<Int>) -> Mark? {
    if byte == 0x5B { return .open }
    if byte == 0x5D { return .close }
    guard run.count <= 3 else { return nil }
    let place = run.lowerBound
    let before = place > 0 ? bytes[place - 1] : nil
    let after = run.upperBound < bytes.count ? bytes[run.upperBound] : nil
    return .emphasis(
      byte, length: run.count, opens: after.map { !$0.isMarkdownSpace } ?? true,
      closes: before.map { !$0.isMarkdownSpace } ?? true,
      touchesHangul: Self.isHangul(bytes[run.upperBound...].prefix(3))
        || Self.isHangul(bytes[..<place].suffix(3)))
  }

  /// Whether three bytes are a Hangul syllable, or a conjoining letter of decomposed Hangul.
  private static func isHangul(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 3, let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    else { return false }
    return 0xAC00...0xD7A3 ~= scalar.value || 0x1100...0x11FF ~= scalar.value
  }

  // MARK: Pairing

  private func pairBrackets(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    var opens: [Int] = []
    for (index, part) in parts.enumerated() {
      switch part.mark {
      case .open:
        opens.append(result.count)
        result.append(part)
      case .close:
        guard let open = opens.popLast(),
          let reference = reference(
            Array(result[open...].map(\.inline)), close: part.inline,
            next: index + 1 < parts.count ? parts[index + 1] : nil)
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
  private func reference(_ open: [Inline], close: Inline, next: Part?) -> Inline? {
    let range = SourceRange(open[0].range.lower, close.range.upper)
    guard open.count > 1, range.count <= 1_000, next?.mark != .open else { return nil }
    let content = Array(open.dropFirst())
    let text = PlainInlines.text(of: content)
    let visible = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !visible.isEmpty, visible.lowercased() != "x", !visible.hasPrefix("^") else { return nil }
    return Inline(.reference(visible, content: Self.joined(content)), range)
  }

  private func pairEmphasis(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    var opens: [Int] = []
    for part in parts {
      guard case .emphasis(let byte, let length, let canOpen, let canClose, let touches) = part.mark
      else {
        result.append(part)
        continue
      }
      let match = opens.lastIndex { open in
        guard case .emphasis(byte, length, true, _, let opensAtHangul) = result[open].mark else {
          return false
        }
        return canClose && open < result.count - 1 && (touches || opensAtHangul)
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
      result.append(Part(inline: Self.emphasis(content, length: length, range)))
    }
    return result
  }

  private static func emphasis(
    _ content: [Inline], length: Int, _ range: SourceRange
  ) -> Inline {
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
    for inline in content {
      if case .text(let text) = inline.kind, let last = result.last,
        case .text(let before) = last.kind, last.range.upper == inline.range.lower
      {
        result[result.count - 1] = Inline(
          .text(before + text), SourceRange(last.range.lower, inline.range.upper))
      } else {
        result.append(inline)
      }
    }
    return result
  }
}
