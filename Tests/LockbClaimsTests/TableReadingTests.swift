import Testing

@Suite struct TableReadingTests {
  private func cells(_ lines: String...) -> [String] {
    TurnstileGrammar.cells(lines.joined(separator: "\n") + "\n")
  }

  @Test func readsACellWithItsRowAndItsColumn() {
    #expect(
      cells(
        "| | Status | Light |", "| :-- | :-- | :-- |", "| coin is inserted | `unlocked` | yes |")
        == [
          "`unlocked`: transition after event/coin → status/unlocked",
          "yes: transition after event/coin → light/any",
        ])
    #expect(
      cells("| | 상태 | 불빛 |", "| :-- | :-- | :-- |", "| 동전을 넣음 | `unlocked` | 나타나지 않음 |")
        == [
          "`unlocked`: transition after event/coin → status/unlocked",
          "나타나지 않음: transition after event/coin → !light/any",
        ])
  }

  @Test func readsATableWhoseColumnsAreNamedByWhatHappens() {
    #expect(
      cells(
        "| | coin is inserted | push |", "| :-- | :-- | :-- |", "| Status | `unlocked` | `locked` |"
      )
        == [
          "`unlocked`: transition after event/coin → status/unlocked",
          "`locked`: transition after event/push → status/locked",
        ])
  }

  @Test func takesForGrantedWhatTheLinesAboveSay() {
    #expect(
      cells(
        "# Gate", "", "## Metro 3", "", "While the arm is `locked`:", "", "| | Light |",
        "| - | - |",
        "| push | ✗ |")
        == ["✗: transition in status/locked after event/push → !light/any on Metro 3.0..<4.0"])
  }

  @Test func readsYesAndNoBeforeARemarkAndALimitedYesAsPossible() {
    func light(_ cell: String) -> [String] {
      cells("| | Light |", "| :-- | :-- |", "| push | \(cell) |")
    }
    #expect(light("no, as always") == ["no, as always: transition after event/push → !light/any"])
    #expect(light("예 (그때마다)") == ["예 (그때마다): transition after event/push → light/any"])
    let limited = "yes, but only if the arm is `locked`"
    #expect(light(limited) == ["\(limited): can after event/push → light/any"])
    #expect(light("no, but only if the arm is `locked`").isEmpty)
    #expect(light("perhaps").isEmpty)
  }

  @Test func leavesARowOrAColumnThatIsNotUnderstood() {
    #expect(cells("| | Light |", "| :-- | :-- |", "| a bear comes and push | no |").isEmpty)
    #expect(cells("| | Light before the push |", "| :-- | :-- |", "| push | no |").isEmpty)
  }

  @Test func readsVersionsOfASymbol() {
    #expect(
      cells("| API | Metro | Stadium |", "| :-- | :-- | :-- |", "| `Gate.insertCoin` | 3.1+ | no |")
        == [
          "3.1+: available → property/available on Metro 3.1..<",
          "no: available → !property/available on Stadium ..<",
        ])
  }

  @Test func readsServicesByLevel() {
    #expect(
      cells("| | single ride | Pass |", "| :-- | :-- | :-- |", "| lift | no | yes |")
        == ["no: requires → level/pass", "yes: transition in level/pass → delivery/positions"])
    #expect(
      cells("| | 한 번 타기 | 정기권 |", "| :-- | :-- | :-- |", "| 승강기 | 불가 | 가능 |")
        == ["불가: requires → level/pass", "가능: transition in level/pass → delivery/positions"])
  }

  @Test func putsATableTogetherThatWasCopiedAsText() {
    let lines = [
      "Lifts on Metro 3", "", "ServiceSingle rideDay pass", "LiftNot availableSupported",
    ]
    let flat = lines + ["Gate.watch()SupportedSupported"]
    // A gate is no service, and half of the rows are not enough.
    #expect(TurnstileGrammar.cells(flat.joined(separator: "\n") + "\n").isEmpty)
    let table = [
      "ServiceSingle ridePass", "LiftNot availableSupported", "LiftsNot availableSupported",
    ]
    #expect(
      TurnstileGrammar.cells(table.joined(separator: "\n") + "\n") == [
        "Not available: requires → level/pass",
        "Supported: transition in level/pass → delivery/positions",
        "Not available: requires → level/pass",
        "Supported: transition in level/pass → delivery/positions",
      ])
    let korean = ["서비스한 번 타기정기권", "승강기지원 안 함지원함", "승강기지원 안 함지원함"]
    #expect(TurnstileGrammar.cells(korean.joined(separator: "\n") + "\n").count == 4)
    #expect(TurnstileGrammar.cells("A Lift\nis Not available\nor is Supported\n").isEmpty)
  }

  @Test func readsThePlatformsThatDoNotKnowALevel() {
    #expect(
      cells("| | Pass |", "| - | - |", "| where | all except Metro |") == [
        "all except Metro: available → property/available on Metro ..<"
      ])
  }

  @Test func takesTheVersionsOfARowForAllOfItsCells() {
    #expect(
      cells("| | Since | Light |", "| - | - | - |", "| push | Metro 3 and later | yes |").contains(
        "yes: transition after event/push → light/any on Metro 3.0..<"))
  }
}
