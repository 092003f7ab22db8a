/// The shapes in which a Korean verb begins, whatever its ending.
enum KoreanStem {
  /// The stem of a verb in its dictionary form; nil where a word is none.
  static func stem(ofVerb word: String) -> [WordUnits.Unit]? {
    guard word.utf8.count > ending.count, word.utf8.suffix(ending.count).elementsEqual(ending)
    else { return nil }
    return WordUnits.jamo(of: Substring(word.utf8.dropLast(ending.count)))
  }

  private static let ending = Array("다".utf8)

  /// The shapes of a verb with a stem: `보이다` begins `보이` and `보여`.
  static func shapes(of stem: [WordUnits.Unit]) -> [[WordUnits.Unit]] {
    guard let last = stem.last, stem.count >= 2 else { return [stem] }
    var shapes = [stem]
    if last == WordUnits.firstFinal + 8 {
      // A final ㄹ falls before ㄴ, ㅂ and ㅅ: 열다, 엽니다.
      shapes.append(Array(stem.dropLast()))
    }
    guard last < WordUnits.firstFinal else { return shapes }
    let vowel = last - WordUnits.firstVowel
    let head = Array(stem.dropLast())
    func with(_ other: WordUnits.Unit) -> [WordUnits.Unit] { head + [WordUnits.firstVowel + other] }
    if ends(stem, in: "하") {
      shapes.append(with(1))
    } else if ends(stem, in: "르"), head.count >= 2 {
      // 부르다, 불러.
      let before = Array(head.dropLast())
      shapes.append(before + [WordUnits.firstFinal + 8] + WordUnits.jamo(of: "러"))
      shapes.append(before + [WordUnits.firstFinal + 8] + WordUnits.jamo(of: "라"))
    } else {
      switch vowel {
      case 20: shapes.append(with(6))
      case 8: shapes.append(with(9))
      case 13: shapes.append(with(14))
      case 11: shapes.append(with(10))
      case 18: shapes += [with(4), with(0)]
      default: break
      }
    }
    return shapes
  }
  private static func ends(_ stem: [WordUnits.Unit], in syllable: String) -> Bool {
    let units = WordUnits.jamo(of: syllable)
    return stem.suffix(units.count).elementsEqual(units)
  }
}
