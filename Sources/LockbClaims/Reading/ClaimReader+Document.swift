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
    let blocks = Prose.blocks(of: parsed, flattened: flattened(in: parsed))
    // Whose document it is, its words tell; of another subject's, nothing is read.
    let isOurs = isNamed(in: blocks, of: document, &headings)
    // A paragraph is read without the others.
    let found =
      isOurs
      ? concurrentMap(paragraphs(blocks, of: document, &headings)) { read($0, of: parsed) } : []
    var claims = found.flatMap(\.claims)
    var unchecked = found.flatMap(\.unchecked)
    var inScope = found.reduce(0) { $0 + $1.inScope }
    var lastCell: SourceRange?
    let cells = cells(of: document, parsed, under: &headings)
    let toldInCells = concurrentMap(cells) { _, reading in
      guard isOurs else { return [(rule: String, question: ClaimQuestion)]() }
      return (reading.question == nil ? self.told(in: reading) : []) + joined(reading)
    }
    for ((place, reading), var told) in zip(cells, toldInCells) {
      // A cell may claim several things.
      if lastCell != place.range, reading.isInScope { inScope += 1 }
      lastCell = place.range
      if let question = reading.question {
        claims.append(Claim(place: place, tier: .table, rule: reading.rule, question: question))
        told.removeAll { $0.question == question }
      } else if reading.isInScope {
        unchecked.append(UncheckedSentence(place: place, reason: .noFrame, detail: "cell"))
      }
      claims += told.map {
        Claim(
          place: place, tier: .prose, rule: "cell+" + $0.rule, question: $0.question,
          isWhole: false)
      }
    }
    if isOurs {
      let sentences = (claims.map(\.place) + unchecked.map(\.place))
        .sorted { $0.range.lower < $1.range.lower }
      claims += defined(in: document, parsed, sentences, under: &headings)
    }
    return (claims, unchecked, inScope)
  }

  /// What items of lists of names may claim as definitions, beside what they claim as sentences.
  ///
  /// - Parameter sentences: the places of what was read, in their order.
  private func defined(
    in document: Document, _ parsed: ParsedDocument, _ sentences: [Claim.Place],
    under headings: inout HeadingScope
  ) -> [Claim] {
    definitions(of: document, parsed, under: &headings).flatMap { place, reading in
      let asked = reading.question.map { [(rule: reading.rule, question: $0)] }
      let place = sentences.holding(place.range) ?? place
      return (asked ?? told(in: reading) + joined(reading)).map {
        Claim(
          place: place, tier: .prose, rule: "definition+" + $0.rule, question: $0.question,
          isWhole: false)
      }
    }
  }

  /// Whether a document speaks of the framework, as one of its headings or sentences tells.
  private func isNamed(
    in blocks: [Prose.Paragraph], of document: Document, _ headings: inout HeadingScope
  ) -> Bool {
    if signs.names.isEmpty { return true }
    var count = 0
    var seen: Set<String> = []
    let isNamed = blocks.contains { block in
      let titles = document.section(at: block.range.lower).titles
      if let page = headings.page(of: [document.heading] + titles),
        signs.isNamed(in: [page], seen: &seen)
      {
        return true
      }
      // How many sentences there are counts only where they are few.
      guard
        signs.vouch(forSentences: count, isNamed: false)
          || signs.mayBeNamed(in: block.tokens, items)
      else { return false }
      let sentences = items.sentences(of: block.tokens)
      count += sentences.count
      return sentences.contains { signs.isNamed(in: $0.items, seen: &seen) }
    }
    return signs.vouch(forSentences: count, isNamed: isNamed)
  }

  /// A paragraph with what stands above it.
  private struct Paragraph: Sendable {
    var tokens: [ProseToken]
    var place: Claim.Place
    var above: HeadingScope.Above
    /// The versions that its section has named before.
    var earlier: [ClaimScope.Stretch]
  }

  private func paragraphs(
    _ blocks: [Prose.Paragraph], of document: Document, _ headings: inout HeadingScope
  ) -> [Paragraph] {
    var scopes: [Int: HeadingScope.Above] = [:]
    var versions: [Int: [ClaimScope.Stretch]] = [:]
    return blocks.map { block in
      let section = document.section(at: block.range.lower)
      let titles = section.titles
      let name = section?.range.lower ?? -1
      let known = scopes[name]
      var above = known ?? above([document.heading] + titles, in: &headings)
      above.isLead = known == nil
      scopes[name] = above
      let place = Claim.Place(
        document: document.id, section: section?.anchor ?? "", headings: titles,
        range: block.range, quote: "")
      // What a section has named before, a later paragraph may still speak of.
      let earlier = versions[name] ?? []
      let named = items.scopes.stretches(in: block.tokens).filter { !earlier.contains($0) }
      versions[name] = earlier + named
      return Paragraph(tokens: block.tokens, place: place, above: above, earlier: earlier)
    }
  }

  /// What was found in a paragraph.
  private struct Found: Sendable {
    var claims: [Claim] = []
    var unchecked: [UncheckedSentence] = []
    var inScope = 0
  }

  /// The sentences of a paragraph and what reading each of them came to.
  func sentences(
    of tokens: [ProseToken], under above: HeadingScope.Above
  ) -> [(sentence: Sentence, items: [Item], readings: [Reading])] {
    // The versions that a sentence names stay what its paragraph speaks of.
    var carried = above
    var isLed = false
    return items.sentences(of: tokens).enumerated().map { index, read in
      let (sentence, items) = read
      let named = items.compactMap(\.scope)
      if named.isEmpty, items.contains(where: \.turnsVersions) { carried.scope = above.scope }
      var readings = self.read(sentence, items, under: carried)
      // “Before 3 it was different. The gate opens when …”: what was then may be over.
      let mayBeOver = carried.scope != above.scope && !isLed && !items.contains(where: \.isVersion)
      if named.isEmpty, mayBeOver {
        readings = readings.map { $0.orUnder(above.scope, not: carried.scope) }
        if carried.scope.isOver {
          var now = carried
          now.scope = above.scope
          readings = readings.alsoSaid(in: self.read(sentence, items, under: now))
        }
      }
      if !named.isEmpty {
        carried.scope = ClaimScope(named)
        isLed = index == 0 && Self.isLed(items)
      }
      if index == 0, let lead = Self.lead(items) {
        (carried.page, carried.isLead) = (lead, true)
      } else {
        carried.page = AvailabilityLine.lead(of: items) ?? carried.page
        carried.told.take(readings, of: items, isKorean: sentence.isKorean)
      }
      return (sentence, items, readings)
    }
  }

  /// “**iOS 13.** The gate opens …”, “macOS: it opens …”: whether a paragraph speaks of the versions
  /// that it begins with.
  private static func isLed(_ items: [Item]) -> Bool {
    guard let first = items.first, first.scope != nil else { return false }
    return first.isEmphasized || items.count == 1 || items[1].mark != nil
  }

  /// What the sentences of a paragraph claim.
  private func read(_ paragraph: Paragraph, of parsed: ParsedDocument) -> Found {
    var found = Found()
    for (sentence, items, readings) in sentences(of: paragraph.tokens, under: paragraph.above) {
      if case .outOfScope? = readings.first { continue }
      found.inScope += 1
      var place = paragraph.place
      place.range = sentence.range
      place.quote = parsed.text(at: sentence.range)
      for reading in readings {
        switch reading {
        case .question(let question, let rule):
          var claim = Claim(place: place, tier: .sentence, rule: rule, question: question)
          if !items.contains(where: { $0.scope != nil }) {
            claim.versionsBefore = paragraph.earlier
          }
          found.claims.append(claim)
        case .unread(let reason, let detail):
          found.unchecked.append(
            UncheckedSentence(
              place: place, reason: reason, detail: detail,
              word: Self.word(detail, of: sentence, items, in: parsed)))
        case .mention(let question, let rule, let isWhole):
          found.claims.append(
            Claim(place: place, tier: .prose, rule: rule, question: question, isWhole: isWhole))
        case .outOfScope: break
        }
      }
    }
    return found
  }

  /// The words of a sentence that a concept, a word of grammar or an unknown word was read from.
  private static func word(
    _ detail: String, of sentence: Sentence, _ items: [Item], in parsed: ParsedDocument
  ) -> String {
    let concept = detail.split(separator: " ").last.map(String.init) ?? ""
    let item = items.first { item in
      item.function.map { $0 == detail } == true || item.unknown == detail
        || concept.contains("/") && item.senses.contains(concept)
    }
    guard let tokens = item?.tokens, tokens.upperBound <= sentence.tokens.count,
      let first = sentence.tokens[tokens].first, let last = sentence.tokens[tokens].last
    else {
      return sentence.tokens.first { $0.folded == detail }?.text ?? ""
    }
    return parsed.text(at: SourceRange(first.range.lower, last.range.upper))
  }

  /// The level that a paragraph opens with in bold, and what it is about: “**Gate A.** It opens …”.
  private static func lead(_ items: [Item]) -> Item? {
    let named = items.filter { $0.mark == nil && $0.function != "filler" }
    return named.count == 1 && named[0].isEmphasized && named[0].sense(ofType: "level") != nil
      ? named[0] : nil
  }
}

extension [Claim.Place] {
  /// The last of some places, in the order of their beginnings, that begins before a range ends; nil
  /// where it shares no byte with it.
  fileprivate func holding(_ range: SourceRange) -> Claim.Place? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.lower < range.upper { low = middle + 1 } else { high = middle }
    }
    return low > 0 && self[low - 1].range.upper > range.lower ? self[low - 1] : nil
  }
}

extension Document {
  /// The section that a place of the file is in.
  func section(at offset: Int) -> Section? { sections.last { $0.range.lower <= offset } }
}

extension Section? {
  /// The headings over what stands in it, outermost first.
  var titles: [String] { (self?.path ?? []) + [self?.title ?? ""] }
}

extension Document {
  /// Its title, if that stands above its text: where no heading does, it is called by its first line,
  /// which says nothing of the others.
  var heading: String {
    let hasHeading = sections.contains { !$0.title.isEmpty }
    let isLine = !hasHeading && (title == path || sections.first?.text.hasPrefix(title) == true)
    return isLine ? "" : title
  }
}

extension Item {
  private static let turns: Set<String> = [
    "newer", "newest", "later", "latest", "recent", "today", "today's", "now", "nowadays",
    "currently", "since", "release",
  ]

  /// “Before that”, “on newer systems”, 이전 버전에서: whether it speaks of other versions than those
  /// named before.
  fileprivate var turnsVersions: Bool {
    words.contains(where: Self.turns.contains) || words == ["before", "that"]
      || senses.contains("thing/older-systems")
  }

  /// “On these systems”, 그 버전에서는.
  fileprivate var isVersion: Bool { senses.contains("noun/version") }
}

extension [ClaimReader.Reading] {
  /// Without what is only told in the versions of the sentence before, and no longer asked in them.
  fileprivate func alsoSaid(in others: Self) -> Self {
    let said = filter { reading in
      guard let question = reading.question, question.scope.isEmpty else { return true }
      return others.contains { $0.question == question }
    }
    return said.isEmpty ? [.unread(.unclearSubject, detail: "versions")] : said
  }
}
