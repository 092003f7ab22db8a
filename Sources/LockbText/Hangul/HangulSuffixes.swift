/// The particles and endings that a Hangul word may end in.
///
/// A lone consonant at the front of an ending is the final of the syllable before it; a lone
/// vowel replaces the vowel of that syllable.
enum HangulSuffixes {
  /// All rules by the ends of words, built on first use.
  static let trie: SuffixTrie = {
    var trie = SuffixTrie()
    for pattern in patterns { pattern.forEachRule { trie.add($0, $1) } }
    return trie
  }()

  /// The patterns of all rules, in the order in which they count.
  static let patterns: [SuffixPattern] = nounSuffixes + lightVerbs + verbEndings

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

  // MARK: - Copula

  private static let copula = """
    입니다 입니까 이다 인 인지 인지를 인지는 인데 인가 인가요 이고 이면 이며 이므로 이지만 이어야 이어서 이었다
    이었습니다 이었던 이었을 이에요 이라 이라서 이라고 이라는 이라면 이란 이니 이니까 이기 이기에 이자 이던 일까 일지
    일때 임을 임에도 이거나 이신 이십니다
    """
  private static let copulaAfterVowel =
    "예요 였다 였습니다 였던 였을 여야 여서 라서 라고 라는 라면 라기 면"

  private static let nounSuffixes: [SuffixPattern] =
    particles.map { SuffixPattern(.particle, $0, $1.listed) } + [
      SuffixPattern(.derivation, .anything, derivations.listed),
      SuffixPattern(.copula, .anything, copula.listed),
      SuffixPattern(.copula, .open, copulaAfterVowel.listed),
    ]

  // MARK: - Verbs

  private static let lightVerbs: [SuffixPattern] = {
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
    return forms.map { verb, stem, endings in
      SuffixPattern(.lightVerb, .anything, endings, head: stem, family: verb)
    }
  }()

  private static let verbEndings: [SuffixPattern] = {
    func ending(
      _ head: String, _ endings: [String], _ condition: SuffixRule.Condition,
      _ replacement: String = ""
    ) -> SuffixPattern {
      SuffixPattern(.ending, condition, endings, head: head, replacement: replacement)
    }
    let infinitive = VerbEndings.infinitive
    let long = Array(infinitive.dropFirst())
    // Not what particles look like: 핸들러도 is a noun.
    let afterLiquid = long.filter { !["도", "라", "라도"].contains($0) }
    let past = VerbEndings.past
    return [
      ending("", VerbEndings.plain, .anything),
      ending("", "ㄴ ㄹ ㅁ 은 을 음 ㄴ가 ㄴ가요 ㄴ지 ㄴ데 ㄴ데요 은가요 은데요".listed, .knownVerb),
      ending("", "우면 우며 운 운지 운데 울 울까 울수록 움 우니".listed, .lostLabial, "ㅂ"),
      ending("워", infinitive, .lostLabial, "ㅂ"), ending("웠", past, .lostLabial, "ㅂ"),
      ending("", VerbEndings.afterVowel, .openOrLiquid),
      ending("", VerbEndings.afterConsonant, .closed),
      // After a final consonant 는 is no particle.
      SuffixPattern(.ending, .closed, ["는"], length: 2),
      ending("아", infinitive, .closed), ending("어", infinitive, .anything),
      ending("ㅕ", infinitive, .anything, "ㅣ"), ending("", long, .merged),
      ending("ㅘ", long, .anything, "ㅗ"), ending("ㅝ", infinitive, .anything, "ㅜ"),
      ending("았", past, .anything), ending("었", past, .anything), ending("ㅆ", past, .merged),
      ending("ㅕㅆ", past, .anything, "ㅣ"), ending("ㅘㅆ", past, .anything, "ㅗ"),
      ending("ㅝㅆ", past, .anything, "ㅜ"), ending("ㅙㅆ", past, .anything, "ㅚ"),
      ending("ㄹ렀", past, .anything, "르"), ending("ㄹ랐", past, .anything, "르"),
      ending("ㄹ러", afterLiquid, .anything, "르"), ending("ㄹ라", afterLiquid, .anything, "르"),
    ]
  }()
}
