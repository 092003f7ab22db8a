internal import LockbBase
internal import LockbMarkdown
internal import LockbText

/// Gathers what a section names: entities, and names that no entity has.
struct MentionCollector {
  let lexicon: Lexicon
  private(set) var mentions: [Mention] = []
  private(set) var unknownNames: [UnknownNames.Use] = []
  private var positions: [String: Int] = [:]

  init(lexicon: Lexicon) {
    self.lexicon = lexicon
  }

  /// Reads running text, links and code spans included.
  mutating func read(_ content: [Inline]) {
    for inline in content {
      switch inline.kind {
      case .text(let literal): readText(literal, at: inline.range)
      case .code(let literal): readCode(literal, at: inline.range)
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): read(inner)
      case .link(let link): readLink(link, at: inline.range)
      case .reference(let text, let inner):
        if lexicon.names.entity(named: text) != nil {
          readCode(text, at: inline.range)
        } else {
          read(inner)
        }
      case .image(let image): read(image.content)
      case .html, .softBreak, .lineBreak, .footnoteReference, .directive: break
      }
    }
  }

  private mutating func readLink(_ link: Link, at range: SourceRange) {
    let text = link.content.plainText
    if lexicon.names.entity(named: text) != nil {
      readCode(text, at: range)
    } else if link.destination.isEmpty, let name = text.nfc.soleCodeName {
      unknownNames.append((name, range))
    } else {
      read(link.content)
    }
  }

  /// Reads the code of a span or a block.
  mutating func readCode(_ literal: String, at range: SourceRange) {
    if let entity = lexicon.names.entity(named: literal) { return note(entity, at: range) }
    readNames(of: Array(literal.utf8), isCode: true, at: range)
  }

  private mutating func readText(_ literal: String, at range: SourceRange) {
    let bytes = Array(literal.nfc.utf8)
    readNames(of: bytes, isCode: false, at: range)
    lexicon.phrases.forEachMatch(in: bytes) { entity, offsets in
      note(entity, at: Self.place(offsets, of: bytes, in: range))
    }
  }

  private mutating func readNames(of bytes: [UInt8], isCode: Bool, at range: SourceRange) {
    for offsets in CodeNames.ranges(in: bytes, isCode: isCode) {
      let name = String(decoding: bytes[offsets], as: UTF8.self)
      let place = Self.place(offsets, of: bytes, in: range)
      if let entity = lexicon.names.entity(named: name) {
        note(entity, at: place)
      } else {
        unknownNames.append((name, place))
      }
    }
  }

  /// The exact bytes where text and source agree byte for byte, the whole span where they do not.
  private static func place(
    _ offsets: Range<Int>, of bytes: [UInt8], in range: SourceRange
  ) -> SourceRange {
    guard bytes.count == range.count else { return range }
    return SourceRange(range.lower + offsets.lowerBound, range.lower + offsets.upperBound)
  }

  private mutating func note(_ entity: String, at range: SourceRange) {
    if let position = positions[entity] {
      mentions[position].count += 1
    } else {
      positions[entity] = mentions.count
      mentions.append(Mention(entity: entity, range: range, count: 1))
    }
  }
}

extension String {
  /// The text itself where all of it is one code name.
  fileprivate var soleCodeName: String? {
    let bytes = Array(utf8)
    let ranges = CodeNames.ranges(in: bytes, isCode: true)
    return ranges == [0..<bytes.count] ? self : nil
  }
}
