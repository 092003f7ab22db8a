import LockbCheck
import Testing

/// What must not be found.
@Suite struct PrecisionTests {
  @Test(arguments: [
    "/learn/gate", "../../elsewhere/page.md", "images/gate.png", "page", "mailto:a@b.c",
    "https://example.com/page.md", "#", "/static/file.md",
  ])
  func leavesLinksThatMayLeadOutOfTheFolder(address: String) {
    #expect(check("Read [it](\(address)).\n").filter { $0.rule == "unresolved-link" }.isEmpty)
  }

  @Test func followsAnchorsOfEitherLanguageAndOfTags() {
    let files = [
      (path: "a.ko.md", text: "# 문\n\n## 동전\n\n[가](#동전) [나](#coins) [다](#x)\n\n<a id=\"x\"></a>\n"),
      (path: "a.en.md", text: "# Gate\n\n## Coins\n\n[a](#coins) [b](#동전) [c](#x)\n"),
    ]
    #expect(check(files).filter { $0.rule == "unresolved-link" }.isEmpty)
    #expect(check("# Gate\n\n[a](#nowhere)\n").map(\.rule) == ["unresolved-link"])
  }

  @Test func followsEncodedAnchors() {
    func broken(_ address: String) -> Int {
      check([
        ("gate.ko.md", "# 문\n\n## 동전\n\n[가](\(address))\n"), ("fare.ko.md", "# 요금\n\n## 어른 둘\n"),
      ]).count { $0.rule == "unresolved-link" }
    }
    let coin = "#%EB%8F%99%EC%A0%84"
    let adults = "#%EC%96%B4%EB%A5%B8-%EB%91%98"
    #expect(broken(coin) == 0)
    #expect(broken("#%E1%84%83%E1%85%A9%E1%86%BC%E1%84%8C%E1%85%A5%E1%86%AB") == 0)
    #expect(broken("fare.md" + adults) == 0)
    #expect(broken("fare.md" + coin) == 1)
  }

  @Test func leavesTermsInsideOtherWordsAndInOtherDocuments() {
    func drift(_ text: String) -> [String] {
      check(text, at: "gate.ko.md").filter { $0.rule == "term-drift" }.map(\.quote)
    }
    #expect(drift("한번승차를 고릅니다.\n").isEmpty)
    #expect(drift("`requestPassage()` 전에 한번승차권을 고릅니다.\n").isEmpty)
    #expect(drift("`requestPassage()` 전에 `한번승차`를 고릅니다.\n").isEmpty)
    #expect(drift("`requestPassage()` 전에 한번승차로는 안 됩니다.\n") == ["한번승차"])
  }

  @Test func asksForNoTranslationWhereMostHaveNone() {
    let files = [(path: "a.en.md", text: "# A\n"), (path: "b.en.md", text: "# B\n")]
    #expect(check(files).isEmpty)
  }

  @Test func leavesSectionsThatOnlyHaveOtherIds() {
    let files = [
      (path: "a.en.md", text: "# Gate {#gate}\n\n## Coins {#coins}\n\nText.\n"),
      (path: "a.ko.md", text: "# 문 {#gate}\n\n## 동전 {#money}\n\n글.\n"),
    ]
    #expect(check(files).isEmpty)
  }

  @Test func findsEmptyAddressesOfEveryKind() {
    let text = "먼저 [요금](), [표](<>), ![문]()을 보고 <>는 <Gate></Gate>와 둡니다.\n"
    let found = check([("gate.ko.md", text), ("door.ko.md", "# 문\n")])
      .filter { $0.rule == "empty-link" }
    #expect(found.map(\.quote) == ["[요금]()", "[표](<>)", "![문]()"])
    #expect(found.allSatisfy { $0.edits.isEmpty })
  }

  @Test func writesNoAddressThatWouldHaveToBeEscaped() {
    func edits(_ path: String) -> Int {
      check([("a.en.md", "Read [Prices]().\n"), (path, "# Prices\n")])
        .filter { $0.rule == "empty-link" }.flatMap(\.edits).count
    }
    #expect(edits("prices.en.md") == 1)
    #expect(edits("my prices.en.md") == 0)
  }
}
