internal import LockbKnowledge

/// What the lines above a table tell of it.
extension TablePart {
  /// The sentence of the lines above a table that says what it shows: the last, where a colon ends it,
  /// else the first.
  static func leading(of legend: [ProseToken]) -> [ProseToken] {
    guard let last = Sentence.sentences(of: legend).last?.tokens,
      let end = last.lastIndex(where: { $0.kind != .mark || !"*_”\"".contains($0.text) }),
      last[end].isMark(":：")
    else { return first(of: legend) }
    return last
  }

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

  /// What the lines above a table say that its cells hold: “Cells are the fare”, 칸의 숫자는 요금; nil
  /// where they do not say so.
  static func ofCells(told legend: [ProseToken], _ reader: ItemReader) -> TablePart? {
    for sentence in Sentence.sentences(of: legend) {
      let words = sentence.tokens.map(\.folded)
      let named = words.prefix(5).firstIndex { cells.contains($0) }
      let topic = words.prefix(4).lastIndex { koreanCells.contains($0) }
      let verb = named.flatMap { name in
        words[name...].prefix(3).firstIndex {
          ["are", "is", "show", "shows", "give", "gives", "say", "says", "tell"].contains($0)
        }
      }
      guard let start = verb ?? topic, start + 1 < words.count else { continue }
      let said = sentence.tokens[(start + 1)...].prefix {
        !$0.isMark(",;:(") && $0.folded != "unless"
      }
      if !said.isEmpty { return TablePart(Array(said), reader, isTitle: true) }
    }
    return nil
  }

  private static let cells: Set<String> = [
    "cells", "cell", "entries", "entry", "numbers", "values",
  ]
  private static let koreanCells: Set<String> = [
    "칸은", "칸의", "셀은", "숫자는", "칸에는", "셀에는", "값은", "칸마다",
  ]

  /// The same where it tells whether what its row states is right: “wrong”, 틀림.
  var asVerdict: TablePart { saying(CellTruth.ofVerdict(texts.joined(separator: " "))) }

  /// Whether it tells what a dash means: “–” means …
  var definesDash: Bool {
    tokens.indices.contains { index in
      tokens[index].isMark("—–-") && index > 0 && index + 1 < tokens.count
        && tokens[index - 1].isMark("“”\"'‘’「『") && tokens[index + 1].isMark("“”\"'‘’」』")
    } || tokens.contains { ["dash", "dashes"].contains($0.folded) }
  }
}
