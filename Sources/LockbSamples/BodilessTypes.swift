/// Types that a listing of declarations shows by their heads alone: `actor Gate`.
enum BodilessTypes {
  /// A sample with bodies put behind heads that have none.
  struct Completion {
    var text: String
    /// Where the bodies begin, in the text.
    var bodies: [Int] = []

    /// The byte of the sample for a byte of the text.
    func offset(inSample offset: Int) -> Int {
      let before = bodies.count { $0 < offset }
      return offset - before * BodilessTypes.body.utf8.count
    }
  }

  private static let body = " {}"

  /// A sample in which every head without a body has an empty one.
  static func completed(_ code: String) -> Completion {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var ends: Set<Int> = []
    for index in lines.indices where isHead(lines[index]) {
      var end = index
      while end + 1 < lines.count, continuesHead(lines[end + 1]) { end += 1 }
      let next = lines[(end + 1)...].first { !words(of: $0).isEmpty }
      guard !lines[index...end].contains(where: { $0.contains("{") }),
        next.flatMap({ words(of: $0).first })?.hasPrefix("{") != true
      else { continue }
      ends.insert(end)
    }
    var bodies: [Int] = []
    var length = 0
    for index in lines.indices {
      if ends.contains(index) {
        bodies.append(length + lines[index].utf8.count)
        lines[index] += body
      }
      length += lines[index].utf8.count + 1
    }
    return Completion(text: lines.joined(separator: "\n"), bodies: bodies)
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
