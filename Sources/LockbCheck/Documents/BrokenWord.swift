internal import LockbBase
internal import LockbText

/// Words of Hangul that were not typed to their end: `합ㄴ디ㅏ`.
enum BrokenWord {
  /// The broken words in some bytes of a document, in order.
  static func all(in document: CheckedDocument, at range: SourceRange) -> [SourceRange] {
    var words: [SourceRange] = []
    var word: [Unicode.Scalar] = []
    var start = range.lower
    var offset = range.lower
    func close() {
      if isBroken(word) { words.append(SourceRange(start, offset)) }
      word = []
    }
    for scalar in document.text(at: range).unicodeScalars {
      if scalar.isHangul || scalar.isLetterAlone {
        if word.isEmpty { start = offset }
        word.append(scalar)
      } else {
        close()
      }
      offset += scalar.utf8.count
    }
    close()
    return words
  }

  /// A consonant between two syllables, or a vowel right behind a syllable or a consonant of a
  /// word that has syllables. `ㅋㅋ`, `ㅠㅠ` and their kind are written on purpose.
  private static func isBroken(_ word: [Unicode.Scalar]) -> Bool {
    guard word.contains(where: \.isHangul) else { return false }
    for (index, scalar) in word.enumerated() where scalar.isLetterAlone && index > 0 {
      let before = word[index - 1]
      let after = index + 1 < word.count ? word[index + 1] : nil
      if after == scalar || before == scalar { continue }
      if scalar.isVowelAlone {
        if !"ㅠㅜㅡ".unicodeScalars.contains(scalar) { return true }
      } else if before.isHangul, after?.isHangul == true,
        !"ㅋㅎ".unicodeScalars.contains(scalar)
      {
        return true
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// A letter that belongs to no syllable.
  var isLetterAlone: Bool { 0x3131...0x318E ~= value }

  fileprivate var isVowelAlone: Bool { 0x314F...0x3163 ~= value }
}
