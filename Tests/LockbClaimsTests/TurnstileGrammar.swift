import LockbBase
import LockbClaims
import LockbKnowledge

/// How documents speak of a turnstile.
enum TurnstileGrammar {
  static let reader = ClaimReader(
    grammar: ClaimGrammar(
      lexicon: [lexicon], frames: frames, cellFrames: cellFrames,
      mentionFrames: mentionFrames, nowhereFrames: nowhereFrames,
      properties: PropertyTable([properties]),
      levels: ["level/ride", "level/pass"]),
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

    verb/stay
    en stays
    ko 유지~

    how/first
    ko 처음

    effect/none
    en nothing happens
    ko 아무 일도 일어나지 않다

    noun/arm
    en arm; turnstile
    ko 팔; 개찰구
    code arm

    noun/status
    cell Status; 상태
    en status afterwards

    level/ride
    en single ride
    ko 한 번 타기

    level/pass
    cell Pass; 정기권

    service/lift
    en lift
    ko 승강기

    api/Gate.insertCoin
    code Gate.insertCoin

    api/Gate.watch()
    code Gate.watch()

    verb/report
    en tells; reports
    ko 알리다; 알려 주다

    verb/need
    en needs

    verb/introduce
    en was introduced in; came with
    ko 도입되다

    noun/member
    en method
    ko 메서드

    thing/queue
    en queue; line of guests
    ko 줄

    thing/weather
    en weather
    ko 날씨
    """

  private static let properties = """
    closed status turned
    members api/Gate.insertCoin api/Gate
    host Stadium
    property tells
    told
    subject api/*
    word verb/report
    value queue: thing/queue
    value weather: thing/weather
    fact api/Gate.watch() = queue ; R1
    property rings
    loose
    anywhere
    subject event/push
    but level/ride
    word light/any
    value each: how/each
    value first: how/first
    fact event/push = first ; R2
    property stays
    until
    loose
    subject status/unlocked
    word verb/stay
    denied verb/become
    value push: event/push
    value coin: event/coin
    fact status/unlocked = push ; R3
    property repeats
    loose
    apart
    despite again
    subject thing/queue
    but level/ride
    word event/push
    value light: how/again light/any
    fact thing/queue = nothing ; R4
    property glows
    loose
    apart
    given
    plain
    subject thing/weather
    value light: light/any
    fact thing/weather = nothing ; R5
    property opens
    apart
    plain
    since Metro 3.0
    subject thing/weather
    value coin: event/coin
    fact thing/weather = nothing ; R7
    property pays
    apart
    plain
    on Metro
    subject thing/queue
    value coin: event/coin
    fact thing/queue = nothing ; R6
    """

  private static let cellFrames = """
    done: event/*@key => event:event/$event
    held: noun/status@lead status/*@key => condition:status/$status
    status: noun/status@title status/*@cell => outcome:status/$status
    light: light/*@title truth/yes|verb/appear@cell => outcome:light/$light
    """

  private static let mentionFrames = """
    light: event/* light/*@result => event:$0 outcome:light/$light may:deny
    becomes: event/* status/*@result => event:$0 outcome:status/$status
    need: service/* level/* verb/need => subject:$0 outcome:level/$level kind:requires modality:must
    there: service/* => subject:$0 outcome:property/available kind:available needs:scope
    """

  private static let nowhereFrames = """
    coin-status: event/coin verb/become status/*@result => event:$0 outcome:status/$status
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
      case .mention(let question, _, let isWhole):
        (isWhole ? "whole " : "guess ") + summary(question)
      }
    }.joined(separator: " / ")
  }

  /// What the cells of a table ask, one a line.
  static func cells(_ markdown: String) -> [String] {
    let bytes = Array(markdown.utf8)
    let builder = KnowledgeBuilder(
      vocabulary: Vocabulary(entities: []), catalogue: ContentCatalogue(paths: ["gate.md"]))
    let readings = builder.readings(
      topic: "gate", files: [SourceFile(path: "gate.md", bytes: bytes)])
    return readings.flatMap { reading in
      reader.read(document: reading.document, parsed: reading.parsed).claims.filter {
        $0.tier == .table
      }.map { claim in
        let range = claim.place.range
        let quote = String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
        return "\(quote): \(summary(claim.question))"
      }
    }
  }

  /// What the sentences of a document ask, one a line.
  static func claims(_ markdown: String) -> [String] {
    let builder = KnowledgeBuilder(
      vocabulary: Vocabulary(entities: []), catalogue: ContentCatalogue(paths: ["gate.md"]))
    let file = SourceFile(path: "gate.md", bytes: Array(markdown.utf8))
    return builder.readings(topic: "gate", files: [file]).flatMap { reading in
      reader.read(document: reading.document, parsed: reading.parsed).claims.map {
        summary($0.question)
      }
    }
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
