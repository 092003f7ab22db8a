import Foundation
import LockbBase
import Testing

@testable import LockbCommandLine

@Suite struct PlistCommandTests {
  private let fixture: ModelFixture

  init() throws {
    fixture = try ModelFixture()
  }

  private func run(
    _ values: [String: Any], _ format: PropertyListSerialization.PropertyListFormat,
    _ arguments: [String]
  ) throws -> CommandLineFixture.Outcome {
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: format, options: 0)
    return try run(data, arguments)
  }

  private func run(_ data: Data, _ arguments: [String]) throws -> CommandLineFixture.Outcome {
    try FileManager.default.createDirectory(
      atPath: fixture.fixture.folder, withIntermediateDirectories: true)
    let path = fixture.fixture.folder + "/Info.plist"
    try data.write(to: URL(fileURLWithPath: path))
    return fixture.run(["plist", path] + arguments)
  }

  @Test(arguments: [
    PropertyListSerialization.PropertyListFormat.xml, .binary,
  ])
  func findsTheKeyThatIsMissing(format: PropertyListSerialization.PropertyListFormat) throws {
    let values = [
      "NSLocationWhenInUseUsageDescription": "지도에 씁니다",
      "NSLocationAlwaysUsageDescription": "For maps",
    ]
    let arguments = ["--requests", "always", "--platform", "iOS", "--at", "18"]
    let outcome = try run(values, format, arguments)
    #expect(outcome.status == .nothingFound, "\(outcome.errors)")
    let rows = outcome.lines.map { $0.split(separator: " ").map(String.init) }
    #expect(rows.contains { $0.starts(with: ["NSLocationWhenInUseUsageDescription", "present"]) })
    #expect(
      rows.contains {
        $0.starts(with: ["NSLocationAlwaysAndWhenInUseUsageDescription", "missing"])
      })
    #expect(rows.contains { $0.starts(with: ["NSLocationAlwaysUsageDescription", "outdated"]) })
    #expect(outcome.output.contains("nothing happens"))
    let json = try run(values, format, arguments + ["--format", "json"])
    let problems = try ModelFixture.problems(json.output, "plist.schema.json")
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test func tellsEmptyTextsFromGoodOnes() throws {
    let arguments = ["--requests", "when-in-use", "--platform", "iOS", "--at", "18"]
    let key = "NSLocationWhenInUseUsageDescription"
    let empty = try run([key: " "], .xml, arguments)
    #expect(empty.status == .nothingFound)
    #expect(empty.output.contains("empty"))
    let good = try run([key: "For maps", "CFBundleName": "Maps"], .xml, arguments)
    #expect(good.status == .success, "\(good.output)")
    #expect(good.output.contains("prompt P-WIU"))
  }

  @Test func readsTheEntriesOfPurposes() throws {
    let values: [String: Any] = [
      "NSLocationWhenInUseUsageDescription": "For maps",
      "NSLocationTemporaryUsageDescriptionDictionary": ["Navigation": "To steer"],
    ]
    for (purpose, status) in [("Navigation", ExitStatus.success), ("Sport", .nothingFound)] {
      let outcome = try run(
        values, .binary,
        [
          "--requests", "temporary-full-accuracy:\(purpose)", "--platform", "iOS", "--at", "18",
        ])
      #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
    }
  }

  @Test func saysFromWhichVersionOnAnAnswerHolds() throws {
    let values = [
      "NSLocationWhenInUseUsageDescription": "For maps",
      "NSLocationAlwaysUsageDescription": "For maps",
    ]
    let arguments = ["--requests", "always", "--platform", "iOS", "--at", "8..18"]
    let outcome = try run(values, .xml, arguments)
    #expect(outcome.status == .nothingFound, "\(outcome.errors)")
    func has(_ parts: String...) -> Bool {
      outcome.lines.contains { line in parts.allSatisfy { line.contains($0) } }
    }
    #expect(has("AlwaysUsageDescription", "present", "before iOS 11"))
    #expect(has("AlwaysUsageDescription", "outdated", "iOS 11 and later: only iOS 8–10 read it"))
    #expect(
      has("AlwaysAndWhenInUse", "missing", "iOS 11 and later", "requestAlwaysAuthorization()"))
    #expect(outcome.output.contains("What a user sees on iOS 18"))
    let json = try run(values, .binary, arguments + ["--format", "json"])
    let problems = try ModelFixture.problems(json.output, "plist.schema.json")
    #expect(problems.isEmpty, "\(problems)")
    #expect(json.output.contains(#""before": "11.0""#))
  }

  @Test func tellsTheWrongTypeFromAnEmptyText() throws {
    let arguments = ["--requests", "when-in-use", "--platform", "iOS", "--at", "18"]
    for value in [3, true, ["a"]] as [Any] {
      let outcome = try run(["NSLocationWhenInUseUsageDescription": value], .xml, arguments)
      #expect(outcome.status == .nothingFound)
      #expect(outcome.output.contains("wrong type"), "\(outcome.output)")
      #expect(outcome.output.contains("the value is no string"))
    }
    let purposes = "NSLocationTemporaryUsageDescriptionDictionary"
    for value in [["Nav": 3], "Nav"] as [Any] {
      let outcome = try run(
        [purposes: value, "NSLocationWhenInUseUsageDescription": "For maps"], .xml,
        ["--requests", "temporary-full-accuracy:Nav", "--platform", "iOS", "--at", "18"])
      #expect(outcome.lines.contains { $0.contains(purposes) && $0.contains("wrong type") })
    }
  }

  /// T12: iOS 8 reads kW for a When In Use request, and nothing but kAold for Always.
  @Test func tellsWhoElseReadsAKey() throws {
    let values = [
      "NSLocationWhenInUseUsageDescription": "For maps",
      "NSLocationAlwaysAndWhenInUseUsageDescription": "For maps",
      "NSLocationAlwaysUsageDescription": "For maps",
    ]
    let outcome = try run(
      values, .xml, ["--requests", "always", "--platform", "iOS", "--at", "9", "--format", "json"])
    #expect(outcome.status == .success)
    let text = outcome.output.filter { !$0.isWhitespace }
    #expect(
      text.contains(
        #"WhenInUseUsageDescription","verdict":"unused","reason":{"en":"onlyrequestWhenInUse"#
          + #"Authorization()readsithere;forthisrequestiOS11+""#.dropLast()), "\(outcome.output)")
    #expect(text.contains(#"AlwaysAndWhenInUseUsageDescription","verdict":"early""#))
    #expect(text.contains(#"NSLocationAlwaysUsageDescription","verdict":"present""#))
    let problems = try ModelFixture.problems(outcome.output, "plist.schema.json")
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test(arguments: [
    ("CLRequireExplicitServiceSession", "18", "contested"),
    ("NSLocationRequireExplicitServiceSession", "18", "present"),
    ("NSLocationRequireExplicitServiceSession", "17", "not yet read"),
    ("CLRequireExplicitServiceSession", "17", "not yet read"),
  ])
  func mentionsTheKeyOfExplicitSessions(key: String, version: String, verdict: String) throws {
    let values: [String: Any] = ["NSLocationWhenInUseUsageDescription": "For maps", key: true]
    let arguments = ["--requests", "whenInUse", "--platform", "iOS", "--at", version]
    let outcome = try run(values, .xml, arguments)
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(
      outcome.lines.contains { $0.hasPrefix(key) && $0.contains(verdict) }, "\(outcome.output)")
    let without = try run([key: false], .xml, arguments)
    #expect(!without.output.contains("ExplicitServiceSession"))
  }

  @Test func answersForTheVersionsThatHaveTheRequest() throws {
    let values = ["NSLocationWhenInUseUsageDescription": "For maps"]
    let arguments = ["--requests", "temporary-full-accuracy:Nav", "--platform", "iOS", "--at"]
    let outcome = try run(values, .xml, arguments + ["13..18"])
    #expect(outcome.status == .nothingFound, "\(outcome.errors)")
    #expect(outcome.output.contains("does not exist on iOS 13.0; it exists since iOS 14.0."))
    #expect(outcome.lines.contains { $0.contains("missing") && $0.contains("iOS 14 and later") })
    let json = try run(values, .xml, arguments + ["13..18", "--format", "json"])
    let problems = try ModelFixture.problems(json.output, "plist.schema.json")
    #expect(problems.isEmpty, "\(problems)")
    let none = try run(values, .xml, arguments + ["12..13"])
    #expect(none.status == .failure)
    #expect(!none.errors.contains("event"), "\(none.errors)")
    let television = try run(
      values, .xml, ["--requests", "always", "--platform", "tvOS", "--at", "18"])
    #expect(television.status == .failure)
    #expect(!television.errors.contains("event"), "\(television.errors)")
  }

  @Test(arguments: [("12..18", "18"), ("13.4..17.2", "17.2")])
  func showsWhatUsersOfTheNewestVersionSee(versions: String, newest: String) throws {
    let arguments = ["--requests", "always", "--platform", "iOS", "--at"]
    let range = try run([:], .xml, arguments + [versions])
    let one = try run([:], .xml, arguments + [newest])
    #expect(range.lines.last == one.lines.last)
    #expect(range.output.contains("on iOS \(newest):"))
  }

  @Test func speaksKorean() throws {
    var korean = fixture.fixture.environment
    korean.variables["LANG"] = "ko_KR.UTF-8"
    fixture.fixture.environment = korean
    let outcome = try run([:], .xml, ["--requests", "when-in-use", "--platform", "iOS"])
    #expect(outcome.output.contains("없음"))
    #expect(outcome.output.contains("사용자가 보는 것"))
  }

  @Test(arguments: [
    ("", "no property list"), ("key = value;", "no property list"),
    ("bplist00", "no property list"),
    ("bplist00" + String(repeating: "x", count: 99), "no property list"),
    ("<?xml version=\"1.0\"?><plist><array/></plist>", "no dictionary stands at its top"),
  ])
  func saysWhyAFileHasNoDeclarations(text: String, reason: String) throws {
    let outcome = try run(Data(text.utf8), ["--requests", "always", "--platform", "iOS"])
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func saysThatUTF16IsNotRead(encoding: String.Encoding) throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><dict/></plist>"
    let outcome = try run(
      try #require(text.data(using: encoding)), ["--requests", "always", "--platform", "iOS"])
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains("UTF-16"), "\(outcome.errors)")
  }

  /// No arguments of the test above, which would be printed.
  @Test func refusesWhatIsTooLargeOrNestedWithoutEnd() throws {
    try saysWhyAFileHasNoDeclarations(
      text: "<plist>" + String(repeating: "<array>", count: 100_000), reason: "nested too deeply")
    try saysWhyAFileHasNoDeclarations(
      text: "<plist>" + String(repeating: " ", count: 1 << 20), reason: "larger than 1 MiB")
  }

  @Test(arguments: [
    (["--requests", "sometimes", "--platform", "iOS"], "when-in-use"),
    (["--requests", "always", "--platform", "iOZ"], "iOS"),
    (["--platform", "iOS"], "--requests"),
    (["--requests", "always", "--platform", "iOS", "--at", "18..12"], "12..18"),
    (["--requests", "always", "--platform", "iOS", "--at", "12.."], "12..18"),
    (["--requests", "always", "--platform", "iOS", "--at", "7..12"], "iOS 8"),
  ])
  func explainsWrongCommandLines(arguments: [String], part: String) throws {
    let outcome = try run([:], .xml, arguments)
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
  }

  @Test func takesInTheEndOfARange() {
    let beginnings = VersionRange("8..11")?.beginnings(among: ["8", "11", "12"])
    #expect(beginnings?.map(\.description) == ["8.0", "11.0"])
  }
}
