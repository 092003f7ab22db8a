/// Rows and cells that say that they are as the ones beside them, in place of what those say.
extension TablePart {
  private static let likeAbove: Set<String> = [
    "same as above", "as above", "ditto", "same", "same situation", "위와 같음", "위와 동일", "상동", "같은 상황",
    "같은 조건", "위와 같은 조건", "위와 같은 상황",
  ]
  private static let likeLeft: Set<String> = [
    "same as left", "same as on the left", "as on the left", "as left", "왼쪽과 같음", "왼쪽과 동일",
    "왼쪽과 같다",
    "왼쪽 칸과 같음", "좌동",
  ]

  /// A row's name that goes on from the one above it, with what that begins with: “… the gate stays
  /// shut”, 위와 같음 → 닫음; the same where it does not.
  func continuing(_ above: TablePart) -> TablePart {
    let rest: ArraySlice<ProseToken>
    if let first = tokens.first, first.isMark("…") {
      rest = tokens.dropFirst()
    } else if let end = tokens.firstIndex(where: { $0.isArrow || $0.isMark(",:;") }),
      Self.likeAbove.contains(Self.words(tokens[..<end]))
    {
      rest = tokens[(end + 1)...].drop { $0.folded == "but" }
    } else {
      return self
    }
    guard !rest.isEmpty,
      let end = above.tokens.lastIndex(where: { $0.isArrow || $0.isMark(",;") })
    else { return self }
    return TablePart(Array(above.tokens[...end] + rest), reader)
  }

  /// Whether a title asks the same as the one before it of something else: “With a ticket instead”.
  var goesOnWithAnother: Bool {
    tokens.contains { ["instead", "대신", "대신에", "대신에는"].contains($0.folded) }
  }

  /// Whether it says that it is as the cell above it, and no more.
  var isAsAbove: Bool { tokens.only?.isMark("〃↑") == true || says(Self.likeAbove) }

  /// Whether it says that it is as the cell on its left, and no more.
  var isAsLeft: Bool { tokens.only?.isMark("←") == true || says(Self.likeLeft) }

  private func says(_ words: Set<String>) -> Bool { words.contains(Self.words(tokens[...])) }

  private static func words(_ tokens: ArraySlice<ProseToken>) -> String {
    tokens.filter { $0.kind != .mark }.map(\.folded).joined(separator: " ")
  }
}

extension [[TablePart]] {
  /// The same with what cells point to in their place; the names of rows among them.
  func spelledOut(names: Int) -> [[TablePart]] {
    var rows = self
    for row in rows.indices {
      for column in rows[row].indices {
        let cell = rows[row][column]
        if column == names {
          if row > 0, column < rows[row - 1].count {
            rows[row][column] = cell.continuing(rows[row - 1][column])
          }
        } else if cell.isAsAbove, row > 0, column < rows[row - 1].count {
          rows[row][column] = rows[row - 1][column]
        } else if cell.isAsLeft, column > names + 1 {
          rows[row][column] = rows[row][column - 1]
        }
      }
    }
    return rows
  }
}
