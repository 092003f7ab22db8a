internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge
internal import LockbPack

/// Reads the values of filters; what is not valid is an error that lists what is.
struct FilterOptions {
  let messages: Messages

  /// `ko` or `en`; nil for `any`.
  func language(_ name: String) throws(CommandFailure) -> Language? {
    let name = name.lowercased()
    if name == "any" { return nil }
    guard let language = Language(rawValue: name) else {
      throw messages.unknownValue(name, of: "--lang", valid: ["ko", "en", "any"])
    }
    return language
  }

  /// A kind of result; nil where none is asked for.
  func kind(_ name: String?) throws(CommandFailure) -> SearchKind? {
    guard let name else { return nil }
    guard let kind = SearchKind(rawValue: name.lowercased()) else {
      throw messages.unknownValue(
        name, of: "--kind", valid: SearchKind.allCases.map(\.rawValue))
    }
    return kind
  }

  /// A platform's name as the packs spell it, from any spelling they know; nil where none is asked for.
  func platform(_ name: String?, in packs: [KnowledgePack]) throws(CommandFailure) -> String? {
    guard let name else { return nil }
    let platforms = packs.flatMap(\.vocabulary.entities).filter { $0.kind == .platform }
    let match = platforms.first { platform in
      let names = [platform.name.english, platform.name.korean] + platform.aliases.map(\.text)
      return names.contains { Self.folded($0) == Self.folded(name) }
    }
    guard let match else {
      throw messages.unknownValue(
        name, of: "--platform", valid: platforms.map(\.name.english))
    }
    return match.name.english
  }

  /// A version; nil where none is asked for.
  func version(_ text: String?) throws(CommandFailure) -> Version? {
    guard let text else { return nil }
    guard let version = Version(text) else { throw messages.badVersion(text) }
    return version
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}
