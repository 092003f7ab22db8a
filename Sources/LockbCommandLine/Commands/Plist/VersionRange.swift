internal import LockbBase

/// Versions from one to another, both included: `18`, or `12..18`.
struct VersionRange: Equatable {
  let first: Version
  let last: Version

  /// Reads a range; nil for anything else.
  init?(_ text: String) {
    guard let separator = text.firstRange(of: "..") else {
      guard let version = Version(text) else { return nil }
      (first, last) = (version, version)
      return
    }
    guard let first = Version(String(text[..<separator.lowerBound])),
      let last = Version(String(text[separator.upperBound...])), first <= last
    else { return nil }
    (self.first, self.last) = (first, last)
  }

  /// Where the answer may change: the first version, and those of a list that lie behind it.
  func beginnings(among versions: [String]) -> [Version] {
    [first] + versions.compactMap { Version($0) }.filter { $0 > first && $0 <= last }.sorted()
  }
}
