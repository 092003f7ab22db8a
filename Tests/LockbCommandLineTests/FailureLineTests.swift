import CoreLocationPack
import Foundation
import Testing

@testable import LockbCommandLine

/// What every command says about input that it cannot use: one line that tells what, where and what
/// to do, in the language of its user.
@Suite struct FailureLineTests {
  /// A command line with the status that it ends with.
  struct Case: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let status: LockbCommandLine.ExitStatus
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ line: String, _ status: LockbCommandLine.ExitStatus) {
      arguments = line.split(separator: " ").map { $0 == "EMPTY" ? "" : String($0) }
      self.status = status
    }
  }

  private static let usage = [
    "bogus", "help bogus", "help model bogus", "model bogus", "site bogus", "export bogus",
    "--bogus",
    "ingest DOC --bogus", "ingest DOC --kb", "ingest DOC --format xml", "search", "search EMPTY",
    "search x --limit x", "search x --at tomorrow", "search x --strict=yes", "show", "show EMPTY",
    "doctor a b", "check DOC --since", "check DOC --update-baseline", "check DOC --dry-run",
    "check DOC --fix --update-baseline --baseline b", "explain", "explain nope",
    "explain contradicted-clam", "model run a b", "model run --platform iOS", "model run --at 18",
    "model run --keys A", "model run --platform iOS --at x requestAlways",
    "model run --platform iOS --at 7 requestAlways", "model run --platform pear --at 7 x",
    "model run --platform iOS --at 18 requestAlway", "model explore --at 18",
    "model explore --platform pear", "model path", "model path --from notDetermind --to AL",
    "model export --platform iOS --at 18 --keys A", "plist",
    "plist FOLDER/ok.plist --requests always --platform pear",
    "plist FOLDER/ok.plist --requests alway --platform iOS",
    "plist FOLDER/ok.plist --requests always --platform iOS --at 18..12",
    "site build DOC --base-url nope", "site serve DOC --edit-url nope", "site serve DOC --port x",
  ].map { Case($0, .usage) }

  private static let failures = [
    "ingest FOLDER/nowhere", "ingest FOLDER/empty", "ingest FOLDER/picture.png",
    "ingest DOC --kb DOC", "ingest DOC --kb FOLDER/picture.png",
    "ingest DOC --kb FOLDER/picture.png/kb", "search x --kb FOLDER/none --content FOLDER/nowhere",
    "show x --kb FOLDER/picture.png", "check FOLDER/nowhere", "check FOLDER/empty",
    "check FOLDER/picture.png", "check DOC --baseline FOLDER/none",
    "check DOC --baseline FOLDER/picture.png", "check DOC --since nothing",
    "model run FOLDER/none.json", "model run FOLDER/empty", "model run FOLDER/nothing.json",
    "model run FOLDER/cut.json", "model run FOLDER/member.json", "model run FOLDER/event.json",
    "model run FOLDER/prose.md", "plist FOLDER/none --requests always --platform iOS",
    "plist FOLDER/empty --requests always --platform iOS",
    "plist FOLDER/picture.png --requests always --platform iOS", "site build FOLDER/nowhere",
    "site build FOLDER/empty --out FOLDER/site --theme THEME",
    "site build DOC --out FOLDER --theme THEME", "site build DOC --theme FOLDER/empty",
    "site build DOC --theme FOLDER/theme", "site serve FOLDER/nowhere --port 0",
    "site serve DOC --port 0 --theme FOLDER/empty",
    "export opensearch --kb FOLDER/none --content FOLDER/nowhere",
  ].map { Case($0, .failure) }

  private func fixture() throws -> CommandLineFixture {
    let fixture = try CommandLineFixture(content: ["a.en.md": "# A\n\nText.\n"])
    fixture.packs = [CoreLocationPack.pack]
    for (path, text) in [
      ("picture.png", "no picture"), ("nothing.json", ""), ("cut.json", #"{"context":"#),
      ("member.json", #"{"events":[],"more":1}"#),
      ("prose.md", "# A page\n\nWithout a scenario.\n"),
      ("event.json", #"{"context":{"platform":"iOS","version":"18"},"events":["ask"]}"#),
      ("ok.plist", #"<plist version="1.0"><dict/></plist>"#),
      ("theme/templates/page.mustache", "{{#a}}"),
    ] {
      try fixture.writeOutside(Array(text.utf8), to: path)
    }
    try FileManager.default.createDirectory(
      atPath: fixture.folder + "/empty", withIntermediateDirectories: true)
    return fixture
  }

  private func run(_ test: Case, _ fixture: CommandLineFixture) -> CommandLineFixture.Outcome {
    let theme = SiteFolder.root.appendingPathComponent("Site").path
    return fixture.runExactly(
      test.arguments.map {
        $0.replacingOccurrences(of: "DOC", with: fixture.content)
          .replacingOccurrences(of: "FOLDER", with: fixture.folder)
          .replacingOccurrences(of: "THEME", with: theme)
      })
  }

  /// Sentences up to the end, of which the last may be a command to run or a form to follow.
  private static func isWhole(_ line: String) -> Bool {
    let isSentence = line.hasSuffix(".") || line.hasSuffix("?")
    let isCommand = line.firstMatch(of: /[.?] [^.]+: ?(lockb .+|--[a-z]+ .+)$/) != nil
    let isForm = line.hasSuffix("}")
    return isSentence || isCommand || isForm
  }

  @Test(arguments: usage + failures)
  func saysInOneLineWhatIsWrongAndWhatToDo(test: Case) throws {
    let fixture = try fixture()
    let english = run(test, fixture)
    fixture.environment.variables["LANG"] = "ko_KR.UTF-8"
    let korean = run(test, fixture)
    for outcome in [english, korean] {
      #expect(outcome.status == test.status)
      #expect(outcome.output.isEmpty)
      #expect(outcome.lines.isEmpty)
      let line = outcome.errors.dropLast()
      #expect(outcome.errors.hasSuffix("\n") && !line.contains("\n"), "\(line)")
      #expect(line.hasPrefix("lockb"))
      #expect(Self.isWhole(String(line)), "\(line)")
      // What is wrong, and after it what to do.
      #expect(line.firstMatch(of: /[.?] ./) != nil, "\(line)")
    }
    #expect(
      !english.errors.unicodeScalars.contains { $0.isHangul } || test.arguments.contains("run"))
    #expect(korean.errors.unicodeScalars.contains { $0.isHangul })
    #expect(
      korean.errors.firstMatch(of: /\b(is|cannot|there|Name|See|it|no)\b/) == nil,
      "\(korean.errors)")
  }
}
