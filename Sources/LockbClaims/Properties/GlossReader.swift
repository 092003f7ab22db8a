/// Finds a name in brackets behind the name of something else, of which it would be the translation:
/// 여는 알림(closing alert).
///
/// What the names stand for is listed in the property `gloss` of the table.
struct GlossReader: Sendable {
  let table: PropertyTable

  /// The question whether the one is the other; nil where all names in brackets fit.
  func answer(in items: [Item]) -> ClaimQuestion? {
    for index in items.indices.dropFirst().dropLast() where items[index].mark == "(" {
      let (named, gloss) = (items[index - 1], items[index + 1])
      // A Korean particle takes the bracket before it along: (Always)를.
      let isClosed =
        gloss.suffix == .none
        ? items[(index + 2)...].first?.mark == ")"
        : !items[(index + 2)...].contains { $0.mark == ")" }
      guard isClosed, named.unknown == nil, gloss.unknown == nil,
        Set(named.senses).isDisjoint(with: gloss.senses)
      else { continue }
      for sense in named.senses where table.fact("gloss", of: sense) != nil {
        let type = ClaimTerm.type(of: sense)
        guard let other = gloss.sense(ofType: type), table.fact("gloss", of: other) != nil else {
          continue
        }
        return ClaimQuestion(
          .exists, outcomes: [ClaimTerm("property/gloss:" + other)], subjects: [ClaimTerm(sense)])
      }
    }
    return nil
  }
}
