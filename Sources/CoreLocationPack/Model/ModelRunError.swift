/// Why a run could not be made, in one line, with what to write instead.
public struct ModelRunError: Error, Hashable, Sendable {
  /// What is wrong, as a stable name.
  public enum Code: String, Sendable {
    case unknownPlatform, unknownVersion, unknownKey, unknownFlag, unknownEvent, unknownLabel
    case unknownStatus, unknownLevel
    case unavailable, doesNotFit, incomplete, unknownLine, assertion
  }

  /// What is wrong.
  public var code: Code
  /// One line, no full stop.
  public var message: String
  /// The nearest valid names, or what to do; empty where there is nothing to say.
  public var hint: String
  /// The position of the event it is about, from 0; nil where it is about no event.
  public var step: Int?

  init(_ code: Code, _ message: String, hint: String = "", step: Int? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
    self.step = step
  }
}

/// Finds the names nearest to a misspelt one.
enum NearestNames {
  /// Up to three names by edit distance over scalars, letter case apart, nearest first.
  static func of(_ text: String, among names: [String]) -> [String] {
    let text = String(text.prefix(80))
    let limit = max(2, text.unicodeScalars.count / 2)
    return names.map { (distance(text.lowercased(), $0.lowercased()), $0) }
      .filter { $0.0 <= limit }
      .sorted { $0 < $1 }
      .prefix(3).map(\.1)
  }

  /// `did you mean a, b or c?`; empty where no name is near.
  static func hint(_ text: String, among names: [String]) -> String {
    let nearest = of(text, among: names)
    guard let last = nearest.last else { return "" }
    let rest = nearest.dropLast().joined(separator: ", ")
    return "did you mean " + (rest.isEmpty ? last : rest + " or " + last) + "?"
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
