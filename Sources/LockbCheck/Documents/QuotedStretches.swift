/// The parts of a text between quotation marks: words that are spoken of, not used.
struct QuotedStretches {
  private var stretches: [Range<Int>] = []

  private static let marks = [
    ("“", "”"), ("‘", "’"), ("「", "」"), ("『", "』"), ("«", "»"), ("\"", "\""),
  ]
  .map { (opening: Array($0.utf8), closing: Array($1.utf8)) }

  /// The stretches of a text in UTF-8.
  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      guard let mark = Self.marks.first(where: { bytes[index...].starts(with: $0.opening) }) else {
        index += 1
        continue
      }
      let start = index + mark.opening.count
      index = start
      while index < bytes.count, !bytes[index...].starts(with: mark.closing) { index += 1 }
      guard index < bytes.count else {
        index = start
        continue
      }
      stretches.append(start..<index)
      index += mark.closing.count
    }
  }

  /// Whether a part of the text lies in one.
  func hold(_ part: Range<Int>) -> Bool {
    stretches.contains { $0.lowerBound <= part.lowerBound && part.upperBound <= $0.upperBound }
  }
}
