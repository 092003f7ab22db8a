internal import Testing

@testable internal import LockbMarkdown

@Suite struct DirectivesInCodeTests {
  @Test(arguments: [
    "```jsx\n<Door />\n{{< note >}}\n```", "~~~\n<Door />\n```\n{/* 문 */}\n~~~",
    "````md\n```\n<Door />\n```\n{{< note >}}\n````", "```\n<Door>\n\n{{< note >}}\n",
    "- 문\n\n  ```jsx\n  <Door />\n  ```\n", "> ```\n> <Door />\n> ```\n",
    "1. a\n   - b\n     ~~~\n     {{< note >}}\n     ~~~\n", "   ```\n   <Door />\n   ```\n",
    "문\n\n    <Door />\n    {{< note >}}\n", "- 문\n\n      <Door />\n",
  ])
  func leavesCodeBlocks(source: String) {
    #expect(ScannedText(source).isUntouched)
    let crlf = source.replacing("\n", with: "\r\n")
    #expect(ScannedText(crlf).isUntouched)
    #expect(ScannedText(source.replacing("\n", with: "\r")).isUntouched)
  }

  @Test(arguments: [
    "Use `<Door />` or `{{< note >}}`.", "문은 ``a ` <Door /> b``로 씁니다.", "`{/* 문 */}`",
    "여러 줄 `{{< note\n x >}} <Door />` 코드", "`a\n<Door />\nb`", "# `<Door>`와 `{#id}`",
    "| `<Door />` | `{{< x >}}` |\n|-|-|\n| `<Bell/>` | 문 |",
  ])
  func leavesCodeSpans(source: String) {
    #expect(ScannedText(source).isUntouched)
  }

  @Test func recognisesDirectivesBehindCode() {
    let source = "```\n<A />\n```\n<B />\n\n    <C />\n\n글 `<D />` <E />, ` <F /> 문\n\n<G />"
    let scanned = ScannedText(source)
    #expect(scanned.blocks == ["<B />", "<G />"])
    #expect(scanned.inlines == ["<E />", "<F />"])
  }

  @Test func endsAFenceWithItsContainer() {
    #expect(ScannedText("> ```\n> <A />\n\n<B />\n").blocks == ["<B />"])
    #expect(ScannedText("- ```\n  <A />\n\n문 <B />\n").inlines == ["<B />"])
  }

  @Test func matchesNoBackticksAcrossParagraphs() {
    #expect(ScannedText("a ` b\n\n<A /> ` c").inlines == ["<A />"])
    #expect(ScannedText("- a ` b\n- <A /> ` 문").inlines == ["<A />"])
    #expect(ScannedText("# a ` b\n<A /> 문 ` c").inlines == ["<A />"])
  }

  @Test(arguments: [
    "<!-- <Door />\n\n{{< note >}} -->", "<pre>\n\n<Door />\n</pre>",
    "<script>\n<Door />\n</script>",
    "글 <!-- {{< note >}}\n<Door /> --> 글",
  ])
  func leavesCommentsAndRawHTML(source: String) {
    #expect(ScannedText(source).isUntouched)
  }
}
