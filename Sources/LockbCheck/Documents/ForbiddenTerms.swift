internal import LockbBase
internal import LockbKnowledge
internal import LockbText

/// The words that a glossary does not want, and what it wants instead.
struct ForbiddenTerms: Sendable {
  /// One unwanted word in a text.
  struct Use {
    /// Its bytes.
    var range: SourceRange
    /// The word to write.
    var preferred: String
  }

  private struct Term: Sendable {
    var bytes: [UInt8]
    var preferred: String
  }

  private var terms: [Term] = []
  /// What may be written, which can hold an unwanted word inside.
  private var allowed: [[UInt8]] = []

  init(_ vocabulary: Vocabulary, _ language: Language) {
    for entity in vocabulary.entities {
      for alias in entity.aliases
      where alias.language == language && alias.standing != .everyday {
        let bytes = Array(alias.text.nfc.lowercased().utf8)
        if alias.standing == .forbidden {
          terms.append(Term(bytes: bytes, preferred: entity.name[language]))
        } else {
          allowed.append(bytes)
        }
      }
      allowed.append(Array(entity.name[language].nfc.lowercased().utf8))
    }
    terms.sort { $0.bytes.count > $1.bytes.count }
    allowed = allowed.filter { allowed in terms.contains { Self.holds(allowed, $0.bytes) } }
  }

  /// Whether every word is welcome.
  var isEmpty: Bool { terms.isEmpty }

  /// The unwanted words in some bytes of a document. Text that is not in NFC is left alone: its
  /// bytes are others.
  func uses(in document: CheckedDocument, at range: SourceRange) -> [Use] {
    let text = document.text(at: range)
    let bytes = Array(text.lowercased().utf8)
    guard bytes.count == range.count else { return [] }
    var uses: [Use] = []
    var index = 0
    while index < bytes.count {
      guard Self.isStart(bytes, index), let term = term(bytes, index) else {
        index += 1
        continue
      }
      let end = index + term.bytes.count
      let isQuoted = index > 0 && bytes[..<index].last.map { $0 == 0x22 || $0 == 0x27 } == true
      if !isQuoted, !isInsideAllowed(bytes, index..<end) {
        uses.append(
          Use(
            range: SourceRange(range.lower + index, range.lower + end), preferred: term.preferred))
      }
      index = end
    }
    return uses
  }

  private func term(_ bytes: [UInt8], _ start: Int) -> Term? {
    terms.first { term in
      let end = start + term.bytes.count
      guard end <= bytes.count, bytes[start..<end].elementsEqual(term.bytes) else { return false }
      return Self.isEnd(bytes, end)
    }
  }

  /// Whether a longer word that may be written covers the place.
  private func isInsideAllowed(_ bytes: [UInt8], _ use: Range<Int>) -> Bool {
    allowed.contains { word in
      guard word.count > use.count else { return false }
      let first = max(0, use.upperBound - word.count)
      guard first <= use.lowerBound else { return false }
      return (first...use.lowerBound).contains { start in
        start + word.count <= bytes.count
          && bytes[start..<(start + word.count)].elementsEqual(word)
      }
    }
  }

  private static func holds(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard text.count >= part.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }

  private static func isStart(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard bytes[index] & 0xC0 != 0x80 else { return false }
    guard index > 0 else { return true }
    let previous = bytes[index - 1]
    return previous < 0x80 && !isWord(previous)
  }

  /// A word of letters ends at one that is none; after Hangul only particles may follow.
  private static func isEnd(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index < bytes.count else { return true }
    if bytes[index] < 0x80 { return !isWord(bytes[index]) }
    let rest = String(decoding: bytes[index...], as: UTF8.self)
    let tail = rest.prefix { $0.unicodeScalars.allSatisfy(\.isSyllable) }
    return tail.isEmpty || KoreanParticles.all.contains(String(tail))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte || byte == 0x5F
  }
}
