/// A Korean word or phrase of a grammar in one of the shapes in which it begins.
struct KoreanForm: Sendable {
  /// A part of it: Hangul, or a word of other letters.
  enum Piece: Sendable {
    case hangul([WordUnits.Unit])
    case other(String)
  }

  let pieces: [Piece]
  let isVerb: Bool

  /// The forms of a text as a table has it: `~` at its end stands for the noun, its 하다 and its
  /// 되다, and what ends in 다 is a verb, which changes its shape.
  static func forms(of text: String) -> [KoreanForm] {
    if text.utf8.last == UInt8(ascii: "~") {
      let noun = String(text.dropLast())
      return ["", "하다", "되다"].flatMap { forms(of: noun + $0) }
    }
    let words = LexiconTable.words(of: text)
    guard let last = words.last else { return [] }
    let head = words.dropLast().map(piece)
    guard let stem = KoreanStem.stem(ofVerb: last) else {
      return [KoreanForm(pieces: head + [piece(last)], isVerb: false)]
    }
    return KoreanStem.shapes(of: stem).map {
      KoreanForm(pieces: head + [.hangul($0)], isVerb: true)
    }
  }

  private static func piece(_ word: String) -> Piece {
    LexiconTable.isHangul(word) ? .hangul(WordUnits.jamo(of: word)) : .other(word)
  }
}
