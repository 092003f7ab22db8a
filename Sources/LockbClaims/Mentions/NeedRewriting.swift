/// Puts what an English sentence says of a need into one word: “X must declare Y”, “no X unless Y”,
/// “X works only with Y” and “without Y there is no X” all say that X needs Y.
enum NeedRewriting {
  /// The items with the need as a verb; nil where the sentence tells of none, or of more.
  static func needed(_ items: [Item]) -> [Item]? {
    let known = items.known
    let denials = known.indices.filter { known[$0].function.map(denying.contains) == true }
    let turns = known.indices.filter { known[$0].function.map(turning.contains) == true }
    guard turns.count == 1, let turn = turns.first else { return nil }
    switch known[turn].function {
    case "must":
      guard denials.isEmpty else { return nil }
      return replaced(known, turn, dropping: [])
    case "unless", "without":
      guard denials.count == 1 else { return nil }
      return replaced(known, turn, dropping: denials)
    case "only":
      let next = known[(turn + 1)...].first { $0.function != "filler" }
      guard denials.isEmpty, ["with", "if", "after"].contains(next?.function) else { return nil }
      return replaced(known, turn, dropping: [])
    default: return nil
    }
  }

  private static let denying: Set<Substring> = ["not", "no", "never", "cannot", "be-not"]
  private static let turning: Set<Substring> = ["must", "unless", "without", "only"]

  private static func replaced(_ items: [Item], _ place: Int, dropping: [Int]) -> [Item] {
    items.indices.compactMap { index in
      if dropping.contains(index) { return nil }
      var item = items[index]
      if index == place {
        item.senses = ["verb/need"]
        item.words = []
      } else if ["if", "after", "with"].contains(item.function) {
        item.senses = ["fn/filler"]
      }
      return item
    }
  }
}
