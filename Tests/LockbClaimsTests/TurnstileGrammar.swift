import LockbBase
import LockbClaims
import LockbKnowledge

/// How documents speak of a turnstile.
enum TurnstileGrammar {
  static let reader = ClaimReader(
    grammar: ClaimGrammar(lexicon: lexicon, frames: frames),
    vocabulary: Vocabulary(entities: [platform("Metro", "지하철"), platform("Stadium", "경기장")]))

  private static func platform(_ english: String, _ korean: String) -> Entity {
    Entity(
      id: "platform/\(english)", kind: .platform, name: .init(en: english, ko: korean),
      summary: .init(en: "", ko: ""))
  }

  private static let lexicon = """
    status/locked
    en locked
    ko 잠김; 잠긴 상태
    code locked

    status/unlocked
    en unlocked
    ko 열림; 열린 상태
    code unlocked

    event/coin
    en inserts a coin; coin is inserted
    ko 동전을 넣다
    code insertCoin

    event/push
    en pushes the arm; push
    ko 밀다
    code push

    light/any
    en light
    ko 불빛

    verb/appear
    en appear; comes on; is shown
    ko 켜지다; 나타나다

    verb/become
    en become; turn
    ko 되다; 바뀌다

    effect/none
    en nothing happens
    ko 아무 일도 일어나지 않다

    noun/arm
    en arm; turnstile
    ko 팔; 개찰구
    """

  private static let frames = """
    light: verb/appear light/* => outcome:light/$light
    becomes: verb/become status/* => outcome:status/$status
    nothing: effect/none => outcome:effect/none
    """

  /// What a sentence asks, in one line; or why it asks nothing.
  static func summary(_ sentence: String, under headings: [String] = []) -> String {
    reader.read(sentence, headings: headings).map { reading in
      switch reading {
      case .outOfScope: "out of scope"
      case .unread(let reason, let detail): "unread \(reason.rawValue) \(detail)"
      case .question(let question, _): summary(question)
      }
    }.joined(separator: " / ")
  }

  private static func summary(_ question: ClaimQuestion) -> String {
    func list(_ terms: [ClaimTerm]) -> String { terms.map(\.description).joined(separator: " ") }
    var parts = [question.kind.rawValue]
    if !question.conditions.isEmpty { parts.append("in " + list(question.conditions)) }
    if !question.events.isEmpty { parts.append("after " + list(question.events)) }
    parts.append("→ " + list(question.outcomes))
    for stretch in question.scope.stretches {
      let from = stretch.from?.description ?? ""
      let before = stretch.before?.description ?? ""
      parts.append("on \(stretch.platform ?? "any") \(from)..<\(before)")
    }
    return parts.joined(separator: " ")
  }
}
