internal import Testing

@testable internal import LockbMarkdown

@Suite struct HeadingIDTests {
  @Test func readsBothNotations() {
    let scanned = ScannedText("# 문 열기 {#open-door}\n\n## Close {/*close*/}\n")
    #expect(scanned.headingIDs == [0: "open-door", 27: "close"])
    #expect(scanned.masked == "# 문 열기             \n\n## Close            \n")
    #expect(scanned.inlines.isEmpty)
  }

  @Test(arguments: [
    "# 문 {#문-열기}", "# 문{#문-열기}", "# 문 {#문-열기} ##", "# 문 ## {#문-열기}", "# 문 {: #문-열기}",
    "# 문 {#문-열기 .wide key=\"a b\"}", "# 문 { id=\"문-열기\" }", "# 문 {/* 문-열기 */}  ", "#\t문\t{#문-열기}\t",
    "   ### `{code}` {#문-열기}", "문\n===\n".replacing("문\n", with: "문 {#문-열기}\n"),
    "둘째 줄\n문 {/*문-열기*/}\n---",
  ])
  func findsTheID(source: String) {
    let scanned = ScannedText(source)
    #expect(scanned.headingIDs == [0: "문-열기"])
    #expect(scanned.inlines.isEmpty)
    #expect(!scanned.masked.contains("문-열기"))
  }

  @Test(arguments: [
    "# 문 \\{#a}", "# 문 {a}", "# 문 {#a} 뒤", "# {문} 앞", "문단 {#a}", "# 문 `{#a}`", "# 문 {{#a}}",
    "# 문 {}",
    "#{#a}", "    # 문 {#a}", "```\n# 문 {#a}\n```",
  ])
  func leavesOtherBraces(source: String) {
    #expect(ScannedText(source).headingIDs.isEmpty)
    #expect(ScannedText(source).isUntouched)
  }

  @Test func takesAnIDWhereverTheHeadingIs() {
    let scanned = ScannedText("문\n\n> - ## 안 {#inner}\n")
    #expect(scanned.headingIDs == [5: "inner"])
  }

  @Test func recognisesDirectivesBeforeTheID() {
    let scanned = ScannedText("## <Bell /> 문 {{< new >}} {#door}")
    #expect(scanned.inlines == ["<Bell />", "{{< new >}}"])
    #expect(scanned.headingIDs == [0: "door"])
  }

  @Test func carriesARemarkBehindAHeadingAsAnExpression() {
    let scanned = ScannedText("## 문 {/* 고칠 것 있음 */}")
    #expect(scanned.headingIDs.isEmpty)
    #expect(scanned.inlines == ["{/* 고칠 것 있음 */}"])
  }
}
