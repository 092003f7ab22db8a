/// The verbs by which the titles of a table's columns ask, counted once: a table may have thousands of
/// cells, and each leaves out those of every other column.
struct AskedVerbs {
  /// The senses that are verbs, by column.
  private var own: [Int: Set<String>] = [:]
  /// How many columns ask by each.
  private var columns: [String: Int] = [:]

  /// - Parameter names: the column that names the rows, whose title asks nothing.
  init(_ header: [TablePart], but names: Int) {
    for column in header.indices where column != names {
      let verbs = header[column].meant.filter { $0.isPredicate && !$0.isLink }
        .flatMap(\.senses).filter { $0.begins(with: "verb/") }
      guard !verbs.isEmpty else { continue }
      own[column] = Set(verbs)
      for verb in Set(verbs) { columns[verb, default: 0] += 1 }
    }
  }

  /// Whether another column than this one asks by a verb.
  func contains(_ verb: String, beside column: Int) -> Bool {
    let isOwn = own[column]?.contains(verb) == true
    return columns[verb, default: 0] > (isOwn ? 1 : 0)
  }
}
