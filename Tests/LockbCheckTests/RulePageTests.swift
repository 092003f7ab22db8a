import Foundation
import LockbBase
import LockbCheck
import Testing

@Suite struct RulePageTests {
  @Test(arguments: Language.allCases)
  func keepsThePagesEqualToTheRules(language: Language) throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Content/lockb/rules.\(language.rawValue).md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(
      text == RulePage.text(in: language), "write the pages anew: swift run lockb-dev rules")
  }
}
