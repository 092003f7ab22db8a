internal import LockbBase
internal import LockbKnowledge

extension Availability {
  /// Reads the compact notation of the tables: `iOS 4.2-14.0†, Cat 13.1, watchOS 2.0, no tvOS`.
  ///
  /// `a-b†` is introduced at a and deprecated at b; `no` is a known absence; `iOS` stands for
  /// iOS and iPadOS, which carry the same number, and `Cat` for Mac Catalyst.
  static func rows(_ notation: CardText) -> [Availability] {
    var rows: [Availability] = []
    for entry in notation.parts(separatedBy: ",") {
      let space = entry.utf8.firstIndex(of: UInt8(ascii: " ")) ?? entry.utf8.endIndex
      let first = entry[..<space]
      let second = entry[space...].dropFirst()
      let span = first == "no" ? nil : versions(second)
      for platform in platforms(first == "no" ? second : first) {
        rows.append(
          Availability(
            platform: platform, introduced: span?.introduced, deprecated: span?.deprecated))
      }
    }
    return rows
  }

  private static func platforms(_ short: Substring) -> [String] {
    switch short {
    case "iOS": ["iOS", "iPadOS"]
    case "Cat": ["Mac Catalyst"]
    case "macOS", "tvOS", "visionOS", "watchOS": [String(short)]
    default: preconditionFailure("not a platform: \(short)")
    }
  }

  /// A version, or a span of two that ends with the mark of a deprecation.
  private static func versions(
    _ text: Substring
  ) -> (introduced: Version, deprecated: Version?) {
    let dash = text.utf8.firstIndex(of: UInt8(ascii: "-")) ?? text.endIndex
    guard let introduced = Version(String(text[..<dash])) else {
      preconditionFailure("not a version: \(text)")
    }
    guard dash < text.endIndex else { return (introduced, nil) }
    let end = text[dash...].dropFirst()
    guard end.last == "†", let deprecated = Version(String(end.dropLast())) else {
      preconditionFailure("not a deprecation: \(text)")
    }
    return (introduced, deprecated)
  }
}
