internal import ArgumentParser
internal import LockbIndex
internal import LockbKnowledge
internal import LockbPack

/// `lockb search`: asks the index and writes what it found.
struct SearchCommand: Subcommand {
  static let name = "search"
  static let formats: [OutputFormat] = [.text, .json, .tsv, .md]
  static var configuration: CommandConfiguration { configured(.search) }

  @Argument(help: help(.query), completion: Completions.names)
  var query: [String]

  @Option(name: .customLong("lang"), help: help(.language), completion: .list(["ko", "en", "any"]))
  var languageName = "any"

  @Option(help: help(.kind), completion: .list(SearchKind.allCases.map(\.rawValue)))
  var kind: String?

  @Option(help: help(.platform), completion: Completions.platforms)
  var platform: String?

  @Option(help: help(.version))
  var at: String?

  @Option(help: help(.limit))
  var limit: String = "10"

  @Flag(help: help(.strict))
  var strict = false

  @Flag(help: help(.explain))
  var explain = false

  @Flag(help: help(.open))
  var open = false

  @OptionGroup var common: CommonOptions

  var words: [String] { query }

  func answer(in session: Session) throws -> any Answer {
    let request = try request(in: session)
    let (answer, knowledge) = try session.answering { knowledge in
      var response = try Searcher(knowledge.reader).search(request)
      for index in response.results.indices {
        response.results[index].next = session.commands.show(response.results[index].id)
      }
      var cards: [String: Entity] = [:]
      for result in response.results where result.kind != .guide {
        cards[result.id] = try knowledge.reader.entity(result.id)
      }
      // What the filters keep back is there all the same.
      let isKeptBack = response.results.isEmpty && request.isFiltered
      let keptBack =
        isKeptBack ? try Searcher(knowledge.reader).search(request.withoutFilters).total : 0
      let answer = SearchAnswer(
        response: response, cards: cards, contentRoot: knowledge.contentRoot,
        frameworks: session.packs.map(\.name), isStrict: strict, keptBack: keptBack,
        commands: session.commands)
      return (answer, knowledge)
    }
    session.keep(knowledge)
    if open { try Opener(session: session, knowledge: knowledge).open(answer.response) }
    return answer
  }

  /// The request that the options describe.
  func request(in session: Session) throws(CommandFailure) -> SearchRequest {
    let text = query.joined(separator: " ")
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw session.messages.emptyQuery
    }
    let filters = FilterOptions(messages: session.messages)
    guard let limit = Int(limit), limit >= 1 else {
      throw session.messages.badLimit(limit)
    }
    return SearchRequest(
      text, language: try filters.language(languageName), kind: try filters.kind(kind),
      platform: try filters.platform(platform, in: session.packs), version: try filters.version(at),
      limit: limit, isStrict: strict, explains: explain)
  }
}
