internal import LockbText

/// What is left of a title without what writers may say in one way or another: “Does the prompt
/// come back?” is “prompt comes back”, 알림이 뜨나요 is 알림이 뜨는지.
struct TitleForm: Sendable {
  /// What is left of English words: of their stem, or of nothing at all; titles share most words.
  private var numbers = SpellingTable()
  /// By number.
  private var stems: [[UInt8]] = []
  private var reduced: [UInt8] = []

  /// What is left of a title in lower case.
  static func reduced(_ text: String) -> String {
    var form = TitleForm()
    var bytes = Array(text.utf8)
    return form.reduce(&bytes) ? String(decoding: bytes, as: UTF8.self) : text
  }

  /// Whether a text is Korean.
  static func isKorean(_ text: some Sequence<UInt8>) -> Bool { text.contains { $0 >= 0xEA } }

  /// Reduces a title in lower case to what is left of it.
  ///
  /// - Returns: Whether that is something else.
  mutating func reduce(_ text: inout [UInt8]) -> Bool {
    let count = text.count
    while let last = text.last, last == 0x20 || last == 0x2E || last == 0x3F { text.removeLast() }
    if Self.isKorean(text) {
      Self.reduceKorean(&text)
    } else if text.count(where: { $0 == 0x20 }) > 1, reduceEnglish(&text) {
      return true
    }
    return text.count != count
  }

  // MARK: Korean

  /// How Korean questions and answers end, the longer ones first; each stands for the others.
  private static let endings: [StaticString] = [
    "하는가요", "되는가요", "하는지요", "합니까", "됩니까", "하는가", "하는지", "하나요", "되는가", "되는지", "되나요",
    "한가요", "한지요", "는가요", "는지요", "습니까", "여부", "하나", "되나", "한가", "한지", "나요", "는가", "는지",
    "인가요", "인지요", "인가", "인지", "함", "됨", "나",
  ]
  /// What shorter texts say hangs on how they end: 거절 and 거절됨.
  private static let fewestBytes = 12

  private static func reduceKorean(_ text: inout [UInt8]) {
    text.removeAll { $0 == 0x20 }
    for ending in endings {
      let length = ending.utf8CodeUnitCount
      guard text.count >= length + fewestBytes,
        (0..<length).allSatisfy({ text[text.count - length + $0] == ending.utf8Start[$0] })
      else { continue }
      text.removeLast(length)
      return
    }
  }

  // MARK: English

  /// Words that a title may do without.
  private static let idle: Set<String> = [
    "the", "a", "an", "it", "its", "this", "is", "are", "be", "does", "do", "will",
  ]

  /// - Returns: Whether something was left out, or else put.
  private mutating func reduceEnglish(_ text: inout [UInt8]) -> Bool {
    reduced.removeAll(keepingCapacity: true)
    text.withUnsafeBufferPointer { text in
      text.forEachPiece(between: " ") { word in
        let stem = stems[number(of: word)]
        guard !stem.isEmpty else { return }
        if !reduced.isEmpty { reduced.append(0x20) }
        reduced.append(contentsOf: stem)
      }
    }
    guard !reduced.isEmpty, reduced != text else { return false }
    swap(&text, &reduced)
    return true
  }

  private mutating func number(of word: TableBytes) -> Int {
    if let number = numbers.number(of: word) { return Int(number) }
    numbers.insert(word, UInt32(stems.count))
    let text = word.text
    // “Switched” is another thing than a switch.
    let isInflected = text.ends(with: "ed") || text.ends(with: "ing")
    let stem = Self.idle.contains(text) ? "" : isInflected ? text : EnglishStemmer.stem(of: text)
    stems.append(Array(stem.utf8))
    return stems.count - 1
  }
}
