internal import LockbBase

/// What a path says about a document: its topic and, where the path tells, its language.
///
/// A language is looked for as a suffix (`door.ko.md`), as the suffix of a Hugo bundle
/// (`door/index.ko.md`) and as a folder (`ko/door.md`), in that order.
struct DocumentPath: Hashable {
  /// The path without language and ending: `guides/door` for `guides/door.ko.md`.
  var topic: String
  /// The language that the path names.
  var language: Language?

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Reads a path with `/` between its parts.
  init(_ path: String) {
    let path = Self.plain(path)
    let bytes = path.utf8
    let start = bytes.lastIndex(of: Self.slash).map(bytes.index(after:)) ?? bytes.startIndex
    var end = bytes.endIndex
    if let dot = bytes[start...].lastIndex(of: Self.dot), dot != start { end = dot }
    var folders = path[..<start]
    if let dot = bytes[start..<end].lastIndex(of: Self.dot),
      let found = Self.language(path[bytes.index(after: dot)..<end])
    {
      language = found
      end = dot
    } else if let (found, rest) = Self.withoutLanguage(folders) {
      language = found
      folders = rest
    }
    let stem = path[start..<end]
    // The page of a bundle or a section stands for its folder.
    let standsForFolder = stem == "index" || stem == "_index"
    topic =
      standsForFolder && !folders.isEmpty
      ? String(folders.dropLast()) : String(folders) + stem
  }

  /// A path with nothing between two slashes, before the first or behind the last is the one without.
  private static func plain(_ path: String) -> String {
    var previous = slash
    let isPlain = path.utf8.allSatisfy { byte in
      defer { previous = byte }
      return byte != slash || previous != slash
    }
    if isPlain, previous != slash { return path }
    return path.utf8.split(separator: slash).map { String(Substring($0)) }.joined(separator: "/")
  }

  /// The first language among folders, and the folders without it.
  private static func withoutLanguage(
    _ folders: Substring
  ) -> (language: Language, folders: Substring)? {
    var start = folders.startIndex
    while let end = folders.utf8[start...].firstIndex(of: slash) {
      let next = folders.utf8.index(after: end)
      if let found = language(folders[start..<end]) {
        return (found, folders[..<start] + folders[next...])
      }
      start = next
    }
    return nil
  }

  /// `ko`, `ko-KR`, `ko_kr`, `en`, `en-US` …; nil for anything else.
  static func language(_ tag: Substring) -> Language? {
    guard [2, 5].contains(tag.utf8.count) else { return nil }
    let parts = tag.lowercased().split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, let language = Language(rawValue: String(first)) else {
      return nil
    }
    guard parts.count == 2 else { return language }
    let region = parts[1].utf8
    return region.count == 2 && region.allSatisfy { 0x61...0x7A ~= $0 } ? language : nil
  }

  /// Whether the file is a document: Markdown by its ending.
  static func isDocument(_ path: String) -> Bool {
    let end = path.utf8.suffix(9)
    return [".md", ".mdx", ".markdown"].contains { (ending: StaticString) in
      end.count >= ending.utf8CodeUnitCount
        && ending.withUTF8Buffer { ending in
          zip(end.suffix(ending.count), ending).allSatisfy { byte, letter in
            byte == letter || 0x41...0x5A ~= byte && byte | 0x20 == letter
          }
        }
    }
  }
}
