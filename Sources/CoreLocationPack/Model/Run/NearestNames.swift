internal import LockbBase

/// Finds the names nearest to a misspelt one.
enum NearestNames {
  /// Up to three names that begin with a text; where none does, by edit distance over scalars,
  /// nearest first. Letter case does not matter.
  static func of(_ text: String, among names: [String]) -> [String] {
    let text = String(text.prefix(80))
    let longer = names.filter { text.count > 2 && $0.lowercased().hasPrefix(text.lowercased()) }
    if !longer.isEmpty { return Array(longer.prefix(3)) }
    let limit = max(2, text.unicodeScalars.count / 2)
    return names.map { (distance(text.lowercased(), $0.lowercased()), $0) }
      .filter { $0.0 <= limit }
      .sorted { $0 < $1 }
      .prefix(3).map(\.1)
  }

  /// `did you mean a, b or c?`; empty where no name is near.
  static func hint(_ text: String, among names: [String]) -> Localized<String> {
    let nearest = of(text, among: names)
    guard let last = nearest.last else { return Localized(en: "", ko: "") }
    let rest = nearest.dropLast().joined(separator: ", ")
    return Localized(
      en: "did you mean " + (rest.isEmpty ? last : rest + " or " + last) + "?",
      ko: nearest.count == 1 ? "혹시 \(last)인가요?" : "혹시 다음 중 하나인가요: \(rest), \(last)")
  }

  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.unicodeScalars)
    let right = Array(right.unicodeScalars)
    var row = Array(0...right.count)
    for (index, scalar) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let above = row[column + 1]
        let change = diagonal + (scalar == right[column] ? 0 : 1)
        row[column + 1] = min(change, above + 1, row[column] + 1)
        diagonal = above
      }
    }
    return row[right.count]
  }
}
