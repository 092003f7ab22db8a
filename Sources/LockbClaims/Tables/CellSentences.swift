internal import LockbBase
internal import LockbText

/// Tells what a cell says in a sentence of its own, with the name of its row as what it speaks of and
/// the title of its column as what it says of it.
///
/// Titles that ask a question of their own, such as “Called when”, are data of a pack, with the
/// sentences that answer them in both languages:
///
///     title Called when; When it is called; 불리는 때
///     en {row} is called when {cell}
///     ko {cell} {row}이 불린다
///
/// What yes and no under a title say stands behind `yes-en`, `no-en`, `yes-ko` and `no-ko`.
///
/// Titles that only announce something, such as “Notes”, are listed behind `remark`, and those whose
/// cells say nothing of their rows, such as “Example”, behind `aside`; those that answer what their rows
/// ask, such as “Short answer”, behind `answer`.
struct CellSentences: Sendable {
  /// What the cells under some titles are told as.
  private struct Telling: Sendable {
    var english: [String] = []
    var korean: [String] = []
    /// By yes and no, the sentence in each language.
    var answers: [String: String] = [:]

    /// All of them, in no order.
    var sentences: [String] { english + korean + answers.values }

    mutating func add(_ sentence: String, _ key: String) {
      switch key {
      case "en": english.append(sentence)
      case "ko": korean.append(sentence)
      case "yes-en", "no-en", "yes-ko", "no-ko": answers[key] = sentence
      default: preconditionFailure("no such line of cell sentences: \(key)")
      }
    }
  }

  private var tellings: [Telling] = []
  /// By title, its place among `tellings`; the last one that lists it counts.
  private var places: [String: Int] = [:]
  private var remarks: Set<String> = []
  private var asides: Set<String> = []
  private var answers: Set<String> = []

  /// Reads a table of titles.
  init(_ text: String) {
    var folded: [UInt8] = []
    text.withTableBytes { text in
      text.forEachPiece(between: "\n") { line in
        guard !line.begins(with: "#") else { return }
        let key = line.part(0, line.firstIndex(of: UInt8(ascii: " ")) ?? line.count)
        let words = line.part(min(key.count + 1, line.count), line.count)
        func listed() -> [String] {
          words.pieces(between: ";").map { Self.plain($0, &folded) }
        }
        if key.equals("title") {
          for title in listed() { places[title] = tellings.count }
          tellings.append(Telling())
        } else if key.equals("remark") {
          remarks.formUnion(listed())
        } else if key.equals("aside") {
          asides.formUnion(listed())
        } else if key.equals("answer") {
          answers.formUnion(listed())
        } else {
          tellings[tellings.count - 1].add(words.text, key.text)
        }
      }
    }
  }

  /// What the cells under a title are told as; nil where the title asks nothing of its own.
  private func telling(under title: String) -> Telling? { places[title].map { tellings[$0] } }

  /// The words that are put around cells under those titles that are asked for.
  func wording(under isAsked: (String) -> Bool) -> [String] {
    var asked: Set<Int> = []
    for (title, place) in places where isAsked(title) { asked.insert(place) }
    return asked.flatMap { tellings[$0].sentences }
  }

  /// The sentences that a cell may be told as, the likeliest first, for each of the statements that it
  /// makes of a name in code, or for all of it; none where its row or its column is not wholly
  /// understood.
  func sentences(of parts: CellQuestion.Parts, _ texts: Texts) -> [[String]] {
    let statements = parts.cell.statements
    let written = texts.statements
    let title = Self.plain(texts.title)
    guard statements.count > 1, written.count == statements.count,
      places[title] != nil || remarks.contains(title),
      let name = parts.key.only,
      ["api", "key"].contains(where: { name.sense(ofType: $0) != nil })
    else { return [whole(parts, texts)] }
    return zip(statements, written).map { statement, text in
      var (parts, texts) = (parts, texts)
      (parts.cell, texts.cell) = (statement, text)
      let isKorean = Self.isKorean(text)
      return whole(parts, texts)
        + (isKorean ? CellTelling.korean(parts, texts) : CellTelling.english(parts, texts))
    }
  }

  private func whole(_ parts: CellQuestion.Parts, _ texts: Texts) -> [String] {
    var told = told(parts, texts)
    // A cell that speaks of its row as “this value”, with the row’s name in its place.
    if let pointed = texts.pointed, !isAside(texts.title),
      parts.key.items.contains(where: \.isConcept)
    {
      told.append(pointed)
    }
    // A row may ask what other tables ask by a title, over columns of platforms.
    let asksInRow = parts.title.isPlatform && places[Self.plain(texts.row)] != nil
    guard told.isEmpty, asksInRow || !parts.key.items.contains(where: \.isConcept) else {
      return told
    }
    // A column may be named by what other tables name rows by.
    var (parts, texts) = (parts, texts)
    (parts.key, parts.title) = (parts.title, parts.key)
    (texts.row, texts.title) = (texts.title, texts.row)
    return self.told(parts, texts)
  }

  /// Whether what a column says is not said of its rows, such as an example or a myth.
  func isAside(_ title: String) -> Bool { asides.contains(Self.plain(title)) }

  /// Whether a title announces something and asks nothing.
  func isRemark(_ title: String) -> Bool { remarks.contains(Self.plain(title)) }

  /// Whether cells under a title answer the questions that name their rows.
  func isAnswer(_ title: String) -> Bool { answers.contains(Self.plain(title)) }

  /// Whether cells under a title say whether what their rows state is so.
  func judgesRows(_ title: String) -> Bool {
    telling(under: Self.plain(title))?.answers.values.contains("{row}.") ?? false
  }

  private func told(_ parts: CellQuestion.Parts, _ texts: Texts) -> [String] {
    guard !texts.row.isEmpty, !texts.cell.isEmpty, !parts.cell.isDash,
      // Whose version it is, a sentence of it would not say.
      parts.cell.items.isEmpty || !parts.cell.items.allSatisfy({ $0.version != nil }),
      // A row of several steps is no one thing to speak of.
      parts.key.items.allSatisfy({ $0.unknown == nil }), !parts.key.hasSteps,
      parts.cell.items.contains(where: { $0.scope == nil })
    else { return [] }
    let isKorean = Self.isKorean(texts.title) || Self.isKorean(texts.cell)
    let title = Self.plain(texts.title)
    guard !asides.contains(title) else { return [] }
    if answers.contains(title), parts.key.isQuestion {
      return CellAnswer.statement(parts.key, texts.row, answered: parts.cell).map { [$0] }
        ?? CellAnswer.consequences(of: parts.key, texts)
    }
    if let telling = telling(under: title) {
      if let truth = parts.cell.truth, !telling.answers.isEmpty {
        let answer = telling.answers[(truth ? "yes" : "no") + (isKorean ? "-ko" : "-en")]
        return answer.map { [Self.filled($0, texts)] } ?? []
      }
      guard (parts.key.items + parts.cell.items).contains(where: \.isConcept) else { return [] }
      guard parts.cell.truth == nil || texts.cell.begins(with: "`") else { return [] }
      return (isKorean ? telling.korean : telling.english).map { Self.filled($0, texts) }
    }
    if let truth = parts.cell.truth, parts.key.isPlace {
      return CellTelling.truth(
        truth, of: parts.title, texts.title, on: parts.key.named(texts.row))
    }
    if let truth = parts.cell.truth, parts.title.isPlace {
      return CellTelling.truth(truth, of: parts.key, texts.row, on: parts.title.named(texts.title))
    }
    if parts.key.isPlace, parts.title.stretches.isEmpty, parts.cell.truth == nil,
      parts.cell.stretches.isEmpty, parts.cell.meant.count > 1,
      parts.cell.meant.contains(where: \.isPredicate)
    {
      return CellTelling.remark(texts.cell, on: parts.key.named(texts.row))
    }
    let asksInRow = parts.title.isPlatform && parts.key.meant.last?.senses.first == "noun/status"
    guard asksInRow || parts.key.items.contains(where: { $0.isConcept || $0.isThing }) else {
      return []
    }
    // A number by itself is a version, or belongs to a question that is not known.
    guard parts.cell.items.contains(where: { $0.scope == nil && $0.number == nil }) else {
      return []
    }
    let isRemark = remarks.contains(title)
    guard isRemark || parts.title.items.allSatisfy({ $0.unknown == nil }) else { return [] }
    if let truth = parts.cell.truth {
      guard !isRemark, parts.title.stretches.isEmpty else { return [] }
      return isKorean
        ? CellTelling.koreanTruth(truth, parts, texts)
        : CellTelling.englishTruth(truth, parts, texts)
    }
    if isRemark {
      return isKorean ? CellTelling.korean(parts, texts) : CellTelling.english(parts, texts)
    }
    if CellTelling.isPlace(parts.title) {
      return isKorean
        ? CellTelling.koreanInPlace(parts, texts) : CellTelling.englishInPlace(parts, texts)
    }
    return isKorean
      ? CellTelling.koreanValue(parts, texts) : CellTelling.englishValue(parts, texts)
  }

  /// The parts of a cell as they are written.
  struct Texts {
    var row: String
    var title: String
    var cell: String
    /// The heading over the table.
    var heading = ""

    /// What the cell says where it speaks of its row as “this value”; nil where it does not.
    fileprivate var pointed: String? {
      let points = cell.split(separator: " ").contains {
        $0.ends(with: "his") || $0.ends(with: "이")
      }
      guard points else { return nil }
      let found = Self.pointers.first { cell.contains($0) || cell.lowercased().begins(with: $0) }
      return found.map { pointer in
        cell.replacing(pointer, with: row)
          .replacing(pointer.prefix(1).uppercased() + pointer.dropFirst(), with: row)
      }
    }

    private static let pointers = [
      "this value", "this property", "this key", "this method", "this flag", "this call",
      "이 값", "이 속성", "이 키", "이 메서드", "이 플래그", "이 호출",
    ]

    /// What stands between the full stops and semicolons of the cell.
    fileprivate var statements: [String] {
      var statements: [String] = []
      var statement = ""
      var isCode = false
      for word in cell.split(separator: " ") {
        if word.count(where: { $0 == "`" }) % 2 == 1 { isCode.toggle() }
        let ends = !isCode && word.last.map { ".;。".contains($0) } == true
        statement += (statement.isEmpty ? "" : " ") + (ends ? word.dropLast() : word)
        if ends {
          statements.append(statement)
          statement = ""
        }
      }
      return statement.isEmpty ? statements : statements + [statement]
    }
  }

  /// A sentence with the parts in the place of their names, particles in the form they take: `{row}은`.
  private static func filled(_ template: String, _ texts: Texts) -> String {
    var text = template
    for (name, word) in [("row", texts.row), ("cell", texts.cell), ("title", texts.title)] {
      for particle in VaryingParticle.allCases {
        text = text.replacing(
          "{\(name)}\(particle.afterConsonant) ", with: word.withParticle(particle) + " ")
      }
      text = text.replacing("{\(name)}", with: word)
    }
    return text
  }

  static func isKorean(_ text: String) -> Bool {
    text.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }
  }

  private static let marks = Set(" ?.:*_`".utf8)

  /// A title in lower case without the marks around it; a Korean one without its spaces and its
  /// polite ending as well, with “true” as the word that it is.
  private static func plain(_ title: String) -> String {
    var folded: [UInt8] = []
    return title.withTableBytes { plain($0, &folded) }
  }

  /// The same of bytes, given room for them in lower case.
  private static func plain(_ title: TableBytes, _ folded: inout [UInt8]) -> String {
    title.fold(into: &folded)
    let isKorean = folded.contains { $0 >= 0xEA } && isKorean(title.text)
    if isKorean {
      folded.removeAll { $0 == 0x20 }
      // Other spaces take more than a byte.
      if folded.contains(where: { $0 == 0xC2 || $0 == 0xE2 || $0 == 0xE3 || $0 < 0x20 }) {
        var scalars = String(decoding: folded, as: UTF8.self).unicodeScalars
        scalars.removeAll { $0.properties.isWhitespace }
        folded = Array(String(scalars).utf8)
      }
      if folded.contains(UInt8(ascii: "t")) {
        folded = Array(String(decoding: folded, as: UTF8.self).replacing("true", with: "참").utf8)
      }
    }
    return folded.withUnsafeBufferPointer { bytes in
      var (start, end) = (0, bytes.count)
      while let length = markLength(bytes.part(start, end), atEnd: true) { end -= length }
      while let length = markLength(bytes.part(start, end), atEnd: false) { start += length }
      if isKorean, end - start > 6, bytes.part(end - 3, end).equals("요") { end -= 3 }
      return bytes.part(start, end).text
    }
  }

  /// How many bytes the mark at one end of a title has; nil where none is there.
  private static func markLength(_ title: TableBytes, atEnd: Bool) -> Int? {
    guard let byte = atEnd ? title.last : title.first else { return nil }
    if marks.contains(byte) { return 1 }
    guard title.count > 2 else { return nil }
    let ends = atEnd ? title.part(title.count - 3, title.count) : title.part(0, 3)
    return ends.equals("…") ? 3 : nil
  }
}
