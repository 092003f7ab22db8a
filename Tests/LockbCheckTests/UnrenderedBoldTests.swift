import Foundation
import LockbCheck
import Testing

@Suite struct UnrenderedBoldTests {
  private func found(_ text: String) -> [String] {
    check(text + "\n", at: "gate.ko.md").filter { $0.rule == "unrendered-bold" }.map(\.quote)
  }

  @Test(arguments: [
    ("동전**(하나)**을 넣습니다.", "**(하나)**"), ("문은**‘열림’** 상태입니다.", "**‘열림’**"),
    ("함수**`push`** 다음입니다.", "**`push`**"), ("- 표**「어른」** 한 장", "**「어른」**"),
    ("> **참고:**문이 닫힙니다.", "**참고:**"), ("**Note:**the gate closes.", "**Note:**"),
    ("the**“coin slot”** is left", "**“coin slot”**"), ("| 가 |\n| --- |\n| 값**(둘)** |", "**(둘)**"),
    ("**동전(하나)**만", "**동전(하나)**"),
  ])
  func findsWhatStaysLiteral(text: String, bold: String) {
    #expect(found(text) == [bold])
    #expect(
      found(text.decomposedStringWithCanonicalMapping)
        == [bold.decomposedStringWithCanonicalMapping])
  }

  @Test(arguments: [
    "동전 **(하나)** 을 넣습니다.", "**동전**(하나)을", "(**‘열림’**)", "문은 **‘열림’**, 그리고", "a**b**c", "동전**하나**를",
    "a**(b) + c**(d)", "f(**options) and g(**more)", "Sources**/*.swift와 Tests**/*.swift",
    "문\\**(하나)\\**을", "문은 ** 열림 ** 상태", "`문**(하나)**을`", "**{{< icon >}}**는", "***(하나)***", "2**3**",
    "값**, 그리고 값**는", "문**(하나)를 넣습니다.",
  ])
  func leavesTheRestAlone(text: String) {
    #expect(found(text) == [])
  }
}
