internal import LockbBase
internal import LockbKnowledge
internal import LockbMarkdown

extension ClaimReader {
  /// What the cells of a document’s tables tell.
  func cells(
    of document: Document, _ parsed: ParsedDocument, under headings: inout HeadingScope
  ) -> [(place: Claim.Place, reading: TableReader.Reading)] {
    cells(
      of: Prose.tables(of: parsed, flattened: flattened(in: parsed)), document, parsed,
      under: &headings)
  }

  /// What lists of names tell that are read as tables.
  func definitions(
    of document: Document, _ parsed: ParsedDocument, under headings: inout HeadingScope
  ) -> [(place: Claim.Place, reading: TableReader.Reading)] {
    let lists = Prose.listed(in: parsed) { DefinitionList.table(of: $0, parsed.source, items) }
    return cells(of: lists, document, parsed, under: &headings)
  }

  private func cells(
    of tables: [Prose.IntroducedTable], _ document: Document, _ parsed: ParsedDocument,
    under headings: inout HeadingScope
  ) -> [(place: Claim.Place, reading: TableReader.Reading)] {
    let placed = tables.map { table, range, introduction in
      let section = document.section(at: range.lower)
      let titles = section.titles
      let lines = TablePart(introduction, items)
      // The sentence that leads to the table says most closely of which versions it tells.
      let last = lines.sentences.last.map { TablePart($0.tokens, items).stretches } ?? []
      let around = TableReader.Surroundings(
        heading: headings.part(of: titles.last ?? ""), title: titles.last ?? "",
        introduction: introduction.isEmpty
          ? nil : TablePart(TablePart.leading(of: introduction), items),
        legend: introduction, versions: last.isEmpty ? lines.stretches : last,
        prompt: HeadingScope.laterPrompt(in: lines),
        scope: headings.scope(of: [document.heading] + titles),
        page: headings.part(of: document.heading))
      let place = Claim.Place(
        document: document.id, section: section?.anchor ?? "", headings: titles, range: range,
        quote: "")
      return (table: table, around: around, place: place)
    }
    // A table is read without the others.
    return concurrentMap(placed) { table, around, place in
      self.tables.readings(of: table, source: parsed.source, in: around).map { reading in
        var place = place
        place.range = reading.range
        place.quote = parsed.text(at: reading.range)
        return (place, reading)
      }
    }.flatMap { $0 }
  }

  /// What finds tables that were copied as text.
  func flattened(in parsed: ParsedDocument) -> ([Inline]) -> Table? {
    { FlattenedTable.table(of: $0, parsed.source, items) }
  }

  /// What a cell claims that is not understood as an answer to what its row and its column ask.
  func told(in reading: TableReader.Reading) -> [(rule: String, question: ClaimQuestion)] {
    allTold(in: reading).filter { !reading.isRange || !$0.question.counts }
  }

  private func allTold(
    in reading: TableReader.Reading
  ) -> [(rule: String, question: ClaimQuestion)] {
    let first = retold(reading)
    guard first.isEmpty else {
      // Its first sentence is told of the row; the others speak for themselves.
      var rest = reading
      rest.sentences = reading.retold.count > 1 ? [] : Array(reading.sentences.dropFirst())
      return first + alone(rest)
    }
    for found in [situated(reading), alone(reading)] where !found.isEmpty { return found }
    return reading.happening
  }

  /// What a cell that is not understood claims as a sentence of its own.
  private func retold(
    _ reading: TableReader.Reading
  ) -> [(rule: String, question: ClaimQuestion)] {
    reading.retold.flatMap { texts in
      texts.lazy.map { retold($0, reading) }.first { !$0.isEmpty } ?? []
    }
  }

  private func retold(
    _ text: String, _ reading: TableReader.Reading
  ) -> [(rule: String, question: ClaimQuestion)] {
    let parsed = MarkdownParser().parse(Array(text.utf8))
    let sentences = Prose.blocks(of: parsed).flatMap { Sentence.sentences(of: $0.tokens) }
    guard let sentence = sentences.first else { return [] }
    let above = HeadingScope.Above(scope: reading.scope)
    return read(sentence, items.items(of: sentence), under: above).compactMap {
      Self.told(
        $0, isUnconditional: reading.isUnconditional, isStatement: reading.isStatement)
    }
  }

  /// What the sentences of a cell claim in the circumstances of its row, each by itself.
  private func situated(
    _ reading: TableReader.Reading
  ) -> [(rule: String, question: ClaimQuestion)] {
    reading.sentences.flatMap { sentence -> [(rule: String, question: ClaimQuestion)] in
      let read = items.items(of: sentence)
      let circumstances = HeadingCircumstances(reading.given)
      guard let told = circumstances.told else { return [] }
      let pointer = sentence.isKorean ? read.prefix { $0.function == "then" }.count : nil
      let own = Array(read.dropFirst(pointer ?? ToldBefore.pointer(of: read) ?? 0))
        .drop { $0.mark == "," }
      return answers(to: Array(own), isKorean: sentence.isKorean, told: told)
        .filter { answer in
          // Who asks for a level does not have it yet, whatever the lines above speak of.
          let isAskedFor = answer.question.conditions.contains { level in
            answer.question.events.contains {
              $0.value.lowercased() == "request" + level.value.lowercased()
            }
          }
          // What a service does is nothing that an answer or a switch does.
          let isOfService =
            reading.speaksOfService
            && answer.question.outcomes.contains { ["effect", "lifetime"].contains($0.type) }
          // Whether data comes depends on more than a row names.
          return !isAskedFor && !isOfService && circumstances.fits(answer.question)
            && !answer.question.outcomes.contains {
              $0.type == "delivery" || $0.concept == "lifetime/lasts"
            }
        }.map { answer in
          var question = answer.question
          if question.scope.isEmpty { question.scope = reading.scope }
          return (answer.rule, question)
        }
    }
  }

  /// What the sentences of a cell claim by themselves, whatever their row is about.
  private func alone(
    _ reading: TableReader.Reading
  ) -> [(rule: String, question: ClaimQuestion)] {
    let above = HeadingScope.Above(scope: reading.scope, page: reading.row)
    return reading.sentences.flatMap { sentence -> [(rule: String, question: ClaimQuestion)] in
      // A list claims nothing.
      let words = items.items(of: sentence)
      guard words.contains(where: { $0.isPredicate && !$0.isEmphasized }) else { return [] }
      // “The protocol of …”: what kind of thing the row is, and not the thing that stands before it.
      if sentence.isKorean, words.last?.sense(ofType: "kind") != nil { return [] }
      return read(sentence, words, under: above).compactMap {
        Self.told($0, isUnconditional: false)
      }
    }
  }

  /// What row, column and cell tell of a thing in any circumstances, whatever words would join them.
  func joined(
    _ reading: TableReader.Reading
  ) -> [(rule: String, question: ClaimQuestion)] {
    guard let joined = reading.joined else { return [] }
    func answers(_ items: [Item]) -> [PropertyReader.Answer] {
      properties.answers(
        to: joined.isKorean ? items : EnglishSentence.prepared(items),
        isKorean: joined.isKorean, under: reading.scope, isLoose: true)
    }
    let found = answers(joined.items)
    guard !found.isEmpty else { return [] }
    // What row and column say without it, the cell does not say.
    let around = answers(joined.around)
    // Of two symbols the one that the row names is what the cell tells of.
    let namesSymbol = joined.around.contains { $0.isEmphasized && $0.sense(ofType: "api") != nil }
    return found.filter { answer in
      let isOfOther =
        namesSymbol
        && answer.question.subjects.contains { subject in
          subject.type == "api"
            && !joined.around.contains { $0.senses.contains(subject.concept) }
        }
      if isOfOther { return false }
      // What the row says already, a no denies of something else.
      if joined.isDenied, around.contains(where: { $0.question.tellsOfSame(answer.question) }) {
        return false
      }
      // A cell of one thing is what is said, and not what it is said of.
      let isSaid = joined.said.only.map { said in
        !answer.question.subjects.contains { said.senses.contains($0.concept) }
      }
      // Of several that the row names, the cell says nothing.
      let isNamed = answer.question.outcomes.contains { outcome in
        joined.around.contains { $0.senses.contains { outcome.value.ends(with: ":" + $0) } }
      }
      return (isSaid ?? true) && (joined.said.isEmpty || !isNamed)
        && !around.contains { $0.question == answer.question }
    }.map { answer in
      var question = answer.question
      // A no is said of all that its row and its column name.
      if joined.isDenied { question.quantifier = .never }
      return (answer.rule, question)
    }
  }

  /// What a retold cell may claim: what is true of a thing in any circumstances.
  private static func told(
    _ reading: Reading, isUnconditional: Bool, isStatement: Bool = false
  ) -> (rule: String, question: ClaimQuestion)? {
    let told: (question: ClaimQuestion, rule: String)
    switch reading {
    case .question(let question, let rule): told = (question, rule)
    // That a thing is named beside a platform is what the table does, and no claim.
    case .mention(_, "presence", _): return nil
    case .mention(let question, let rule, _): told = (question, rule)
    default: return nil
    }
    switch told.question.kind {
    case .exists: break
    case .requires, .available, .enumerates, .count, .alias:
      guard isUnconditional else { return nil }
    // What a platform can do at all.
    case .can, .cannot:
      guard isUnconditional, told.question.conditions.isEmpty, !told.question.scope.isEmpty,
        told.question.scope.stretches.allSatisfy({ $0.platform != nil })
      else { return nil }
    case .transition:
      guard isStatement, isUnconditional else { return nil }
    // What happens depends on more than one cell tells.
    default: return nil
    }
    return (told.rule, told.question)
  }
}

extension ClaimQuestion {
  /// Whether both tell the same property of the same thing, one of which may deny it.
  fileprivate func tellsOfSame(_ other: ClaimQuestion) -> Bool {
    subjects == other.subjects && outcomes.map(\.value) == other.outcomes.map(\.value)
  }
}

extension ClaimQuestion {
  /// Whether it is about a number.
  fileprivate var counts: Bool {
    number != nil || outcomes.contains { $0.value.contains("count/") }
  }
}
