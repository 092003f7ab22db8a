internal import LockbBase
internal import LockbMarkdown

/// Reads the cells of a table as claims, where the header, the first column and the lines above say
/// what they are about: an answer and the status it leads to, a level on a platform, a symbol and
/// its versions.
struct TableReader: Sendable {
  let items: ItemReader
  let cells: CellQuestion
  let presence: CellPresence
  let sentences: CellSentences

  init(
    items: ItemReader, cellFrames: FrameMatcher, sentences: FrameMatcher, levels: [String],
    told: CellSentences
  ) {
    self.items = items
    self.sentences = told
    cells = CellQuestion(
      matcher: cellFrames,
      rowMatcher: FrameMatcher(frames: cellFrames.frames.map(\.value.tellingInRow)),
      frames: sentences)
    presence = CellPresence(levels: levels)
  }

  /// What a table's cells claim, each in scope at least once.
  func readings(of table: Table, source: [UInt8], in around: Surroundings) -> [Reading] {
    let abbreviations = CellMarks.abbreviations(in: around.legend)
    let titles = table.header.cells.map {
      TablePart($0.content, source, items, isTitle: true).expanding(abbreviations)
        .withoutExpectation.withoutTime
    }
    let named = around.stretches + titles.flatMap(\.stretches)
    let versions = named + TablePart.versions(of: titles, among: named)
    let answers = TitleAnswers(titles)
    let definition = TablePart.ofCells(told: around.legend, items)
    let header = titles.map { title in
      title.asThing.asLevel(beside: answers).asStatus(beside: answers)
        .asVersion(among: versions).asChange.asMade(beside: answers).holdingLevel
    }
    let written = table.rows.flatMap(\.cells).map { Self.text($0.range, source) }
    let marks = CellMarks(of: Set(written), explainedBy: around.legend)
    var around = around
    if CellMarks.isLegend(TablePart.first(of: around.legend), of: Set(written))
      || around.speaksOfRows
    {
      // “Only the last row is about macOS”.
      if around.speaksOfRows { around.versions.removeAll(where: \.isWhole) }
      around.introduction = nil
    }
    var rows = table.rows.map { row in
      row.cells.map {
        let text = Self.text($0.range, source)
        var part = TablePart($0.content, source, items).saying(marks.truth(of: text))
        part.tellsNeed = marks.tellsNeed(text)
        return part
      }
    }
    let names = nameColumn(rows, under: header)
    guard header.indices.contains(names) else { return [] }
    for row in rows.indices where rows[row].indices.contains(names) {
      rows[row][names] = rows[row][names].withoutNumber.withoutThen
      if header[names].asksForSession { rows[row][names] = rows[row][names].asSession }
    }
    rows = rows.spelledOut(names: names)
    let nameRows = namedCells(table, names)
    for row in rows.indices where nameRows[row] != row && rows[row].indices.contains(names) {
      rows[row][names] = rows[nameRows[row]][names]
    }
    var above = circumstances(
      around,
      comparing: header.indices.contains { column in
        column != names && header[column].meant.contains(where: \.isTelling)
      })
    above.narrow(by: Circumstances(of: header[names], cells.frames))
    // What the lines before a table tell of one of its columns, or of “columns”, holds for no other.
    let defined = Set(
      header.indices.filter { around.introduction?.quotes(header[$0]) == true })
    let isOfColumns = !defined.isEmpty || around.introduction?.speaksOfColumns == true
    let leavesDashes = around.introduction?.definesDash == true
    if !leavesDashes { DashColumns.settle(&rows, but: names) }
    let told = told(above, around)
    let topics = [
      around.introduction?.saysWhatAppsAre == true ? nil : around.introduction, around.heading,
    ]
    let topic = TablePart(joining: topics.compactMap { $0 }, items)
    let columns = GivenColumns(header, rows, names, cells.frames)
    let apart = Set(columns.tellApart)
    let isOfAnswers = isOfAnswers(header[names], rows.map { $0[names] })
    let verdicts = table.header.cells.firstIndex {
      sentences.judgesRows(Self.text($0.range, source))
    }
    if let verdicts {
      for row in rows.indices where rows[row].indices.contains(verdicts) {
        rows[row][verdicts] = rows[row][verdicts].asVerdict
      }
    }
    let successor =
      header.firstIndex { $0.only?.senses.contains("noun/successor") == true }
      ?? columns.successor
    let asked = AskedVerbs(header, but: names)
    let owners = (page: around.page?.ownerOfMembers, title: header[names].ownerOfMembers)
    let sharedOwner = TablePart.ownerShared(
      by: rows.compactMap { $0.indices.contains(names) ? $0[names] : nil })
    let comparesPlaces = header.contains(where: \.isPlatform)
    var readings: [Reading] = []
    var course = TableCourse(under: header[...names])
    let alike = columns.ambiguous(
      table.rows.indices.map { row in
        let cells = table.rows[row].cells
        return nameRows[row] == row && cells.indices.contains(names)
          ? Self.text(cells[names].range, source) : ""
      })
    for (index, (row, parts)) in zip(table.rows, rows).enumerated()
    where parts.indices.contains(names) {
      guard !alike.contains(index) else {
        readings += header.indices.filter { $0 != names && $0 < parts.count }.map {
          Reading(range: row.cells[$0].range, own: parts[$0])
        }
        continue
      }
      let name = isOfAnswers ? parts[names].asAnswer : parts[names]
      let key = name.under(header[names], in: around.heading).asSteps.asStateBefore(header[names])
        .asMember(of: owners.page).asMember(of: owners.title).asMember(ofShared: sharedOwner)
      let done = course
      course.go(on: cells.step(namedBy: key), namedBy: key)
      // Since when it is there is also since when the rest is so.
      let versions = header.indices.filter { column in
        column != names && column < parts.count
          && !header[column].meant.contains(where: \.tellsEnd)
          && !sentences.isRemark(Self.text(table.header.cells[column].range, source))
          && !parts[column].excludesPlace && !parts[column].namesEveryPlace
      }.map { column -> [ClaimScope.Stretch] in
        let isBegin = header[column].meant.contains { $0.senses.contains("verb/introduce") }
        // What a cell says of a place, it does not say of the row.
        guard parts[column].meant.allSatisfy({ $0.number != nil || $0.speaksOfPresence }) else {
          return []
        }
        return parts[column].stretches.map { isBegin ? $0.open : $0 }
      }.filter { !$0.isEmpty }
      for (column, title) in header.enumerated()
      where column != names && column < parts.count && !apart.contains(column) {
        guard !row.cells[column].range.isEmpty, !(leavesDashes && parts[column].isDash),
          !parts[column].isPartial, !(comparesPlaces && title.namesNothing)
        else {
          continue
        }
        // What a row states may be wrong: beside its verdict, cells speak for themselves.
        guard verdicts.map({ $0 == column }) ?? true else {
          if parts[column].truth == nil {
            readings.append(Reading(range: row.cells[column].range, own: parts[column]))
          }
          continue
        }
        let given = columns.given(for: column, of: parts)
        var named =
          given.isEmpty
          ? key
          : key.joined(
            with: given, under: header[names], items, wasGiven: columns.sayBefore)
        let titleText = Self.text(table.header.cells[column].range, source)
        // Since when there is something new, and what is remarked of it, and not of what it takes the
        // place of.
        var speaker = table.rows[nameRows[index]].cells[names]
        if let successor, successor < column, successor < parts.count,
          !parts[successor].meant.isEmpty,
          parts[column].tellsVersion(under: title) || sentences.isRemark(titleText),
          !(title.meant + topic.items).contains(where: {
            $0.senses.contains("verb/deprecated")
          })
        {
          named = parts[successor]
          speaker = row.cells[successor]
        }
        let isDefined = !isOfColumns || defined.contains(column)
        // What another column asks by its title, the lines above do not ask of this one.
        let parts = CellQuestion.Parts(
          topic: (isDefined ? topic : around.heading)?.without {
            asked.contains($0, beside: column)
          },
          lead: isOfAnswers ? header[names].ofAnswers : header[names],
          key: named, title: title,
          cell: parts[column],
          page: around.page, heading: around.heading, definition: definition)
        let range = row.cells[column].range
        // Behind its first step a course has left the state in which it began; what the heading says
        // is done comes in the course.
        let isBegun =
          header[...names].contains(where: \.countsSteps) && (index > 0 || !above.events.isEmpty)
          || key.goesOn
        var above = isDefined && !isBegun ? above : above.versionsAlone
        if parts.cell.stretches.isEmpty, above.stretches.isEmpty, versions.count == 1 {
          above.prefer(versions[0])
        }
        let isAside =
          sentences.isAside(titleText) || header[names].namesOld && title.namesNew
          || parts.cell.speaksOfNew
        let isAnswer = key.isQuestion && sentences.isAnswer(titleText)
        let answered = isAside ? nil : isAnswer ? parts.askedOfHeading : parts
        // “First launch, no prompt shown” remarks how it is, and not what a request comes to.
        let answers = (answered.map { questions(of: $0, in: above) } ?? []).filter {
          !($0.question.tellsOfNoPrompt && sentences.isRemark(titleText))
        }
        let found = answers.compactMap { found in
          done.continued(by: found.question.shown(around.prompt)).map {
            (rule: found.rule, question: $0)
          }
        }
        let texts = CellSentences.Texts(
          row: Self.text(speaker.range, source), title: titleText,
          cell: Self.text(range, source), heading: around.title)
        let joined =
          isAside || title.asksOfMissing || title.asksForCause && key.namesEvent
            || title.supposes && parts.cell.hasVerb
          ? nil : parts.joined(isAlone: found.isEmpty)
        let scope = CellQuestion.scope(parts, above)
        for (place, answer) in found.enumerated() {
          readings.append(
            Reading(
              range: range, rule: answer.rule, question: answer.question, scope: scope,
              joined: place == 0 && given.isEmpty ? joined : nil))
        }
        guard found.isEmpty else { continue }
        // Of two versions that a sentence would name, the cell's own is meant.
        let isNarrowed =
          title.stretches.contains { $0.from != nil || $0.before != nil }
          && !parts.cell.stretches.isEmpty
        // Names under “new” are what came.
        let isOfNames = title.asksWhatIsNew && !parts.cell.hasVerb
        // What comes of it that something is missing is not so of the thing, and what is so instead
        // is not denied.
        let retold =
          given.isEmpty && !isAside && !isNarrowed && !title.asksOfMissing
            && !parts.cell.isRemarkedNo && !parts.cell.contrasts
            && !isOfNames && !(key.tells && key.items.contains(where: Mentions.denies))
            && !(parts.cell.truth == false && key.tells && !title.isCircumstance)
          ? sentences.sentences(of: parts, texts) : []
        guard parts.isInScope || retold.contains(where: { !$0.isEmpty }) else { continue }
        readings.append(
          Reading(
            range: range, isInScope: parts.isInScope, retold: retold,
            isStatement: isAnswer
              ? true
              : title.isPlace
                ? parts.cell.truth != nil && key.meant.count > 1
                : key.isPlace && parts.cell.truth == nil
                  && (title.saysNothing || sentences.isRemark(titleText)),
            scope: scope,
            isUnconditional: above.isEmpty && !above.isUnclear,
            given: done.continued(
              by: cells.given(by: parts, in: isBegun ? told.versionsAlone : told)),
            sentences: isOfNames || parts.cell.answers || isAside || title.asksOfMissing
              || title.supposes
              ? [] : (parts.cell.withoutRemark ?? parts.cell).sentences,
            row: sentences.isRemark(titleText) ? named.only : nil,
            joined: joined, isRange: parts.cell.isRange,
            happening: isAside || isAnswer ? [] : happening(parts, in: above),
            speaksOfService: [key, title].contains { part in
              part.items.contains { $0.sense(ofType: "service") != nil }
            }))
      }
    }
    return readings
  }

  /// What the sentences of cells take for granted: where the lines before the table are not
  /// understood, the heading and the prompt that they name.
  private func told(_ above: Circumstances, _ around: Surroundings) -> Circumstances {
    var told = above
    if above.isUnclear {
      told = around.heading.map { Circumstances(of: $0, cells.frames) } ?? Circumstances()
      told.prefer(above.stretches)
    }
    if let prompt = around.prompt { told.showOnly(prompt) }
    return told
  }

  /// Whether rows are named by the answers to a prompt.
  private func isOfAnswers(_ lead: TablePart, _ names: [TablePart]) -> Bool {
    guard !lead.saysBefore else { return false }
    return lead.meant.contains { $0.senses.contains("noun/option") }
      || names.contains { $0.only?.senses.first?.begins(with: "label/") == true }
  }

  private static func text(_ range: SourceRange, _ source: [UInt8]) -> String {
    String(decoding: source[range.lower..<range.upper], as: UTF8.self)
  }

  func questions(
    of parts: CellQuestion.Parts, in above: Circumstances
  ) -> [(rule: String, question: ClaimQuestion)] {
    guard !parts.key.pointsBack, !parts.key.excludesPlace, !parts.title.excludesPlace,
      !parts.namesChangeApart,
      !parts.cell.tellsLater
    else { return [] }
    func answer(_ parts: CellQuestion.Parts?) -> (rule: String, question: ClaimQuestion)? {
      parts.flatMap {
        presence.question(of: $0, in: above) ?? self.cells.question(of: $0, in: above)
      }
    }
    // Other ways to take the parts are made only where they are asked: each takes long to make.
    if let found = answer(parts) ?? answer(parts.transposed) ?? answer(parts.defined)
      ?? answer(parts.askedOfHeading)
    {
      return [found]
    }
    if let versions = parts.versionsApart {
      let found = all(versions, in: above)
      if !found.isEmpty { return found }
    }
    let limited = parts.limited(to: presence.levels)
    if !limited.isEmpty {
      let found = all(limited, in: above)
      if !found.isEmpty { return found }
    }
    let sentences = cells.sentences(of: parts, in: above)
    if !sentences.isEmpty { return sentences }
    let cells = parts.cell.statements.map { cell in
      var parts = parts
      parts.cell = cell
      return parts
    }
    let rows = parts.key.alternatives.map { key in
      var parts = parts
      parts.key = key
      return parts
    }
    for list in [cells, rows] {
      let found = all(list, in: above)
      if !found.isEmpty { return found }
    }
    guard let cell = parts.cell.withoutRemark ?? parts.cell.head else {
      return possible(parts, in: above)
    }
    var parts = parts
    parts.cell = cell
    return questions(of: parts, in: above)
  }

  /// What several parts claim that stand for one cell, where each of them is understood.
  private func all(
    _ list: [CellQuestion.Parts], in above: Circumstances
  ) -> [(rule: String, question: ClaimQuestion)] {
    var found: [(rule: String, question: ClaimQuestion)] = []
    for parts in list {
      let read = questions(of: parts, in: above)
      if read.isEmpty { return [] }
      found += read
    }
    return found
  }

  /// What the lines above take for granted: the line before the table, then its heading.
  ///
  /// A heading over columns that are named by states says what they compare.
  private func circumstances(_ around: Surroundings, comparing: Bool) -> Circumstances {
    var above = around.introduction.map { Circumstances(of: $0, cells.frames) } ?? Circumstances()
    let heading = around.heading.map { Circumstances(of: $0, cells.frames) }
    if let heading, !comparing || !heading.holdsStored {
      above.fill(from: heading)
      if around.versions.isEmpty { above.prefer(heading.stretches) }
    } else if let heading, around.versions.isEmpty {
      above.prefer(heading.stretches)
    }
    above.forgetInstalling()
    above.prefer(around.versions)
    above.prefer(above.stretches.isEmpty ? around.scope.stretches : above.stretches)
    return above
  }
}

extension Item {
  /// Whether it tells that something is out of use.
  fileprivate var tellsEnd: Bool {
    senses.contains { ["verb/deprecated", "verb/unavailable", "noun/successor"].contains($0) }
  }
}

extension ClaimQuestion {
  /// Whether it tells that no prompt appears, and not after what.
  fileprivate var tellsOfNoPrompt: Bool {
    events.isEmpty && !outcomes.isEmpty
      && outcomes.allSatisfy { $0.type == "prompt" && $0.isNegated }
  }
}

extension ClaimScope.Stretch {
  /// The same without its end: since when something is there.
  fileprivate var open: Self { Self(platform: platform, from: from) }
}
