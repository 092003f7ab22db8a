internal import LockbBase
internal import LockbClaims
internal import LockbKnowledge

extension ClaimJudge {
  /// Which names a term may, or must not, go by: a set `names:STANDING:LANGUAGE:ID`.
  ///
  /// A name that the glossary does not know at all is left alone.
  static func renderings(_ set: String, _ question: ClaimQuestion) -> ClaimJudgement? {
    let parts = set.split(separator: ":", maxSplits: 3).map(String.init)
    guard parts.count == 4, parts[0] == "names",
      let standing = Alias.Standing(rawValue: parts[1]),
      let language = Language(rawValue: parts[2]),
      let entity = JudgeCatalogue.entity(named: parts[3])
    else { return nil }
    let listed = entity.aliases.filter { $0.language == language && $0.standing == standing }
    let rows = JudgeCatalogue.rows(of: entity)
    let names = listed.map(\.text)
    let fact = Localized(
      en: names.isEmpty ? "there is none" : "they are \(names.joined(separator: ", "))",
      ko: names.isEmpty ? "없습니다" : "\(names.joined(separator: ", "))입니다")
    let refuted = ClaimJudgement(
      .contradictsModel, explanation: fact, correction: fact, rows: rows)
    if question.kind == .count {
      return names.isEmpty ? ClaimJudgement(.holds, rows: rows) : refuted
    }
    var isKnown = true
    for name in question.outcomes.map(\.value) {
      if names.contains(where: { $0 == name }) { continue }
      guard entity.aliases.contains(where: { $0.text == name }) || isForeign(name, to: entity)
      else {
        isKnown = false
        continue
      }
      return refuted
    }
    return isKnown ? ClaimJudgement(.holds, rows: rows) : .silent
  }

  /// Whether a name is one of another thing, and not of this one.
  private static func isForeign(_ name: Substring, to entity: Entity) -> Bool {
    (JudgeCatalogue.entities(.term) + JudgeCatalogue.entities(.service)).contains { other in
      other.id != entity.id && other.aliases.contains { $0.text == name }
    }
  }

  /// “X is that”, in the words of the catalogue, which may be those of something else.
  static func meaning(
    _ subject: JudgeTerm, _ meant: JudgeTerm, denies: Bool
  ) -> ClaimJudgement {
    guard !denies, let entity = JudgeCatalogue.entity(subject) else { return .silent }
    let rows = JudgeCatalogue.rows(of: entity)
    if entity.id == meant.value { return ClaimJudgement(.holds, rows: rows) }
    return ClaimJudgement(
      .contradictsModel, explanation: entity.summary, correction: entity.summary, rows: rows)
  }
}
