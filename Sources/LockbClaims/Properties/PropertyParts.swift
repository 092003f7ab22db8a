/// A sentence parted at the clause that tells until when something is so: “lasts | until the gate
/// closes”.
struct PropertyParts {
  /// What is so, with its subject.
  var main: [Item]
  /// Until when; in Korean the subject stands here as well.
  var end: [Item]

  /// Parts a sentence; nil where it has no such clause, or more than one.
  init?(_ items: [Item], isKorean: Bool) {
    let marks = items.indices.filter { Self.tellsEnd(items[$0], isKorean: isKorean) }
    guard marks.count == 1, let mark = marks.first else { return nil }
    if isKorean {
      end = Array(items[..<mark])
      main = Array(items[(mark + 1)...])
    } else {
      let close = items[mark...].firstIndex { $0.mark == "," } ?? items.endIndex
      end = Array(items[(mark + 1)..<close])
      main = Array(items[..<mark] + items[close...])
    }
  }

  private static func tellsEnd(_ item: Item, isKorean: Bool) -> Bool {
    guard isKorean else { return item.function == "until" }
    let isTime = item.function == "때" || item.function == "전" || item.function == "시점"
    return isTime && item.suffix.particles.contains(.until)
  }
}
