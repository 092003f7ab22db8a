/// What a prompt offers, told as a list in which a level stands beside a button: “Only While Using,
/// Always Allow and Don’t Allow”. The levels of such a list are buttons, too, and nothing is held.
enum ButtonList {
  /// Whether a sentence has such a list, and does not name the set that it lists.
  static func isIn(_ items: [Item]) -> Bool {
    guard !items.contains(where: { $0.sense(ofType: "set") != nil }) else { return false }
    let named = items.indices.filter { !joins(items[$0]) }
    return zip(named, named.dropFirst()).contains { one, next in
      let isJoined = next > one + 1 || items[one].suffix.particles == [.and]
      return isJoined && areButtons(items[one], items[next])
    }
  }

  private static func joins(_ item: Item) -> Bool {
    item.mark == "," || item.mark == "/" || item.function == "and" || item.function == "or"
  }

  /// Whether one of two is a button alone, and the other a level whose name a button has.
  private static func areButtons(_ one: Item, _ other: Item) -> Bool {
    guard (one.sense(ofType: "label") != nil) != (other.sense(ofType: "label") != nil) else {
      return false
    }
    let (button, named) = one.sense(ofType: "label") != nil ? (one, other) : (other, one)
    return button.sense(ofType: "level") == nil && named.sense(ofType: "level") != nil
      && named.sense(ofType: "settings") != nil
  }
}
