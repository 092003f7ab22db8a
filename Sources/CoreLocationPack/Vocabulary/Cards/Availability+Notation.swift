internal import LockbBase
internal import LockbKnowledge

extension Availability {
  /// Reads the compact notation of the tables: `iOS 4.2-14.0†, Cat 13.1, watchOS 2.0, no tvOS`.
  ///
  /// `a-b†` is introduced at a and deprecated at b; `no` is a known absence; `iOS` stands for
  /// iOS and iPadOS, which carry the same number, and `Cat` for Mac Catalyst.
  static func rows(_ notation: String) -> [Availability] {
    notation.parts(separatedBy: ",").flatMap { entry -> [Availability] in
      let words = entry.parts(separatedBy: " ")
      precondition(words.count == 2, "not a platform and a version: \(entry)")
      if words[0] == "no" {
        return platforms(words[1]).map { Availability(platform: $0, introduced: nil) }
      }
      let span = versions(words[1])
      return platforms(words[0]).map {
        Availability(platform: $0, introduced: span.introduced, deprecated: span.deprecated)
      }
    }
  }

  private static func platforms(_ short: String) -> [String] {
    switch short {
    case "iOS": ["iOS", "iPadOS"]
    case "Cat": ["Mac Catalyst"]
    case "macOS", "tvOS", "visionOS", "watchOS": [short]
    default: preconditionFailure("not a platform: \(short)")
    }
  }

  private static func versions(_ text: String) -> (introduced: Version, deprecated: Version?) {
    let parts = text.parts(separatedBy: "-")
    guard let introduced = Version(parts[0]) else { preconditionFailure("no version: \(text)") }
    guard parts.count > 1 else { return (introduced, nil) }
    guard parts[1].hasSuffix("†"), let deprecated = Version(String(parts[1].dropLast())) else {
      preconditionFailure("not a deprecation: \(text)")
    }
    return (introduced, deprecated)
  }
}
