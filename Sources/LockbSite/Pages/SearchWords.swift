internal import LockbBase

/// The words that the search's script shows, as scripts of their own.
struct SearchWords {
  private static let prefix = "search-"

  let context: SiteContext

  var files: [SiteFile] {
    Language.allCases.map { language in
      let words = context.source.theme.words(language).filter { $0.key.hasPrefix(Self.prefix) }
      let members = words.keys.sorted().map { key in
        JSONMember(
          name: String(key.dropFirst(Self.prefix.count)), value: .string(words[key] ?? ""))
      }
      var bytes = Array("lockb.shard(\"words-\(language.rawValue)\",".utf8)
      JSONValue.object(members).writeCompactly(to: &bytes)
      bytes += ")\n".utf8
      return SiteFile("assets/search/words-\(language.rawValue).js", bytes)
    }
  }
}
