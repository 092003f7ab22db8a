/// Concepts by what a text says and nothing else, in lower case.
struct PhraseTable: Sendable {
  /// Whether forms count by what ``TitleForm`` leaves of them.
  let isReduced: Bool
  private var numbers = SpellingTable()
  /// By number.
  private var senses: [[String]] = []
  private var folded: [UInt8] = []
  private var titles = TitleForm()

  init(isReduced: Bool = false) { self.isReduced = isReduced }

  /// Adds the forms of a line that a sieve lets through; a form given twice gains senses.
  ///
  /// - Parameter asTheyAre: whether forms count as well of which nothing is left out.
  mutating func add(
    _ line: LexiconTable.Line, _ senses: [String], _ sieve: TextSieve?, asTheyAre: Bool = true
  ) {
    line.forEachForm { form in
      // To leave something out takes longer than to look.
      guard isReduced && TitleForm.isKorean(form) || sieve?.passes(form) ?? true else { return }
      form.fold(into: &folded)
      if isReduced {
        let isChanged = titles.reduce(&folded)
        guard isChanged || asTheyAre else { return }
      }
      folded.withUnsafeBufferPointer { form in
        guard !isReduced || sieve?.passes(form) ?? true else { return }
        if let number = numbers.number(of: form) {
          self.senses[Int(number)].merge(senses)
        } else {
          numbers.insert(form, UInt32(self.senses.count))
          self.senses.append(senses)
        }
      }
    }
  }

  /// The concepts of a text in lower case, or of what is left of it; nil where no form says it.
  func senses(of text: String) -> [String]? {
    text.withTableBytes(numbers.number).map { senses[Int($0)] }
  }
}
