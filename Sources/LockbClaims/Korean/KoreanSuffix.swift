/// What stands behind a word of the lexicon within the same Korean word.
struct KoreanSuffix: Hashable, Sendable {
  var particles: [KoreanParticle] = []
  /// The ending of a verb, or of the copula behind a noun.
  var ending: KoreanEnding?
  /// Whether the ending belongs to 이다.
  var isCopula = false
  /// Whether the ending tells of the past.
  var isPast = false

  static let none = KoreanSuffix()

  /// Whether it makes a word the subject or the topic.
  var isSubject: Bool { particles == [.topic] || particles == [.subject] }

  /// Reads what stands behind a verb's stem.
  static func ofVerb(_ rest: ArraySlice<WordUnits.Unit>) -> KoreanSuffix? {
    if let ending = KoreanEnding.ending(of: rest) {
      return KoreanSuffix(ending: ending, isPast: KoreanEnding.isPast(rest))
    }
    // A nominal form takes particles: 요청하기까지, 나타남으로써.
    for form in ["기", "음", "ㅁ"] {
      let units = WordUnits.jamo(of: form)
      guard rest.starts(with: units),
        let particles = KoreanParticle.particles(of: rest.dropFirst(units.count))
      else { continue }
      return KoreanSuffix(particles: particles, ending: .nominal)
    }
    return nil
  }

  private static let copula = WordUnits.jamo(of: "이")
  private static let reason = WordUnits.jamo(of: "라")
  private static let reasons = ["라서", "여서"].map { WordUnits.jamo(of: $0) } + [reason]

  /// The ending of 이다: it gives no orders, so 라 is short for 라서.
  private static func copulaEnding(_ rest: ArraySlice<WordUnits.Unit>) -> KoreanEnding? {
    rest.elementsEqual(reason) ? .because : KoreanEnding.ending(of: rest)
  }

  /// Reads what stands behind a noun. Particles are tried before endings of the copula that look
  /// the same.
  ///
  /// - Parameter isOpen: whether the noun ends in a vowel, behind which 이다 loses its 이.
  static func ofNoun(
    _ rest: ArraySlice<WordUnits.Unit>, isOpen: Bool = true
  ) -> KoreanSuffix? {
    if let particles = KoreanParticle.particles(of: rest) {
      return KoreanSuffix(particles: particles)
    }
    // Particles may stand before the copula: 때부터다, 까지입니다.
    for length in 0...min(rest.count, 8) {
      guard let particles = KoreanParticle.particles(of: rest.prefix(length)) else { continue }
      let tail = rest.dropFirst(length)
      if tail.starts(with: copula), let ending = copulaEnding(tail.dropFirst(2)) {
        return KoreanSuffix(particles: particles, ending: ending, isCopula: true)
      }
      let last = length == 0 ? nil : rest[rest.startIndex + length - 1]
      let mayDrop = last.map { $0 < WordUnits.firstFinal } ?? isOpen
      if mayDrop, let first = tail.first, first < WordUnits.firstFinal || length == 0,
        let ending = copulaEnding(tail), ending != .link,
        ending != .because || reasons.contains(where: tail.elementsEqual)
      {
        return KoreanSuffix(particles: particles, ending: ending, isCopula: true)
      }
    }
    return nil
  }
}
