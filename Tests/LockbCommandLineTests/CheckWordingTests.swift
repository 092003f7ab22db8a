import Testing

@testable import LockbCommandLine

@Suite struct CheckWordingTests {
  @Test(arguments: ["notes.txt", "README.md", ".hidden.md"])
  func takesNoFileForCleanThatItDoesNotCheck(name: String) throws {
    let fixture = try CommandLineFixture(content: [name: "Read [it]().\n", "a.md": "A coin.\n"])
    let path = fixture.content + "/" + name
    let outcome = fixture.runExactly(["check", path, "--content", fixture.content])
    #expect(outcome.status == .failure)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("cannot check FOLDER/Content/\(name): "))
  }

  @Test func saysWhyAFileCannotBeReadInKorean() throws {
    let fixture = try CommandLineFixture()
    fixture.environment.variables["LANG"] = "ko_KR.UTF-8"
    let outcome = fixture.runExactly(["check", fixture.content + "/missing"])
    #expect(outcome.errors.contains("missing: 읽을 수 없습니다 (그런 파일이나 폴더가 없음)."))
  }

  @Test func saysWhereFrontMatterIsBrokenInKorean() throws {
    let fixture = try CommandLineFixture(content: [
      "a.md": "---\ntitle: [x\n---\nA page.\n", "b.md": "---\ntitle: x\n\nA page.\n",
    ])
    fixture.environment.variables["LANG"] = "ko_KR.UTF-8"
    let output = fixture.run("check").output
    #expect(output.contains("머리글 정보의 3번째 줄을 읽을 수 없습니다: did not find"))
  }

  @Test func countsClaimsApartFromSentences() throws {
    let fixture = try CommandLineFixture()
    fixture.environment.variables["COLUMNS"] = "300"
    let outcome = fixture.run("check")
    let line = try #require(outcome.lines.first { $0.contains(" in scope: ") })
    #expect(!line.contains("checked ("), "\(line)")
  }

  @Test func putsOneThingInTheSingular() throws {
    let fixture = try CommandLineFixture(content: [
      "a.en.md": "# Gate {#a}\n\n| A | B |\n| --- | --- |\n| a | b |\n",
      "a.ko.md": "# 문 {#a}\n\n| 가 | 나 |\n| --- | --- |\n| 다 | 라 |\n| 마 | 바 |\n",
    ])
    #expect(fixture.run("check").output.contains("1 row here, 2 in the translation"))
  }
}
