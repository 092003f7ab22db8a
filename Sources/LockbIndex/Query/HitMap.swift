/// Where the entries have one word of a query, a byte an entry.
struct HitMap {
  /// In the text, the code, a summary.
  static let text: UInt8 = 1
  /// In a heading, a title or a name.
  static let title: UInt8 = 2
  /// As an entity under another name.
  static let mention: UInt8 = 4
  /// As a word of about the same meaning.
  static let related: UInt8 = 8

  private(set) var places: [UInt8] = []
  /// The number of entries that have it.
  private(set) var count = 0
  /// The number of entries that have only words of about the same meaning.
  private(set) var relatedCount = 0

  /// Where an entry has it; 0 for nowhere.
  subscript(entry: Int) -> UInt8 { entry < places.count ? places[entry] : 0 }

  /// Notes that an entry has it.
  mutating func add(_ entry: Int, _ place: UInt8) {
    guard entry >= 0, entry < 1 << 28 else { return }
    if entry >= places.count {
      places.append(contentsOf: repeatElement(0, count: entry + 1 - places.count))
    }
    let old = places[entry]
    if old == 0 { count += 1 }
    places[entry] |= place
    if old == 0 || old == Self.related {
      relatedCount += (places[entry] == Self.related ? 1 : 0) - (old == Self.related ? 1 : 0)
    }
  }

  /// Notes every place that another map has.
  mutating func formUnion(_ other: HitMap) {
    for entry in other.places.indices where other.places[entry] != 0 {
      add(entry, other.places[entry])
    }
  }

  /// Only the entries that both maps have, where this one has them.
  func intersection(_ other: HitMap) -> HitMap {
    var result = HitMap()
    for entry in places.indices where places[entry] != 0 && other[entry] != 0 {
      result.add(entry, places[entry] & other[entry] | Self.text)
    }
    return result
  }
}
