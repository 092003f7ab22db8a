/// Types that a listing of declarations shows by their heads alone: `actor Gate`.
enum BodilessTypes {
  /// A sample in which every head without a body has an empty one; nil where there is none.
  static func completed(_ code: String) -> String? {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isChanged = false
    for index in lines.indices where isHead(lines[index]) {
      var end = index
      while end + 1 < lines.count, continuesHead(lines[end + 1]) { end += 1 }
      let next = lines[(end + 1)...].first { !words(of: $0).isEmpty }
      guard !lines[index...end].contains(where: { $0.contains("{") }),
        next.flatMap({ words(of: $0).first })?.hasPrefix("{") != true
      else { continue }
      lines[end] += " {}"
      isChanged = true
    }
    return isChanged ? lines.joined(separator: "\n") : nil
  }

  private static let keywords: Set<String> = [
    "struct", "enum", "class", "actor", "protocol", "extension",
  ]
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "indirect",
    "nonisolated", "distributed",
  ]

  private static func isHead(_ line: String) -> Bool {
    let words = words(of: line).drop { $0.hasPrefix("@") || modifiers.contains($0) }
    guard let keyword = words.first, keywords.contains(keyword), words.count > 1 else {
      return false
    }
    // `class func` and `class var` are members.
    return !["func", "var", "let", "subscript"].contains(words.dropFirst().first)
  }

  private static func continuesHead(_ line: String) -> Bool {
    guard let first = words(of: line).first else { return false }
    return first == "where" || first.hasPrefix(":") || first.hasPrefix(",")
  }

  private static func words(of line: String) -> [String] {
    line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
  }
}
