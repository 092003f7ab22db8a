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
    guard last < WordUnits.firstFinal else { return shapes + irregular(stem) }
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

  /// The shapes before a vowel of a stem whose last consonant changes there: 묻다 begins 물어 and 물으,
  /// 잇다 이어, 가깝다 가까워, 그렇다 그래.
  private static func irregular(_ stem: [WordUnits.Unit]) -> [[WordUnits.Unit]] {
    let head = Array(stem.dropLast())
    guard let vowel = head.last, let syllable = syllable(stem) else { return [] }
    let isBright = [0, 8].contains(vowel - WordUnits.firstVowel)
    let link = WordUnits.jamo(of: isBright ? "아" : "어")
    let open = WordUnits.jamo(of: "으")
    switch stem[stem.count - 1] - WordUnits.firstFinal {
    case 7 where changing[7]?.contains(syllable) == true:
      let base = head + [WordUnits.firstFinal + 8]
      return [base + link, base + open]
    case 19 where changing[19]?.contains(syllable) == true:
      return [head + link, head + open]
    case 17 where changing[17]?.contains(syllable) == false:
      let helps = ["돕", "곱"].map { WordUnits.jamo(of: $0) }.contains(syllable)
      return [head + WordUnits.jamo(of: helps ? "와" : "워"), head + WordUnits.jamo(of: "우")]
    case 27 where changing[27]?.contains(syllable) == true:
      return [head, Array(head.dropLast()) + [WordUnits.firstVowel + 1]]
    default: return []
    }
  }

  private static func syllable(_ stem: [WordUnits.Unit]) -> [WordUnits.Unit]? {
    stem.count < 3 ? nil : Array(stem.suffix(3))
  }

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

  private static func ends(_ stem: [WordUnits.Unit], in syllable: String) -> Bool {
    let units = WordUnits.jamo(of: syllable)
    return stem.suffix(units.count).elementsEqual(units)
  }
}
