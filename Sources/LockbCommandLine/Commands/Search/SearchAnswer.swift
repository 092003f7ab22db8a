internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge

/// The answer to a search, ready to be written.
struct SearchAnswer: Answer {
  let response: SearchResponse
  /// The entities among the results, by id.
  let cards: [String: Entity]
  /// The folder that the results' paths are relative to; nil where they are to be shown as they are.
  let contentRoot: String?
  /// The frameworks that the knowledge base is about.
  let frameworks: [Localized<String>]
  let isStrict: Bool
  /// The number of results that the filters kept back, where nothing else was found.
  let keptBack: Int
  let commands: FollowingCommands

  var status: ExitStatus { response.results.isEmpty ? .nothingFound : .success }

  var rows: [[String]] {
    response.results.map { result in
      [
        result.id, result.kind.rawValue, result.language.rawValue, result.quality.rawValue,
        JSONValue.score(result.score).text, result.title, result.section, result.path,
        result.line == 0 ? "" : String(result.line),
        result.segments.map(\.text).joined(),
      ]
    }
  }

  /// The file of a result, as it can be opened from here, and its line.
  func place(of result: SearchResult) -> String {
    guard !result.path.isEmpty else { return "" }
    return "\(LockbCommandLine.path(result.path, below: contentRoot)):\(result.line)"
  }
}
