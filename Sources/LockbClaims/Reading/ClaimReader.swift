internal import LockbBase
public import LockbKnowledge
internal import LockbMarkdown

/// Reads claims from documents.
public struct ClaimReader: Sendable {
  let items: ItemReader
  let matcher: FrameMatcher
  let headings: HeadingScope
  let tables: TableReader
  private let mentions: MentionReader
  private let nowhere: NowhereReader
  let properties: PropertyReader
  private let madeUp: MadeUpName
  private let glosses: GlossReader
  let presence: PresenceReader
  let signs: FrameworkSigns

  /// A reader of a framework's documents, of which as much is made ready as `texts` ask for.
  public init(
    grammar: ClaimGrammar, texts: [[UInt8]]? = nil,
    vocabulary: @Sendable @autoclosure () -> Vocabulary
  ) {
    self.init(GrammarTables(grammar), texts: texts, vocabulary: vocabulary())
  }

  /// A reader of a framework's documents.
  ///
  /// - Parameters:
  ///   - texts: the bytes of the documents; where they are few, the reader is ready sooner.
  ///   - vocabulary: asked for when the grammar has been read.
  public init(
    _ tables: GrammarTables, texts: [[UInt8]]? = nil,
    vocabulary: @Sendable @autoclosure () -> Vocabulary
  ) {
    let (grammar, entries) = (tables.grammar, tables.entries)
    let sieve = texts.flatMap { TextSieve($0, told: tables.told) }
    let forms = Eventual { KoreanForms(entries, sieve) }
    let (made, (lexicon, catalogue)) = together(
      {
        // There are two cores, and the other one will wait for the forms.
        _ = forms.value
        let frames = [
          grammar.frames, grammar.mentionFrames, grammar.cellFrames, grammar.nowhereFrames,
        ]
        return (
          frames: frames.map(FrameTable.frames), table: grammar.properties(),
          names: NameTable(entries, sieve)
        )
      },
      {
        var lexicon = ClaimLexicon(entries, sieve)
        lexicon.add(forms.value, of: entries)
        let catalogue = VocabularyWords(vocabulary())
        lexicon.add(catalogue.entries)
        return (lexicon, catalogue)
      })
    let (frames, table) = (made.frames, made.table)
    var names = made.names
    names.add(catalogue, sieve)
    let reader = ItemReader(
      lexicon: lexicon, names: names, scopes: ScopeReader(platforms: catalogue.platforms))
    items =
      sieve.map { sieve in
        ItemReader(reader, sieve) {
          var lexicon = ClaimLexicon(entries, nil)
          lexicon.add(KoreanForms(entries, nil), of: entries)
          lexicon.add(catalogue.entries)
          var names = NameTable(entries, nil)
          names.add(catalogue, nil)
          return (lexicon, names)
        }
      } ?? reader
    matcher = FrameMatcher(frames: frames[0])
    mentions = MentionReader(
      frames: frames[1], sentences: matcher, hosts: table.hosts)
    nowhere = NowhereReader(frames: frames[3])
    properties = PropertyReader(table: table)
    madeUp = MadeUpName(table: table, labels: catalogue.labels)
    glosses = GlossReader(table: table)
    presence = PresenceReader(hosts: table.hosts, guards: table.guards)
    signs = FrameworkSigns(names: grammar.signs, hints: grammar.hints)
    headings = HeadingScope(items: items)
    self.tables = TableReader(
      items: items, cellFrames: FrameMatcher(frames: frames[2]),
      sentences: matcher, levels: grammar.levels, told: tables.told)
  }

  /// What reading a sentence came to.
  public enum Reading: Sendable {
    case question(ClaimQuestion, rule: String)
    case unread(UncheckedSentence.Reason, detail: String)
    /// A sentence that is not understood may still claim this, by what it mentions; `isWhole` where
    /// it mentions nothing else.
    case mention(ClaimQuestion, rule: String, isWhole: Bool)
    /// It does not speak of the framework.
    case outOfScope
  }

  /// Reads one Markdown sentence under headings, outermost first.
  public func read(_ markdown: String, headings: [String] = []) -> [Reading] {
    let source = Array(markdown.utf8)
    let parsed = MarkdownParser().parse(source)
    var scopes = self.headings
    let above = above(headings, in: &scopes)
    return Prose.blocks(of: parsed).flatMap { block in
      sentences(of: block.tokens, under: above).flatMap(\.readings)
    }
  }

  /// What headings give, outermost first, and what the innermost takes for granted.
  func above(
    _ headings: [String], in scopes: inout HeadingScope
  ) -> HeadingScope.Above {
    var above = scopes.above(headings)
    guard let last = headings.last, !last.isEmpty else { return above }
    let part = scopes.part(of: last)
    // “Getting the pass”, 정기권 받기: what is done, and not what holds.
    guard !part.namesAct else { return above }
    above.given = Circumstances(of: part, matcher)
    if let prompt = scopes.prompt(of: last) { above.given.show(prompt) }
    return above
  }

  /// How many unknown words a sentence has at most that speaks of the framework without its terms.
  private static let unknownElsewhere = 2
  /// Nobody writes a longer sentence; a list without a full stop may have thousands of words.
  private static let longestSentence = 400

  /// The questions of a sentence, one or more; or the one reason why there is none.
  func read(
    _ sentence: Sentence, _ items: [Item], under above: HeadingScope.Above
  ) -> [Reading] {
    let namesConcept = items.contains(where: \.isConcept)
    guard items.count <= Self.longestSentence else {
      return [namesConcept ? .unread(.noFrame, detail: "length") : .outOfScope]
    }
    if Disbelief.tells(sentence, items) {
      return [namesConcept ? .unread(.quoted, detail: "a mistake") : .outOfScope]
    }
    if OpenSentence.tellsOfAnother(items) {
      return [namesConcept ? .unread(.unclearSubject, detail: "elsewhere") : .outOfScope]
    }
    if namesConcept, OpenSentence.isOpen(sentence, items, under: above) {
      return [.unread(.unclearSubject, detail: "elsewhere")]
    }
    let told = items.behindAnswer
    let items =
      sentence.isKorean ? told.behindKoreanOpening : told.behindOpening.withoutAppositions
    var readings = understood(sentence, items, under: above).filter { reading in
      reading.question.map { !mentions.isOfGuest($0, items) } ?? true
    }
    if readings.isEmpty { readings = [.unread(.noFrame, detail: "which apps")] }
    let circumstances = HeadingCircumstances(above.given)
    readings.removeAll { $0.question.map(circumstances.mayLimit) ?? false }
    if readings.isEmpty { readings = [.unread(.noFrame, detail: "of the heading")] }
    if let situated = circumstances.question(of: readings, items) {
      // What is false elsewhere may be so in what the heading names.
      readings = readings.map { $0.orElse(situated) }
      readings.append(.mention(situated, rule: "heading", isWhole: false))
    }
    guard sentence.ending != "?" else { return readings }
    if readings.allSatisfy(\.mayBeNowhere), !Self.isWhole(readings) {
      let guesses = nowhere.questions(
        of: items, isKorean: sentence.isKorean, under: above.scope)
      let others = guesses.filter { guess in
        !readings.contains { $0.question == guess.question }
      }
      // What can be asked speaks of the framework.
      if !others.isEmpty, case .outOfScope? = readings.first {
        readings[0] = .unread(.noFrame, detail: "elsewhere")
      }
      readings += others.map { .mention($0.question, rule: $0.rule, isWhole: false) }
    }
    readings += there(items, isKorean: sentence.isKorean, beside: readings)
    if let other = glosses.answer(in: items) {
      readings.append(.mention(other, rule: "gloss", isWhole: false))
    }
    if above.page != nil, readings.allSatisfy({ $0.question == nil }) {
      let told = headline(items, isKorean: sentence.isKorean, under: above)
      if !told.isEmpty, case .outOfScope? = readings.first {
        readings[0] = .unread(.noFrame, detail: "heading")
      }
      readings += told
    }
    // 바로 뜨지 않고 나중에 뜬다: of another time, and both are meant.
    if !items.contains(where: { $0.function == "later" }) { readings = readings.withoutOpposites }
    guard let made = madeUp.answer(in: items, isKorean: sentence.isKorean) else { return readings }
    let mention = Reading.mention(made, rule: "made-up-name", isWhole: false)
    guard case .outOfScope? = readings.first else { return readings + [mention] }
    return [.unread(.unknownWord, detail: String(made.subjects[0].value)), mention]
  }

  private func understood(
    _ sentence: Sentence, _ items: [Item], under above: HeadingScope.Above
  ) -> [Reading] {
    // 지금은: and not in the versions of the heading.
    var above = above
    if sentence.isKorean, items.contains(where: { $0.function == "now" }) {
      above.scope = ClaimScope(above.scope.stretches.map { .init(platform: $0.platform) })
    }
    let items = (sentence.isKorean ? KoreanRewriting.plain(items) : items).map { item in
      guard item.function == "this", let subject = above.subject else { return item }
      var named = item
      named.senses = subject.senses
      return named
    }
    if let line = AvailabilityLine(items, under: above) {
      return line.questions.map { .question($0, rule: "availability-line") }
    }
    if sentence.ending != "?", let line = OutcomeLine.sentence(items) {
      var english = sentence
      english.tokens = []
      return understood(english, line, under: above)
    }
    lazy var plain = sentence.isKorean ? items : EnglishSentence.prepared(items)
    let isInScope = items.contains(where: \.isConcept)
    if !isInScope, sentence.ending != "?" {
      // It speaks of the framework where it is understood as a whole.
      let pointed = pointed(items, isKorean: sentence.isKorean, under: above)
      if Self.isWhole(pointed) { return [.unread(.unclearSubject, detail: "this")] + pointed }
      let named = ofPage(items, isKorean: sentence.isKorean, under: above)
      if !named.isEmpty { return [.unread(.unclearSubject, detail: "call")] + named }
    }
    if !isInScope,
      sentence.isKorean || sentence.ending == "?" || !items.contains(where: \.isThing)
        || items.count(where: { $0.unknown != nil }) > Self.unknownElsewhere
    {
      guard sentence.ending != "?" else { return [.outOfScope] }
      return elsewhere(plain, isKorean: sentence.isKorean, under: above.scope)
    }
    if sentence.ending == "?" { return [.unread(.question, detail: "?")] }
    do throws(Abstention) {
      let answers = try questions(of: items, isKorean: sentence.isKorean)
      // The request of which the sentence before has told under what it is made.
      if sentence.isKorean, above.told.hasBegun, answers.contains(where: \.question.isOfAnyCall) {
        return [.unread(.unclearSubject, detail: "")]
      }
      let read = answers.flatMap { answer -> [Reading] in
        var question = answer.question.ofCall(above.subject)
          .followed(by: above.subject, in: items).dated(by: items, rule: answer.rule)
        question.inherit(above.scope)
        return question.ofEachService.map { .question($0, rule: answer.rule) }
      }
      // What is so in any circumstances may be told beside what the machine is asked.
      let facts = properties.answers(
        to: plain, isKorean: sentence.isKorean, under: above.scope, isBeside: !sentence.isKorean)
      return read + facts.map { .mention($0.question, rule: $0.rule, isWhole: false) }
    } catch {
      // What names nothing of the framework and claims nothing speaks of something else; a name by
      // itself, as the items of a list of links are, says nothing.
      let isClaim = isInScope && !items.allSatisfy(\.isLabel)
      guard isClaim else {
        let listed = presence.listed(items)
        if listed.isEmpty {
          return sentence.isKorean
            ? [.outOfScope]
            : elsewhere(plain, isKorean: false, under: above.scope)
        }
        return [.unread(.noFrame, detail: "list")]
          + listed.map { .mention($0.question, rule: $0.rule, isWhole: $0.isWhole) }
      }
      let unread = Reading.unread(error.reason, detail: error.detail)
      let pointed = pointed(items, isKorean: sentence.isKorean, under: above)
      if !pointed.isEmpty { return [unread] + pointed }
      let continued = continued(items, isKorean: sentence.isKorean, error.reason, under: above)
      if !continued.isEmpty { return [unread] + continued }
      let guesses =
        guesses(at: items, isKorean: sentence.isKorean, error.reason, under: above.scope)
        + presence.beside(items, isKorean: sentence.isKorean).map {
          .mention($0.question, rule: $0.rule, isWhole: $0.isWhole)
        }
      if !Self.isWhole(guesses) {
        let named = ofPage(items, isKorean: sentence.isKorean, under: above)
        if !named.isEmpty { return [unread] + named }
      }
      if !sentence.isKorean { return [unread] + guesses + shelled(items, guesses, under: above) }
      return [unread] + (guesses.isEmpty ? headed(items, above) : guesses)
    }
  }

  /// Whether one of some readings takes in all of the sentence.
  static func isWhole(_ readings: [Reading]) -> Bool {
    readings.contains { if case .mention(_, _, true) = $0 { true } else { false } }
  }

  /// What a sentence that names nothing of the framework by name says of its things.
  ///
  /// - Parameter plain: its items, put plainly.
  private func elsewhere(_ plain: [Item], isKorean: Bool, under scope: ClaimScope) -> [Reading] {
    let facts = properties.answers(to: plain, isKorean: isKorean, under: scope)
    guard !facts.isEmpty else { return [.outOfScope] }
    return [.unread(.noFrame, detail: "elsewhere")]
      + facts.map { .mention($0.question, rule: $0.rule, isWhole: $0.isWhole) }
  }

  /// What a sentence that is not understood may claim all the same.
  func guesses(
    at items: [Item], isKorean: Bool, _ reason: UncheckedSentence.Reason, under scope: ClaimScope
  ) -> [Reading] {
    let plain = isKorean ? items : EnglishSentence.prepared(items)
    let facts = properties.answers(to: plain, isKorean: isKorean, under: scope)
    let told = facts.map { Reading.mention($0.question, rule: $0.rule, isWhole: $0.isWhole) }
    if isKorean, !told.isEmpty { return told }
    // “…, so it cannot be opened there”: where, another statement tells.
    if !isKorean, items.last?.isForm(of: ["there"]) == true { return told }
    if !isKorean {
      let read = gist(of: plain, under: scope)
      if !read.isEmpty { return told + read }
    }
    guard reason == .unknownWord || reason == .noFrame else {
      return isKorean ? statements(of: items, under: scope) : told
    }
    let isKnown = !items.contains { $0.unknown != nil }
    let statements =
      !isKorean && EnglishMentionParts.setsApart(plain)
      ? EnglishMentionParts.statements(in: plain) : [plain]
    var guesses = statements.flatMap {
      mentions.questions(of: $0, isKorean: isKorean, under: scope)
    }
    if guesses.isEmpty, isKorean {
      let told = self.statements(of: items, under: scope)
      if !told.isEmpty { return told }
    }
    if guesses.isEmpty {
      guesses = presence.questions(of: plain, isKorean: isKorean, under: scope)
    }
    return told
      + guesses.map { guess in
        var question = guess.question
        // “Until 13 came, …”: what a sentence begins with holds for all of it.
        let own = plain.first?.scope.map { ClaimScope([$0]) } ?? scope
        question.inherit(own)
        return .mention(question, rule: guess.rule, isWhole: isKnown && guess.isWhole)
      }
  }

  /// What a Korean sentence claims that claims something only in the circumstances of its heading.
  private func headed(_ items: [Item], _ above: HeadingScope.Above) -> [Reading] {
    let circumstances = HeadingCircumstances(above.given)
    guard let told = circumstances.told else { return [] }
    let answers = answers(to: items, isKorean: true, told: told)
    guard answers.allSatisfy({ circumstances.fits($0.question) }) else { return [] }
    return answers.map { answer in
      var question = answer.question
      question.inherit(above.scope)
      return .mention(question, rule: answer.rule, isWhole: false)
    }
  }

  /// What a sentence, or each of its statements that is understood, claims in circumstances that were
  /// told before.
  func answers(
    to items: [Item], isKorean: Bool, told: ClaimQuestion
  ) -> [(question: ClaimQuestion, rule: String)] {
    guard isKorean else {
      let reader = EnglishSentence(matcher: matcher, told: told)
      return (try? reader.answers(to: items))
        ?? EnglishGist(reader: reader).questions(of: EnglishSentence.prepared(items))
    }
    let reader = KoreanSentenceReader(matcher: matcher, told: told)
    return (try? reader.questions(of: items)) ?? KoreanGist(reader: reader).questions(of: items)
  }

  /// What statements of a Korean sentence claim that can be read by themselves.
  private func statements(of items: [Item], under scope: ClaimScope) -> [Reading] {
    let gist = KoreanGist(reader: KoreanSentenceReader(matcher: matcher, told: nil))
    return gist.questions(of: items).map { mention($0, under: scope) }
  }

  /// What statements of an English sentence claim that can be read by themselves.
  func gist(of items: [Item], under scope: ClaimScope) -> [Reading] {
    EnglishGist(reader: EnglishSentence(matcher: matcher, told: nil)).questions(of: items).map {
      mention($0, under: scope)
    }
  }

  /// A claim of one statement, under the versions of the headings.
  private func mention(
    _ answer: (question: ClaimQuestion, rule: String), under scope: ClaimScope
  ) -> Reading {
    var question = answer.question
    question.inherit(scope)
    return .mention(question, rule: answer.rule, isWhole: false)
  }

  func questions(
    of items: [Item], isKorean: Bool, told: ClaimQuestion? = nil
  ) throws(Abstention) -> [(question: ClaimQuestion, rule: String)] {
    if isKorean {
      return try KoreanSentenceReader(matcher: matcher, told: told).questions(of: items)
    }
    return try EnglishSentence(matcher: matcher, told: told).answers(to: items)
  }
}
