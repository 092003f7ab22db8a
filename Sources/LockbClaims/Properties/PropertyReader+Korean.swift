extension PropertyReader {
  /// What the statements of a Korean sentence say of properties, each by itself.
  func told(
    _ properties: [Shared<PropertyTable.Property>], in items: [Item], under scope: ClaimScope
  ) -> [Answer] {
    // 할 수 있다, 할 수 없다: that it can be done, and not that something is there or missing.
    let named = items.indices.filter { $0 == 0 || items[$0 - 1].function != "수" }.map { items[$0] }
    let properties = properties.filter { !Self.names($0.excluded, in: named) }
    guard !properties.isEmpty else { return [] }
    let statements = KoreanTelling.statements(of: items)
    // One statement without an aside is the sentence.
    let isOne = statements.count == 1 && !items.contains { $0.mark != nil }
    return statements.flatMap { readings in
      var answers: [Answer] = []
      var open = properties
      for items in readings where !open.isEmpty {
        answers += self.answers(
          to: PropertyTelling(items, isKorean: true),
          in: open.filter { !lacks(items, beside: $0) }, above: scope.stretches)
        open.removeAll { property in answers.contains { $0.rule == property.name } }
      }
      return answers.map { ($0.question, $0.rule, isOne && $0.isWhole) }
    }
  }
}
