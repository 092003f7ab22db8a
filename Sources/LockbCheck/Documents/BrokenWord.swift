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
        // Vowels in a row are listed: `ㅏㅑㅓㅕ순`.
        if before.isVowelAlone, word[..<index].allSatisfy(\.isVowelAlone) { continue }
        if scalar == "ㅣ", isBar(at: index, in: word) { continue }
        if !"ㅠㅜㅡ".unicodeScalars.contains(scalar) { return true }
      } else if before.isHangul {
        guard let after else {
          if isCutShort(word.dropLast(), before: scalar) { return true }
          continue
        }
        if after.isHangul, !"ㅋㅎ".unicodeScalars.contains(scalar) { return true }
      }
    }
    return false
  }

  /// Whether an ㅣ stands for a bar: words of several syllables are on both sides.
  private static func isBar(at index: Int, in word: [Unicode.Scalar]) -> Bool {
    func isWord(_ part: ArraySlice<Unicode.Scalar>) -> Bool {
      part.allSatisfy(\.isHangul) && syllables(part).count > 1
    }
    return isWord(word[..<index]) && isWord(word[(index + 1)...])
  }

  /// Whether a word ends within 니다: `합ㄴ`, `입니ㄷ`. Behind others a consonant may be a label.
  private static func isCutShort(
    _ word: ArraySlice<Unicode.Scalar>, before last: Unicode.Scalar
  ) -> Bool {
    guard let syllable = syllables(word).last else { return false }
    // The ㅂ of 합 is the 17th of the 28 ends that a syllable may have, none being the first.
    return last == "ㄴ" && (syllable.value &- 0xAC00) % 28 == 17 || last == "ㄷ" && syllable == "니"
  }

  /// What is composed of the letters, whether they came so or one by one.
  private static func syllables(_ word: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word)
    return Array(String(text).nfc.unicodeScalars)
  }
}

extension Unicode.Scalar {
  /// A letter that belongs to no syllable and that keyboards type. Letters of old writing are none:
  /// ㆍ stands between words as a dot does.
  var isLetterAlone: Bool { 0x3131...0x3163 ~= value }

  fileprivate var isVowelAlone: Bool { 0x314F...0x3163 ~= value }
}
