import LockbCheck
import Testing

@Suite struct BrokenCodeTests {
  private func broken(_ text: String) -> [Finding] {
    check(text).filter { $0.rule == "broken-code" }
  }

  @Test(arguments: [
    ("```swift\nlet gate = Gate(\n```\n", "let gate = Gate("),
    ("> ```Swift\n> open()\n>\n>   close())\n> ```\n", "close())"),
    ("1. Open it:\n\n   ```swift copy\n   if isOpen {\n     pass()\n   ```\n", "pass()"),
    ("~~~swift,ignore\r\nlet a = = 1\r\n~~~\r\n", "let a = = 1"),
    ("- ```swift\n  문(\n  ```\n", "문("),
  ])
  func pointsAtTheLineWhereTheSampleBreaks(text: String, line: String) {
    #expect(broken(text).map(\.quote) == [line])
  }

  @Test(arguments: [
    "```\nlet gate = (\n```\n", "```objc\n[gate open\n```\n", "```swift\n```\n", "`let gate = (`\n",
    "    let gate = (\n", "```swiftui\nlet (\n```\n",
  ])
  func leavesOtherCodeAlone(text: String) {
    #expect(broken(text).isEmpty)
  }

  @Test func bearsASampleWithoutEnd() {
    let nested = String(repeating: "(", count: 5_000)
    #expect(broken("```swift\n\(nested)\n```\n").count == 1)
    #expect(broken("```swift\nlet gate = (\n").count == 1)
  }
}
