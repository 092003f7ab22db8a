internal import LockbBase
internal import LockbKnowledge
internal import LockbText

/// Cuts a sentence into items: the longest forms of the lexicon, versions, numbers and marks.
///
/// A class, since every part of a table holds one.
final class ItemReader: Sendable {
  let lexicon: ClaimLexicon
  let names: NameTable
  let scopes: ScopeReader
  private let cutNames: CutNames
  /// What was found for names in code: a document writes the same ones again and again.
  private let codes = OnceEach<String, Item>()
  /// Where the lexicon has been sifted: what covers the texts it was sifted for, and who reads others.
  let sifted: (sieve: TextSieve, whole: Once<ItemReader>)?

  init(lexicon: ClaimLexicon, names: NameTable, scopes: ScopeReader) {
    self.lexicon = lexicon
    self.names = names
    self.scopes = scopes
    cutNames = CutNames(names)
    sifted = nil
  }

  /// A reader whose words a sieve has sifted, and how all of them are made ready.
  init(
    _ reader: ItemReader, _ sieve: TextSieve,
    whole: @escaping @Sendable () -> (ClaimLexicon, NameTable)
  ) {
    lexicon = reader.lexicon
    names = reader.names
    cutNames = reader.cutNames
    let scopes = reader.scopes
    self.scopes = scopes
    sifted = (
      sieve,
      Once {
        let (lexicon, names) = whole()
        return ItemReader(lexicon: lexicon, names: names, scopes: scopes)
      }
    )
  }

  /// The items of a sentence, or of a piece of a table, where a capital shows a name from the
  /// first word on.
  func items(of sentence: Sentence, isPiece: Bool = false) -> [Item] {
    let tokens = sentence.tokens
    if let sifted, !covers(tokens) {
      return sifted.whole.value.items(of: sentence, isPiece: isPiece)
    }
    let text = UnitText(tokens, lexicon.units)
    var items: [Item] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      // `.none` is a name, whatever the word may mean by itself.
      let isDotted =
        index > 0 && token.isJoined && tokens[index - 1].isMark(".")
        && !tokens[index - 1].isJoined
      var match: Item? =
        switch token.kind {
        case .mark: nil
        case .code: levelPhrase(text, tokens, at: index)
        case .latin, .hangul, .number:
          longest(
            text, tokens, at: index, isFirst: index == 0 && !isPiece && !sentence.isKorean)
        }
      if let found = match, found.tokens.count > 1, Self.isNoun(tokens, at: index) {
        match = longest(text, tokens, at: index, isFirst: false, within: 1)
      }
      // “Is Allow Once”: a name that begins in a phrase and goes on behind it is a name.
      if let found = match, found.tokens.count > 1, index > 0 || isPiece {
        let last = found.tokens.upperBound - 1
        let isName = tokens[last].kind == .latin && tokens[last].text.first?.isUppercase == true
        if isName, token.text.first?.isUppercase == false,
          let name = longest(text, tokens, at: last, isFirst: false), name.tokens.count > 1
        {
          match = longest(text, tokens, at: index, isFirst: false, within: found.tokens.count - 1)
        }
      }
      if isDotted, token.kind == .latin, match.map({ $0.tokens.count == 1 }) == true,
        names.senses(ofCode: token.text) != nil
      {
        match = code(token.text, at: index)
      }
      var item: Item
      if token.kind == .mark {
        item = Item(senses: [], tokens: index..<(index + 1), mark: token.text.first)
        // Marks of emphasis and quotation say nothing.
        if !",:—–()/&+=>→⇒➜➔…".contains(token.text) {
          index += 1
          continue
        }
      } else if token.kind == .code {
        item = match ?? code(token.text, at: index)
      } else if let (stretch, end) = scopes.read(tokens, at: index),
        !isLongerPlatform(match, than: end)
      {
        item = Item(senses: ["fn/scope"], tokens: index..<end, scope: stretch)
        item.suffix = suffixInside(tokens[end - 1]) ?? .none
      } else if let name = dotted(tokens, at: index),
        match.map({ $0.tokens.upperBound <= name.tokens.upperBound }) ?? true
      {
        item = name
      } else if token.kind == .latin, let name = name(tokens, at: index, match) {
        item = name
      } else if let match {
        item = match
        if let platform = Self.platform(of: match) {
          item.scope = ClaimScope.Stretch(platform: platform)
          item.senses = ["fn/scope"]
        }
      } else if token.kind == .number {
        item = Item(senses: ["fn/number"], tokens: index..<(index + 1), number: Int(token.text))
        item.version = Version(token.text)
      } else if let verb = ending(tokens, at: index, in: sentence, isPiece: isPiece) {
        item = verb
      } else {
        let parts = contracted(token, at: index)
        items += parts.dropLast()
        item = parts.last ?? Item(senses: [], tokens: index..<(index + 1), unknown: token.text)
      }
      // A Latin word in Korean that names a status is its name in code.
      item.isEmphasized =
        token.kind == .code || token.isEmphasized
        || sentence.isKorean && token.kind == .latin && item.kinds.contains(.status)
      if item.words.isEmpty {
        item.words = tokens[item.tokens].filter { $0.kind != .mark && $0.kind != .hangul }
          .map(\.folded)
      }
      index = item.tokens.upperBound
      if item.mark == nil, item.suffix == .none { takeSuffix(&item, tokens, text, &index) }
      items.append(item)
    }
    let shared = ScopeList.shared(ScopeList.ranged(items), isKorean: sentence.isKorean)
    return ScopeList.continued(ScopeList.parted(ScopeList.named(shared)))
  }

  /// The words that an apostrophe joins, as “it’s” and “the gate’s”; empty where a word is none of
  /// them, or no list holds it.
  private func contracted(_ token: ProseToken, at index: Int) -> [Item] {
    guard token.kind == .latin, token.folded.ends(with: "'s") else { return [] }
    let isPronoun = Self.contracting.contains(String(token.folded.dropLast(2)))
    let words = [String(token.text.dropLast(2))] + (isPronoun ? ["is"] : [])
    let items = words.compactMap { word -> Item? in
      let part = [
        ProseToken(
          kind: .latin, text: word, range: token.range, isJoined: token.isJoined,
          isEmphasized: token.isEmphasized)
      ]
      guard
        var item = longest(UnitText(part, lexicon.units), part, at: 0, isFirst: false)
      else { return nil }
      item.tokens = index..<(index + 1)
      item.words = [part[0].folded]
      if let platform = Self.platform(of: item) {
        item.scope = ClaimScope.Stretch(platform: platform)
        item.senses = ["fn/scope"]
      }
      // Whose something is, is a noun.
      if !isPronoun { item.senses.removeAll { $0.begins(with: "verb/") } }
      return item.senses.isEmpty ? nil : item
    }
    return items.count == words.count ? items : []
  }

  private static let contracting: Set<String> = ["it", "that", "there", "he", "she", "this"]

  /// What one word can stand for: a name that its capital shows comes before a word of grammar,
  /// but for the first word of a sentence, where every word has one.
  private static func merged(
    _ one: Item, _ other: Item, isExact: Bool, isFirst: Bool
  ) -> [String] {
    let (first, second) = isExact && one.function != nil ? (other, one) : (one, other)
    let capital = isExact && isFirst && one.function != nil ? ["fn/capital"] : []
    return capital + first.senses + second.senses.filter { !first.senses.contains($0) }
  }

  /// The platform that a device stands for.
  private static func platform(of item: Item) -> String? {
    guard let first = item.senses.first, first.begins(with: "platform/") else { return nil }
    return String(first.dropFirst("platform/".count))
  }

  /// Whether a phrase that begins with the name of a platform names a place of its own.
  private func isLongerPlatform(_ match: Item?, than end: Int) -> Bool {
    guard let match, match.tokens.upperBound > end else { return false }
    return Self.platform(of: match) != nil
  }

  /// Words of Swift that may stand before the name that is declared.
  private static let keywords = ["case ", "var ", "let ", "func "]

  func code(_ text: String, at index: Int) -> Item {
    var item = codes.value(text) { code(text) }
    item.tokens = index..<(index + 1)
    return item
  }

  /// A name in code as the first item.
  private func code(_ text: String) -> Item {
    var name = text.trimmingSpaces
    if let keyword = Self.keywords.first(where: name.begins(with:)) {
      name.removeFirst(keyword.count)
    }
    while name.begins(with: ".") { name.removeFirst() }
    name = CodeSpelling.withoutMaking(name)
    if let selector = CodeSpelling.selector(of: name), names.senses(ofCode: selector) != nil {
      name = selector
    }
    let base = Symbol.base(of: name)
    let last = base.split(separator: ".").last.map(String.init) ?? base
    // What the whole name stands for comes before what its first part does.
    var senses: [String] = []
    for candidate in [name, base, last] {
      // `Fault.open` is no `open`.
      if candidate == last, !senses.isEmpty, base.contains(".") { break }
      for sense in names.senses(ofCode: candidate) ?? [] where !senses.contains(sense) {
        senses.append(sense)
      }
    }
    if senses.isEmpty { senses = self.senses(within: name) }
    if senses.isEmpty { senses = cutNames.senses(of: name) }
    if senses.isEmpty {
      senses =
        CodeSpelling.names(writtenAs: name).lazy.compactMap(names.senses(ofCode:)).first ?? []
    }
    guard !senses.isEmpty else {
      return Item(senses: ["code/" + name], tokens: 0..<1, unknown: text)
    }
    let exact = senses.filter { $0.begins(with: "api/") && $0.ends(with: "." + name) }
    // A method with its arguments is none of those that only begin alike.
    let isMethod = !exact.isEmpty && name.utf8.contains(UInt8(ascii: ":"))
    senses =
      exact + senses.filter { !exact.contains($0) && !(isMethod && $0.begins(with: "api/")) }
    var item = Item(senses: senses, tokens: 0..<1)
    let written = names.senses(ofCode: name) ?? []
    item.isExactName = written.count { $0.begins(with: "api/") && $0.ends(with: name) } == 1
    return item
  }

  /// What the one name stands for that a line of code holds: `for await x in Gate.visits()`; an
  /// assignment is a name of its own.
  private func senses(within line: String) -> [String] {
    let words = line.split(separator: " ").map(String.init)
    guard words.count > 1 else { return [] }
    if words.count == 3, words[1] == "=" {
      let property = words[0].split(separator: ".").last.map(String.init) ?? words[0]
      return names.senses(ofCode: "\(property) = \(words[2])") ?? []
    }
    let known = words.filter { $0.contains(".") || $0.contains("(") }.compactMap { word in
      names.senses(ofCode: word) ?? names.senses(ofCode: Symbol.base(of: word))
    }
    return known.count == 1 ? known[0] : []
  }

  /// A name of code that is written as a plain word, or with its parentheses, with
  /// what the longest form says of it besides.
  private func name(_ tokens: [ProseToken], at index: Int, _ match: Item?) -> Item? {
    guard tokens[index].text.hasCapitalInside,
      match.map({ $0.tokens.count == 1 }) ?? true
    else { return nil }
    // What a point joins is one name, of which no list may hold the whole.
    let isLonger =
      index + 2 < tokens.count && tokens[index + 1].isJoined && tokens[index + 1].isMark(".")
      && tokens[index + 2].isJoined && tokens[index + 2].kind == .latin
    if isLonger { return nil }
    let isCall =
      index + 2 < tokens.count && tokens[index + 1].isJoined && tokens[index + 1].isMark("(")
      && tokens[index + 2].isJoined && tokens[index + 2].isMark(")")
    var text = tokens[index].text
    if isCall, names.senses(ofCode: text + "()") != nil { text += "()" }
    var item = code(text, at: index)
    guard item.unknown == nil else { return nil }
    item.senses += (match?.senses ?? []).filter { !item.senses.contains($0) }
    if isCall { item.tokens = index..<(index + 3) }
    return item
  }

  /// Whether a word is a noun behind its article and before another: “after a restart the gate …”.
  private static func isNoun(_ tokens: [ProseToken], at index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count, tokens[index].kind == .latin else { return false }
    return ["a", "an", "each", "every", "any", "another"].contains(
      tokens[index - 1].folded)
      && ["the", "a", "an", "your"].contains(tokens[index + 1].folded)
  }

  /// A name of several parts, as the title of a link or plain text writes it: `Gate.Pass.day`.
  func dotted(_ tokens: [ProseToken], at index: Int) -> Item? {
    guard tokens[index].kind == .latin, tokens[index].text.first?.isUppercase == true else {
      return nil
    }
    var text = tokens[index].text
    var end = index + 1
    while end + 1 < tokens.count, tokens[end].isJoined, tokens[end].isMark("."),
      tokens[end + 1].isJoined, tokens[end + 1].kind == .latin
    {
      text += "." + tokens[end + 1].text
      end += 2
    }
    guard end > index + 1 else { return nil }
    let isCall =
      end + 1 < tokens.count && tokens[end].isJoined && tokens[end].isMark("(")
      && tokens[end + 1].isJoined && tokens[end + 1].isMark(")")
    if isCall, names.senses(ofCode: text + "()") != nil {
      text += "()"
      end += 2
    }
    guard names.senses(ofCode: text) != nil else { return nil }
    var item = code(text, at: index)
    item.tokens = index..<end
    return item
  }

  /// Whether “not” denies what something does: “does not set …” says nothing of what is not set.
  private static func deniesDoing(_ tokens: [ProseToken], at index: Int) -> Bool {
    index > 0 && tokens[index].folded == "not"
      && ["do", "does", "did"].contains(tokens[index - 1].folded)
  }

  /// The phrase that begins with a word in code which is a level’s name as a plain word: `Day` pass.
  private func levelPhrase(_ text: UnitText, _ tokens: [ProseToken], at index: Int) -> Item? {
    guard tokens[index].isWord, !tokens[index].text.hasCapitalInside,
      let word = longest(text, tokens, at: index, isFirst: false, within: 1),
      word.sense(ofType: "level") != nil,
      let phrase = longest(text, tokens, at: index, isFirst: false), phrase.tokens.count > 1
    else { return nil }
    return phrase
  }

  /// The longest form that begins at a token, ends where a word may end, and takes in no more than so
  /// many tokens.
  func longest(
    _ text: UnitText, _ tokens: [ProseToken], at index: Int, isFirst: Bool, within count: Int = .max
  ) -> Item? {
    guard let start = text.start(of: index) else { return nil }
    var best: (item: Item, length: Int)?
    let isDenial = Self.deniesDoing(tokens, at: index)
    lexicon.forEachForm(in: text.units[start...]) { form, length in
      let last = text.token(at: start + length - 1)
      guard last - index < count, !isDenial || last != index + 1,
        !tokens[(index + 1)..<(last + 1)].contains(where: \.isApart)
      else { return }
      if let spelling = form.spelling {
        let written = tokens[index...last].filter { $0.kind != .mark }.map(\.text)
        guard written == spelling else { return }
      }
      guard let suffix = suffix(behind: start + length, in: text, last: last, form, tokens) else {
        return
      }
      var item = Item(senses: form.senses, tokens: index..<(last + 1), suffix: suffix)
      if let (other, longest) = best, longest == length {
        // Behind a verb’s stem a lone consonant is its ending: 둔, and not 두 with a particle.
        let isLone = text.end(of: last) == start + length + 1
        if isLone || suffix.isCopula || other.suffix.isCopula, other.suffix != suffix,
          suffix != .none
        {
          if form.isVerb { best = (item, length) }
          return
        }
        // Of a noun and a verb of one shape, the one whose ending is told better.
        if other.suffix != .none, suffix == .none { return }
        if other.suffix == suffix {
          item.senses = Self.merged(other, item, isExact: form.spelling != nil, isFirst: isFirst)
        }
      }
      best = (item, length)
    }
    return best?.item
  }

  private func suffix(
    behind end: Int, in text: UnitText, last: Int, _ form: ClaimLexicon.Form, _ tokens: [ProseToken]
  ) -> KoreanSuffix? {
    guard tokens[last].kind == .hangul else { return form.isVerb ? nil : KoreanSuffix.none }
    let rest = text.units[end..<text.end(of: last)]
    // A bare stem that has swallowed no 어 is no verb: 두 is a number.
    if form.isVerb, rest.isEmpty, !WordUnits.endsOpen(text.units[end - 1]) { return nil }
    let isOpen = !WordUnits.isFinal(text.units[end - 1])
    return form.isVerb ? KoreanSuffix.ofVerb(rest) : KoreanSuffix.ofNoun(rest, isOpen: isOpen)
  }
}

extension String {
  /// Whether a letter behind the first one is a capital.
  var hasCapitalInside: Bool {
    let mayHave = utf8.dropFirst().contains { $0 &- 0x41 < 26 || $0 >= 0x80 }
    return mayHave && dropFirst().contains(where: \.isUppercase)
  }

  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " || text.last == ";" { text.removeLast() }
    return String(text)
  }
}
