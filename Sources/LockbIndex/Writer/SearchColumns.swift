internal import LockbBase
internal import LockbKnowledge
internal import LockbText

/// The analysed text of one entry, as the full-text table takes it.
///
/// A pure function of what the other tables hold, so that an entry can be taken out again.
struct SearchColumns: Sendable {
  var title: [UInt8] = []
  var titleForms: [UInt8] = []
  var name: [UInt8] = []
  var summary: [UInt8] = []
  var body: [UInt8] = []
  var bodyForms: [UInt8] = []
  var code: [UInt8] = []
  /// The number of words in the body.
  var words = 0
}

/// What the columns of a section are made from.
struct SectionText {
  /// The document's title, synopsis and tags at its first section; empty elsewhere.
  var documentTitle = ""
  var documentSynopsis = ""
  var tags: [String] = []
  var title: String
  var text: String
  var code: [String]
}

extension SectionText {
  /// What is analysed of a section of a document.
  init(_ section: Section, at index: Int, of document: Document) {
    self.init(title: section.title, text: section.text, code: section.codeSamples.map(\.code))
    guard index == 0 else { return }
    documentTitle = document.title
    documentSynopsis = document.synopsis
    tags = document.tags
  }
}

/// Fills columns; remembers the words it has met.
struct ColumnWriter {
  private var analyzer = ColumnAnalyzer()
  private var columns = IndexColumns()

  /// The columns of a section.
  mutating func columns(of section: SectionText) -> SearchColumns {
    var result = SearchColumns()
    // A document whose first heading is its title would count the title twice.
    append(section.title)
    if section.documentTitle != section.title { append(section.documentTitle) }
    take(surfaces: &result.title, forms: &result.titleForms)
    append(section.documentSynopsis)
    for tag in section.tags { append(tag) }
    take(all: &result.summary)
    append(section.text)
    result.words = columns.surfaces.count(where: 0x20)
    take(surfaces: &result.body, forms: &result.bodyForms)
    for code in section.code { append(code) }
    take(surfaces: &result.code)
    return result
  }

  /// The columns of an entity.
  mutating func columns(of entity: Entity) -> SearchColumns {
    var result = SearchColumns()
    append(entity.ownName(entity.name.english))
    if entity.name.korean != entity.name.english { append(entity.ownName(entity.name.korean)) }
    take(surfaces: &result.title, forms: &result.titleForms)
    for alias in entity.aliases { append(entity.ownName(alias.text)) }
    take(all: &result.name)
    append(entity.summary.english)
    append(entity.summary.korean)
    take(all: &result.summary)
    append(entity.symbol?.container ?? "")
    for property in entity.properties {
      for text in [property.label, property.value] {
        append(text.english)
        if text.korean != text.english { append(text.korean) }
      }
    }
    result.words = columns.surfaces.count(where: 0x20)
    take(surfaces: &result.body, forms: &result.bodyForms)
    append(entity.symbol?.declaration ?? "")
    take(surfaces: &result.code)
    return result
  }

  private mutating func append(_ text: String) {
    if !text.isEmpty { analyzer.append(text, to: &columns) }
  }

  private mutating func take(surfaces: inout [UInt8], forms: inout [UInt8]) {
    surfaces = columns.surfaces
    forms = columns.stems
    columns.removeAll()
  }

  private mutating func take(surfaces: inout [UInt8]) {
    surfaces = columns.surfaces
    columns.removeAll()
  }

  private mutating func take(all: inout [UInt8]) {
    all = columns.surfaces
    all.append(contentsOf: columns.stems)
    columns.removeAll()
  }
}

extension Entity {
  /// A name without the type in front: a member is not what its type's name stands for.
  fileprivate func ownName(_ name: String) -> String {
    guard let container = symbol?.container, name.hasPrefix(container + ".") else { return name }
    return String(name.dropFirst(container.count + 1))
  }
}

extension [UInt8] {
  fileprivate func count(where byte: UInt8) -> Int { reduce(0) { $1 == byte ? $0 + 1 : $0 } }
}
