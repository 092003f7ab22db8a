/// Suffixes that are made with one head and taken off in one way.
struct SuffixPattern {
  var kind: SuffixRule.Kind
  var condition: SuffixRule.Condition
  /// What follows the head, one suffix each.
  var endings: [String]
  /// What all the suffixes begin with.
  var head: String
  /// What is put in their place, as jamo or a syllable.
  var replacement: String
  var family: LightVerb
  /// How many syllables they count as; 0 for as many as they have.
  var length: UInt8

  init(
    _ kind: SuffixRule.Kind, _ condition: SuffixRule.Condition, _ endings: [String],
    head: String = "", replacement: String = "", family: LightVerb = .none, length: UInt8 = 0
  ) {
    self.kind = kind
    self.condition = condition
    self.endings = endings
    self.head = head
    self.replacement = replacement
    self.family = family
    self.length = length
  }

  /// Calls back with each suffix and its rule.
  func forEachRule(_ body: (String, SuffixRule) -> Void) {
    let codes = JamoCode.codes(replacement)
    for ending in endings {
      let suffix = Self.attach(ending, to: head)
      let syllables = suffix.unicodeScalars.count { Jamo.isSyllable($0.value) }
      var rule = SuffixRule(
        kind: kind, condition: condition, minimum: 1,
        length: length > 0 ? length : UInt8(max(1, syllables)), family: family)
      if kind == .derivation { rule.minimum = 2 }
      if kind == .ending, rule.length < 2, condition != .lostLabial, condition != .knownVerb {
        rule.minimum = 2
      }
      rule.replacement = (codes.first ?? 0, codes.count > 1 ? codes[1] : 0)
      body(suffix, rule)
    }
  }

  /// A verb form: a final consonant at the front of the ending closes the stem's last syllable.
  private static func attach(_ ending: String, to stem: String) -> String {
    guard let first = ending.unicodeScalars.first, !Jamo.isSyllable(first.value),
      let last = stem.unicodeScalars.last, let final = Jamo.finals.firstIndex(of: first.value),
      let closed = Unicode.Scalar(last.value + UInt32(final))
    else { return stem + ending }
    var form = String(stem.unicodeScalars.dropLast())
    form.unicodeScalars.append(closed)
    form.unicodeScalars.append(contentsOf: ending.unicodeScalars.dropFirst())
    return form
  }
}
