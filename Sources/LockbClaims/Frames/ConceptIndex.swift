/// Finds what asks for concepts, frames or properties, by the concepts of a text.
struct ConceptIndex: Sendable {
  /// By the hash of a concept.
  private var places: [UInt64: [Int]] = [:]
  /// By the hash of their type, how concepts begin that are of a kind.
  private var kinds: [UInt64: [(beginning: String, places: [Int])]] = [:]

  /// Notes that what stands at a place asks for a concept, or for any of a kind.
  mutating func add(_ place: Int, for concept: String) {
    if Self.isOfKind(concept) {
      let type = concept.withTableBytes(Self.hashOfType)
      if let index = kinds[type]?.firstIndex(where: { $0.beginning == concept }) {
        kinds[type]?[index].places.append(place)
      } else {
        kinds[type, default: []].append((concept, [place]))
      }
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
  func places(for items: [Item]) -> PlaceSet {
    var found = PlaceSet()
    for sense in items.lazy.flatMap(\.senses) {
      sense.withTableBytes { bytes in
        for place in places[Self.hash(bytes)] ?? [] { found.insert(place) }
        for kind in kinds[Self.hashOfType(bytes)] ?? []
        where sense.utf8.starts(with: kind.beginning.utf8) {
          for place in kind.places { found.insert(place) }
        }
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

  /// The hash of what stands before the slash.
  private static func hashOfType(_ concept: TableBytes) -> UInt64 {
    hash(concept.part(0, concept.firstIndex(of: UInt8(ascii: "/")) ?? concept.count))
  }

  /// FNV-1a.
  private static func hash(_ concept: TableBytes) -> UInt64 {
    concept.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Whether a concept is one that is asked for, or of its kind.
  ///
  /// Asked of every sense for every choice: what is shorter is neither, and of the same length only
  /// one is equal.
  static func matches(_ concept: String, _ choice: String) -> Bool {
    let (length, least) = (concept.utf8.count, choice.utf8.count)
    guard length >= least else { return false }
    return length == least ? concept == choice : isOfKind(choice) && concept.begins(with: choice)
  }

  /// Whether a concept stands for all that begins so: `api/`, `api/Gate.` and `event/leave:` do.
  private static func isOfKind(_ concept: String) -> Bool {
    let last = concept.utf8.last
    return last == UInt8(ascii: "/") || last == UInt8(ascii: ".") || last == UInt8(ascii: ":")
  }
}
