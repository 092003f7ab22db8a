internal import LockbBase
internal import LockbIndex

extension SearchAnswer {
  func markdown(for presentation: Presentation) -> String {
    let messages = Messages(presentation.language)
    guard !response.results.isEmpty else {
      let names = frameworks.map { $0[messages.language] }
      let corpus = messages.corpus(documents: response.corpus.documents, frameworks: names)
      let text = messages.nothingFound(
        response, corpus: corpus, isStrict: isStrict, keptBack: keptBack)
      return Markdown.escaped(text) + "\n"
    }
    return response.results.map { markdown($0, messages) }.joined()
  }

  private func markdown(_ result: SearchResult, _ messages: Messages) -> String {
    var title = Markdown.escaped(result.title)
    if !result.section.isEmpty, result.section != result.title {
      title += " › " + Markdown.escaped(result.section)
    }
    let kind = cards[result.id].map(messages.role) ?? messages.name(of: result.kind)
    let quality = messages.label(of: result.quality).map { " · \($0)" } ?? ""
    let snippet = result.segments
      .map { $0.hit ? "**\(Markdown.escaped($0.text))**" : Markdown.escaped($0.text) }.joined()
    var lines = ["- **\(title)** (\(Markdown.escaped(kind))\(quality))"]
    if !snippet.isEmpty { lines.append(snippet) }
    let place = place(of: result)
    lines.append(
      Markdown.code(result.next) + (place.isEmpty ? "" : " · " + Markdown.code(place)))
    return lines.joined(separator: "  \n  ") + "\n"
  }
}
