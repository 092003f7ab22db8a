internal import LockbBase

/// Finds entities by the names that documents use for them.
struct EntityNames: Sendable {
  /// Candidates for each spelling, best first: ids in vocabulary order.
  private let byName: [String: [String]]
  /// The names that a misspelling is measured against, sorted: those of symbols, of the types around
  /// them and of keys, cut at their dots and without argument labels.
  let codeNames: [String]
  /// Platform ids by lower-case name, spaces folded.
  private let platforms: [String: Entity]

  init(_ vocabulary: Vocabulary) {
    var byName: [String: [String]] = [:]
    var codeNames: Set<String> = []
    var platforms: [String: Entity] = [:]
    for entity in vocabulary.entities {
      for name in Self.names(of: entity) where byName[name]?.contains(entity.id) != true {
        byName[name, default: []].append(entity.id)
      }
      switch entity.kind {
      case .api, .key:
        for name in Self.names(of: entity) {
          let parts = Symbol.base(of: name).utf8.split(separator: UInt8(ascii: "."))
          codeNames.formUnion(
            parts.filter { $0.allSatisfy(CodeNames.isPart) }.map { String(Substring($0)) })
        }
      case .platform:
        let aliases = entity.aliases.filter { $0.standing != .everyday }
        for name in [entity.name.english] + aliases.map(\.text) {
          platforms[Self.folded(name)] = entity
        }
      case .status, .service, .rule, .term: break
      }
    }
    self.byName = byName
    self.codeNames = codeNames.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.platforms = platforms
  }

  /// Every spelling under which code or a link may name an entity.
  private static func names(of entity: Entity) -> [String] {
    let name = entity.name.english
    var names = [name]
    if let symbol = entity.symbol {
      names.append(Symbol.base(of: name))
      if let container = symbol.container {
        names += ["\(container).\(name)", "\(container).\(Symbol.base(of: name))"]
        if let last = container.split(separator: ".").last, last.count != container.count {
          names += ["\(last).\(name)", "\(last).\(Symbol.base(of: name))"]
        }
      }
    }
    return names + entity.aliases.filter { $0.language == nil }.map(\.text)
  }

  static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }

  /// The entity that code or link text names; the first in vocabulary order where several do.
  func entity(named text: String) -> String? {
    let name = Self.trimmed(text)
    return (byName[name] ?? byName[Symbol.base(of: name)])?.first
  }

  /// Whether an entity has exactly this name, argument labels included.
  func has(_ name: String) -> Bool { byName[name] != nil }

  /// The platform of a name in any letter case: `ios`, `Mac Catalyst`.
  func platform(named text: some StringProtocol) -> Entity? {
    platforms[Self.folded(String(text))]
  }

  /// Code without what surrounds a name: leading dot, quotes, a trailing semicolon.
  private static func trimmed(_ text: String) -> String {
    var name = text.utf8[...]
    while let first = name.first, opening.contains(first) { name.removeFirst() }
    while let last = name.last, closing.contains(last) { name.removeLast() }
    return name.count == text.utf8.count ? text : String(Substring(name))
  }

  private static let opening = Array(". `@".utf8)
  private static let closing = Array(" `;".utf8)
}
