import LockbBase
import LockbKnowledge
import Testing

struct MentionAndSpellingTests {
  private func mentions(_ text: String) -> [String] {
    documents(["a.ko.md": text]).first?.sections.flatMap(\.mentions).map(\.entity) ?? []
  }

  @Test(arguments: [
    "`DoorManager`를 만듭니다", "DoorManager를 만듭니다", "[DoorManager]()를 만듭니다",
    "[DoorManager]를 만듭니다", "**`DoorManager`**는", "```swift\nlet x = DoorManager()\n```",
    "| 표 | 값 |\n|---|---|\n| DoorManager의 | 1 |",
  ])
  func `finds a symbol wherever it stands`(text: String) {
    #expect(mentions(text) == ["api/DoorManager"])
  }

  @Test func `finds methods by any of their spellings`() {
    for name in [
      "openTheDoor(_:for:)", "openTheDoor", "openTheDoor()", "DoorManager.openTheDoor(_:for:)",
      ".openTheDoor",
    ] {
      #expect(mentions("`\(name)`") == ["api/DoorManager.openTheDoor(_:for:)"], "\(name)")
    }
  }

  @Test func `reads an ordinary word as a symbol in code only`() {
    #expect(mentions("The door is closed.") == [])
    #expect(mentions("It reports `closed`.") == ["api/DoorState.closed"])
  }

  @Test func `finds terms in both languages and counts them`() throws {
    let document = try #require(
      documents(["a.ko.md": "문이 반쯤 열림으로 바뀝니다. 반 열림은 half open, 곧 AJAR입니다. ajarring"]).first)
    #expect(document.sections[0].mentions.map(\.entity) == ["term/half-open"])
    #expect(document.sections[0].mentions[0].count == 4)
  }

  @Test(arguments: [
    "‘반쯤 열림’을 고릅니다", "“반쯤 열림”을", "「반쯤 열림」을", "The row “Half Open” is", "a door—ajar",
  ])
  func `finds terms between quotation marks and dashes`(text: String) {
    #expect(mentions(text) == ["term/half-open"])
  }

  @Test func `finds terms in decomposed Hangul`() {
    #expect(mentions("문이 반쯤 열림으로 바뀝니다".decomposed) == ["term/half-open"])
  }
}
