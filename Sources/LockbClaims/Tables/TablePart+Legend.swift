/// What the lines above a table tell of it.
extension TablePart {
  /// Whether it names another part between quotation marks, or what that begins with.
  func quotes(_ other: TablePart) -> Bool {
    let name = other.tokens.map(\.folded)
    guard !name.isEmpty else { return false }
    return tokens.indices.contains { mark in
      guard tokens[mark].isMark("‘“'\"「『") else { return false }
      let quoted = tokens[(mark + 1)...].prefix { !$0.isMark("’”'\"」』") }.map(\.folded)
      return !quoted.isEmpty && name.starts(with: quoted)
    }
  }
  /// Whether it tells of what the columns of a table hold.
  var speaksOfColumns: Bool {
    let words: Set<String> = ["column", "columns", "열은", "열의", "열에는", "열에서는"]
    return tokens.contains { words.contains($0.folded) || $0.text.begins(with: "칸") }
  }
  /// Whether it tells of some rows of a table.
  var speaksOfRows: Bool {
    let words: Set<String> = [
      "row", "rows", "행은", "행의", "행만", "행이", "행에서는", "줄만", "줄은", "줄의", "줄에서는",
    ]
    return tokens.contains { words.contains($0.folded) }
  }
  /// Whether it says what kind of apps some are: 호환 앱은 …한 앱입니다.
  var saysWhatAppsAre: Bool {
    guard let last = sentences.first.flatMap({ reader.items(of: $0).last }) else { return false }
    return last.function == "actor" && last.suffix.isCopula
  }

  /// Whether it tells what a dash means: “–” means …
  var definesDash: Bool {
    tokens.indices.contains { index in
      tokens[index].isMark("—–-") && index > 0 && index + 1 < tokens.count
        && tokens[index - 1].isMark("“”\"'‘’「『") && tokens[index + 1].isMark("“”\"'‘’」』")
    } || tokens.contains { ["dash", "dashes"].contains($0.folded) }
  }
}
