internal import LockbBase
public import LockbKnowledge
public import LockbMarkdown

extension ClaimReader {
  /// Everything that a document claims, what in it could not be read, and how many sentences speak
  /// of the framework.
  public func read(
    document: Document, parsed: ParsedDocument
  ) -> (claims: [Claim], unchecked: [UncheckedSentence], inScope: Int) {
    var headings = headings
    var scopes: [Int: HeadingScope.Above] = [:]
    var versions: [Int: [ClaimScope.Stretch]] = [:]
    let blocks = Prose.blocks(of: parsed, flattened: flattened(in: parsed)).map { block in
      let section = document.sections.last { $0.range.lower <= block.range.lower }
      let titles = (section?.path ?? []) + [section?.title ?? ""]
      let name = section?.range.lower ?? -1
      let known = scopes[name]
      var above = known ?? above([document.title] + titles, in: &headings)
      above.isLead = known == nil
      scopes[name] = above
      let place = Claim.Place(
        document: document.id, section: section?.anchor ?? "", headings: titles,
        range: block.range, quote: "")
      // What a section has named before, a later paragraph may still speak of.
      let earlier = versions[name] ?? []
      let named = items.scopes.stretches(in: block.tokens).filter { !earlier.contains($0) }
      versions[name] = earlier + named
      return (tokens: block.tokens, place: place, above: above, earlier: earlier)
    }
    // Whose document it is, its words tell; of another subject's, nothing is read.
    let sentences = concurrentMap(blocks) { items.sentences(of: $0.tokens) }
    let titles = scopes.values.compactMap(\.page)
    let isOurs = signs.vouch(
      forSentences: sentences.reduce(0) { $0 + $1.count },
      isNamed: signs.isNamed(in: titles)
        || sentences.contains { $0.contains { signs.isNamed(in: $0.items) } })
    // A paragraph is read without the others.
    let found =
      isOurs
      ? concurrentMap(Array(zip(blocks, sentences))) { block, sentences in
        read(sentences, of: parsed, at: block.place, under: block.above, after: block.earlier)
      } : []
    var claims = found.flatMap(\.claims)
    var unchecked = found.flatMap(\.unchecked)
    var inScope = found.reduce(0) { $0 + $1.inScope }
    var lastCell: SourceRange?
    for (place, reading) in cells(of: document, parsed, under: &headings) {
      // A cell may claim several things.
      if lastCell != place.range, reading.isInScope { inScope += 1 }
      lastCell = place.range
      var told = isOurs ? joined(reading) : []
      if let question = reading.question {
        claims.append(Claim(place: place, tier: .table, rule: reading.rule, question: question))
        told.removeAll { $0.question == question }
      } else {
        if reading.isInScope {
          unchecked.append(UncheckedSentence(place: place, reason: .noFrame, detail: "cell"))
        }
        guard isOurs else { continue }
        told = self.told(in: reading) + told
      }
      claims += told.map {
        Claim(
          place: place, tier: .prose, rule: "cell+" + $0.rule, question: $0.question,
          isWhole: false)
      }
    }
    return (claims, unchecked, inScope)
  }

  /// What was found in a block.
  private struct Found: Sendable {
    var claims: [Claim] = []
    var unchecked: [UncheckedSentence] = []
    var inScope = 0
  }

  /// What the sentences of a block claim.
  ///
  /// - Parameter earlier: the versions that the section has named before.
  private func read(
    _ sentences: [(sentence: Sentence, items: [Item])], of parsed: ParsedDocument,
    at block: Claim.Place, under above: HeadingScope.Above,
    after earlier: [ClaimScope.Stretch]
  ) -> Found {
    var found = Found()
    // The versions that a sentence names stay what its paragraph speaks of.
    var carried = above
    for (index, (sentence, items)) in sentences.enumerated() {
      let named = items.compactMap(\.scope)
      var readings = read(sentence, items, under: carried)
      // “Before 3 it was different. The gate opens when …”: what was then may be over.
      if named.isEmpty, carried.scope != above.scope, carried.scope.isOver {
        readings = readings.map { $0.orUnder(above.scope, not: carried.scope) }
      }
      if !named.isEmpty { carried.scope = ClaimScope(named) }
      if index == 0, let lead = Self.lead(items) {
        (carried.page, carried.isLead) = (lead, true)
      } else {
        carried.page = AvailabilityLine.lead(of: items) ?? carried.page
        carried.told.take(readings, of: items, isKorean: sentence.isKorean)
      }
      if case .outOfScope? = readings.first { continue }
      found.inScope += 1
      var place = block
      place.range = sentence.range
      place.quote = parsed.text(at: sentence.range)
      for reading in readings {
        switch reading {
        case .question(let question, let rule):
          var claim = Claim(place: place, tier: .sentence, rule: rule, question: question)
          if named.isEmpty { claim.versionsBefore = earlier }
          found.claims.append(claim)
        case .unread(let reason, let detail):
          found.unchecked.append(
            UncheckedSentence(place: place, reason: reason, detail: detail))
        case .mention(let question, let rule, let isWhole):
          found.claims.append(
            Claim(place: place, tier: .prose, rule: rule, question: question, isWhole: isWhole))
        case .outOfScope: break
        }
      }
    }
    return found
  }

  /// The level that a paragraph opens with in bold, and what it is about: “**Gate A.** It opens …”.
  private static func lead(_ items: [Item]) -> Item? {
    let named = items.filter { $0.mark == nil && $0.function != "filler" }
    return named.count == 1 && named[0].isEmphasized && named[0].sense(ofType: "level") != nil
      ? named[0] : nil
  }
}
