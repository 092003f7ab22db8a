internal import LockbBase
internal import LockbClaims
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

  /// The unwanted words in some bytes of a document, those in quotation marks left out.
  func uses(in document: CheckedDocument, at range: SourceRange) -> [Use] {
    let text = ComparableText(document, at: range)
    let bytes = text.bytes
    var quoted: QuotedStretches?
    var uses: [Use] = []
    var index = 0
    while index < bytes.count {
      guard Self.isStart(bytes, index), let term = term(bytes, index) else {
        index += 1
        continue
      }
      let end = index + term.bytes.count
      let stretches = quoted ?? QuotedStretches(bytes)
      quoted = stretches
      // An apostrophe is too common to look for its partner.
      let isQuoted =
        stretches.hold(index..<end)
        || index > 0 && (bytes[index - 1] == 0x22 || bytes[index - 1] == 0x27)
      if !isQuoted, !isInsideAllowed(bytes, index..<end) {
        uses.append(Use(range: text.source(of: index..<end), preferred: term.preferred))
      }
      index = end
    }
    return uses
  }

  private func term(_ bytes: [UInt8], _ start: Int) -> Term? {
    terms.first { term in
      let end = start + term.bytes.count
      guard end <= bytes.count, bytes[start..<end].elementsEqual(term.bytes) else { return false }
      return Self.isEnd(bytes, start..<end)
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

  /// A word of letters ends at one that is none, or in a plural; after Hangul only particles and
  /// forms of 이다 may follow.
  private static func isEnd(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    let rest = bytes[word.upperBound...]
    guard let first = rest.first else { return true }
    if first < 0x80 {
      let isPlural = bytes[word.upperBound - 1] < 0x80 && first == 0x73
      let next = isPlural ? rest.dropFirst().first : first
      return next.map { !isWord($0) } ?? true
    }
    let tail = String(decoding: rest, as: UTF8.self)
      .prefix { $0.unicodeScalars.allSatisfy(\.isSyllable) }
    return KoreanNoun.isInflection(tail, of: String(decoding: bytes[word], as: UTF8.self))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte || byte == 0x5F
  }
}
