/// The particles and endings that a Hangul word may end in.
///
/// A lone consonant at the front of an ending is the final of the syllable before it; a lone
/// vowel replaces the vowel of that syllable.
enum HangulSuffixes {
  /// Suffixes with what they may be taken off, in the order in which they count.
  struct Rules {
    private(set) var list: [(suffix: String, rule: SuffixRule)] = []

    mutating func add(_ suffix: String, _ rule: SuffixRule) { list.append((suffix, rule)) }
  }

  /// All rules, built on first use.
  static let rules: Rules = {
    var rules = Rules()
    addParticles(to: &rules)
    addCopula(to: &rules)
    addLightVerbs(to: &rules)
    addVerbEndings(to: &rules)
    return rules
  }()

  /// All rules by the ends of words.
  static let trie: SuffixTrie = {
    var trie = SuffixTrie()
    for (suffix, rule) in rules.list { trie.add(suffix, rule) }
    return trie
  }()

  // MARK: - Particles

  private static let particles: [(SuffixRule.Condition, String)] = [
    (
      .anything,
      """
      의 에 에서 에게 에게서 께 께서 한테 한테서 도 만 까지 부터 보다 처럼 마다 뿐 밖에 조차 마저 대로 만큼
      에는 에도 에만 에의 에서는 에서도 에서만 에서의 에서나 에서부터 에서까지 에게는 에게도 에게만 에게서는
      께서는 께서도 한테는 한테도 까지는 까지도 까지만 까지의 까지를 부터는 부터도 부터의 보다는 보다도
      만을 만이 만은 만의 만으로 만으로는 만으로도 만에 뿐만 뿐이 마다의 대로의 조차도 마저도 밖에는
      에대한 에대해 에대해서 에대하여 에따라 에따른 에관한 에의해 에의한
      """
    ),
    (
      .closed,
      """
      은 이 을 과 과는 과의 과도 과만 이나 이란 이랑 이든 이든지 이라도 이나마 이야말로 을위한 을위해 을통해 을통한
      """
    ),
    (
      .open,
      """
      는 가 를 와 와는 와의 와도 와만 나 란 랑 든지 라도 나마 야말로 를위한 를위해 를통해 를통한
      """
    ),
    (
      .closedNotLiquid,
      "으로 으로는 으로도 으로만 으로의 으로서 으로서의 으로써 으로부터 으로부터의 으로까지 으로인해 으로인한"
    ),
    (
      .openOrLiquid,
      "로 로는 로도 로만 로의 로서 로서의 로써 로부터 로부터는 로부터의 로까지 로인해 로인한"
    ),
  ]

  private static let derivations = "들 중 시 별 등 님 적 히"

  private static func addParticles(to rules: inout Rules) {
    for (condition, suffixes) in particles {
      for suffix in words(suffixes) {
        rules.add(suffix, rule(.particle, condition, 1, suffix))
      }
    }
    for suffix in words(derivations) {
      rules.add(suffix, rule(.derivation, .anything, 2, suffix))
    }
  }

  // MARK: - Copula

  private static let copula = """
    입니다 입니까 이다 인 인지 인지를 인지는 인데 인가 인가요 이고 이면 이며 이므로 이지만 이어야 이어서 이었다
    이었습니다 이었던 이었을 이에요 이라 이라서 이라고 이라는 이라면 이란 이니 이니까 이기 이기에 이자 이던 일까 일지
    일때 임을 임에도 이거나 이신 이십니다
    """
  private static let copulaAfterVowel =
    "예요 였다 였습니다 였던 였을 여야 여서 라서 라고 라는 라면 라기 면"

  private static func addCopula(to rules: inout Rules) {
    for suffix in words(copula) { rules.add(suffix, rule(.copula, .anything, 1, suffix)) }
    for suffix in words(copulaAfterVowel) { rules.add(suffix, rule(.copula, .open, 1, suffix)) }
  }

  // MARK: - Verbs

  private static func addLightVerbs(to rules: inout Rules) {
    let open = VerbEndings.plain + VerbEndings.afterVowel + VerbEndings.afterVowelLightOnly
    let forms: [(LightVerb, String, [String])] = [
      (.do, "하", open), (.do, "해", VerbEndings.infinitive), (.do, "하여", VerbEndings.infinitive),
      (.do, "했", VerbEndings.past), (.do, "하였", VerbEndings.past),
      (.become, "되", open), (.become, "돼", VerbEndings.infinitive),
      (.become, "되어", VerbEndings.infinitive), (.become, "됐", VerbEndings.past),
      (.become, "되었", VerbEndings.past),
      (.receive, "받", VerbEndings.plain + VerbEndings.afterConsonant),
      (.receive, "받아", VerbEndings.infinitive), (.receive, "받았", VerbEndings.past),
      (.make, "시키", open), (.make, "시켜", VerbEndings.infinitive),
      (.make, "시켰", VerbEndings.past),
      (.suffer, "당하", open), (.suffer, "당해", VerbEndings.infinitive),
      (.suffer, "당했", VerbEndings.past),
    ]
    for (verb, stem, endings) in forms {
      for ending in endings {
        let suffix = attach(ending, to: stem)
        var rule = rule(.lightVerb, .anything, 1, suffix)
        rule.family = verb
        rules.add(suffix, rule)
      }
    }
  }

  private static func addVerbEndings(to rules: inout Rules) {
    func add(_ ending: String, _ condition: SuffixRule.Condition, _ replacement: String = "") {
      var rule = rule(.ending, condition, 1, ending)
      if rule.length < 2, condition != .lostLabial, condition != .knownVerb { rule.minimum = 2 }
      let codes = JamoCode.codes(replacement)
      rule.replacement = (codes.first ?? 0, codes.count > 1 ? codes[1] : 0)
      rules.add(ending, rule)
    }
    for ending in VerbEndings.plain { add(ending, .anything) }
    for ending in ["ㄴ", "ㄹ", "ㅁ", "은", "을", "음"] { add(ending, .knownVerb) }
    for ending in ["우면", "우며", "운", "운지", "운데", "울", "울까", "울수록", "움", "우니"] {
      add(ending, .lostLabial, "ㅂ")
    }
    for ending in VerbEndings.infinitive { add("워" + ending, .lostLabial, "ㅂ") }
    for ending in VerbEndings.past { add("웠" + ending, .lostLabial, "ㅂ") }
    for ending in VerbEndings.afterVowel { add(ending, .openOrLiquid) }
    for ending in VerbEndings.afterConsonant { add(ending, .closed) }
    // After a final consonant 는 is no particle.
    rules.add("는", SuffixRule(kind: .ending, condition: .closed, minimum: 1, length: 2))
    for ending in VerbEndings.infinitive {
      add("아" + ending, .closed)
      add("어" + ending, .anything)
      add("ㅕ" + ending, .anything, "ㅣ")
      guard !ending.isEmpty else { continue }
      add(ending, .merged)
      add("ㅘ" + ending, .anything, "ㅗ")
      add("ㅝ" + ending, .anything, "ㅜ")
    }
    for ending in VerbEndings.past {
      add("았" + ending, .anything)
      add("었" + ending, .anything)
      add("ㅆ" + ending, .merged)
      for (merged, vowel) in [("ㅕ", "ㅣ"), ("ㅘ", "ㅗ"), ("ㅝ", "ㅜ"), ("ㅙ", "ㅚ")] {
        add(merged + "ㅆ" + ending, .anything, vowel)
      }
      add("ㄹ렀" + ending, .anything, "르")
      add("ㄹ랐" + ending, .anything, "르")
    }
    for ending in ["서", "진", "지는", "집니다", "져"] {
      add("ㄹ러" + ending, .anything, "르")
      add("ㄹ라" + ending, .anything, "르")
    }
  }

  // MARK: - Building

  private static func words(_ list: String) -> [String] {
    list.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func rule(
    _ kind: SuffixRule.Kind, _ condition: SuffixRule.Condition, _ minimum: UInt8, _ suffix: String
  ) -> SuffixRule {
    let syllables = suffix.unicodeScalars.count { Jamo.isSyllable($0.value) }
    return SuffixRule(
      kind: kind, condition: condition, minimum: minimum, length: UInt8(max(1, syllables)))
  }

  /// A verb form: a final consonant at the front of the ending closes the stem's last syllable.
  private static func attach(_ ending: String, to stem: String) -> String {
    guard let first = ending.unicodeScalars.first, let last = stem.unicodeScalars.last,
      let final = Jamo.finals.firstIndex(of: first.value),
      let closed = Unicode.Scalar(last.value + UInt32(final))
    else { return stem + ending }
    var form = String(stem.unicodeScalars.dropLast())
    form.unicodeScalars.append(closed)
    form.unicodeScalars.append(contentsOf: ending.unicodeScalars.dropFirst())
    return form
  }
}
