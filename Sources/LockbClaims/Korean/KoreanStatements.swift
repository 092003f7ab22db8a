/// The statements that a Korean sentence joins, each with what it says of when it is so.
///
/// Unlike `KoreanMentionParts` it also parts at a verb that no list holds, so that what is known of
/// one statement does not depend on the words of another.
struct KoreanStatements {
  struct Statement {
    var items: [Item]
    /// How it goes on; nil for the last.
    var joint: KoreanEnding?
    /// Whether it tells of the past, which sets the scene for what follows.
    var isPast = false
    /// Whether a comma stands behind it.
    var hasComma = false
  }

  private(set) var list: [Statement] = []

  init(_ items: [Item]) {
    var start = 0
    for index in items.indices.dropLast() {
      guard let (joint, isPast) = Self.joint(of: items[index], before: items[(index + 1)...]),
        Self.isStatement(items[start...index]),
        Self.goesOn(with: items[(index + 1)...], joint)
          || joint == .because && Self.isReason(items[start...index], of: items[(index + 1)...])
      else { continue }
      let hasComma = items[index + 1].mark == ","
      list.append(
        Statement(
          items: Array(items[start...index]), joint: joint, isPast: isPast, hasComma: hasComma))
      start = index + 1
    }
    list.append(Statement(items: Array(items[start...])))
  }

  /// How a word joins the statement that it ends to the next; nil where it ends none.
  private static func joint(
    of item: Item, before rest: ArraySlice<Item>
  ) -> (KoreanEnding, isPast: Bool)? {
    if let word = item.unknown { return KoreanUnknowns.joint(of: word) }
    // …기 때문에.
    if item.function == "때문", item.suffix.particles.contains(.place) { return (.because, false) }
    // 상태가 바뀌어 앱은 …: what comes of it is told of something else.
    if item.suffix.ending == .link, item.isPredicate,
      rest.first(where: { $0.mark != "," })?.suffix.particles == [.topic]
    {
      return (.because, false)
    }
    guard let ending = item.suffix.ending, joints.contains(ending),
      item.isPredicate || item.suffix.isCopula || item.function != nil || item.happens
        || item.sense(ofType: "phase") != nil || item.sense(ofType: "status") != nil
    else { return nil }
    return (ending, item.suffix.isPast)
  }

  static let joints: Set<KoreanEnding> = [.and, .contrast, .scene, .because]

  private static func isStatement(_ items: ArraySlice<Item>) -> Bool { items.count > 1 }

  /// Whether a statement of its own follows, and no verb that plays the same part in a clause.
  private static func goesOn(with rest: ArraySlice<Item>, _ joint: KoreanEnding) -> Bool {
    if rest.first?.mark == "," || joint == .contrast { return true }
    // 쓰고 있다, 끄고 나면: an auxiliary.
    if let next = rest.first?.function, auxiliaries.contains(next) { return false }
    for item in rest {
      if item.suffix.isSubject, item.suffix.ending == nil, item.function == nil { return true }
      if item.function.map(times.contains) == true { return false }
      guard let ending = item.suffix.ending else { continue }
      return joints.contains(ending) || joint == .because && ending == .request
        || [.final, .link, .negatable, .prospective, .must].contains(ending)
    }
    return true
  }

  /// Whether a reason is there whatever follows: 있어서 누르면 …, …므로 쓰면 안 된다.
  private static func isReason(_ items: ArraySlice<Item>, of rest: ArraySlice<Item>) -> Bool {
    let first = rest.firstIndex { $0.suffix.ending != nil }
    let ending = first.flatMap { rest[$0].suffix.ending }
    if items.last.map({ ["있", "때문"].contains($0.function) }) == true {
      return [.condition, .concessive, .nominal].contains(ending)
        || rest.contains { $0.function == "때" }
    }
    // What is told of what something means is no reason of its own.
    guard ending == .condition, let first, !items.contains(where: { $0.suffix.ending == .quote })
    else { return false }
    return rest[(first + 1)...].first.map { ["안", "되"].contains($0.function) } == true
  }

  private static let auxiliaries: Set<Substring> = [
    "있", "없", "싶", "않", "못하", "주", "버리", "두", "오", "나", "지", "보", "때", "뒤",
  ]
  private static let times: Set<Substring> = [
    "때", "동안", "뒤", "전", "경우", "채", "시점", "즉시", "것", "때문",
  ]
}
