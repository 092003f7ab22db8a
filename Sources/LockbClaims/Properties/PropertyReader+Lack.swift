extension PropertyReader {
  /// Whether a statement says in one word that something is not there, or to no effect, of which the
  /// property knows nothing; and where who denies it is wrong, whether it only denies what it is
  /// called.
  static func lacks(_ items: [Item], beside property: Shared<PropertyTable.Property>) -> Bool {
    // 알림 없이: what a property tells of is not there.
    let values = property.values.flatMap { $0.elements.flatMap(\.choices) }
    let isWithout = zip(items, items.dropFirst()).contains { thing, next in
      next.function == "없이" && names(values, in: [thing])
    }
    if isWithout, !values.contains("how/without"), !values.contains("how/lacking") { return true }
    return items.contains { item in
      item.senses.first.map { lacking.contains($0) && !property.named.contains($0) } == true
        || item.senses.first == "verb/silent" && item.words.contains("not")
          && !property.named.contains("verb/silent")
        || property.isFirm && ["아니", "없이"].contains(item.function)
    }
  }

  private static let lacking: Set<String> = [
    "verb/missing", "verb/unavailable", "verb/not-work", "verb/ignore", "effect/none",
    KoreanLack.missing,
  ]
}
