extension PropertyReader {
  /// Whether a statement says in one word that something is not there, or to no effect, of which the
  /// property knows nothing; and where who denies it is wrong, whether it only denies what it is
  /// called.
  func lacks(_ items: [Item], beside property: Shared<PropertyTable.Property>) -> Bool {
    // “Does not have the raw value”: the table knows what that denies.
    let opened = table.denials.filter { denial in
      property.named.contains(denial.thing) && Self.names([denial.thing], in: items)
    }.map(\.word)
    return Self.isWithout(property, items)
      || items.contains { item in
        item.senses.first.map { sense in
          Self.lacking.contains(sense) && !property.named.contains(sense) && !opened.contains(sense)
        } == true
          || item.senses.first == "verb/silent" && item.words.contains("not")
            && !property.named.contains("verb/silent")
          || property.isFirm && ["아니", "없이"].contains(item.function)
      }
  }

  /// What a statement says of a property, with what a word denies told as that where the property has no
  /// word for it itself.
  func answer(
    _ property: Shared<PropertyTable.Property>, _ told: PropertyTold, isKorean: Bool,
    _ denials: [PropertyTable.Denial]
  ) -> Answer? {
    func opened(_ denials: [PropertyTable.Denial]) -> Answer? {
      told.opened(by: denials).flatMap { answer(property, $0, isKorean: isKorean) }
    }
    let unnamed = denials.filter { denial in
      property.named.contains(denial.thing) && !property.named.contains(denial.word)
    }
    return opened(unnamed) ?? answer(property, told, isKorean: isKorean) ?? opened(denials)
  }

  /// 알림 없이: whether what a property tells of is not there, and the property does not ask for that.
  private static func isWithout(
    _ property: Shared<PropertyTable.Property>, _ items: [Item]
  ) -> Bool {
    let without = items.indices.dropFirst().filter { items[$0].function == "없이" }
    guard !without.isEmpty else { return false }
    let values = property.values.flatMap { $0.elements.flatMap(\.choices) }
    return !values.contains("how/without") && !values.contains("how/lacking")
      && without.contains { names(values, in: [items[$0 - 1]]) }
  }

  private static let lacking: Set<String> = [
    "verb/missing", "verb/unavailable", "verb/not-work", "verb/ignore", "effect/none",
    KoreanLack.missing,
  ]
}
