/// The statements of a Korean sentence, each by itself, for properties that have to be told in one.
///
/// A statement goes without what others say beside it, unless a later one may report, deny or doubt
/// it. Where it names nothing that it speaks of, it speaks of what the statement before does.
enum KoreanTelling {
  /// The statements as sentences of their own, each with the same one behind what was told before of
  /// when and in which state, where something was.
  static func statements(of items: [Item]) -> [[[Item]]] {
    let plain = KoreanLack.marked(in: KoreanAside.removed(from: withConcessions(items)))
    let statements = KoreanStatements(plain).list
    var told: [Item] = []
    var topic: [Item] = []
    var isContrast = false
    var read: [[[Item]]] = []
    for (index, statement) in statements.enumerated() {
      let isTurned = statements.dropFirst(index + 1).contains { later in
        KoreanGist.mayTurn(later, before: statement)
      }
      let own = KoreanGist.ended(statement.items)
      let spoken = own.filter(isTopic)
      let circumstances = KoreanGist.circumstances(of: statement)
      if !isTurned {
        let goesOn = spoken.isEmpty && !isContrast && !own.contains { Self.isAlike($0, topic) }
        let whole = goesOn ? topic + own : own
        // 누르면 …지만, 열려 있을 때는 …: what is set against it, or speaks of something else, under its
        // own circumstances.
        let isOther = isContrast || spoken.contains { $0.suffix.particles == [.topic] }
        let standsAlone = isOther && !circumstances.isEmpty
        read.append(told.isEmpty || standsAlone ? [whole] : [whole, told + whole])
      }
      if !spoken.isEmpty { topic = Self.topic(of: own) }
      isContrast = statement.joint == .contrast
      told += circumstances
    }
    return read
  }

  /// 눌렀다고 해서 …는 것은 아니다: if it was pressed, it is not so.
  private static func withConcessions(_ items: [Item]) -> [Item] {
    var read: [Item] = []
    for item in items {
      if item.function == "하", let before = read.last, before.suffix.ending == .quote,
        item.suffix.ending == .because || item.suffix.ending == .concessive
      {
        read[read.count - 1].suffix.ending = .condition
      } else {
        read.append(item)
      }
    }
    return read
  }

  /// What a statement speaks of first, with what describes it; none where it sets something against
  /// another.
  private static func topic(of items: [Item]) -> [Item] {
    guard let end = items.firstIndex(where: isTopic), items[end].suffix.particles == [.topic],
      items[..<end].allSatisfy({ $0.suffix.ending.map { $0 == .adnominal } ?? true })
    else { return [] }
    return Array(items[...end])
  }

  /// Whether something is of the kind of what is spoken of, so that it is said of that.
  private static func isAlike(_ item: Item, _ topic: [Item]) -> Bool {
    let kinds = Set(topic.flatMap(\.senses).map { ClaimTerm.type(of: $0) })
    return item.suffix.ending == nil
      && item.senses.contains { sense in kinds.contains(ClaimTerm.type(of: sense)) }
  }

  private static func isTopic(_ item: Item) -> Bool {
    item.suffix.isSubject && item.function == nil && item.unknown == nil && !item.isPredicate
  }
}
