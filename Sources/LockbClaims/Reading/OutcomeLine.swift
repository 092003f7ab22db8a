/// A line without a verb that tells what comes of something: “Allow Once → `status`”, “Allow Once:
/// `status`”, in either language.
enum OutcomeLine {
  /// The line as an English sentence, “Allow Once becomes `status`”; nil where it is something else.
  static func sentence(_ items: [Item]) -> [Item]? {
    let items = items.filter { !$0.tellsNothing }
    guard let mark = items.lastIndex(where: \.partsLine), mark > 0, mark + 2 == items.count,
      items[..<mark].allSatisfy({ $0.isCause || $0.isArrow }),
      items[mark + 1].sense(ofType: "status") != nil
    else { return nil }
    var line = items
    for place in line.indices {
      line[place].suffix = .none
      line[place].dropVerbs()
      guard line[place].isArrow else { continue }
      line[place] = EnglishRewriting.word("and", "fn/and", like: line[place])
    }
    line[mark] = EnglishRewriting.word("becomes", "verb/become", like: items[mark])
    return line
  }
}

extension Item {
  /// Whether it may stand between what happens and what comes of it.
  fileprivate var partsLine: Bool { isArrow || mark.map { ":—–=".contains($0) } == true }

  /// Whether it tells nothing by itself: the status, “the”.
  fileprivate var tellsNothing: Bool {
    function == "filler" || function == "상태" || senses.first == "noun/status"
  }

  /// Whether it is a button, a choice, a call or a switch.
  fileprivate var isCause: Bool {
    guard scope == nil, unknown == nil, mark == nil, function == nil else { return false }
    return ["label", "event", "settings", "device"].contains { sense(ofType: $0) != nil }
  }
}
