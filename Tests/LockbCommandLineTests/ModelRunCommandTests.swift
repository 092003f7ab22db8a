import CoreLocationPack
import Foundation
import LockbTestSupport
import Testing

@testable import LockbCommandLine

/// A command line with the pack that holds a machine, and an input in pieces.
struct ModelFixture {
  let fixture: CommandLineFixture

  init(korean: Bool = false) throws {
    fixture = try CommandLineFixture(content: [:])
    fixture.packs = [CoreLocationPack.pack]
    fixture.environment.variables["COLUMNS"] = "200"
    if korean { fixture.environment.variables["LANG"] = "ko_KR.UTF-8" }
  }

  func run(_ arguments: [String], input: [String] = []) -> CommandLineFixture.Outcome {
    var output = ""
    var errors = ""
    var pieces = input.map { Array($0.utf8) }
    let console = Console(
      output: { text in
        output += text
        return nil
      },
      error: { text in
        errors += text
        return nil
      },
      input: { pieces.isEmpty ? [] : pieces.removeFirst() })
    let runner = CommandRunner(
      packs: fixture.packs, fileSystem: fixture.fileSystem, environment: fixture.environment,
      console: console)
    let status = runner.run(arguments)
    return CommandLineFixture.Outcome(status: status, output: output, errors: errors)
  }

  /// What is wrong with an output by a schema of the repository.
  static func problems(_ output: String, _ name: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Content/lockb/schemas")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let schemas = try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try Data(contentsOf: folder.appendingPathComponent(name)))
      })
    let schema = try JSONSchema(try #require(schemas[name]), others: schemas)
    return try schema.problems(in: Data(output.utf8))
  }
}

@Suite struct ModelRunCommandTests {
  static let object =
    #"{"context":{"platform":"iOS","version":"18.0","keys":["NSLocationWhenInUseUsageDescription"],"#
    + #""flags":{}},"events":["requestWhenInUse","choose:Allow Once","noLongerInUse"]}"#

  @Test func showsOnlyWhatEventsAsArgumentsChange() throws {
    let outcome = try ModelFixture().run([
      "model", "run", "--platform", "iOS", "--at", "18", "requestWhenInUse",
      "choose:Allow Once", "noLongerInUse",
    ])
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(outcome.lines.count == 3, "\(outcome.output)")
    #expect(outcome.output.contains("prompt P-WIU (NSLocationWhenInUseUsageDescription)"))
    #expect(outcome.lines[1].contains("status authorizedWhenInUse, grant TW"))
    #expect(outcome.lines[2].contains("status notDetermined, grant ND"))
    #expect(outcome.errors.isEmpty)
  }

  @Test func speaksKoreanToThoseWhoDo() throws {
    let outcome = try ModelFixture().run([
      "model", "run", "--platform", "iOS", "--at", "18", "requestWhenInUse", "choose:한 번 허용",
      "requestAlways",
    ])
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(outcome.output.contains("알림 P-WIU"))
    #expect(outcome.lines[1].contains("상태 authorizedWhenInUse, 권한 TW"))
    #expect(outcome.lines[2].contains("아무 일도 없음"))
  }

  @Test func namesWhatRefusesARequestWithoutItsKey() throws {
    let outcome = try ModelFixture().run([
      "model", "run", "--platform", "iOS", "--at", "18", "--keys", "NSLocationUsageDescription",
      "requestWhenInUse",
    ])
    #expect(outcome.output.contains("nothing happens"), "\(outcome.output)")
  }

  @Test(arguments: [object, object.replacingOccurrences(of: ",", with: ",\n")])
  func readsOneObjectOnOneLineOrSeveral(text: String) throws {
    let outcome = try ModelFixture().run(["model", "run", "-", "--format", "json"], input: [text])
    #expect(outcome.status == .success, "\(outcome.errors)")
    let problems = try ModelFixture.problems(outcome.output, "model-run.schema.json")
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test func answersEachLineInItsPlace() throws {
    let lines = [Self.object, "{\"context\":{\"platform\":\"iOS\"", "", Self.object]
    let whole = lines.joined(separator: "\r\n") + "\n"
    let half = whole.index(whole.startIndex, offsetBy: 40)
    let outcome = try ModelFixture().run(
      ["model", "run", "--format", "json"], input: [String(whole[..<half]), String(whole[half...])])
    #expect(outcome.status == .success)
    #expect(outcome.lines.count == 3, "\(outcome.output)")
    #expect(outcome.lines.first == outcome.lines.last)
    #expect(try ModelFixture.problems(outcome.lines[0], "model-run.schema.json").isEmpty)
    #expect(try ModelFixture.problems(outcome.lines[1], "error.schema.json").isEmpty)
    #expect(outcome.errors.contains("1 of 3 lines"))
  }

  @Test func goesOnAfterABadFirstLine() throws {
    let outcome = try ModelFixture().run(
      ["model", "run", "--format", "json"], input: ["nonsense\n" + Self.object + "\n"])
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(outcome.lines.count == 2, "\(outcome.output)")
    #expect(outcome.lines.first?.contains(#""ok":false"#) == true)
  }

  @Test func checksScenarioBlocksWithAndWithoutFences() throws {
    let block = """
      환경 iOS 18
      키 NSLocationWhenInUseUsageDescription
      만일 앱이 requestWhenInUseAuthorization을 호출하면
      그러면 알림이 나타난다
      when the user chooses "Allow Once"
      then the grant is WU0
      """
    for text in [block, "# 제목\n\n```scenario id=once\n\(block)\n```\n\n끝\n"] {
      let outcome = try ModelFixture().run(["model", "run", "--format", "json"], input: [text])
      #expect(outcome.status == .nothingFound, "\(outcome.errors)")
      let problems = try ModelFixture.problems(outcome.output, "model-run.schema.json")
      #expect(problems.isEmpty, "\(problems)")
      #expect(outcome.output.contains("the grant is TW"))
    }
    let refuted = try ModelFixture().run(
      ["model", "run"], input: ["```scenario must-fail\n\(block)\n```"])
    #expect(refuted.status == .success)
    #expect(refuted.output.contains("fails, as it must"))
  }

  @Test(arguments: [
    (["--platform", "iOs", "--at", "18", "requestAlways"], "iOS"),
    (["--platform", "iOS", "--at", "7", "requestAlways"], "8"),
    (["--platform", "iOS", "--at", "18", "requestAllways"], "requestAlways"),
    (["--platform", "iOS", "--at", "18", "--keys", "NSLocationWhenUsageDescription"], "WhenInUse"),
    (["--platform", "iOS", "--at", "18", "requestAlways", "choose:Allow Onse"], "Allow Once"),
    (["--platform", "iOS"], "--at"),
    (["--at", "18"], "--platform"),
    (["a", "b"], "--platform"),
  ])
  func namesTheNearestInOneLine(arguments: [String], part: String) throws {
    let outcome = try ModelFixture().run(["model", "run"] + arguments)
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("", "empty-input"), ("{", "bad-json"), ("{}", "missing-member"),
    (#"{"context":1,"events":[]}"#, "wrong-type"),
    (#"{"context":{"platfrom":"iOS"},"events":[]}"#, "unknown-member"),
    (object.replacingOccurrences(of: "requestWhenInUse\",", with: "dismiss\","), "does-not-fit"),
    (object.replacingOccurrences(of: "Allow Once", with: "Allow Onse"), "unknown-label"),
    (object.replacingOccurrences(of: "\"18.0\"", with: "18.5"), "wrong-type"),
    ("when", "unknown-line"),
  ])
  func failsOnInputThatIsNoRequest(text: String, code: String) throws {
    let outcome = try ModelFixture(korean: true)
      .run(["model", "run", "--format", "json"], input: [text])
    #expect(outcome.status == .failure)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output.contains("\"code\": \"\(code)\""), "\(outcome.output)")
    #expect(try ModelFixture.problems(outcome.output, "error.schema.json").isEmpty)
  }

  /// Not arguments of the test above, which would be printed.
  @Test func failsOnInputThatIsNestedWithoutEnd() throws {
    let nested = String(repeating: "[", count: 100_000)
    try failsOnInputThatIsNoRequest(text: nested, code: "unknown-line")
    try failsOnInputThatIsNoRequest(text: "{\"a\":" + nested, code: "bad-json")
  }
}
