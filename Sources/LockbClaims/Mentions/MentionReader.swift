/// Guesses what a sentence claims from what it mentions, where reading it as a whole fails.
///
/// Every thing that is mentioned must be part of the guess; verbs and nouns that only carry a
/// sentence may be left.
struct MentionReader: Sendable {
  private let matchers: [FrameMatcher]

  /// A reader with frames, the best first.
  init(frames: [Frame]) { matchers = frames.map { FrameMatcher(frames: [$0]) } }

  /// The question, and the frame it comes from; nil where nothing safe can be guessed.
  func question(
    of items: [Item], isKorean: Bool, under scope: ClaimScope
  ) -> (question: ClaimQuestion, rule: String)? {
    guard !matchers.isEmpty, let mentions = Mentions(items, isKorean: isKorean),
      let clause = clause(of: mentions)
    else { return nil }
    for matcher in matchers {
      let match = matcher.match(clause)
      guard match.names.count == 1, match.rest.allSatisfy(Self.isCarrying) else { continue }
      let frame = matcher.frames[0]
      guard frame.mayDeny || !mentions.isDenied,
        !frame.needsScope || !mentions.stretches.isEmpty,
        !frame.needsPlace || !mentions.stretches.isEmpty || !scope.isEmpty
      else { continue }
      return try? QuestionBuilder.question(of: [without(match.rest, clause)], matcher)
    }
    return nil
  }

  private func clause(of mentions: Mentions) -> Clause? {
    var clause = Clause(.main)
    clause.items = mentions.items
    clause.isNegated = mentions.isDenied
    if mentions.isAbility, !mentions.isDenied { clause.modality = .can }
    for stretch in mentions.stretches {
      guard (try? clause.add(stretch)) != nil else { return nil }
    }
    return clause
  }

  private func without(_ rest: [Item], _ clause: Clause) -> Clause {
    var whole = clause
    whole.items.removeAll { item in rest.contains { $0.tokens == item.tokens } }
    return whole
  }

  /// Verbs that say nothing beside what a frame has understood.
  private static let carrying: Set<String> = [
    "verb/become", "verb/show", "verb/report", "verb/appear", "verb/call", "verb/grant",
    "verb/offer", "verb/declare", "verb/exist", "verb/choose", "verb/ask", "verb/deliver",
    "verb/start", "verb/create", "verb/use", "verb/occur", "verb/explain", "verb/render",
    "verb/iterate", "verb/know", "verb/mean", "verb/finish", "verb/agree",
  ]

  /// Nouns that say nothing beside it.
  private static let common: Set<String> = [
    "noun/status", "noun/reported-status", "noun/location", "noun/plist", "noun/text",
    "noun/service", "noun/member", "noun/version", "noun/option", "noun/reference", "noun/remark",
    "noun/thing",
  ]

  private static func isCarrying(_ item: Item) -> Bool {
    let types = item.senses.map { $0.prefix { $0 != "/" } }
    guard !types.contains(where: Self.telling.contains) else { return false }
    return item.senses.allSatisfy {
      $0.hasPrefix("fn/") || $0.hasPrefix("term/") || carrying.contains($0) || common.contains($0)
    }
  }

  private static let telling: Set<Substring> = [
    "api", "key", "grant", "level", "label", "event", "service", "session", "accuracy", "settings",
    "diagnostic", "completion", "set", "status", "prompt", "phase", "process", "device", "delivery",
    "lifetime", "effect", "count", "callback", "about", "name", "code",
  ]
}
