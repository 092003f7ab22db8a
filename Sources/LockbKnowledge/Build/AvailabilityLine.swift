internal import LockbBase

/// Reads a line such as `iOS 8.0+ ⏐ iPadOS+ ⏐ macOS 10.15+` as platform rows.
struct AvailabilityLine {
  var rows: [Availability] = []
  /// Platforms named without a version.
  var incomplete: [String] = []

  /// The rows of a line; nil unless every one of its two or more pieces is a known platform.
  init?(_ text: String, names: EntityNames) {
    // Prose begins with no platform: its first piece is enough.
    let scalars = text.unicodeScalars
    let first = scalars.prefix(Self.longestPiece).prefix { !Self.isSeparator($0) }
    guard first.endIndex < scalars.endIndex, Self.isSeparator(scalars[first.endIndex]) else {
      return nil
    }
    let opening = Substring(first).trimmingSpaces
    guard opening.isEmpty || Self.row(opening, names: names) != nil else { return nil }
    let pieces = scalars.split(whereSeparator: Self.isSeparator).map { Substring($0) }
      .map { $0.trimmingSpaces }
      .filter { !$0.isEmpty }
    guard (2...24).contains(pieces.count) else { return nil }
    for piece in pieces {
      guard let row = Self.row(piece, names: names) else { return nil }
      rows.append(row)
      if row.introduced == Version(0) { incomplete.append(row.platform) }
    }
    guard incomplete.count < rows.count else { return nil }
  }

  /// No name of a platform with its versions is longer, in scalars.
  private static let longestPiece = 64

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "⏐", "|", "│", "｜", "·", "•", ",", "、": true
    default: false
    }
  }

  /// `macOS 10.15+`, `iOS 4.2–14.0`, `iPadOS+`.
  private static func row(_ piece: Substring, names: EntityNames) -> Availability? {
    let start = piece.firstIndex { $0.isASCII && $0.isNumber } ?? piece.endIndex
    let name = piece[..<start].trimming { $0 == " " || $0 == "+" }
    guard let platform = names.platform(named: name) else { return nil }
    let versions = piece[start...].split(whereSeparator: { "+–-~ ".contains($0) })
    let numbers = versions.compactMap { Version(String($0)) }
    guard numbers.count == versions.count, numbers.count <= 2 else { return nil }
    return Availability(
      platform: platform.name.english, introduced: numbers.first ?? Version(0),
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
