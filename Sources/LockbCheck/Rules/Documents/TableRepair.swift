internal import LockbBase
internal import LockbMarkdown

/// What is wrong with the delimiter row of lines that were taken for a table, and what puts it right.
struct TableRepair {
  /// What stands under the header.
  enum Flaw: Equatable {
    /// No delimiter row.
    case missing
    /// One of another width: how many cells it has, and how many the header.
    case width(Int, header: Int)
    /// One that would do: the lines go on with a paragraph, which no table begins in.
    case unread
  }

  let header: SourceRange
  let flaw: Flaw
  private let rows: Int
  private let columns: Int
  fileprivate let edit: TextEdit?

  private init(_ table: Table, in document: CheckedDocument) {
    header = table.header.range
    rows = table.rows.count
    // What the header has less than the widest row was filled up behind it.
    columns = table.header.cells.count { $0.range.lower < table.header.range.upper }
    let number = document.line(at: header.lower)
    let line = document.range(ofLine: number)
    // What stands before the first pipe keeps the row inside its quote or list item.
    let indent = document.text(at: line).prefix { $0 != "|" }
    // A cell behind the last column of the header would be shown no more.
    let isWhole = columns == table.alignments.count
    let isIndent = indent.allSatisfy { $0 == " " || $0 == "\t" || $0 == ">" }
    guard let (place, cells) = Self.delimiterRow(document.range(ofLine: number + 1), document)
    else {
      flaw = .missing
      let row = Self.row([], columns)
      edit =
        isIndent && isWhole
        ? TextEdit(
          SourceRange(line.upper, line.upper),
          "\(document.ending(ofLine: number))\(indent)\(row)") : nil
      return
    }
    // An empty cell is none of a delimiter row.
    let width = cells.count { $0.contains("-") }
    flaw = [width, cells.count] == [columns, columns] ? .unread : .width(width, header: columns)
    edit = flaw == .unread || !isWhole ? nil : TextEdit(place, Self.row(cells, columns))
  }

  /// A delimiter row so wide; what cells there are keep how they are aligned.
  private static func row(_ cells: [String], _ columns: Int) -> String {
    let written = (0..<columns).map { column in
      column < cells.count && cells[column].contains("-") ? cells[column] : "---"
    }
    return "| " + written.joined(separator: " | ") + " |"
  }

  /// The bytes of a delimiter row from its first pipe, and its cells; nil where a line is none.
  private static func delimiterRow(
    _ line: SourceRange, _ document: CheckedDocument
  ) -> (SourceRange, [String])? {
    let text = document.text(at: line)
    let row = text.drop { $0 == " " || $0 == "\t" || $0 == ">" }
    guard row.first == "|", row.contains("-"), row.allSatisfy({ "|-: \t".contains($0) }) else {
      return nil
    }
    var cells = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
      .map { $0.filter { $0 == "-" || $0 == ":" } }
    if cells.last?.isEmpty == true { cells.removeLast() }
    return (SourceRange(line.upper - row.utf8.count, line.upper), cells)
  }
}

extension TableRepair {
  /// Those of a document's tables, by the header of each.
  static func all(in document: CheckedDocument) -> [SourceRange: TableRepair] {
    var found: [SourceRange: TableRepair] = [:]
    document.parsed.walkBlocks { block in
      guard case .table(let table) = block.kind, table.isRecovered else { return }
      found[table.header.range] = TableRepair(table, in: document)
    }
    return found
  }

  /// The edits that make tables of the lines for certain: with each of them made, a table begins at the
  /// header and has all of its rows. Lines that go on with a paragraph or a quote stay what they are,
  /// whatever is put between them.
  static func certainEdits(
    _ repairs: some Sequence<TableRepair>, in document: CheckedDocument
  ) -> [SourceRange: TextEdit] {
    var left = repairs.filter { $0.edit != nil }.sorted { $0.header < $1.header }
    // An edit that is given up may have moved another table; one more look decides.
    for _ in 0..<2 where !left.isEmpty {
      let held = left.thatHold(in: document.parsed.source)
      if held.count == left.count {
        return left.reduce(into: [:]) { edits, repair in edits[repair.header] = repair.edit }
      }
      left = held
    }
    return [:]
  }
}

extension [TableRepair] {
  /// Those whose lines are a table once all edits are made; they are in order.
  fileprivate func thatHold(in source: [UInt8]) -> [TableRepair] {
    var text: [UInt8] = []
    var position = 0
    var headers: [Int] = []
    for repair in self {
      guard let edit = repair.edit else { continue }
      headers.append(text.count + repair.header.lower - position)
      text += source[position..<edit.range.lower]
      text += edit.text.utf8
      position = edit.range.upper
    }
    text += source[position...]
    var tables: [Int: Table] = [:]
    MarkdownParser().parse(text).walkBlocks { block in
      guard case .table(let table) = block.kind, !table.isRecovered else { return }
      tables[table.header.range.lower] = table
    }
    return zip(self, headers).compactMap { repair, header in
      repair.holds(as: tables[header]) ? repair : nil
    }
  }
}

extension TableRepair {
  fileprivate func holds(as table: Table?) -> Bool {
    table.map { $0.rows.count == rows && $0.alignments.count == columns } ?? false
  }
}
