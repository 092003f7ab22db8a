internal import Testing

@testable internal import LockbMarkdown

@Suite struct ComponentTests {
  @Test func readsTagsOnLinesOfTheirOwn() {
    let scanned = ScannedText("<Intro>\n\n회전문을 소개합니다.\n\n</Intro>\n\n<Door.Frame />\n")
    #expect(scanned.scan.blocks.map(\.directive.name) == ["Intro", "Intro", "Door.Frame"])
    #expect(scanned.scan.blocks.map(\.directive.isClosing) == [false, true, false])
    #expect(scanned.scan.blocks.allSatisfy { $0.directive.notation == .component })
    #expect(scanned.inlines.isEmpty)
  }

  @Test func readsAttributesOverSeveralLines() {
    let source = """
      <Plan
        name="front"
        title='문 > 벽'
        height={350}
        label={"열림"}
        onOpen={(door) => { door.open(`${"}"}`) }}
        icon={<Bell size={2} />}
        {...rest}
        wide
      >
      """
    let scanned = ScannedText(source)
    #expect(scanned.blocks == [source])
    #expect(
      scanned.scan.blocks.first?.directive.arguments == [
        "name": "front", "title": "문 > 벽", "height": "350", "label": "열림",
        "onOpen": "(door) => { door.open(`${\"}\"}`) }", "icon": "<Bell size={2} />",
        "wide": "true",
      ])
  }

  @Test func keepsTextBetweenTagsInALine() {
    let scanned = ScannedText("상태는 <Step n={1}>열림</Step>입니다. Then <Bell/> rings.")
    #expect(scanned.inlines == ["<Step n={1}>", "</Step>", "<Bell/>"])
    #expect(scanned.masked.contains("¤열림¤"))
    #expect(scanned.masked.contains("입니다. Then ¤"))
  }

  @Test func recognisesIndentedTagsInLists() {
    let source =
      "1. 문을 엽니다.\n   <Picture src=\"a.png\" />\n2. Close it.\n\n   <Note>\n   Gently.\n   </Note>\n"
    let scanned = ScannedText(source)
    #expect(scanned.blocks == ["<Picture src=\"a.png\" />", "<Note>", "</Note>"])
  }

  @Test func keepsAnItemThatBeginsWithATagAnItem() {
    let scanned = ScannedText("- <Note>\n\n  문\n\n  </Note>")
    #expect(scanned.inlines == ["<Note>"])
    #expect(scanned.blocks == ["</Note>"])
  }

  @Test func ignoresIndentationInsideAnOpenComponent() {
    let source =
      "<Steps>\n    <Step>\n\n    열기\n\n    </Step>\n\n    ```jsx\n    <Door />\n    ```\n</Steps>\n"
    let scanned = ScannedText(source)
    #expect(scanned.blocks == ["<Steps>", "<Step>", "</Step>", "</Steps>"])
    #expect(scanned.masked.contains("<Door />"))
  }

  @Test func readsTagsInBlockQuotesAcrossLines() {
    let scanned = ScannedText("> <Note\n>   kind=\"문\">\n> 글\n> </Note>\n")
    #expect(scanned.scan.blocks.map(\.directive.name) == ["Note", "Note"])
    #expect(scanned.scan.blocks.first?.directive.arguments == ["kind": "문"])
    #expect(scanned.masked.split(separator: "\n").allSatisfy { $0.hasPrefix(">") })
  }

  @Test func takesALowerCaseTagOnlyIfItsAttributesAreNoHTML() {
    let scanned = ScannedText(
      "<b>굵게</b> <span style={{color: 'red'}}>빨강</span> <i class=\"x\">y</i>")
    #expect(scanned.inlines == ["<span style={{color: 'red'}}>"])
  }

  @Test(arguments: [
    "Array<Int>를 돌려줍니다", "An Optional<Door> is returned", "Dictionary<String, Door>",
    "1 <A and 2", "<https://door.example>", "<a@door.example>", "\\<Door>", "x <> y",
    "[comment]: <> (문)", "Use <API_KEY> here", "<설정.json>", "<settings.json>", "<Door", "<Door =>",
    "<a title=\"<Door>\">", "<!-- <Door> -->", "<PRE>",
  ])
  func leavesWhatIsNoTag(source: String) {
    #expect(ScannedText(source).isUntouched)
    #expect(ScannedText("문 " + source).isUntouched)
  }

  @Test func takesATagBehindALetterIfItIsClosed() {
    let scanned = ScannedText("y = 2<Var>x</Var> but Array<Var> stays")
    #expect(scanned.inlines == ["<Var>", "</Var>"])
  }

  @Test func readsFragmentsOnTheirOwnLines() {
    #expect(ScannedText("<>\n\n문\n\n</>\n").blocks == ["<>", "</>"])
  }
}
