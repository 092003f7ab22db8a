/// Finds what asks for concepts, frames or properties, by the concepts of a text.
struct ConceptIndex: Sendable {
  /// By the hash of a concept.
  private var places: [UInt64: [Int]] = [:]
  /// By how concepts begin that are of a kind.
  private var placesOfKinds: [String: [Int]] = [:]

  /// Notes that what stands at a place asks for a concept, or for any of a kind.
  mutating func add(_ place: Int, for concept: String) {
    if Self.isOfKind(concept) {
      placesOfKinds[concept, default: []].append(place)
    } else {
      places[Self.hash(concept), default: []].append(place)
    }
  }

  /// The same, for a concept as a table writes it.
  mutating func add(_ place: Int, for concept: TableBytes) {
    if Self.isPlain(concept) {
      places[Self.hash(concept), default: []].append(place)
    } else {
      add(place, for: FrameTable.concept(concept))
    }
  }

  /// The places of all that asks for one of the concepts of a text, and perhaps of some that do not.
  func places(for items: [Item]) -> Set<Int> {
    var found: Set<Int> = []
    for sense in Set(items.flatMap(\.senses)) {
      if let places = places[Self.hash(sense)] { found.formUnion(places) }
      for (kind, places) in placesOfKinds where sense.utf8.starts(with: kind.utf8) {
        found.formUnion(places)
      }
    }
    return found
  }

  /// Whether a table writes it as texts name it.
  private static func isPlain(_ concept: TableBytes) -> Bool {
    guard let last = concept.last, !"*/.:".utf8.contains(last) else { return false }
    return !concept.contains(UInt8(ascii: "_"))
  }

  private static func hash(_ concept: String) -> UInt64 { concept.withTableBytes(hash) }

  /// FNV-1a.
  private static func hash(_ concept: TableBytes) -> UInt64 {
    concept.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Whether a concept is one that is asked for, or of its kind.
  static func matches(_ concept: String, _ choice: String) -> Bool {
    isOfKind(choice) ? concept.utf8.starts(with: choice.utf8) : concept == choice
  }

  /// Whether a concept stands for all that begins so: `api/`, `api/Gate.` and `event/leave:` do.
  private static func isOfKind(_ concept: String) -> Bool {
    let last = concept.utf8.last
    return last == UInt8(ascii: "/") || last == UInt8(ascii: ".") || last == UInt8(ascii: ":")
  }
}
