/// Finds properties by what a sentence names, from the bytes of their lines.
struct PropertyIndex: Sendable {
  private var subjects = ConceptIndex()
  /// By what tells one of their values.
  private var values = ConceptIndex()
  /// The places of those of which a value may be told by no word.
  private var wordless = PlaceSet()

  /// The places of the properties that things of a sentence have and of which it may tell a value.
  func places(of items: [Item]) -> [Int] {
    var told = values.places(for: items)
    told.formUnion(wordless)
    var places = subjects.places(for: items)
    places.formIntersection(told)
    return places.sorted
  }

  /// Notes a line of a property.
  mutating func add(_ line: TableBytes, of place: Int) {
    if line.begins(with: "subject ") {
      line.part(8, line.count).forEachPiece(between: " ") { subjects.add(place, for: $0) }
    } else if line.begins(with: "value ") {
      guard let sign = Self.sign(of: line.part(6, line.count)) else {
        wordless.insert(place)
        return
      }
      sign.forEachPiece(between: "|") { choice in
        values.add(place, for: choice)
        if let unit = Self.unit(of: choice) { values.add(place, for: unit) }
      }
    }
  }

  /// The part of a value that a sentence has to name: a thing, which fewer sentences name than a
  /// verb, or else a verb. Nil where it is told by how something is so, which no word may name.
  private static func sign(of value: TableBytes) -> TableBytes? {
    var (thing, verb): (TableBytes?, TableBytes?)
    var isName = true
    value.forEachPiece(between: " ") { word in
      defer { isName = false }
      guard !isName, thing == nil, word.last != UInt8(ascii: "?") else { return }
      let start = word.begins(with: "!") || word.begins(with: "+") ? 1 : 0
      let choices = word.part(start, word.firstIndex(of: UInt8(ascii: "@")) ?? word.count)
      var isMade = false
      choices.forEachPiece(between: "|") { isMade = isMade || Self.isMade($0) }
      guard !isMade else { return }
      if !choices.begins(with: "verb/") {
        thing = choices
      } else if verb == nil {
        verb = choices
      }
    }
    return thing ?? verb
  }

  /// Whether it is made of other words: manner, need, what need not be, numbers, yes and no.
  private static func isMade(_ concept: TableBytes) -> Bool {
    concept.begins(with: "how/") || concept.begins(with: "each/")
      || concept.begins(with: "verb/need") || concept.begins(with: "count/")
      || concept.begins(with: "items/") || concept.begins(with: "noun/true")
      || concept.begins(with: "noun/false")
  }

  /// What a measure is counted in: `unit/meters` of `meters/50` and of `meters/*`.
  private static func unit(of concept: TableBytes) -> String? {
    guard let slash = concept.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let measure = concept.part(slash + 1, concept.count)
    let isMeasure = measure.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? true
    return isMeasure || measure.equals("*") ? "unit/" + concept.part(0, slash).text : nil
  }
}
