/// Concepts by what a text says and nothing else, in lower case.
struct PhraseTable: Sendable {
  private var numbers = SpellingTable()
  /// By number.
  private var senses: [[String]] = []
  private var folded: [UInt8] = []

  /// Adds the forms of a line; a form given twice gains senses.
  mutating func add(_ line: LexiconTable.Line, _ senses: [String]) {
    line.forEachForm { form in
      fold(form)
      folded.withUnsafeBufferPointer { form in
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
    text.withTableBytes(numbers.number).map { senses[Int($0)] }
  }

  /// Puts a form in lower case as `String.folded` does, at once where it is of plain letters and Hangul.
  private mutating func fold(_ form: TableBytes) {
    folded.removeAll(keepingCapacity: true)
    for byte in form {
      let isPlain = byte < 0xC0 || 0xEA...0xED ~= byte
      guard isPlain else {
        folded = Array(form.text.folded.utf8)
        return
      }
      folded.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
  }
}
