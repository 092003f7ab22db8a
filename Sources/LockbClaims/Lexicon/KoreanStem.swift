/// The shapes in which a Korean verb begins, whatever its ending.
enum KoreanStem {
  /// The shapes of a verb given in its dictionary form: `보이다` begins `보이` and `보여`.
  static func shapes(of verb: Substring) -> [[WordUnits.Unit]] {
    let stem = WordUnits.jamo(of: verb.dropLast())
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
    if verb.hasSuffix("하다") {
      shapes.append(with(1))
    } else if verb.hasSuffix("르다"), head.count >= 2 {
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
}
