/// Writes made-up documents in both languages: the same seed, the same bytes.
struct DocumentGenerator {
  /// SplitMix64: small, fast, the same everywhere.
  private struct Chance {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int(next() % UInt64(elements.count))]
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int {
      range.lowerBound + Int(next() % UInt64(range.count))
    }
  }

  private let seed: UInt64

  init(seed: UInt64 = 1) {
    self.seed = seed
  }

  /// The file of a document: even numbers are English, odd ones the Korean twin before them.
  func path(_ number: Int) -> String {
    "topics/\(number / 200)/topic-\(number / 2).\(number % 2 == 0 ? "en" : "ko").md"
  }

  /// A document of about three kilobytes.
  func document(_ number: Int) -> String {
    // Twins share headings and code, so both start from the same chance.
    var chance = Chance(state: seed &* 0x1000_0000 &+ UInt64(number / 2))
    let words = number % 2 == 0 ? Self.english : Self.korean
    let title = "\(chance.pick(words.nouns)) \(number / 2)"
    var text =
      "---\ntitle: \(title)\ntags: [\(chance.pick(Self.identifiers))]\n---\n\n# \(title)\n\n"
    for section in 1...chance.number(3...6) {
      text += "## \(chance.pick(words.nouns)) \(section)\n\n"
      for _ in 1...chance.number(1...3) {
        let sentences = (1...chance.number(2...4)).map { _ in sentence(words, &chance) }
        text += sentences.joined(separator: " ") + "\n\n"
      }
      switch chance.number(1...4) {
      case 1: text += table(words, &chance)
      case 2:
        text += "```swift\nlet gate = \(chance.pick(Self.identifiers))()\ngate.open()\n```\n\n"
      case 3:
        text += (1...3).map { _ in "- " + sentence(words, &chance) + "\n" }.joined() + "\n"
      default: break
      }
    }
    return text
  }

  private func sentence(_ words: Words, _ chance: inout Chance) -> String {
    let subject = chance.pick(words.nouns)
    let object = chance.pick(words.nouns)
    let name =
      chance.number(1...3) == 1 ? "`\(chance.pick(Self.identifiers))`" : chance.pick(words.nouns)
    return chance.pick(words.sentences)(subject, object, name)
  }

  private func table(_ words: Words, _ chance: inout Chance) -> String {
    let header = "| \(chance.pick(words.nouns)) | \(chance.pick(words.nouns)) |\n| --- | --- |\n"
    return header
      + (1...3).map { _ in "| \(chance.pick(Self.identifiers)) | \(chance.pick(words.nouns)) |\n" }
      .joined() + "\n"
  }

  private struct Words: Sendable {
    var nouns: [String]
    var sentences: [@Sendable (String, String, String) -> String]
  }

  private static let identifiers = [
    "GateController", "openGate", "TicketReader", "readTicket", "coinSlotDidChange", "GateState",
    "passengerCount", "lockedAfterUse", "MaintenancePlan", "requestMaintenance", "TurnCounter",
    "resetCounter", "alarmHandler", "KeyCardStore", "issueKeyCard", "revokeKeyCard",
  ]

  private static let english = Words(
    nouns: [
      "gate", "ticket", "platform edge", "station", "guard", "coin", "lamp", "bridge", "signal",
      "passenger", "timetable", "barrier", "handrail", "workshop", "lantern", "ferry", "harbour",
    ],
    sentences: [
      { "The \($0) waits until the \($1) has been checked with \($2)." },
      { "When a \($0) is missing, \($2) reports it and the \($1) stays closed." },
      { "Every \($0) keeps its own \($1), so \($2) never asks twice." },
      { "Replace the \($0) before the \($1) wears out; \($2) tells how long that takes." },
    ])

  private static let korean = Words(
    nouns: [
      "개찰구", "승차권", "승강장", "역", "역무원", "동전", "등불", "다리", "신호기", "승객", "시간표",
      "차단기", "난간", "정비소", "손전등", "나룻배", "항구",
    ],
    sentences: [
      { "\($0)에서는 \($2)로 \($1)을(를) 확인할 때까지 기다립니다." },
      { "\($0)이(가) 없으면 \($2)가 알려 주고 \($1)은(는) 닫힌 채로 있습니다." },
      { "\($0)마다 \($1)이(가) 따로 있어서 \($2)를 두 번 묻지 않습니다." },
      { "\($1)이(가) 닳기 전에 \($0)을(를) 바꾸세요. 얼마나 걸리는지는 \($2)가 알려 줍니다." },
    ])
}
