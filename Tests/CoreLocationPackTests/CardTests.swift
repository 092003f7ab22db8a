import LockbBase
import LockbKnowledge
import Testing

@testable import CoreLocationPack

@Suite struct CardTests {
  private let table = """
    gate
    english gate; door
    korean 문
    also.ko 게이트
    never.ko 게이투
    en Lets
      people in.
    ko 사람을
      들입니다.
    note limit | One at a time.
      | 한 번에 한 명입니다.
    see term/wall Wall.side
    from G01 2.3

    wall
    en Keeps people out.
    ko 사람을 막습니다.
    """

  @Test func joinsTheLinesOfAnEntry() {
    let cards = Card.table(table)
    #expect(cards.map(\.heading) == ["gate", "wall"])
    #expect(cards.last?.labels == [.summary, .koreanSummary])
    #expect(cards.last?.texts.map(\.string) == ["Keeps people out.", "사람을 막습니다."])
  }

  @Test func turnsAnEntryIntoAnEntity() {
    let entities = Card.entities(.term, section: "9", table)
    #expect(
      entities.first
        == Entity(
          id: "term/gate", kind: .term, name: Localized(en: "gate", ko: "문"),
          aliases: [
            Alias("gate", .english, .preferred), Alias("door", .english, .preferred),
            Alias("문", .korean, .preferred), Alias("게이트", .korean),
            Alias("게이투", .korean, .forbidden),
          ],
          summary: Localized(en: "Lets people in.", ko: "사람을 들입니다."),
          properties: [
            Property(
              label: PropertyLabel.limit.text,
              value: Localized(en: "One at a time.", ko: "한 번에 한 명입니다."))
          ],
          relations: [Relation(.related, "term/wall"), Relation(.related, "api/Wall.side")],
          sources: ["facts 9", "G01", "facts 2.3"]))
  }

  @Test func stopsAtALineItDoesNotKnow() async {
    await #expect(processExitsWith: .failure) {
      _ = Card.entities(.term, section: "9", "gate\nen A.\nko 가.\ncolor red")
    }
  }

  @Test func stopsAtANoteInOneLanguage() async {
    await #expect(processExitsWith: .failure) {
      _ = Card.entities(.term, section: "9", "gate\nen A.\nko 가.\nnote limit | One.")
    }
  }

  @Test func stopsAtASecondLineOfAKind() async {
    await #expect(processExitsWith: .failure) {
      _ = Card.entities(.term, section: "9", "gate\nen A.\nko 가.\nen B.")
    }
  }

  @Test func stopsAtAnUnknownPlatform() async {
    await #expect(processExitsWith: .failure) {
      _ = Availability.rows(CardText(bytes: Array("Gate 1.0".utf8)))
    }
  }

  @Test func stopsAtAMissingSummary() async {
    await #expect(processExitsWith: .failure) {
      _ = Card.entities(.term, section: "9", "gate\nen A.")
    }
  }
}
