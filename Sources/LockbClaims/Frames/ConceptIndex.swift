/// Finds what asks for concepts, frames or properties, by the concepts of a text.
struct ConceptIndex: Sendable {
  private var places: [String: [Int]] = [:]
  /// By how concepts begin that are of a kind.
  private var placesOfKinds: [String: [Int]] = [:]

  /// Notes that what stands at a place asks for a concept, or for any of a kind.
  mutating func add(_ place: Int, for concept: String) {
    if Self.isOfKind(concept) {
      placesOfKinds[concept, default: []].append(place)
    } else {
      places[concept, default: []].append(place)
    }
  }

  /// The places of all that asks for one of the concepts of a text.
  func places(for items: [Item]) -> Set<Int> {
    var found: Set<Int> = []
    for sense in Set(items.flatMap(\.senses)) {
      if let places = places[sense] { found.formUnion(places) }
      for (kind, places) in placesOfKinds where sense.utf8.starts(with: kind.utf8) {
        found.formUnion(places)
      }
    }
    return found
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
