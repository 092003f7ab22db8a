public import LockbBase
public import LockbKnowledge
internal import LockbMarkdown

/// What other pages show of a document, without its text. Where two readings of a file have the
/// same outline, only pages of the document itself differ.
public struct DocumentOutline: Hashable, Sendable {
  /// A section.
  struct Heading: Hashable, Sendable {
    var anchor: String
    var level: Int
    var title: String
  }

  /// The document's id.
  public let id: DocumentID
  /// The path inside the content.
  public let path: String
  private let location: String
  private let title: String
  private let summary: String
  private let isDraft: Bool
  private let date: String?
  private let weight: Int?
  private var sections: [Heading]

  /// The outline of a document.
  public init(_ document: CheckedDocument) {
    id = document.id
    path = document.document.path
    location = document.path
    title = document.document.title
    summary = document.document.summary
    isDraft = document.document.isDraft
    date = document.document.date
    if case .integer(let weight)? = document.parsed.frontMatter?["weight"] {
      self.weight = weight
    } else {
      weight = nil
    }
    sections = document.document.sections.map {
      Heading(anchor: $0.anchor, level: $0.level, title: $0.title)
    }
  }

  /// Whether another outline differs in sections only: those show on pages that lead to them.
  public func isLike(_ other: Self) -> Bool {
    var other = other
    other.sections = sections
    return self == other
  }

  /// The document without its text.
  public var document: CheckedDocument {
    let place = SourceRange(0, 0)
    let document = Document(
      id: id, path: path, title: title, summary: summary, isDraft: isDraft, date: date,
      digest: Digest(),
      sections: sections.map {
        Section(
          anchor: $0.anchor, level: $0.level, title: $0.title, range: place, line: 1, text: "")
      })
    let fields = weight.map { ["weight": MetadataValue.integer($0)] } ?? [:]
    let parsed = ParsedDocument(
      source: [], frontMatter: FrontMatter(range: place, fields: fields),
      blocks: [])
    return CheckedDocument(
      DocumentReading(document: document, parsed: parsed), path: location,
      knowledge: CheckKnowledge(vocabulary: .empty))
  }
}

extension DocumentOutline {
  /// Writes everything.
  public func write(to packed: inout PackedWriter) {
    for text in [id.topic, id.language.rawValue, path, location, title, summary] {
      packed.add(text)
    }
    packed.add(isDraft ? 1 : 0)
    packed.add([date].compactMap(\.self)) { $0.add($1) }
    packed.add([weight].compactMap(\.self)) { $0.add($1) }
    packed.add(sections) { packed, section in
      packed.add(section.anchor)
      packed.add(section.level)
      packed.add(section.title)
    }
  }

  /// Reads what was written.
  public init(_ packed: inout PackedReader) throws(PackedReader.Damage) {
    let topic = try packed.text()
    guard let language = Language(rawValue: try packed.text()) else { throw PackedReader.Damage() }
    id = DocumentID(topic: topic, language: language)
    path = try packed.text()
    location = try packed.text()
    title = try packed.text()
    summary = try packed.text()
    isDraft = try packed.number() == 1
    date = try packed.list { packed throws(PackedReader.Damage) in try packed.text() }.first
    weight = try packed.list { packed throws(PackedReader.Damage) in try packed.number() }.first
    sections = try packed.list { packed throws(PackedReader.Damage) in
      Heading(
        anchor: try packed.text(), level: try packed.number(), title: try packed.text())
    }
  }
}
