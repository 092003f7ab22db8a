/// Single facts that are neither a state of the machine nor a line of a card: of a thing, one
/// property and the values that it has.
///
/// The text of a table holds one property a block. Its first line names it; each further line is
/// `subject = value value | rows`, with the values of one subject together. What any subject of a
/// property has is its range: a value of the range that a subject does not have is denied of it. Of a
/// value behind `?` the sources say nothing, or disagree: it is neither affirmed nor denied.
struct FactTable: Sendable {
  /// What is known of one subject.
  struct Fact: Sendable {
    /// Its values, in the order of the facts.
    var values: [String]
    /// What it may have as well: nobody says, or sources disagree.
    var open: [String]
    /// The rows, or the sections, of the facts behind it.
    var rows: [String]
  }

  /// By property: facts by subject.
  private var facts: [String: [String: Fact]] = [:]
  /// By property: every value that a subject has.
  private var ranges: [String: Set<String>] = [:]

  /// Every fact of the pack.
  static let all = FactTable(FactTables.relations + "\n" + FactTables.meanings)

  init(_ text: String) {
    var property = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let equals = line.firstRange(of: " = ") else {
        property = String(line)
        continue
      }
      let halves = line[equals.upperBound...].split(separator: "|")
      precondition(halves.count == 2, "no fact: \(line)")
      let values = halves[0].split(separator: " ").map(String.init)
      let fact = Fact(
        values: values.filter { !$0.hasPrefix("?") },
        open: values.filter { $0.hasPrefix("?") }.map { String($0.dropFirst()) },
        rows: halves[1].split(separator: " ").map(String.init))
      let subject = String(line[..<equals.lowerBound])
      precondition(facts[property]?[subject] == nil, "two facts: \(line)")
      facts[property, default: [:]][subject] = fact
      ranges[property, default: []].formUnion(fact.values)
    }
  }

  /// Whether there are facts of a property.
  func knows(_ property: some StringProtocol) -> Bool { facts[String(property)] != nil }

  /// What is known of a subject; nil for nothing.
  func fact(_ property: String, of subject: String) -> Fact? { facts[property]?[subject] }

  /// Whether some subject has a value.
  func hasValue(_ value: String, _ property: String) -> Bool {
    ranges[property]?.contains(value) == true
  }
}
