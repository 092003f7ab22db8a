internal import LockbBase
internal import LockbKnowledge
public import LockbMarkdown

/// Cuts documents into passages, and finds what they name in words, code and numbers.
struct PassageReader: Sendable {
  let items: ItemReader

  /// The blocks of a document that hold text or code, in order.
  func blocks(of document: ParsedDocument) -> [PassageBlock] {
    var blocks: [PassageBlock] = []
    for block in document.blocks { gather(block, document.source, isItem: false, &blocks) }
    return blocks
  }

  private func gather(
    _ block: Block, _ source: [UInt8], isItem: Bool, _ blocks: inout [PassageBlock]
  ) {
    func add(_ kind: PassageBlock.Kind, _ rows: [[[Passage]]]) {
      blocks.append(PassageBlock(kind: kind, range: block.range, rows: rows))
    }
    switch block.kind {
    case .heading(let heading): add(.heading, [[passages(heading.content, source, isPiece: true)]])
    case .paragraph(let content):
      add(isItem ? .item : .paragraph, [[passages(content, source, isPiece: false)]])
    case .table(let table):
      add(
        .table,
        ([table.header] + table.rows).map { row in
          row.cells.map { passages($0.content, source, isPiece: true) }
        })
    case .codeBlock: add(.code, [])
    case .blockQuote(let inner), .footnoteDefinition(_, let inner):
      for block in inner { gather(block, source, isItem: isItem, &blocks) }
    case .callout(let callout):
      for block in callout.content { gather(block, source, isItem: isItem, &blocks) }
    case .list(let list):
      for block in list.items.flatMap(\.content) { gather(block, source, isItem: true, &blocks) }
    case .thematicBreak, .html, .directive: break
    }
  }

  private func passages(_ content: [Inline], _ source: [UInt8], isPiece: Bool) -> [Passage] {
    var tokenizer = ProseTokenizer(source: source)
    tokenizer.read(content)
    return Sentence.sentences(of: tokenizer.tokens).map { sentence in
      let items = items.items(of: sentence, isPiece: isPiece)
      return Passage(
        range: sentence.range, names: items.flatMap { names(of: $0, in: sentence) },
        denial: Denial(of: sentence, items, isPiece: isPiece),
        isInScope: items.contains(where: \.isConcept), isShort: sentence.tokens.count <= 4,
        isTied: sentence.ending == ";")
    }
  }

  // MARK: Names

  private func names(of item: Item, in sentence: Sentence) -> [Passage.Name] {
    let tokens = sentence.tokens[item.tokens]
    guard let first = tokens.first, let last = tokens.last else { return [] }
    let range = SourceRange(first.range.lower, last.range.upper)
    if item.scope != nil || item.version != nil || item.number != nil {
      return item.tokens.compactMap { figure($0, sentence.tokens, isVersion: item.scope != nil) }
    }
    var concepts = item.senses.filter { Self.isCompared($0, first) }
    if first.kind == .code, let code = Self.code(first.text) { concepts.append("code/\(code)") }
    let name =
      concepts.isEmpty
      ? levels(inside: item, of: sentence) : [Passage.Name(concepts: concepts, range: range)]
    return item.tokens.compactMap { index in
      KeptWords.concept(of: index, in: sentence.tokens).map {
        Passage.Name(concepts: [$0], range: sentence.tokens[index].range)
      }
    } + name
  }

  /// The levels in a longer name: a provisional grant, a request and a prompt are of a level.
  private func levels(inside item: Item, of sentence: Sentence) -> [Passage.Name] {
    guard item.tokens.count > 1 else { return [] }
    return items.names(ofType: "level", inside: item, of: sentence).compactMap { part in
      let tokens = sentence.tokens[part.tokens]
      guard let first = tokens.first, let last = tokens.last,
        first.kind == .hangul || first.text.first?.isUppercase == true
      else { return nil }
      return Passage.Name(
        concepts: part.senses.filter { Self.isCompared($0, first) },
        range: SourceRange(first.range.lower, last.range.upper))
    }
  }

  /// Whether languages name a concept alike: what is written on a button or in code, levels and
  /// counts. “One” may be no number, and a state in words may be what somebody does.
  private static func isCompared(_ concept: String, _ token: ProseToken) -> Bool {
    switch ClaimTerm.type(of: concept) {
    case "level", "settings", "label", "option", "key", "accuracy": true
    case "count": concept != "count/1"
    case "status": token.kind == .code
    default: false
    }
  }

  /// A number, without zeros in front and behind the dot: 13.0 is 13, and so is 013.
  private func figure(_ index: Int, _ tokens: [ProseToken], isVersion: Bool) -> Passage.Name? {
    let token = tokens[index]
    guard token.kind == .number, !Self.isPartOfNumber(index, tokens) else { return nil }
    var text = token.text.ends(with: ".0") ? String(token.text.dropLast(2)) : token.text
    while text.count > 1, text.begins(with: "0"), !text.begins(with: "0.") { text.removeFirst() }
    let concepts = ["version/\(text)"] + (isVersion ? [] : ["number/\(text)", "count/\(text)"])
    return Passage.Name(concepts: concepts, range: token.range)
  }

  /// Whether a figure is part of a greater number or a date, which languages write in their own
  /// ways: 50,000, 5만, 3 million, 12월.
  private static func isPartOfNumber(_ index: Int, _ tokens: [ProseToken]) -> Bool {
    func isJoinedNumber(_ mark: Int, _ number: Int) -> Bool {
      tokens.indices.contains(mark) && tokens.indices.contains(number)
        && tokens[mark].isMark(",") && tokens[mark].isJoined && tokens[number].kind == .number
    }
    if isJoinedNumber(index + 1, index + 2) || isJoinedNumber(index - 1, index - 2) { return true }
    guard index + 1 < tokens.count else { return false }
    let next = tokens[index + 1].folded
    return ["만", "천", "억", "백", "월", "년"].contains { next.begins(with: $0) }
      || ["million", "billion", "thousand", "m", "k"].contains(next)
  }

  /// Code without what is a matter of taste or differs by language: call marks, brackets, quotes,
  /// case, and the suffix of a page’s file; nil where it holds words of a language or no name.
  private static func code(_ text: String) -> String? {
    guard text.unicodeScalars.allSatisfy(\.isASCII) else { return nil }
    let name = ["en", "ko"].reduce(Symbol.base(of: text.filter { $0 != " " })) { name, language in
      guard name.utf8.contains(UInt8(ascii: "/")) || name.utf8.contains(UInt8(ascii: ".")) else {
        return name
      }
      return name.replacing(".\(language).", with: ".").replacing("\(language)/", with: "")
    }
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber || "_.:".contains($0) }
    return letters.isEmpty ? nil : letters
  }
}

extension ClaimReader {
  /// The blocks of a document that hold text or code, in order, with what they name.
  public func passages(of document: ParsedDocument) -> [PassageBlock] {
    PassageReader(items: items).blocks(of: document)
  }
}
