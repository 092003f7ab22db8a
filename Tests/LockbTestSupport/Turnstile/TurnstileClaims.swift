internal import LockbBase
public import LockbCheck
internal import LockbClaims
internal import LockbKnowledge
internal import LockbMarkdown
internal import LockbPack

/// A reader that knows a few sentences by heart, and a judge that knows the turnstile.
public enum TurnstileClaims {
  /// What a checker may ask.
  public static let knowledge = CheckKnowledge(
    vocabulary: TurnstilePack.pack.vocabulary, read: read,
    passages: { passageReader.passages(of: $0) }, judge: judge, runScenario: run)

  private static let passageReader = ClaimReader(
    grammar: ClaimGrammar(lexicon: [], frames: ""), vocabulary: TurnstilePack.pack.vocabulary)

  private static func transition(
    _ event: String, _ outcome: String, in conditions: [ClaimTerm] = [],
    scope: ClaimScope = ClaimScope()
  ) -> ClaimQuestion {
    let isNegated = outcome.hasPrefix("!")
    let concept = isNegated ? String(outcome.dropFirst()) : outcome
    return ClaimQuestion(
      .transition, scope: scope, conditions: conditions, events: [ClaimTerm("event/\(event)")],
      outcomes: [ClaimTerm(concept, isNegated: isNegated)])
  }

  private static let unlocks = transition("coin", "status/unlocked")
  private static let pushes = transition("push", "status/unlocked")
  private static let melted = transition(
    "push", "bell/rings", in: [ClaimTerm("gate/melted")])
  private static let pass = transition("pass", "gate/opens")
  private static let scopedPass = transition(
    "pass", "gate/opens",
    scope: ClaimScope([ClaimScope.Stretch(platform: "Station", from: Version(13))]))
  private static let rings = transition("noon", "bell/rings")
  private static let isSilent = transition("noon", "!bell/rings")

  private static func isWithoutPass(_ platforms: String...) -> ClaimQuestion {
    ClaimQuestion(
      .available, scope: ClaimScope(platforms.map { ClaimScope.Stretch(platform: $0) }),
      outcomes: [ClaimTerm("property/available", isNegated: true)],
      subjects: [ClaimTerm("pass/any")])
  }

  private static let sentences: [(String, ClaimQuestion)] = [
    ("A coin unlocks the gate.", unlocks), ("동전을 넣으면 문이 열립니다.", unlocks),
    ("A push unlocks the gate.", pushes), ("밀면 문이 열립니다.", pushes),
    ("In a melted gate, a push rings the bell.", melted), ("녹은 문을 밀면 종이 울립니다.", melted),
    ("From Station 13, a pass opens the gate.", scopedPass),
    ("역 13부터 정기권으로 문이 열립니다.", scopedPass),
    ("A pass opens the gate.", pass), ("정기권으로 문이 열립니다.", pass),
    ("The pass is not sold in the Mine.", isWithoutPass("Mine")),
    ("광산에서는 정기권을 팔지 않습니다.", isWithoutPass("Mine")),
    ("The Mine and the Quarry sell no pass.", isWithoutPass("Mine", "Quarry")),
    ("광산과 채석장에서는 정기권을 팔지 않습니다.", isWithoutPass("Mine", "Quarry")),
    ("The bell rings at noon.", rings), ("정오에 종이 울립니다.", rings),
    ("The bell does not ring at noon.", isSilent), ("정오에 종이 울리지 않습니다.", isSilent),
  ]
  private static let ambiguous = ["The gate takes it.", "문이 그것을 받습니다."]

  @Sendable private static func read(
    _ document: Document, _ parsed: ParsedDocument
  ) -> CheckKnowledge.Reading {
    var reading = CheckKnowledge.Reading()
    for block in parsed.blocks {
      guard case .paragraph = block.kind else { continue }
      let text = parsed.text(at: block.range)
      let place = Claim.Place(
        document: document.id, section: "", headings: [], range: block.range, quote: text)
      if let question = sentences.first(where: { $0.0 == text })?.1 {
        reading.claims.append(
          Claim(place: place, tier: .sentence, rule: "by heart", question: question))
        reading.inScope += 1
      } else if ambiguous.contains(text) {
        reading.unchecked.append(
          UncheckedSentence(place: place, reason: .ambiguous, detail: ""))
        reading.inScope += 1
      }
    }
    return reading
  }

  @Sendable private static func judge(_ question: ClaimQuestion) -> ClaimJudgement {
    let proof = ClaimJudgement.Proof(
      platform: "Station", version: "13", keys: [], events: ["push"], parting: 0)
    switch question {
    case unlocks, scopedPass: return ClaimJudgement(.holds, rows: ["T1"])
    case pushes:
      return ClaimJudgement(
        .contradictsModel, proof: proof,
        explanation: Localized(en: "the gate stays locked", ko: "문은 잠겨 있습니다"), rows: ["T2"])
    case pass:
      return ClaimJudgement(
        .conditional,
        conditions: [Localized(en: "Station 13 and later", ko: "역 13 이상")], rows: ["T3"])
    case melted: return ClaimJudgement(.vacuous)
    default: return .silent
    }
  }

  @Sendable private static func run(_ text: String, _ info: String) -> ScenarioOutcome {
    let id = info.split(separator: " ").first { $0.hasPrefix("id=") }.map {
      String($0.dropFirst(3))
    }
    var isLocked = true
    var outline: [String] = []
    var failures: [ScenarioOutcome.Flaw] = []
    for (index, line) in text.split(separator: "\n").enumerated() {
      let flaw = ScenarioOutcome.Flaw(
        line: index + 1, message: Localized(en: "not so: \(line)", ko: "그렇지 않음: \(line)"))
      switch line {
      case "on Station 13": break
      case "when coin": isLocked = false
      case "when push": isLocked = true
      case "then the status is locked": if !isLocked { failures.append(flaw) }
      case "then the status is unlocked": if isLocked { failures.append(flaw) }
      default: return ScenarioOutcome(id: id, failures: [], obstacle: flaw)
      }
      outline.append(String(line))
    }
    return ScenarioOutcome(id: id, failures: failures, outline: outline)
  }
}
