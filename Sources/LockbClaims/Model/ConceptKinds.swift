/// Of which kinds some concepts are, by the part of each before its first slash.
struct ConceptKinds: OptionSet, Sendable {
  let rawValue: UInt8

  /// The first of them is a word of grammar.
  static let function = Self(rawValue: 1 << 0)
  static let verb = Self(rawValue: 1 << 1)
  static let status = Self(rawValue: 1 << 2)
  /// Only the framework’s documents speak of it; “status” and “prompt” are words of any document.
  static let telling = Self(rawValue: 1 << 3)
  /// It is more than a word of grammar, a verb or a common noun.
  static let thing = Self(rawValue: 1 << 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The kinds of some concepts, which a word can stand for, best first.
  init(of concepts: [String]) {
    self = []
    for (place, concept) in concepts.enumerated() {
      let type = Self.key(concept.utf8)
      switch type {
      case Self.grammar: if place == 0 { insert(.function) }
      case Self.verbs: insert(.verb)
      default:
        if !Self.common.contains(type) { insert(.thing) }
        if type == Self.statuses { insert(.status) }
        if Self.tellingTypes.contains(type) || type == Self.prompts && concept != "prompt/any" {
          insert(.telling)
        }
      }
    }
  }

  /// The first eight bytes of what stands before the slash, as a number.
  private static func key(_ concept: some Sequence<UInt8>) -> UInt64 {
    var (key, count) = (UInt64(0), 0)
    for byte in concept {
      guard byte != UInt8(ascii: "/"), count < 8 else { break }
      key = key << 8 | UInt64(byte)
      count += 1
    }
    return key
  }

  private static let grammar = key("fn".utf8)
  private static let verbs = key("verb".utf8)
  private static let statuses = key("status".utf8)
  private static let prompts = key("prompt".utf8)
  private static let common = ["noun", "count", "name"].map { key($0.utf8) }
  private static let tellingTypes = [
    "api", "key", "grant", "level", "label", "event", "service", "session", "accuracy", "settings",
    "diagnostic", "completion", "set", "about",
  ].map { key($0.utf8) }
}
