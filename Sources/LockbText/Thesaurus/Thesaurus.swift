/// Words that say about the same, within English, within Korean and across: who asks seldom uses
/// the word of the documents.
public enum Thesaurus {
  /// Words for what a word of a query says, as the index holds their base forms.
  public struct Words: Equatable, Sendable {
    /// Those of the word's own language.
    public var own: [String] = []
    /// Those of the other language.
    public var other: [String] = []
  }

  /// How much such a word counts beside the word as typed.
  public static let strength = 0.6

  /// The texts that the senses are written in, one sense a line.
  static let texts: [StaticString] = [
    everyday, people, interface, programming, services,
  ]

  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  /// How many bytes of an English word are compared before its base form is made.
  private static let prefix = 3

  /// What else says about the same as a word of a query, in one of its forms, in the order of the
  /// lines that have it.
  public static func words(for token: Token) -> Words {
    guard token.kind == .word || token.kind == .hangul else { return Words() }
    let isHangul = token.kind == .hangul
    let forms = ([token.surface] + token.stems + token.weakStems).map { Array($0.utf8) }
    var words = Words()
    for text in texts {
      text.withUTF8Buffer { bytes in
        forEachLine(of: bytes) { line in
          guard has(line, forms, isHangul) else { return }
          add(line, forms, isHangul, to: &words)
        }
      }
    }
    return words
  }

  /// The words of every sense, as the index holds their base forms.
  public static var senses: [[String]] {
    var senses: [[String]] = []
    for text in texts {
      text.withUTF8Buffer { bytes in
        forEachLine(of: bytes) { senses.append($0.split(separator: space).map(base)) }
      }
    }
    return senses
  }

  private static func forEachLine(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
      body(bytes[start..<end])
      start = end + 1
    }
  }

  /// Whether a word of a line has one of some forms.
  private static func has(
    _ line: Slice<UnsafeBufferPointer<UInt8>>, _ forms: [[UInt8]], _ isHangul: Bool
  ) -> Bool {
    var start = line.startIndex
    while start < line.endIndex {
      let end = line[start...].firstIndex(of: space) ?? line.endIndex
      let word = line[start..<end]
      for form in forms {
        if isHangul {
          if word.elementsEqual(form) { return true }
        } else if word.starts(with: form.prefix(prefix)), base(word).utf8.elementsEqual(form) {
          return true
        }
      }
      start = end + 1
    }
    return false
  }

  private static func add(
    _ line: Slice<UnsafeBufferPointer<UInt8>>, _ forms: [[UInt8]], _ isHangul: Bool,
    to words: inout Words
  ) {
    for word in line.split(separator: space) {
      let isOwn = (word[word.startIndex] >= 0x80) == isHangul
      let base = base(word)
      if isOwn {
        if !forms.contains(where: base.utf8.elementsEqual), !words.own.contains(base) {
          words.own.append(base)
        }
      } else if !words.other.contains(base) {
        words.other.append(base)
      }
    }
  }

  /// The form of a word that the index holds.
  private static func base(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let text = String(decoding: word, as: UTF8.self)
    return word[word.startIndex] < 0x80 ? EnglishStemmer.stem(of: text) : text
  }
}
