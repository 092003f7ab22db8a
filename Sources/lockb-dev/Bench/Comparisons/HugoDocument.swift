/// A document as Hugo takes it.
enum HugoDocument {
  /// Where it stands in Hugo's folder. Below a folder with an `index.md` Hugo makes no pages.
  static func path(_ path: String) -> String {
    var parts = path.split(separator: "/").map(String.init)
    if let last = parts.last, last.hasPrefix("index.") { parts[parts.count - 1] = "_" + last }
    return "hugo/content/" + parts.joined(separator: "/")
  }

  /// Its text without what ends a build: dates in another form than Hugo's, and what stands behind
  /// the language of a code block.
  static func bytes(of document: [UInt8]) -> [UInt8] {
    let lines = document.split(separator: 0x0A, omittingEmptySubsequences: false)
    let mark = Array("---".utf8)
    let front =
      lines.first?.starts(with: mark) == true
      ? lines.dropFirst().firstIndex { $0.starts(with: mark) } ?? 0 : 0
    var kept: [ArraySlice<UInt8>] = []
    for (index, line) in lines.enumerated() {
      if index < front, line.starts(with: Array("date:".utf8)) { continue }
      let isFence = line.drop { $0 == 0x20 }.starts(with: Array("```".utf8))
      kept.append(isFence ? withoutAttributes(line) : line)
    }
    return Array(kept.joined(separator: [0x0A]))
  }

  private static func withoutAttributes(_ fence: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let words = fence.drop { $0 == 0x20 }
    guard let space = words.firstIndex(where: { $0 == 0x20 || $0 == 0x7B }) else { return fence }
    return fence[..<space]
  }
}
