extension StyledText {
  /// The text in lines of at most `width` columns, broken at spaces where there are any.
  func wrapped(to width: Int) -> [StyledText] {
    guard displayWidth > width else { return [self] }
    var lines: [StyledText] = []
    var line = Line()
    for cell in cells {
      if cell.character == " " {
        line.lastSpace = line.cells.count
      } else if line.width + cell.width > width, !line.cells.isEmpty {
        lines.append(line.breakOff())
      }
      if cell.character == " ", line.cells.isEmpty, !lines.isEmpty { continue }
      line.append(cell)
    }
    lines.append(StyledText(line.cells[...]))
    return lines
  }

  private var cells: [Cell] {
    runs.flatMap { run in run.text.map { Cell(character: $0, style: run.style) } }
  }

  private init(_ cells: ArraySlice<Cell>) {
    self.init()
    var index = cells.startIndex
    while index < cells.endIndex {
      let style = cells[index].style
      let end = cells[index...].firstIndex { $0.style != style } ?? cells.endIndex
      append(String(cells[index..<end].map(\.character)), style)
      index = end
    }
  }

  private struct Cell {
    var character: Character
    var style: Style
    var width: Int

    init(character: Character, style: Style) {
      self.character = character
      self.style = style
      width = character.displayWidth
    }
  }

  private struct Line {
    var cells: [Cell] = []
    var width = 0
    /// Index of the last space, where the line may end.
    var lastSpace: Int?

    mutating func append(_ cell: Cell) {
      cells.append(cell)
      width += cell.width
    }

    /// Takes the finished part off the front and keeps the word that goes on.
    mutating func breakOff() -> StyledText {
      let end = lastSpace ?? cells.count
      let finished = cells[..<end]
      let rest = lastSpace == nil ? [] : Array(cells[(end + 1)...])
      self = Line()
      for cell in rest { append(cell) }
      return StyledText(finished)
    }
  }
}
