/// Puts what a Korean sentence says of a need into one word: “B happens only once A is done”, A해야 B한다,
/// says that B needs A.
enum KoreanNeed {
  /// The items with the need as a verb of its own; nil where there is none, or more than one, or
  /// where something is denied.
  static func needed(_ items: [Item]) -> [Item]? {
    let places = items.indices.filter { items[$0].suffix.ending == .must }
    guard places.count == 1, let place = places.first,
      !items.contains(where: { $0.function.map(denying.contains) == true })
    else { return nil }
    var needed = items
    needed[place].suffix.ending = .condition
    needed.append(Item(senses: ["verb/need"], tokens: items[place].tokens))
    return needed
  }

  private static let denying: Set<Substring> = ["없", "않", "못하", "안", "못", "아니"]
}
