internal import LockbBase
internal import LockbKnowledge
internal import LockbMarkdown

/// One part of a table, or a line above it: what it says, piece by piece.
struct TablePart: Sendable {
  /// What stands between two marks.
  struct Piece: Sendable {
    var items: [Item]
    var isKorean: Bool
  }

  /// What reads its sentences.
  let reader: ItemReader
  let tokens: [ProseToken]
  var pieces: [Piece] = []
  /// Its sentences, whole.
  private(set) var sentences: [Sentence] = []
  /// What it says before its first mark, if that is yes or no.
  private(set) var truth: Bool?
  /// Whether it is a mark that says whether something is needed.
  var tellsNeed = false

  /// Reads inline content, of the title of a column or of another part.
  init(
    _ content: [Inline], _ source: [UInt8], _ reader: ItemReader, isTitle: Bool = false
  ) {
    var tokenizer = ProseTokenizer(source: source, keepsBrackets: true)
    tokenizer.read(content)
    self.init(tokenizer.tokens, reader, isTitle: isTitle)
    // What a footnote adds may limit it.
    if content.contains(where: \.isFootnote) { truth = nil }
  }

  init(_ tokens: [ProseToken], _ reader: ItemReader, isTitle: Bool = false) {
    self.reader = reader
    self.tokens = tokens
    sentences = Sentence.sentences(of: tokens)
    // “– (none)”: what stands in the brackets.
    let isGlossed =
      tokens.count > 3 && tokens[0].isMark("—–-") && tokens[1].isMark("(（")
      && tokens[tokens.count - 1].isMark(")）")
    let tokens = isGlossed ? Array(tokens[2..<(tokens.count - 1)]) : tokens
    // “Gate: open”: a title that is known with its colon.
    let meaning =
      reader.names.senses(ofDefinition: Self.text(of: tokens))
      ?? (isTitle && tokens.contains { $0.isMark(":(=") }
        ? reader.names.senses(ofTitle: Self.text(of: tokens)) : nil)
    for part in meaning == nil ? Self.split(tokens) : [] {
      let isBracketed = tokens.first { $0.range.upper == part[0].range.lower }?.isMark("[") == true
      let tokens = part
      let sentence = Sentence(tokens: tokens, ending: nil, range: SourceRange(0, 0))
      let found =
        Self.named(tokens[...], reader, isTitle: isTitle)
        ?? reader.items(of: sentence, isPiece: true)
      let items = isTitle ? Self.besideScope(found, tokens, reader) : found
      let read = (isBracketed ? items.map(\.asState) : items).settlingDenial()
      // A gloss in brackets names the same thing again: 한 번 허용(Allow Once).
      if items.count == 1, let last = pieces.last?.items.last, last.isSame(as: items[0]) {
        continue
      }
      pieces.append(Piece(items: read.map(\.counted), isKorean: sentence.isKorean))
    }
    if let meaning {
      pieces = [
        Piece(items: [Item(senses: meaning, tokens: 0..<tokens.count)], isKorean: false)
      ]
    }
    truth = CellTruth.of(Self.text(of: tokens.prefix { !$0.isMark(",;()（）—–:：.") }))
    let remarks = pieces.dropFirst().filter { truth != false || !$0.explains }
    if truth != nil, Self.isQualified(remarks[...]) { truth = nil }
  }

  private static func text(of tokens: some Sequence<ProseToken>) -> String {
    tokens.enumerated().map { ($0 > 0 && !$1.isJoined ? " " : "") + $1.text }.joined()
  }

  /// The first sentence of some tokens; a semicolon ends none.
  static func first(of tokens: [ProseToken]) -> [ProseToken] {
    let end = tokens.indices.first { index in
      tokens[index].isMark(".?!。")
        && (index + 1 == tokens.count || !tokens[index + 1].isJoined)
    }
    return end.map { Array(tokens[..<$0]) } ?? tokens
  }

  /// The title of a column with what its abbreviations stand for in their place: the lines that say so
  /// stand elsewhere, and the places of a title run forwards.
  func expanding(_ abbreviations: [String: [ProseToken]]) -> TablePart {
    guard tokens.contains(where: { abbreviations[$0.text] != nil }) else { return self }
    let expanded = tokens.flatMap { token in
      abbreviations[token.text]?.map { $0.moved(to: token.range) } ?? [token]
    }
    return TablePart(expanded, reader, isTitle: true)
  }

  /// Several parts as one.
  init(joining parts: [TablePart], _ reader: ItemReader) {
    self.reader = reader
    tokens = []
    pieces = parts.flatMap(\.pieces)
    sentences = parts.flatMap(\.sentences)
  }

  /// A row's name that begins with a number, under a title that names a platform, or that asks for
  /// versions under a heading that does: `13.4` is a version of it.
  func under(_ lead: TablePart, in heading: TablePart?) -> TablePart {
    let asksForVersion = lead.only?.senses.contains("noun/version") == true
    guard tokens.first?.kind == .number, let named = asksForVersion ? heading : lead,
      let platform = named.pieces.first?.items.first(where: { $0.scope != nil }),
      platform.scope?.isWhole == true, named.stretches.count == 1,
      asksForVersion || platform.tokens.lowerBound == 0
    else { return self }
    return TablePart(named.tokens[platform.tokens] + tokens, reader)
  }

  /// A row's name where rows are answers: what may name an answer names nothing else.
  var asAnswer: TablePart {
    var part = self
    // “Always: Just Now”: the answer to the request for it.
    if pieces.count == 2, let level = pieces[0].items.only?.sense(ofType: "level"),
      pieces[1].items.only?.sense(ofType: "label") != nil
    {
      part.pieces[0].items[0].senses = [Item.request(for: level)]
    }
    for piece in pieces.indices {
      for (index, item) in pieces[piece].items.enumerated() {
        guard let label = item.sense(ofType: "label") else { continue }
        let named = item.senses.filter {
          !$0.begins(with: "level/") && !$0.begins(with: "settings/")
        }
        part.pieces[piece].items[index].senses = [label] + named.filter { $0 != label }
      }
    }
    return part
  }

  /// The same where a mark says yes or no in this table; nil leaves what it says.
  ///
  /// - Parameter alone: whether it says nothing else.
  func saying(_ truth: Bool?, alone: Bool = false) -> TablePart {
    guard let truth else { return self }
    var part = self
    part.truth = truth
    if alone { (part.pieces, part.sentences) = ([], []) }
    return part
  }

  /// The tokens between marks; a dash between numbers is a part of them.
  private static func split(_ tokens: [ProseToken]) -> [[ProseToken]] {
    var pieces: [[ProseToken]] = [[]]
    for (index, token) in tokens.enumerated() {
      let isRange =
        index > 0 && index + 1 < tokens.count && tokens[index - 1].kind == .number
        && tokens[index + 1].kind == .number && token.isMark("–—-")
      // A stroke with spaces around it parts what it lists.
      let isStroke =
        token.isMark("/·") && !token.isJoined && index + 1 < tokens.count
        && !tokens[index + 1].isJoined
      if token.isMark(",;()（）[]—–:：") && !isRange || isStroke {
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(token)
      }
    }
    return pieces.filter { !$0.isEmpty }
  }

  /// What tokens name together that stand alone in cells.
  private static func named(
    _ tokens: ArraySlice<ProseToken>, _ reader: ItemReader, isTitle: Bool = false
  ) -> [Item]? {
    // “Since when?” asks what “since when” names.
    let asked = tokens.last?.isMark("?.。") == true ? tokens.dropLast() : tokens
    let name = text(of: asked)
    let senses =
      isTitle ? reader.names.senses(ofTitle: name) : reader.names.senses(ofCell: name)
    return senses.map {
      [Item(senses: $0, tokens: tokens.startIndex..<tokens.endIndex)]
    }
  }

  /// Items of which those before or behind one version name together what stands alone in cells:
  /// “Level on iOS 12”.
  private static func besideScope(
    _ items: [Item], _ tokens: [ProseToken], _ reader: ItemReader
  ) -> [Item] {
    guard let index = items.firstIndex(where: { $0.scope != nil }), items.count > 1,
      items.last(where: { $0.scope != nil })?.tokens == items[index].tokens
    else { return items }
    let before = items[..<index].reversed().drop { item in
      item.function.map { ["filler", "in", "on", "at", "since"].contains($0) } == true
        && item.senses.count == 1
    }
    let behind = items[(index + 1)...]
    // “First Metro”: a word that says nothing elsewhere.
    if behind.isEmpty, before.isEmpty,
      let named = named(tokens[..<items[index].tokens.lowerBound], reader)
    {
      return named + [items[index]]
    }
    if behind.isEmpty, let first = before.last, let last = before.first {
      return named(tokens[first.tokens.lowerBound..<last.tokens.upperBound], reader)
        .map { $0 + [items[index]] } ?? items
    }
    guard index == 0, let first = behind.first else { return items }
    return named(tokens[first.tokens.lowerBound...], reader).map { [items[index]] + $0 } ?? items
  }

  /// The same without what stands in brackets at its end; nil where nothing does, or where that
  /// limits what stands before it.
  var withoutRemark: TablePart? {
    let isCount = pieces.count > 1 && pieces[0].items.only?.sense(ofType: "count") != nil
    guard let start = tokens.firstIndex(where: { $0.isMark(isCount ? "(（," : "(（") }), start > 0,
      isCount || tokens.last?.isMark(")）") == true
    else { return nil }
    let remark = TablePart(Array(tokens[(start + 1)...]), reader)
    guard !Self.isQualified(remark.pieces[...]) else { return nil }
    return TablePart(Array(tokens[..<start]), reader)
  }

  /// What stands between its commas, as it is written.
  var texts: [String] { Self.split(tokens).map { Self.text(of: $0) } }

  /// The parts of it between semicolons and full stops, which say one thing each; none where there
  /// is one.
  var statements: [TablePart] {
    let parts = tokens.indices.split { index in
      tokens[index].isMark(";")
        || tokens[index].isMark(".。") && (index + 1 == tokens.count || !tokens[index + 1].isJoined)
    }
    return parts.count > 1 ? parts.map { TablePart($0.map { tokens[$0] }, reader) } : []
  }

  /// The parts of it that “or” makes alternatives, each with what stands behind its other commas; none
  /// where there is one.
  var alternatives: [TablePart] {
    let listed = listed
    guard listed.isEmpty else { return listed }
    let isOr = { (item: Item) in item.function == "or" }
    guard let index = pieces.firstIndex(where: { $0.items.contains(where: isOr) }),
      stretches.isEmpty
    else { return [] }
    return pieces[index].items.split(whereSeparator: isOr).map { items in
      var part = self
      part.pieces[index].items = Array(items)
      return part
    }
  }

  /// What commas list, each with what stands behind the last of it: “visits, regions with Always”; none
  /// where they list something else than things of one kind.
  private var listed: [TablePart] {
    guard pieces.count > 1, let first = pieces[0].items.only, let last = pieces.last?.items.first,
      let type = first.senses.first.map(ClaimTerm.type),
      pieces.dropLast().allSatisfy({ $0.items.only?.isOf(type) == true }), last.isOf(type)
    else { return [] }
    return pieces.map { piece in
      var part = self
      let rest = pieces[pieces.count - 1].items.dropFirst()
      part.pieces = [Piece(items: [piece.items[0]] + rest, isKorean: piece.isKorean)]
      return part
    }
  }

  /// What it says in phrases that tell what things are and do, several behind commas or “or”; nil where
  /// one of them is not known.
  var phrases: [Item]? {
    var items: [Item] = []
    for part in tokens.split(whereSeparator: { $0.isMark(",()（）") }) {
      let choices = [[part], Self.alternatives(part)]
      let found = choices.lazy.compactMap { parts -> [Item]? in
        let senses = parts.compactMap { self.reader.names.senses(ofPhrase: Self.text(of: $0)) }
        guard senses.count == parts.count else { return nil }
        return senses.map { Item(senses: $0, tokens: 0..<1) }
      }.first
      guard let found else { return nil }
      items += found
    }
    return items.isEmpty ? nil : items
  }

  /// What “or” parts, and a Korean verb that ends in it.
  private static func alternatives(
    _ tokens: ArraySlice<ProseToken>
  ) -> [ArraySlice<ProseToken>] {
    var parts: [ArraySlice<ProseToken>] = []
    var start = tokens.startIndex
    for index in tokens.indices {
      let isWord = tokens[index].folded == "or" || tokens[index].text == "또는"
      let isVerb = tokens[index].kind == .hangul && tokens[index].text.ends(with: "거나")
      guard isWord || isVerb else { continue }
      parts.append(tokens[start..<(isWord ? index : index + 1)])
      start = index + 1
    }
    parts.append(tokens[start...])
    return parts.filter { !$0.isEmpty }
  }

  /// Whether it begins with yes or no, whatever limits that.
  var answers: Bool { truth != nil || texts.first.map { CellTruth.of($0) != nil } == true }
  /// Whether it begins with yes, whatever limits that: “✓ with Always”, “yes, where …”.
  var answersYes: Bool {
    truth == true
      || items.first?.sense(ofType: "label") == nil
        && [texts.first, tokens.first?.text].contains { text in
          text.map { CellTruth.of($0) == true } == true
        }
  }
  /// Whether it says no, and then what is so: “no, it opens by itself”.
  var isRemarkedNo: Bool {
    texts.first.map { CellTruth.of($0) == false } == true
      && pieces.dropFirst().contains { $0.items.contains(where: \.isPredicate) }
  }
  /// The same part without some of its verbs.
  func without(_ isLeftOut: (String) -> Bool) -> TablePart {
    var part = self
    for index in part.pieces.indices {
      part.pieces[index].items.removeAll { item in
        item.senses.contains { $0.begins(with: "verb/") && isLeftOut($0) }
      }
    }
    return part
  }

  /// Whether nothing but a dash stands in it, which says neither yes nor no.
  var isDash: Bool { truth == nil && tokens.count == 1 && tokens[0].isMark("—–-") }
  /// Whether it leaves its question open: a dash, or “n/a”.
  var isOpen: Bool { isDash || CellTruth.isNotApplicable(Self.text(of: tokens)) }
  /// Whether it begins with a mark for what is so in part.
  var isPartial: Bool { tokens.first?.isMark("△▲◐") == true }
  /// Everything that it names.
  var items: [Item] { pieces.count == 1 ? pieces[0].items : pieces.flatMap(\.items) }
  /// The versions and platforms that it names.
  var stretches: [ClaimScope.Stretch] {
    let items = items
    return items.indices.compactMap { index in
      // What something is built with, it does not run on.
      let isKit = index + 1 < items.count && items[index + 1].words == ["sdk"]
      return isKit ? nil : items[index].scope
    }
  }

  private static let excludingWords: Set<Substring> = [
    "not", "be-not", "no", "without", "except", "아니", "없",
  ]

  /// Whether it names a platform or a version that is not meant: “closed, not Metro”.
  var excludesPlace: Bool {
    pieces.contains { piece in
      piece.items.contains { $0.scope != nil }
        && piece.items.contains { item in
          item.scope != nil && item.isNegated
            || item.function.map(Self.excludingWords.contains) == true
        }
    }
  }

  /// What it says beside versions, platforms and words of grammar.
  var meant: [Item] { items.filter { $0.scope == nil && $0.mark == nil && $0.function == nil } }

  private static let limitingWords: Set<Substring> = [
    "only", "만", "if", "unless", "until", "경우", "때", "한",
  ]

  /// Whether a remark takes back some of what was said: yes, but only …
  static func isQualified(_ remarks: ArraySlice<Piece>) -> Bool {
    remarks.contains { remark in
      remark.items.indices.contains { index in
        let item = remark.items[index]
        // “As before” limits nothing.
        let isTime = item.function == "before" || item.function == "after"
        return item.scope != nil || item.function.map { Self.limitingWords.contains($0) } == true
          || isTime && index + 1 < remark.items.count
          || item.suffix.particles.contains(.only) || item.suffix.ending == .condition
      }
    }
  }
}

extension Item {
  /// Whether it names a thing of a type first of all.
  fileprivate func isOf(_ type: Substring) -> Bool {
    function == nil && !isNegated && senses.first.map(ClaimTerm.type) == type
  }

  /// Whether both can stand for one concept or one platform, and neither for nothing.
  fileprivate func isSame(as other: Item) -> Bool {
    if let scope, scope == other.scope { return true }
    guard function == nil, let first = other.senses.first, other.function == nil else {
      return false
    }
    return senses.contains(first) || senses.first.map(other.senses.contains) == true
  }
}

extension Inline {
  /// Whether it points to a note below.
  fileprivate var isFootnote: Bool { if case .footnoteReference = kind { true } else { false } }
}
