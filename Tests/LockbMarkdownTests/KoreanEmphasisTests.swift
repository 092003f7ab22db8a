import LockbMarkdown
import Testing

@Suite struct KoreanEmphasisTests {
  @Test(arguments: [
    ("**앱(Once)**은", "p(strong(앱(Once))은)"),
    ("**문(door)**을 **창(window)**과", "p(strong(문(door))을 strong(창(window))과)"),
    ("*“문”*은", "p(em(“문”)은)"),
    ("__문__은", "p(strong(문)은)"),
    ("_문_이 열린다", "p(em(문)이 열린다)"),
    ("**`turn()`**을 부른다", "p(strong(`turn()`)을 부른다)"),
    ("**[문]()**은", "p(strong(link<>(문))은)"),
    ("이때**\"문\"**을", "p(이때strong(\"문\")을)"),
    ("***문(door)***은", "p(em(strong(문(door)))은)"),
    ("~~문(door)~~은", "p(del(문(door))은)"),
    ("**문(door)**은 **창**", "p(strong(문(door))은 strong(창))"),
    ("**\u{1106}\u{116E}\u{11AB}(door)**\u{110B}\u{1173}\u{11AB}", "p(strong(문(door))은)"),
  ])
  func closesEmphasisBeforeAParticle(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
    #expect(parse(markdown).rangeViolations().isEmpty)
  }

  @Test(arguments: [
    "2 ** 3 ** 4", "*.md와 *.swift를 연다", "src/**/*.swift은", "snake_문_이름", "가격(1*)은 2*",
    "서울*(수도), 부산*(항구)", "(**문", "a_문_b",
  ])
  func leavesStrayAsterisksAlone(markdown: String) {
    #expect(outline(markdown) == "p(\(markdown))")
  }

  @Test func leavesCodeAlone() {
    #expect(outline("`**문(door)**은`") == "p(`**문(door)**은`)")
    #expect(outline("    **문(door)**은") == "code(\"**문(door)**은\\n\")")
  }

  @Test func givesTheSpanItsDelimiters() throws {
    let document = parse("여기 **문(door)**은")
    guard case .paragraph(let content) = document.blocks[0].kind else {
      Issue.record("no paragraph")
      return
    }
    #expect(document.text(at: content[1].range) == "**문(door)**")
  }
}
