import Testing

@testable import LockbCommandLine

@Suite struct ManualPageTests {
  private func page(_ locale: String) throws -> String {
    let fixture = try CommandLineFixture()
    fixture.environment.variables["LANG"] = locale
    let outcome = fixture.runExactly(["--generate-manual"])
    #expect(outcome.status == .success)
    return outcome.output
  }

  @Test(arguments: ["C", "ko_KR.UTF-8"])
  func describesEveryCommandAndItsOptions(locale: String) throws {
    let page = try page(locale)
    for command in LockbCommand.subcommands {
      let names = command.members.isEmpty ? [command.name] : command.members.map { $0.name }
      for name in names {
        #expect(page.contains(".SS lockb \(ManualPage.escaped(name))"), "\(name)")
      }
    }
    for option in CommonOptions.names + ["baseline", "explain", "out", "requests"] {
      #expect(page.contains(ManualPage.escaped("--" + option)), "\(option)")
    }
    #expect(page.contains(".B 64\n"))
  }

  @Test func isWrittenInBothLanguages() throws {
    #expect(try page("C").contains(".SH EXIT STATUS\n"))
    #expect(try page("ko_KR.UTF-8").contains(".SH 종료 상태\n"))
  }

  @Test func leavesNothingToBeReadAsARequest() throws {
    #expect(ManualPage.escaped(".lockb/kb.sqlite") == "\\&.lockb/kb.sqlite")
    #expect(ManualPage.escaped("a\\b - c") == "a\\eb \\- c")
    for line in try page("C").split(separator: "\n") where line.hasPrefix(".") {
      let known = [".TH", ".SH", ".SS", ".TP", ".BI", ".B", ".I"]
      #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }

  @Test func tellsReleaseCommitAndVersions() throws {
    let fixture = try CommandLineFixture()
    fixture.environment.commit = "0123456789ab"
    let lines = fixture.runExactly(["--version"]).lines
    #expect(lines[0] == "lockb \(LockbCommand.version) (0123456789ab)")
    #expect(lines[1].hasPrefix("text analysis "))
    fixture.environment.commit = ""
    #expect(fixture.runExactly(["--version"]).lines[0] == "lockb \(LockbCommand.version)")
    fixture.environment.variables["LANG"] = "ko_KR.UTF-8"
    #expect(fixture.runExactly(["--version"]).lines[1].hasPrefix("텍스트 분석 "))
  }
}
