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

  /// Calls back with the codes of each suffix and its rule.
  ///
  /// A consonant at the front of an ending has the code of a final, so that it closes the last
  /// syllable of the head, or of the stem where there is no head.
  func forEachRule(_ body: ([UInt8], SuffixRule) -> Void) {
    let new = JamoCode.codes(replacement)
    let start = JamoCode.codes(head)
    for ending in endings {
      let suffix = start + JamoCode.codes(ending)
      let syllables = suffix.count { $0 < JamoCode.firstVowel }
      var rule = SuffixRule(
        kind: kind, condition: condition, minimum: 1,
        length: length > 0 ? length : UInt8(max(1, syllables)), family: family)
      if kind == .derivation { rule.minimum = 2 }
      if kind == .ending, rule.length < 2, condition != .lostLabial, condition != .knownVerb {
        rule.minimum = 2
      }
      rule.replacement = (new.first ?? 0, new.count > 1 ? new[1] : 0)
      body(suffix, rule)
    }
  }
}
