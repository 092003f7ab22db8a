import LockbBase
import LockbCheck
import Testing

@Suite struct SuppressionTests {
  private func open(_ text: String) -> [String] {
    check(text).filter { $0.suppression == nil }.map(\.rule)
  }

  @Test func allowsWhatTheNextBlockBreaksAndNothingBehindIt() {
    let text = "<!-- lockb-allow empty-link: soon -->\nRead [it]().\n\nRead [that]().\n"
    let findings = check(text).filter { $0.rule == "empty-link" }
    #expect(findings.map { $0.suppression == nil } == [false, true])
    #expect(findings[0].suppression == .comment("soon"))
  }

  @Test func takesCodesAndSeveralCommentsInARow() {
    let text = """
      # Gate

      <!-- lockb-allow LKB002: soon -->
      <!-- lockb-allow heading-level-jump: as designed -->
      #### Coins

      """
    #expect(open(text) == ["unused-suppression"])
  }

  @Test func allowsInsideListsAndQuotes() {
    #expect(open("- One\n\n  <!-- lockb-allow empty-link: soon -->\n\n  Read [it]().\n").isEmpty)
    #expect(open("> <!-- lockb-allow empty-link: soon -->\n>\n> Read [it]().\n").isEmpty)
  }

  @Test func speaksOfTheWholeFileAtItsTopOnly() {
    let head = "---\ndraft: true\n---\n"
    let comment = "<!-- lockb-allow draft-document: until Monday -->\n"
    #expect(open(head + comment + "\nA page.\n").isEmpty)
    #expect(open(head + "A page.\n\n" + comment) == ["draft-document", "unused-suppression"])
  }

  @Test func ignoresCommentsInCode() {
    #expect(open("```md\n<!-- lockb-allow empty-link: x -->\n```\n").isEmpty)
  }

  @Test func namesTheRuleThatWasMeant() throws {
    let finding = try #require(check("<!-- lockb-allow empty-lnik: x -->\nA page.\n").first)
    #expect(finding.message.english.contains("empty-link"))
    #expect(finding.message.korean.contains("empty-link"))
  }

  @Test func suppressesNothingWithoutAReason() {
    #expect(
      open("<!-- lockb-allow empty-link -->\nRead [it]().\n")
        == ["unexplained-suppression", "empty-link"])
  }

  @Test(arguments: [
    "A page with <!-- lockb-allow empty-link: x --> a [link]().\n",
    "| A | B |\n| --- | --- |\n| <!-- lockb-allow empty-link: x --> [it]() | b |\n",
  ])
  func saysThatACommentInsideALineAllowsNothing(text: String) {
    let findings = check(text).filter { $0.suppression == nil && $0.severity != .note }
    #expect(findings.map(\.rule).sorted() == ["empty-link", "unused-suppression"])
    let comment = findings.first { $0.rule == "unused-suppression" }
    #expect(comment?.quote == "<!-- lockb-allow empty-link: x -->")
    #expect(comment?.message.english.contains("a line of its own") == true)
  }

  @Test(arguments: [
    ("<!-- lockb-allow -->", "RULE: reason"), ("<!--LOCKB-ALLOW-->", "RULE: reason"),
    ("<!-- lockb-allow: empty-link why -->", "lockb-allow empty-link: reason"),
    ("<!-- lockb-allow empty-link why -->", "lockb-allow empty-link: reason"),
  ])
  func saysHowACommentIsWritten(comment: String, part: String) {
    let findings = check("\(comment)\nRead [it]().\n")
    #expect(findings.map(\.rule) == ["unexplained-suppression", "empty-link"])
    #expect(findings[0].message.english.hasSuffix(part))
  }

  @Test(arguments: ["LOCKB-ALLOW empty-link: x", "lockb-allow: empty-link: x"])
  func takesAnyLetterCaseAndAColonTooMany(comment: String) {
    #expect(open("<!-- \(comment) -->\nRead [it]().\n").isEmpty)
  }

  @Test func leavesCommentsAboutOtherThingsAlone() {
    #expect(open("<!-- lockb-allowed -->\nA <!-- note --> page.\n").isEmpty)
  }
}
