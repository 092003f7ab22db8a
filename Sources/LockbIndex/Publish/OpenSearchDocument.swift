internal import LockbBase
internal import LockbKnowledge

/// One entry of the knowledge base as OpenSearch stores it: a card, or a section of a document.
///
/// Each language has fields of its own, so that each is analyzed by its own rules.
struct OpenSearchDocument {
  /// The id by which `lockb show` opens the same thing.
  let id: String
  private(set) var members: [JSONMember]

  /// A card; it answers in both languages.
  init(_ entity: Entity) {
    id = entity.id
    members = []
    add("id", .string(entity.id))
    add("kind", .string(entity.kind.rawValue))
    for language in Language.allCases {
      add("title_\(language.rawValue)", entity.name[language])
      add("body_\(language.rawValue)", entity.summary[language])
    }
    let aliases = entity.aliases.filter { $0.standing != .forbidden }.map(\.text)
    add("names", [entity.name.english, entity.name.korean] + aliases)
    add("code", entity.symbol?.declaration ?? "")
    add("entities", entity.relations.map(\.target))
    add(entity.availability)
  }

  /// A section, with the title of its document.
  init(_ section: Section, of document: Document, counterpart: DocumentID?) {
    let language = document.id.language.rawValue
    id = ResultID.section(document.id, anchor: section.anchor)
    members = []
    add("id", .string(id))
    add("kind", .string(SearchKind.guide.rawValue))
    add("language", .string(language))
    add("topic", .string(document.id.topic))
    add("anchor", section.anchor)
    add("path", .string(document.path))
    add("line", .integer(section.line))
    add("draft", .bool(document.isDraft))
    add("tags", document.tags)
    add("counterpart", counterpart.map { ResultID.section($0, anchor: section.anchor) } ?? "")
    add("title_\(language)", document.title)
    add("heading_\(language)", (section.path + [section.title]).joined(separator: " › "))
    let isFirst = section.level == 0
    let body = isFirst ? [document.synopsis, section.text] : [section.text]
    add("body_\(language)", body.filter { !$0.isEmpty }.joined(separator: "\n"))
    add("code", section.codeSamples.map(\.code).joined(separator: "\n"))
    add("entities", section.mentions.map(\.entity))
    add(document.availability)
  }

  private mutating func add(_ name: String, _ value: JSONValue) {
    members.append(JSONMember(name: name, value: value))
  }

  /// A text; left out where it is empty.
  private mutating func add(_ name: String, _ text: String) {
    if !text.isEmpty { add(name, .string(text)) }
  }

  /// A list without its repetitions, in its order; left out where it is empty.
  private mutating func add(_ name: String, _ texts: [String]) {
    var seen: Set<String> = []
    let texts = texts.filter { !$0.isEmpty && seen.insert($0).inserted }
    if !texts.isEmpty { add(name, .strings(texts)) }
  }

  private mutating func add(_ availability: [Availability]) {
    let rows = availability.compactMap { row -> JSONValue? in
      guard let introduced = row.introduced else { return nil }
      var members = [
        JSONMember(name: "name", value: .string(row.platform)),
        JSONMember(name: "introduced", value: .integer(introduced.number)),
      ]
      if let deprecated = row.deprecated {
        members.append(JSONMember(name: "deprecated", value: .integer(deprecated.number)))
      }
      return .object(members)
    }
    if !rows.isEmpty { add("platforms", .array(rows)) }
  }
}
