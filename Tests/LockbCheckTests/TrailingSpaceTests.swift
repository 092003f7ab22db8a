import LockbCheck
import LockbTestSupport
import Testing

@Suite struct TrailingSpaceTests {
  private func fixed(_ text: String) -> String? {
    let files = CheckedFiles([("gate.ko.md", text)])
    let findings = files.findings.filter { $0.rule == "trailing-space" }
    return FixPlan(files.library.documents[0], findings: findings)
      .map { String(decoding: $0.after, as: UTF8.self) }
  }

  @Test(arguments: [
    ("- 동전 \n- 표\n", "- 동전\n- 표\n"), ("1. 동전\n\n   넣기 \t\n", "1. 동전\n\n   넣기\n"),
    ("> 문이 열립니다. \n", "> 문이 열립니다.\n"), ("> - a gate \n", "> - a gate\n"),
    ("## 동전 \n", "## 동전\n"), ("문[^1]\n\n[^1]: 열림 \n", "문[^1]\n\n[^1]: 열림\n"),
    ("> [!NOTE]\n> 닫힘 \n", "> [!NOTE]\n> 닫힘\n"),
    ("- 동전 \n  넣기  \n  누르기\n", "- 동전\n  넣기  \n  누르기\n"),
  ])
  func takesBlanksOffWhereverTextStands(text: String, expected: String) {
    #expect(fixed(text) == expected)
  }

  @Test(arguments: [
    "- 동전  \n  넣기\n", "> 문  \n> 열림\n", "# \n", "```\n동전 \n```\n", "- \n", "> \n> 문\n",
  ])
  func leavesBreaksCodeAndBareMarksAlone(text: String) {
    #expect(fixed(text) == nil)
  }
}
