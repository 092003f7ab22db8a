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
    var folders = path.utf8.split(separator: Self.slash).map { String(Substring($0)) }
    var stem = folders.popLast() ?? path
    if let dot = stem.utf8.lastIndex(of: Self.dot), dot != stem.startIndex {
      stem = String(stem[..<dot])
    }
    if let dot = stem.utf8.lastIndex(of: Self.dot),
      let found = Self.language(stem[stem.utf8.index(after: dot)...])
    {
      language = found
      stem = String(stem[..<dot])
    } else if let folder = folders.firstIndex(where: { Self.language($0[...]) != nil }) {
      language = Self.language(folders[folder][...])
      folders.remove(at: folder)
    }
    // The page of a bundle or a section stands for its folder.
    let standsForFolder = stem == "index" || stem == "_index"
    if !standsForFolder || folders.isEmpty { folders.append(stem) }
    topic = folders.joined(separator: "/")
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
    let name = path.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown") || name.hasSuffix(".mdx")
  }
}
