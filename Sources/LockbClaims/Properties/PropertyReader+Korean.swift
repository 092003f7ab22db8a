extension PropertyReader {
  /// What the statements of a Korean sentence say of properties, each by itself.
  func told(
    _ properties: [PropertyTable.Property], in items: [Item], under scope: ClaimScope
  ) -> [Answer] {
    let properties = properties.filter { property in
      Self.names(property.subjects, in: items) && !Self.names(property.excluded, in: items)
    }
    guard !properties.isEmpty else { return [] }
    let statements = KoreanTelling.statements(of: items)
    return properties.flatMap { property in
      statements.compactMap { readings in
        let answer = readings.lazy.compactMap { items in
          Self.lacks(items, beside: property)
            ? nil : self.answer(to: items, isKorean: true, in: [property], above: scope.stretches)
        }.first
        return answer.map { ($0.question, $0.rule, false) }
      }
    }
  }

  /// Whether a statement says in one word that something is not there, or to no effect.
  private static func lacks(_ items: [Item], beside property: PropertyTable.Property) -> Bool {
    items.contains { item in
      item.senses.first.map { lacking.contains($0) && !property.named.contains($0) } == true
    }
  }

  private static let lacking: Set<String> = [
    "verb/missing", "verb/unavailable", "verb/not-work", "verb/ignore", "effect/none",
  ]
}
