/// Finds which sections of two translations are the same, so that they can share their ids.
enum SectionAligner {
  /// What alignment needs to know of a section.
  struct Outline: Equatable {
    var level: Int
    var explicitID: String?
    /// What translation leaves alone: names in the title, code samples, tables.
    var features: Set<String>
  }

  /// Above this many comparisons only equal outlines are aligned.
  private static let comparisonLimit = 1_000_000

  /// For each section of `right` the index of its twin in `left`, or nil; increasing.
  static func align(_ left: [Outline], _ right: [Outline]) -> [Int?] {
    let agree = zip(left, right).allSatisfy { pair in
      pair.0.level == pair.1.level && idsAgree(pair.0, pair.1)
    }
    if left.count == right.count, agree { return Array(left.indices) }
    guard left.count * right.count <= comparisonLimit else {
      return Array(repeating: nil, count: right.count)
    }
    return longestAlignment(left, right)
  }

  private static func idsAgree(_ left: Outline, _ right: Outline) -> Bool {
    left.explicitID == nil || right.explicitID == nil || left.explicitID == right.explicitID
  }

  /// The alignment with the highest total score, by dynamic programming.
  private static func longestAlignment(_ left: [Outline], _ right: [Outline]) -> [Int?] {
    let width = right.count + 1
    var best = [Int](repeating: 0, count: (left.count + 1) * width)
    for row in stride(from: left.count - 1, through: 0, by: -1) {
      for column in stride(from: right.count - 1, through: 0, by: -1) {
        let skip = max(best[(row + 1) * width + column], best[row * width + column + 1])
        let score = score(left[row], right[column])
        let match = score > 0 ? score + best[(row + 1) * width + column + 1] : 0
        best[row * width + column] = max(skip, match)
      }
    }
    var result = [Int?](repeating: nil, count: right.count)
    var row = 0
    var column = 0
    while row < left.count, column < right.count {
      let here = best[row * width + column]
      let score = score(left[row], right[column])
      if score > 0, here == score + best[(row + 1) * width + column + 1] {
        result[column] = row
        row += 1
        column += 1
      } else if here == best[(row + 1) * width + column] {
        row += 1
      } else {
        column += 1
      }
    }
    return result
  }

  private static func score(_ left: Outline, _ right: Outline) -> Int {
    guard left.level == right.level, idsAgree(left, right) else { return 0 }
    let sameID = left.explicitID != nil && left.explicitID == right.explicitID ? 20 : 0
    return 1 + sameID + 3 * left.features.intersection(right.features).count
  }
}
