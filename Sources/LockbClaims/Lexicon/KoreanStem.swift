/// The shapes in which a Korean verb begins, whatever its ending.
enum KoreanStem {
  /// Whether a word is a verb in its dictionary form.
  static func isVerb(_ word: TableBytes) -> Bool {
    let ending: StaticString = "다"
    let start = word.count - ending.utf8CodeUnitCount
    return start > 0 && word.part(start, word.count).equals(ending)
  }

  /// The units that a verb loses when its 다 goes.
  static let unitsOfEnding = 2

  /// Calls `found` with each shape of a verb beside its stem, as the units that the stem loses and
  /// those that come instead: `보이다` begins `보이` and `보여`.
  static func forEachShape(of stem: [WordUnits.Unit], _ found: (Int, [WordUnits.Unit]) -> Void) {
    guard let last = stem.last, stem.count >= 2 else { return }
    // A final ㄹ falls before ㄴ, ㅂ and ㅅ: 열다, 엽니다.
    if last == rieul { found(1, []) }
    guard last < WordUnits.firstFinal else { return forEachIrregularShape(of: stem, found) }
    if stem.suffix(2).elementsEqual(ha) {
      found(1, vowels[1])
    } else if stem.suffix(2).elementsEqual(reu), stem.count >= 3 {
      // 부르다, 불러.
      found(2, [rieul] + reo)
      found(2, [rieul] + ra)
    } else {
      switch last - WordUnits.firstVowel {
      case 20: found(1, vowels[6])
      case 8: found(1, vowels[9])
      case 13: found(1, vowels[14])
      case 11: found(1, vowels[10])
      case 18:
        found(1, vowels[4])
        found(1, vowels[0])
      default: break
      }
    }
  }

  /// The shapes before a vowel of a stem whose last consonant changes there: 묻다 begins 물어 and 물으,
  /// 잇다 이어, 가깝다 가까워, 그렇다 그래.
  private static func forEachIrregularShape(
    of stem: [WordUnits.Unit], _ found: (Int, [WordUnits.Unit]) -> Void
  ) {
    guard stem.count >= 3 else { return }
    let syllable = Array(stem.suffix(3))
    let isBright = [0, 8].contains(syllable[1] - WordUnits.firstVowel)
    let link = isBright ? a : eo
    switch syllable[2] - WordUnits.firstFinal {
    case 7 where changing[7]?.contains(syllable) == true:
      found(1, [rieul] + link)
      found(1, [rieul] + eu)
    case 19 where changing[19]?.contains(syllable) == true:
      found(1, link)
      found(1, eu)
    case 17 where changing[17]?.contains(syllable) == false:
      found(1, helping.contains(syllable) ? wa : wo)
      found(1, u)
    case 27 where changing[27]?.contains(syllable) == true:
      found(1, [])
      found(2, vowels[1])
    default: break
    }
  }

  private static let rieul = WordUnits.firstFinal + 8
  private static let vowels = (0..<21).map { [WordUnits.firstVowel + WordUnits.Unit($0)] }
  private static let ha = WordUnits.jamo(of: "하")
  private static let reu = WordUnits.jamo(of: "르")
  private static let reo = WordUnits.jamo(of: "러")
  private static let ra = WordUnits.jamo(of: "라")
  private static let a = WordUnits.jamo(of: "아")
  private static let eo = WordUnits.jamo(of: "어")
  private static let eu = WordUnits.jamo(of: "으")
  private static let wa = WordUnits.jamo(of: "와")
  private static let wo = WordUnits.jamo(of: "워")
  private static let u = WordUnits.jamo(of: "우")
  private static let helping = syllables("돕 곱")

  /// By the last consonant: the syllables that change before a vowel; of those in ㅂ, where most do,
  /// the ones that do not.
  private static let changing: [WordUnits.Unit: Set<[WordUnits.Unit]>] = [
    7: syllables("묻 듣 걷 긷 싣 컫"),
    19: syllables("짓 잇 긋 붓 낫 젓"),
    17: syllables("잡 입 뽑 씹 업 접 좁 집 꼽 굽"),
    27: syllables("렇 떻"),
  ]

  private static func syllables(_ text: String) -> Set<[WordUnits.Unit]> {
    Set(text.split(separator: " ").map { Array(WordUnits.jamo(of: $0).suffix(3)) })
  }
}
