internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge

extension SearchAnswer {
  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    guard !response.results.isEmpty else { return writeNothingFound(to: &page, messages) }
    writeHead(to: &page, messages)
    for result in response.results {
      page.separate()
      write(result, to: &page, messages)
    }
    writeFoot(to: &page, messages)
  }

  /// What the reader must know before trusting the results.
  private func writeHead(to page: inout Page, _ messages: Messages) {
    for rewrite in response.query.rewrites {
      page.add(StyledText(rewrite, .faint))
    }
    for warning in response.warnings { page.add(StyledText(warning, .warning)) }
    if !response.unknownTerms.isEmpty {
      page.add(
        StyledText(messages.unknownWords(response.unknownTerms, corpus: corpus(messages)), .warning)
      )
    }
    if let note = messages.note(on: response.tier) { page.add(StyledText(note, .warning)) }
  }

  private func write(_ result: SearchResult, to page: inout Page, _ messages: Messages) {
    let card = cards[result.id]
    var heading = StyledText(result.title, .title)
    if !result.section.isEmpty, result.section != result.title {
      heading = heading + StyledText(" › ", .faint) + StyledText(result.section, .title)
    }
    page.add(heading, right: StyledText(label(of: result, card, messages), .faint))
    if !result.platforms.isEmpty {
      messages.write(result.platforms, to: &page, indent: 2)
    }
    var snippet = StyledText()
    for segment in result.segments {
      snippet.append(segment.text, segment.hit ? .hit : .plain)
    }
    if !snippet.isEmpty { page.add(snippet, indent: 2) }
    if !result.unmatchedTerms.isEmpty {
      page.add(StyledText(messages.without(result.unmatchedTerms), .warning), indent: 2)
    }
    if let explanation = result.explanation {
      page.add(StyledText(explain(result, explanation, messages), .faint), indent: 2)
    }
    page.add(command: result.next, right: StyledText(place(of: result), .faint), indent: 2)
  }

  /// What it is, in which languages, and how close to the question where it is not exact.
  private func label(of result: SearchResult, _ card: Entity?, _ messages: Messages) -> String {
    var parts = [card.map(messages.role) ?? messages.name(of: result.kind)]
    if result.kind == .guide {
      let languages = [result.language, result.counterpart?.language].compactMap { $0?.rawValue }
      parts.append(languages.joined(separator: ", "))
    }
    if !result.claims.isEmpty { parts.append(messages.summary(of: result.claims)) }
    if let quality = messages.label(of: result.quality) { parts.append(quality) }
    return parts.joined(separator: " · ")
  }

  private func explain(
    _ result: SearchResult, _ explanation: ScoreExplanation, _ messages: Messages
  ) -> String {
    let shares = explanation.shares
      .map { "\($0.column) \(JSONValue.score($0.score).text)" }.joined(separator: " + ")
    let score = JSONValue.score(result.score).text
    let sum = shares.isEmpty ? score : "\(score) = \(shares)"
    return messages.explanation(
      tier: result.tier, score: sum, matched: explanation.matchedTerms)
  }

  private func writeFoot(to page: inout Page, _ messages: Messages) {
    let more = response.total - response.results.count
    if more > 0 {
      page.separate()
      let limit = min(response.total, max(20, 2 * response.results.count))
      page.add(StyledText(messages.more(more, limit: limit), .faint))
    }
    // Similar words are what the results hold already.
    if response.tier == .relaxed || response.tier == .substring {
      writeSuggestions(to: &page, messages)
    }
  }

  private func writeNothingFound(to page: inout Page, _ messages: Messages) {
    page.add(
      StyledText(
        messages.nothingFound(
          response, corpus: corpus(messages), isStrict: isStrict, keptBack: keptBack)))
    for warning in response.warnings { page.add(StyledText(warning, .warning)) }
    if keptBack > 0 {
      page.add(command: commands.search(response.query.raw), indent: 2)
    } else {
      writeSuggestions(to: &page, messages)
    }
  }

  private func writeSuggestions(to page: inout Page, _ messages: Messages) {
    guard !response.suggestions.isEmpty else { return }
    page.separate()
    page.add(StyledText(messages.suggestions))
    for suggestion in response.suggestions {
      page.add(command: commands.search(suggestion), indent: 2)
    }
  }

  private func corpus(_ messages: Messages) -> String {
    let names = frameworks.map { $0[messages.language] }
    return messages.corpus(documents: response.corpus.documents, frameworks: names)
  }
}
