import LockbCheck
import Testing

@Suite struct BrokenTableTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func putsInALineThatEndsAsItsNeighboursDo(ending: String) throws {
    let text = ["# Coins", "", "| Coin | Rides |", "| one | 1 |", ""].joined(separator: ending)
    let finding = try #require(check(text).first { $0.rule == "broken-table" })
    #expect(finding.edits.map(\.text) == [ending + "| --- | --- |"])
  }
}
