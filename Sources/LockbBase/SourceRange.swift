/// A half-open range of byte offsets in one file.
public struct SourceRange: Codable, Comparable, Hashable, Sendable {
  /// Offset of the first byte, counted from 0.
  public var lower: Int
  /// Offset just past the last byte; never below `lower`.
  public var upper: Int

  /// The range from `lower` up to, not including, `upper`.
  public init(_ lower: Int, _ upper: Int) {
    precondition(lower <= upper, "a source range runs forwards")
    self.lower = lower
    self.upper = upper
  }

  /// The number of bytes.
  public var count: Int { upper - lower }
  /// Whether the range holds no byte.
  public var isEmpty: Bool { lower == upper }
  /// The offsets as a standard range.
  public var offsets: Range<Int> { lower..<upper }

  /// Whether every byte of `other` is inside this range.
  public func contains(_ other: SourceRange) -> Bool {
    lower <= other.lower && other.upper <= upper
  }

  /// Earlier start first; the longer range first where both start together.
  public static func < (left: Self, right: Self) -> Bool {
    left.lower != right.lower ? left.lower < right.lower : left.upper > right.upper
  }
}
