internal import LockbBase

/// Reads a line such as `iOS 8.0+ ⏐ iPadOS+ ⏐ macOS 10.15+` as platform rows.
struct AvailabilityLine {
  var rows: [Availability] = []
  /// Platforms named without a version.
  var incomplete: [String] = []

  /// The rows of a line; nil unless every one of its two or more pieces is a known platform.
  init?(_ text: String, names: EntityNames) {
    let pieces = text.split(whereSeparator: { Self.separators.contains($0) })
      .map { $0.trimmingSpaces }
      .filter { !$0.isEmpty }
    guard (2...24).contains(pieces.count) else { return nil }
    for piece in pieces {
      guard let row = Self.row(piece, names: names) else { return nil }
      rows.append(row)
      if row.introduced == nil { incomplete.append(row.platform) }
    }
    guard incomplete.count < rows.count else { return nil }
  }

  private static let separators: Set<Character> = ["⏐", "|", "│", "｜", "·", "•", ",", "、"]

  /// `macOS 10.15+`, `iOS 4.2–14.0`, `iPadOS+`.
  private static func row(_ piece: Substring, names: EntityNames) -> Availability? {
    let start = piece.firstIndex { $0.isASCII && $0.isNumber } ?? piece.endIndex
    let name = piece[..<start].trimming { $0 == " " || $0 == "+" }
    guard let platform = names.platform(named: name) else { return nil }
    let versions = piece[start...].split(whereSeparator: { "+–-~ ".contains($0) })
    let numbers = versions.compactMap { Version(String($0)) }
    guard numbers.count == versions.count, numbers.count <= 2 else { return nil }
    return Availability(
      platform: platform.name.english, introduced: numbers.first,
      deprecated: numbers.count == 2 ? numbers[1] : nil)
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring { trimming { $0.isWhitespace } }

  fileprivate func trimming(_ isOuter: (Character) -> Bool) -> Substring {
    var text = self
    while let first = text.first, isOuter(first) { text.removeFirst() }
    while let last = text.last, isOuter(last) { text.removeLast() }
    return text
  }
}
