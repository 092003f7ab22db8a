extension TablePart {
  private static let acts: Set<String> = [
    "does", "do", "code", "action", "call", "step", "event", "act", "operation", "task",
  ]
  private static let koreanActs = ["하는 일", "동작", "코드", "행동", "호출", "작업", "하는 것", "이벤트", "한 일"]

  /// Whether a title asks what is done, and nothing else: “Action”, “What the code does”, 하는 일.
  var asksWhatIsDone: Bool {
    guard !items.contains(where: \.isTelling) else { return false }
    let words = sentences.flatMap(\.tokens).map(\.folded)
    guard (1...5).contains(words.count) else { return false }
    return acts(words) || Self.koreanActs.contains { words.joined(separator: " ").ends(with: $0) }
  }

  private func acts(_ words: [String]) -> Bool {
    guard let last = words.last, Self.acts.contains(last) else { return false }
    let before: Set<String> = ["what", "the", "app", "code", "you", "your", "user", "we", "it"]
    return words.dropLast().allSatisfy(before.contains)
  }

  /// Whether it tells what to do, as titles do: “Getting …”, “Ask for …”, … 받기.
  var namesAct: Bool {
    guard let first = items.first, let last = items.last else { return false }
    let isAct =
      last.suffix.ending == .nominal
      || last.suffix.ending == .final && !items.contains(where: \.suffix.isSubject)
    return first.isPredicate && (first.isGerund || first.isBareVerb) && first.words.count < 3
      || last.isPredicate && isAct
  }

  /// The one call that it names, whatever it says of it: “`openGate()`: what comes of it”.
  var call: String? {
    if let only { return only.sense(ofType: "event") }
    let told = items.filter(\.isTelling)
    guard let call = told.first?.sense(ofType: "event"),
      told.allSatisfy({ $0.senses.contains(call) && $0.sense(ofType: "api") != nil })
    else { return nil }
    return call
  }

  /// Whether it lists what comes now and what comes later.
  var tellsLater: Bool {
    items.count(where: { $0.sense(ofType: "prompt") != nil }) > 1
      && items.contains { ["later", "afterwards", "나중에"].contains($0.words.first) }
  }
}
