internal import Testing

@testable internal import LockbMarkdown

@Suite struct ShortcodeTests {
  @Test func readsNamedArguments() {
    let scanned = ScannedText(#"{{< figure src="door.png" width=40 alt="A \"blue\" door" >}}"#)
    let directive = scanned.scan.blocks.first?.directive
    #expect(directive?.notation == .shortcode)
    #expect(directive?.name == "figure")
    #expect(directive?.isClosing == false)
    #expect(
      directive?.arguments == ["src": "door.png", "width": "40", "alt": #"A "blue" door"#])
  }

  @Test func readsPositionalArgumentsByNumber() {
    let scanned = ScannedText("{{% 문 첫째 \"둘째 값\" `세 번째 \"값\"` https://door.example/?a=1 %}}")
    let directive = scanned.scan.blocks.first?.directive
    #expect(directive?.name == "문")
    #expect(
      directive?.arguments == [
        "0": "첫째", "1": "둘째 값", "2": #"세 번째 "값""#, "3": "https://door.example/?a=1",
      ])
  }

  @Test func tellsClosingTagsFromOpeningOnes() {
    let scanned = ScannedText("{{< note >}}\n문은 잠겨 있습니다.\n{{< /note >}}\n{{< bell/>}}\n")
    #expect(scanned.scan.blocks.map(\.directive.name) == ["note", "note", "bell"])
    #expect(scanned.scan.blocks.map(\.directive.isClosing) == [false, true, false])
    #expect(scanned.masked.contains("문은 잠겨 있습니다."))
  }

  @Test func masksOneInsideALineWithFillers() {
    let scanned = ScannedText("회전문은 {{< ref \"door\" >}}을 봅니다.")
    #expect(scanned.blocks.isEmpty)
    #expect(scanned.inlines == ["{{< ref \"door\" >}}"])
    #expect(scanned.masked == "회전문은 ¤¤¤¤¤¤¤¤¤¤¤¤¤¤¤¤¤¤을 봅니다.")
  }

  @Test func readsOneInsideALineThatSpansLines() {
    let scanned = ScannedText("문은 {{< door\n  color=\"파랑\"\n>}}입니다.")
    #expect(scanned.inlines == ["{{< door\n  color=\"파랑\"\n>}}"])
    #expect(scanned.masked.hasPrefix("문은 ¤¤¤¤¤¤¤¤\n  ¤"))
    #expect(scanned.masked.hasSuffix("\n¤¤¤입니다."))
  }

  @Test func readsOneThatSpansLines() {
    let source = "앞글\n\n{{< door\n  color=\"파랑\"\n  open=true\n>}}\n뒷글"
    let scanned = ScannedText(source)
    #expect(scanned.scan.blocks.first?.directive.arguments == ["color": "파랑", "open": "true"])
    #expect(
      scanned.masked.split(separator: "\n").filter { $0.contains { $0 != " " } } == ["앞글", "뒷글"])
  }

  @Test func carriesOneThatIsShownAsItIsAsAnExpression() {
    let scanned = ScannedText("Write {{</* note */>}} or {{%/* note */%}}.")
    #expect(scanned.scan.inlines.map(\.directive.notation) == [.expression, .expression])
    #expect(scanned.inlines == ["{{</* note */>}}", "{{%/* note */%}}"])
  }

  @Test func takesCodeBetweenTagsWithThem() {
    let source = "{{< highlight swift >}}\nlet door = <Door>\n\n# 제목이 아님\n{{< /highlight >}}\n\n끝"
    let scanned = ScannedText(source)
    #expect(scanned.blocks.count == 1)
    #expect(scanned.blocks.first?.hasSuffix("{{< /highlight >}}") == true)
    #expect(!scanned.masked.contains("#"))
    #expect(scanned.masked.hasSuffix("끝"))
  }

  @Test func leavesTheContentOfOtherPairsAlone() {
    let scanned = ScannedText("{{< details \"열기\" >}}\n**굵게**\n{{< /details >}}")
    #expect(scanned.blocks.count == 2)
    #expect(scanned.masked.contains("**굵게**"))
  }

  @Test(arguments: [
    "\\{{< note >}}", "{{< note", "{{< >}}", "{{< note }}", "{{<note %}}", "{{< note \"x >}}",
    "Hello {{ name }} and {name}", "문 {{이름}} 앞",
  ])
  func leavesWhatIsNoShortcode(source: String) {
    let scanned = ScannedText("앞 " + source + " 뒤")
    #expect(scanned.inlines.isEmpty)
    #expect(scanned.isUntouched)
  }
}
