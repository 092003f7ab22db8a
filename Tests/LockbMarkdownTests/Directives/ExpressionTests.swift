internal import Testing

@testable internal import LockbMarkdown

@Suite struct ExpressionTests {
  @Test func masksComments() {
    let scanned = ScannedText("{/* 문을\n\n고치자 */}\n\n글 {/* later */} more")
    #expect(scanned.blocks == ["{/* 문을\n\n고치자 */}"])
    #expect(scanned.inlines == ["{/* later */}"])
    #expect(scanned.scan.blocks.first?.directive.notation == .expression)
  }

  @Test func takesBracesThatFillALine() {
    let scanned = ScannedText("글\n\n{doors.map(d => { return d })}\n\n{: .note}\n")
    #expect(scanned.blocks == ["{doors.map(d => { return d })}", "{: .note}"])
  }

  @Test func takesBracesOverLinesOnlyInMDX() {
    let braces = "{\n  doors.map(door => door.name)\n}"
    #expect(ScannedText("문\n\n" + braces).blocks.isEmpty)
    #expect(ScannedText(braces + "\n\n<Bell />\n").blocks == [braces, "<Bell />"])
  }

  @Test func takesStringsInBracesOnlyInMDX() {
    #expect(ScannedText("{'문'} 옆").isUntouched)
    #expect(ScannedText("{'문'} 옆\n\n<Bell />").inlines == ["{'문'}"])
  }

  @Test(arguments: [
    "use {name} here", "{name} opens {door}", "집합 {1, 2}는 유한합니다", "a { b", "} {", "\\{/* x */}",
  ])
  func leavesProseWithBraces(source: String) {
    #expect(ScannedText(source).isUntouched)
    #expect(ScannedText("<Bell />\n\n" + source).masked.hasSuffix(source))
  }

  @Test func takesModuleLinesAtTheTop() {
    let source = """
      import Door from './door'
      import {
        Bell,
      } from "bells";
      export const color = {
        문: 'blue',
      }

      # 문

      <Door />
      """
    let scanned = ScannedText(source)
    #expect(scanned.blocks.count == 4)
    #expect(scanned.blocks.last == "<Door />")
    #expect(scanned.scan.blocks[0].directive.notation == .expression)
  }

  @Test(arguments: [
    "import duties are paid from the \"gate\" onward", "import 문은 위에 둡니다",
    "export const is a keyword",
    "important: 'x'",
  ])
  func leavesProseThatBeginsLikeAModule(source: String) {
    #expect(ScannedText(source).isUntouched)
  }

  @Test func leavesModuleLinesBelowText() {
    #expect(ScannedText("글\n\nimport Door from 'door'\n").isUntouched)
  }
}
