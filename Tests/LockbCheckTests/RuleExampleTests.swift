import LockbBase
import LockbCheck
import Testing

@Suite struct RuleExampleTests {
  @Test(arguments: RuleCatalogue.rules.map(\.name), Language.allCases)
  func findsWhatTheBadExampleShows(name: String, language: Language) throws {
    let rule = try #require(RuleCatalogue.rule(named: name))
    let findings = check(rule.bad[language])
    let own = findings.filter { $0.rule == name }
    #expect(!own.isEmpty, "\(findings.map(\.rule))")
    for finding in own {
      #expect(finding.code == rule.code)
      #expect(!finding.message.english.isEmpty && !finding.message.korean.isEmpty)
      #expect(!finding.message.english.hasSuffix(".") && !finding.message.korean.hasSuffix("."))
    }
  }

  @Test(arguments: RuleCatalogue.rules.map(\.name), Language.allCases)
  func findsNothingInTheGoodExample(name: String, language: Language) throws {
    let rule = try #require(RuleCatalogue.rule(named: name))
    let findings = check(rule.good[language]).filter { $0.suppression == nil }
    #expect(!findings.contains { $0.rule == name })
    #expect(!findings.contains { $0.severity == .error }, "\(findings.map(\.rule))")
  }

  @Test func givesEveryRuleItsOwnNameAndCode() {
    let rules = RuleCatalogue.rules
    #expect(Set(rules.map(\.name)).count == rules.count)
    #expect(Set(rules.map(\.code)).count == rules.count)
    for rule in rules {
      #expect(RuleCatalogue.rule(named: rule.code.lowercased())?.name == rule.name)
      #expect(rule.code.wholeMatch(of: /LKB\d{3}/) != nil)
    }
  }

  @Test func writesTheSameFindingsWhateverTheOrderOfFiles() {
    let files = [
      (path: "b.en.md", text: "Read [it]() \n"), (path: "a.ko.md", text: "# 문\n\n### 동전\n"),
      (path: "a.en.md", text: "# Gate\n"),
    ]
    let expected = check(files).map(\.fingerprint)
    #expect(!expected.isEmpty)
    #expect(check(files.reversed()).map(\.fingerprint) == expected)
  }
}
