internal import LockbBase
internal import LockbKnowledge
public import LockbPack

/// A toy framework of turnstiles that drives every layer: the proof that lockb knows no other.
public enum TurnstilePack {
  /// The pack.
  public static let pack = KnowledgePack(
    id: "turnstile", name: Localized(en: "Turnstile", ko: "회전문"),
    vocabulary: Vocabulary(entities: symbols + keys + statuses + platforms + terms))

  private static let symbols = [
    symbol(
      "Turnstile", "class", nil, "final class Turnstile",
      Localized(
        en: "A gate that lets one person through for each coin.", ko: "동전 하나에 한 사람을 들여보내는 문입니다.")),
    symbol(
      "requestPassage()", "method", "Turnstile", "func requestPassage()",
      Localized(
        en: "Asks the guest to pay; does nothing where the gate is unlocked.",
        ko: "손님에게 요금을 청합니다. 잠금이 풀린 문에서는 아무 일도 하지 않습니다."),
      relations: [
        Relation(.needs, "key/TurnstileCoinDescription"),
        Relation(.reports, "status/unlocked"),
        Relation(.related, "api/Turnstile.push()"),
      ],
      availability: [
        Availability(platform: "Harbour", introduced: Version(8)),
        Availability(platform: "Station", introduced: Version(13, 4)),
        Availability(platform: "Museum", introduced: nil),
      ],
      properties: [
        Property(
          label: Localized(en: "Prompt", ko: "알림"),
          value: Localized(
            en: "Shown once, while the gate is locked.", ko: "문이 잠긴 동안 한 번만 나타납니다."))
      ]),
    symbol(
      "push()", "method", "Turnstile", "func push()",
      Localized(en: "Turns the gate by one place.", ko: "문을 한 칸 돌립니다."),
      availability: [
        Availability(platform: "Harbour", introduced: Version(2), deprecated: Version(14)),
        Availability(platform: "Station", introduced: Version(2)),
      ]),
    symbol(
      "push()", "method", "Ticket", "func push()",
      Localized(en: "Moves the ticket into the slot.", ko: "표를 투입구에 밀어 넣습니다.")),
  ]

  private static let keys = [
    Entity(
      id: "key/TurnstileCoinDescription", kind: .key,
      name: same("TurnstileCoinDescription"),
      aliases: [Alias("요금 안내 키", .korean, .preferred)],
      summary: Localized(en: "Tells the guest what the coin is for.", ko: "동전을 왜 받는지 손님에게 알립니다."))
  ]

  private static let statuses = [
    status(
      "locked", Localized(en: "Nobody has paid yet.", ko: "아직 아무도 요금을 내지 않았습니다."), korean: "잠김"),
    status(
      "unlocked", Localized(en: "One person may pass.", ko: "한 사람이 지나갈 수 있습니다."), korean: "열림"),
  ]

  private static let platforms = [
    platform("Harbour", korean: "항구"), platform("Station", korean: "역"),
    platform("Museum", korean: "박물관"),
  ]

  private static let terms = [
    Entity(
      id: "term/single-ride", kind: .term,
      name: Localized(en: "Single Ride", ko: "한 번 타기"),
      aliases: [
        Alias("one ride", .english), Alias("1회 탑승", .korean),
        Alias("oneway trip", .english, .forbidden), Alias("한번승차", .korean, .forbidden),
      ],
      summary: Localized(en: "A coin that opens the gate once.", ko: "문을 한 번만 여는 동전입니다."))
  ]

  private static func same(_ name: String) -> Localized<String> { Localized(en: name, ko: name) }

  private static func symbol(
    _ name: String, _ kind: String, _ container: String?, _ declaration: String,
    _ summary: Localized<String>, relations: [Relation] = [], availability: [Availability] = [],
    properties: [Property] = []
  ) -> Entity {
    Entity(
      id: "api/" + (container.map { $0 + "." } ?? "") + name, kind: .api, name: same(name),
      summary: summary,
      symbol: Symbol(kind: kind, container: container, declaration: declaration),
      availability: availability, properties: properties, relations: relations,
      sources: ["rule 1"])
  }

  private static func status(_ name: String, _ summary: Localized<String>, korean: String)
    -> Entity
  {
    Entity(
      id: "status/\(name)", kind: .status, name: same(name), aliases: [Alias(korean, .korean)],
      summary: summary)
  }

  private static func platform(_ name: String, korean: String) -> Entity {
    Entity(
      id: "platform/\(name)", kind: .platform, name: Localized(en: name, ko: korean),
      summary: Localized(en: "A place with gates.", ko: "문이 있는 곳입니다."))
  }
}
