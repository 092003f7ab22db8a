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

  private static let exports = [
    "export const door = {\n  이름: '문',\n\n  // don't {\n  bells: [\n\n    1, /* ] */\n  ],\n}",
    "export const door =\n  {\n\n    name: \"}\",\n\n  };",
    "export const 문 = () => (\n\n  <Door />\n\n)",
    "export default function Layout({ children }) {\n\n  return children\n\n}",
    "export function open()\n{\n\n  return `{\n\n${door}`\n}",
    "export class Door extends Gate {\n\n  open() {}\n\n}",
    "export default {\n\n  title: '문',\n}", "export const { a, b } = {\n  a: 1,\n\n  b: 2 }",
    "export const a = 1 +\n  2;", "export const url = (\n  <a href='https://a.b'>x</a>\n\n)",
  ]

  @Test(arguments: exports)
  func takesExportsOverLines(export: String) {
    for export in [export, export.replacing("\n", with: "\r\n")] {
      #expect(ScannedText(export).blocks == [export])
      #expect(ScannedText("# 문\n\n글\n\n\(export)\n\n글 두 줄\n").blocks == [export])
      #expect(ScannedText("A door.\n\n\(export)\n").masked.hasPrefix("A door.\n\n "))
    }
  }

  @Test func takesStatementsBelowTextInMDX() {
    let source = "글\n\nimport Door from 'door'\n\nexport const a = 1\n\n<Door />\n"
    #expect(
      ScannedText(source).blocks == ["import Door from 'door'", "export const a = 1", "<Door />"])
  }

  @Test(arguments: [
    "export default settings to a file", "export const is a keyword", "export {name} to a file",
    "export class 문은 클래스입니다", "export const door = {\n\n닫지 않은 괄호",
  ])
  func leavesProseBelowTextThatBeginsLikeAModule(source: String) {
    #expect(ScannedText("글\n\n\(source)\n").isUntouched)
    #expect(ScannedText("<Bell />\n\n글\n\n\(source)\n").blocks == ["<Bell />"])
  }

  @Test func leavesModuleLinesBelowText() {
    #expect(ScannedText("글\n\nimport Door from 'door'\n").isUntouched)
  }
}
