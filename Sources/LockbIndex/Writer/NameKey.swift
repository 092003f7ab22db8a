internal import LockbBase
internal import LockbKnowledge
internal import LockbText

/// The form of a name by which it is looked up: its words run together, so that letter case,
/// spaces and punctuation do not matter.
enum NameKey {
  /// How good a key is for what it names.
  enum Standing: Int {
    /// The name, or what an id calls it.
    case name
    /// A name that the vocabulary prefers or allows.
    case alias
    /// A name without its arguments, or with its container in front; an everyday name.
    case variant
    /// A document's title.
    case title
    /// A name that should not be used.
    case forbidden
    /// What a document's file is called.
    case topic

    /// How soon what goes by it comes where a query is the name: what somebody called a document comes
    /// before what else a card is called.
    var order: Int {
      switch self {
      case .name: 0
      case .title: 1
      case .alias: 2
      case .variant: 3
      case .topic: 4
      case .forbidden: 5
      }
    }
  }

  /// The key of a name; empty where the name has no letter or digit.
  static func key(_ name: some StringProtocol) -> String {
    Analyzer.tokens(in: String(name)).map(\.surface).joined()
  }

  /// The keys of an entity, each with its best standing, in the order of the keys.
  static func keys(of entity: Entity) -> [(key: String, standing: Int)] {
    var best: [String: Int] = [:]
    func enter(_ name: some StringProtocol, _ standing: Standing) {
      let key = key(name)
      guard !key.isEmpty else { return }
      best[key] = min(best[key] ?? .max, standing.rawValue)
    }
    for name in [entity.name.english, entity.name.korean] {
      enter(name, .name)
      enter(withoutArguments(name), .variant)
      if let container = entity.symbol?.container {
        enter(container + "." + name, .variant)
        enter(container + "." + withoutArguments(name), .variant)
      }
    }
    enter(entity.id, .name)
    if let slash = entity.id.firstIndex(of: "/") { enter(entity.id[slash...], .name) }
    for alias in entity.aliases {
      enter(alias.text, standing(of: alias))
      if alias.language == nil { enter(withoutArguments(alias.text), .variant) }
    }
    return best.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ($0.key, $0.value) }
  }

  /// The keys of a document, each with its standing.
  static func keys(title: String, topic: String) -> [(key: String, standing: Int)] {
    standings(titleKey: key(title), topicKey: key(topic))
  }

  /// The keys of a document, each once and with its standing.
  static func standings(titleKey: String, topicKey: String) -> [(key: String, standing: Int)] {
    let keys = [
      (key: titleKey, standing: Standing.title.rawValue),
      (key: topicKey, standing: Standing.topic.rawValue),
    ]
    return keys.filter {
      !$0.key.isEmpty && ($0.standing == keys[0].standing || $0.key != titleKey)
    }
  }

  private static func standing(of alias: Alias) -> Standing {
    switch alias.standing {
    case .preferred, .allowed: .alias
    case .everyday: .variant
    case .forbidden: .forbidden
    }
  }

  private static func withoutArguments(_ name: String) -> Substring {
    name.prefix { $0 != "(" }
  }
}
