internal import LockbText

/// What is left of a title without what writers may say in one way or another: “Does the prompt
/// come back?” is “prompt comes back”, 알림이 뜨나요 is 알림이 뜨는지.
enum TitleForm {
  /// What is left of a title in lower case.
  static func reduced(_ text: String) -> String {
    var bytes = Array(text.utf8)
    return reduce(&bytes) ? String(decoding: bytes, as: UTF8.self) : text
  }

  /// Whether a text is Korean.
  static func isKorean(_ text: some Sequence<UInt8>) -> Bool { text.contains { $0 >= 0xEA } }

  /// Reduces a title in lower case to what is left of it.
  ///
  /// - Returns: Whether that is something else.
  static func reduce(_ text: inout [UInt8]) -> Bool {
    let before = text
    reduceEnd(&text)
    return text != before
  }

  private static func reduceEnd(_ text: inout [UInt8]) {
    while let last = text.last, last == 0x20 || last == 0x2E || last == 0x3F { text.removeLast() }
    if isKorean(text) {
      reduceKorean(&text)
    } else if text.count(where: { $0 == 0x20 }) > 1 {
      reduceEnglish(&text)
    }
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

  private static func reduceEnglish(_ text: inout [UInt8]) {
    var reduced: [UInt8] = []
    for word in text.split(separator: 0x20) {
      let word = String(decoding: word, as: UTF8.self)
      guard !idle.contains(word) else { continue }
      if !reduced.isEmpty { reduced.append(0x20) }
      // “Switched” is another thing than a switch.
      let isInflected = word.ends(with: "ed") || word.ends(with: "ing")
      reduced += (isInflected ? word : EnglishStemmer.stem(of: word)).utf8
    }
    if !reduced.isEmpty { text = reduced }
  }
}
