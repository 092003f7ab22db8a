import Testing

@Suite struct OutcomeLineTests {
  private func read(_ line: String) -> String { TurnstileGrammar.summary(line) }

  @Test(
    arguments: [
      "`insertCoin` → `unlocked`", "`insertCoin`: `unlocked`", "**insertCoin** – unlocked",
      "`insertCoin` = `unlocked`", "`insertCoin` → 상태 `unlocked`", "`insertCoin`: 열림",
    ])
  func readsWhatComesOfSomething(line: String) {
    #expect(read(line) == "transition after event/coin → status/unlocked")
  }

  @Test func readsStepsInTheirOrder() {
    #expect(
      read("`push` → `insertCoin` → `unlocked`")
        == "transition after event/push event/coin → status/unlocked")
  }

  @Test(
    arguments: [
      "Metro: `unlocked`", "`locked` → `unlocked`, `locked`", "Gates: `insertCoin`",
      "`insertCoin` → `unlocked`?",
    ])
  func leavesAloneWhatIsNoCause(line: String) {
    #expect(!read(line).contains("→ status/unlocked"))
  }
}
