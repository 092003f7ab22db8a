internal import LockbBase
internal import LockbCheck

/// The line of a finding with a mark under its bytes.
struct FindingQuote {
  private let finding: Finding

  init(_ finding: Finding) {
    self.finding = finding
  }

  func write(to page: inout Page) {
    guard !finding.isAboutFile else { return }
    let number = String(finding.start.line)
    let gutter = spaces(5 - number.count) + number + " │ "
    let room = max(12, page.presentation.width - gutter.count)
    let (before, marked, after) = pieces(room)
    page.addUnwrapped(StyledText(gutter, .faint) + StyledText(before + marked + after))
    let mark = String(repeating: "━", count: max(1, marked.displayWidth))
    page.addUnwrapped(
      StyledText(spaces(gutter.count - 2) + "│ ", .faint)
        + StyledText(spaces(before.displayWidth)) + StyledText(mark, .error))
  }

  /// The line cut so that the marked part can be seen.
  private func pieces(_ room: Int) -> (String, String, String) {
    let line = finding.line.shown
    var before = finding.lead.shown
    let length = finding.quote.prefix { !$0.isNewline }
    let rest = line.dropFirst(before.count)
    var marked = String(rest.prefix(String(length).shown.count))
    var after = String(rest.dropFirst(marked.count))
    if (before + marked + after).displayWidth <= room { return (before, marked, after) }
    let context = room / 4
    if before.displayWidth > context { before = "…" + before.ending(in: context - 1) }
    let left = room - before.displayWidth
    if marked.displayWidth > left {
      marked = marked.beginning(in: left - 1) + "…"
      after = ""
    } else {
      let space = left - marked.displayWidth
      if after.displayWidth > space {
        after = space > 1 ? after.beginning(in: space - 1) + "…" : ""
      }
    }
    return (before, marked, after)
  }
}

extension String {
  /// The text as a terminal shows it: a tab is one space.
  fileprivate var shown: String { String(map { $0 == "\t" ? " " : $0 }) }

  /// As much of the end as fits.
  fileprivate func ending(in columns: Int) -> String {
    var width = 0
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      width += self[previous].displayWidth
      if width > columns { break }
      start = previous
    }
    return String(self[start...])
  }

  /// As much of the beginning as fits.
  fileprivate func beginning(in columns: Int) -> String {
    var width = 0
    return String(
      prefix { character in
        width += character.displayWidth
        return width <= columns
      })
  }
}
