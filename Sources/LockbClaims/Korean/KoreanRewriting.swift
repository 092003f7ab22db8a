/// Says in plain words what a Korean sentence says in a way that each reader would have to know.
enum KoreanRewriting {
  /// The items that every reader is given.
  static func plain(_ items: [Item]) -> [Item] {
    let isDenied = items.contains { item in
      Mentions.denies(item) || item.function.map(denying.contains) == true
    }
    var read: [Item] = []
    for (index, item) in items.enumerated() {
      if item.senses.contains("how/unchanged"), followsResult(read) {
        read += unchanged(item)
        continue
      }
      var item = item
      // A이지 B가 아니다: it is A.
      let next = index + 1 < items.count ? items[index + 1].function : nil
      if item.suffix.isCopula, item.suffix.ending == .negatable, next != "않", next != "못하" {
        item.suffix.ending = .contrast
      }
      // What is said of this prompt is so of some prompt; what is denied of it is not denied of all.
      if item.function == pointing, item.sense(ofType: "prompt") != nil, !isDenied {
        item.senses.removeFirst()
      }
      read.append(item)
    }
    return read
  }

  /// A thing that is pointed at, which stands elsewhere: 이 버튼.
  private static let pointing: Substring = "that-thing"

  private static let denying: Set<Substring> = ["아니", "안", "못"]

  /// What does not turn into something does not stay it either: denied로 바뀌지 않다.
  private static func unchanged(_ item: Item) -> [Item] {
    var verb = item
    verb.senses = ["verb/become"]
    verb.suffix = KoreanSuffix(ending: .negatable)
    var denial = item
    denial.senses = ["fn/않"]
    return [verb, denial]
  }

  private static func followsResult(_ items: [Item]) -> Bool {
    items.last { $0.function != "filler" }?.suffix.particles.contains(.result) == true
  }
}
