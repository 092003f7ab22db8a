import Foundation

/// The package as it lies on disk.
struct SourceTree {
  /// One Swift file.
  struct File {
    /// Path from the package's folder.
    var path: String
    /// The folder below `Sources` or `Tests`.
    var target: String
    var lines: [String]
  }

  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL

  /// The Swift files of the products.
  static let sources = files(in: "Sources")
  /// The Swift files of the tests.
  static let tests = files(in: "Tests")

  /// The text of a file, by its path from the package's folder.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func files(in folder: String) -> [File] {
    let base = root.appendingPathComponent(folder).path
    let paths = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOfFile: base + "/" + path, encoding: .utf8) else {
        return nil
      }
      let target = path.split(separator: "/").first.map(String.init) ?? ""
      return File(
        path: "\(folder)/\(path)", target: target, lines: text.components(separatedBy: "\n"))
    }
  }
}

extension SourceTree.File {
  /// `path:line` of every line that matches.
  func places(where matches: (String) -> Bool) -> [String] {
    lines.enumerated().filter { matches($0.element) }.map { "\(path):\($0.offset + 1)" }
  }

  private static let wordsBeforeImport: Set<String> = [
    "public", "internal", "package", "@testable", "@_exported",
  ]

  /// The modules that the file imports, with the words before `import`.
  var imports: [(module: String, access: String)] {
    lines.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let index = words.firstIndex(of: "import"), index <= 2, index + 1 < words.count,
        words[..<index].allSatisfy(Self.wordsBeforeImport.contains)
      else { return nil }
      return (words[index + 1], words[..<index].joined(separator: " "))
    }
  }
}
