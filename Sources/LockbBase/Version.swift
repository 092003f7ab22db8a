/// A platform version as a sortable integer: major · 10⁶ + minor · 10³ + patch.
public struct Version: Codable, Comparable, Hashable, Sendable, LosslessStringConvertible {
  /// The sortable integer, as the index stores it.
  public let number: Int

  /// A version from its sortable integer.
  public init(number: Int) { self.number = number }

  /// A version from its parts, each from 0 to 999.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    number = major * 1_000_000 + minor * 1_000 + patch
  }

  /// Reads `18`, `13.4` or `17.2.1`; nil for anything else.
  public init?(_ text: String) {
    let fields = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(fields.count) else { return nil }
    var parts = [0, 0, 0]
    for (index, field) in fields.enumerated() {
      guard !field.isEmpty, field.count <= 3, field.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
        let part = Int(field)
      else { return nil }
      parts[index] = part
    }
    self.init(parts[0], parts[1], parts[2])
  }

  /// The first part.
  public var major: Int { number / 1_000_000 }
  /// The second part.
  public var minor: Int { number / 1_000 % 1_000 }
  /// The third part.
  public var patch: Int { number % 1_000 }

  /// `13.4`; the patch only where it is not 0.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  /// Earlier versions first.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
