/// The two spellings of English denials: “doesn’t” and “does not”.
struct Contractions: Sendable {
  /// The verb in each contraction.
  private var verbs: [WordUnits.Unit: WordUnits.Unit] = [:]
  /// What each verb is together with “not”.
  private var contracted: [WordUnits.Unit: WordUnits.Unit] = [:]
  private let not: WordUnits.Unit
  /// The units of all of them, which are given one after the other.
  private let units: ClosedRange<WordUnits.Unit>

  init(_ interned: (String) -> WordUnits.Unit) {
    not = interned("not")
    for verb in Self.spelled {
      let contraction = interned(Self.irregular[verb] ?? verb + "n't")
      let plain = interned(verb)
      verbs[contraction] = plain
      contracted[plain] = contraction
    }
    let known = Array(verbs.keys) + contracted.keys
    units = (known.min() ?? not)...(known.max() ?? not)
  }

  /// Whether a unit may be part of such a denial: most are not.
  func mayHold(_ unit: WordUnits.Unit) -> Bool { units.contains(unit) }

  /// The other spelling of a denial that begins a text, and how many units of the text it stands for.
  func other(_ text: ArraySlice<WordUnits.Unit>) -> (units: [WordUnits.Unit], length: Int)? {
    guard let first = text.first else { return nil }
    if let verb = verbs[first] { return ([verb, not], 1) }
    guard let contraction = contracted[first], text.dropFirst().first == not else { return nil }
    return ([contraction], 2)
  }

  private static let spelled = [
    "is", "are", "was", "were", "do", "does", "did", "has", "have", "had", "will", "would", "could",
    "should", "must", "need",
  ]
  private static let irregular = ["will": "won't"]
}
