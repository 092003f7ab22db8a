/// Concepts by what a text says and nothing else, in lower case.
struct PhraseTable: Sendable {
  /// Whether a text counts by its ``TitleForm``.
  let isReduced: Bool
  private var numbers = SpellingTable()
  /// By number.
  private var senses: [[String]] = []
  private var folded: [UInt8] = []

  init(isReduced: Bool = false) { self.isReduced = isReduced }

  /// Adds the forms of a line that a sieve lets through; a form given twice gains senses.
  mutating func add(_ line: LexiconTable.Line, _ senses: [String], _ sieve: TextSieve?) {
    line.forEachForm { form in
      form.fold(into: &folded)
      if isReduced { TitleForm.reduce(&folded) }
      folded.withUnsafeBufferPointer { form in
        guard sieve?.passes(form) ?? true else { return }
        if let number = numbers.number(of: form) {
          self.senses[Int(number)].merge(senses)
        } else {
          numbers.insert(form, UInt32(self.senses.count))
          self.senses.append(senses)
        }
      }
    }
  }

  /// The concepts of a text in lower case; nil where no form says it.
  func senses(of text: String) -> [String]? {
    var text = Array(text.utf8)
    if isReduced { TitleForm.reduce(&text) }
    return text.withUnsafeBufferPointer(numbers.number).map { senses[Int($0)] }
  }
}
