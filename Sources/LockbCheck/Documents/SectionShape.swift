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
  private var tables = 0
  private var samples = 0
  private var items = 0

  /// Something that a section has less of than its translation.
  struct Lack {
    /// How much that matters.
    var severity: Diagnostic.Severity
    /// What it is.
    var message: Localized<String>
  }

  /// The shapes of a document's sections, in the order of the text.
  static func all(in document: CheckedDocument) -> [Self] {
    var shapes = document.document.sections.map { section in
      Self(
        anchor: section.anchor, title: section.title,
        range: document.range(ofLine: document.line(at: section.range.lower)),
        tables: section.tables.count, samples: section.codeSamples.count)
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
  func lacks(of other: Self) -> [Lack] {
    var lacks: [Lack] = []
    func compare(
      _ own: Int, _ others: Int, _ severity: Diagnostic.Severity, _ english: String,
      _ korean: String
    ) {
      guard own < others else { return }
      let message = Localized(
        en: "\(own) \(english) here, \(others) in the translation",
        ko: "\(korean): 여기 \(own)개, 번역에 \(others)개")
      lacks.append(Lack(severity: severity, message: message))
    }
    compare(tables, other.tables, .warning, "tables", "표")
    compare(samples, other.samples, .warning, "code samples", "코드")
    compare(items, other.items, .note, "list items", "목록 항목")
    return lacks
  }
}
