internal import LockbBase
internal import LockbKnowledge
internal import LockbMarkdown

/// What a section is made of, for comparing it with its translation.
struct SectionShape {
  /// The section's anchor, which translations share.
  var anchor: String
  /// Its heading.
  var title: String
  /// The bytes of its first line.
  var range: SourceRange
  /// Whether it is a heading of the first level that says the title of the front matter once more:
  /// sites show that title anyway, so that a translation may do without it.
  var repeatsTitle: Bool
  private var tables: [TableShape] = []
  private var samples = 0
  private var items = 0

  private struct TableShape: Sendable {
    var rows: Int
    var range: SourceRange
  }

  /// Something that a section has less of than its translation.
  struct Lack {
    /// How much that matters.
    var severity: Diagnostic.Severity
    /// What it is.
    var message: Localized<String>
    /// Where it is missing.
    var place: SourceRange
  }

  /// The shapes of a document's sections, in the order of the text.
  static func all(in document: CheckedDocument) -> [Self] {
    let title = document.parsed.frontMatter?.fields["title"] == nil ? nil : document.document.title
    var shapes = document.document.sections.map { section in
      Self(
        anchor: section.anchor, title: section.title,
        range: document.range(ofLine: document.line(at: section.range.lower)),
        repeatsTitle: section.level == 1 && section.title == title,
        tables: section.tables.map { table in
          let line = document.line(at: table.range.lower)
          return TableShape(rows: table.rows.count, range: document.range(ofLine: line))
        }, samples: section.codeSamples.count)
    }
    let starts = document.document.sections.map(\.range.lower)
    document.parsed.walkBlocks { block in
      guard case .list(let list) = block.kind,
        let index = starts.lastIndex(where: { $0 <= block.range.lower })
      else { return }
      shapes[index].items += list.items.count
    }
    return shapes
  }

  /// What this section has less of than its translation.
  ///
  /// - Parameter isSure: Whether both documents have the same sections. Only then is each row and
  ///   item known to have its like.
  func lacks(of other: Self, isSure: Bool) -> [Lack] {
    var lacks: [Lack] = []
    func compare(
      _ own: Int, _ others: Int, _ english: String, _ korean: String, at place: SourceRange,
      isCertain: Bool = true
    ) {
      guard own < others else { return }
      let message = Localized(
        en: "\(own) \(english)\(own == 1 ? "" : "s") here, \(others) in the translation",
        ko: "\(korean): 여기 \(own)개, 번역에 \(others)개")
      lacks.append(Lack(severity: isCertain ? .warning : .note, message: message, place: place))
    }
    compare(tables.count, other.tables.count, "table", "표", at: range)
    compare(samples, other.samples, "code sample", "코드", at: range)
    compare(items, other.items, "list item", "목록 항목", at: range, isCertain: isSure)
    if tables.count == other.tables.count {
      for (own, other) in zip(tables, other.tables) {
        compare(own.rows, other.rows, "row", "행", at: own.range, isCertain: isSure)
      }
    }
    return lacks
  }
}
