import Foundation
import Testing

@testable import LockbCommandLine

@Suite struct SiteBuildCommandTests {
  private static let theme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Site").path

  private static func build(
    _ fixture: CommandLineFixture, to folder: String = "site", _ arguments: String...
  ) -> CommandLineFixture.Outcome {
    fixture.runExactly(
      ["site", "build", fixture.content, "--theme", theme, "--out", "\(fixture.folder)/\(folder)"]
        + arguments)
  }

  private static func files(_ folder: String) throws -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var files: [String: Data] = [:]
    for path in paths {
      // What a build leaves for the next one is no part of the site.
      if path == ".lockb-memory" { continue }
      if let data = FileManager.default.contents(atPath: "\(folder)/\(path)") { files[path] = data }
    }
    return files
  }

  @Test func writesOnlyWhatChangedAndTakesAwayWhatIsGone() throws {
    let fixture = try CommandLineFixture()
    #expect(Self.build(fixture).status == .success)
    let again = Self.build(fixture, to: "site", "--format", "json")
    #expect(again.output.contains("\"changed\": 0"))
    try FileManager.default.removeItem(atPath: fixture.content + "/gates/single-ride.ko.md")
    try fixture.write("# A new gate\n", to: "gates/new.en.md")
    #expect(Self.build(fixture).status == .success)
    // What was built step by step is what is built at once.
    #expect(Self.build(fixture, to: "other/clean").status == .success)
    let stepwise = try Self.files(fixture.folder + "/site")
    let clean = try Self.files(fixture.folder + "/other/clean")
    #expect(stepwise == clean)
    #expect(clean["both/gates/single-ride/index.html"] == nil)
  }

  @Test func comesToTheSameSiteByAnyRowOfEdits() throws {
    let fixture = try CommandLineFixture()
    let paths = [
      "gates/single-ride.en.md", "gates/single-ride.ko.md", "gates/new.en.md", "x.ko.md",
    ]
    // SplitMix64: the same edits in every run.
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((value ^ (value >> 31)) % UInt64(count))
    }
    for edit in 0..<8 {
      let path = paths[next(paths.count)]
      if next(4) == 0 {
        try? FileManager.default.removeItem(atPath: fixture.content + "/" + path)
      } else {
        // With the name of a key the documents are those of the framework.
        let words = [
          "coin", "동전", "`locked`", "[a ride](gates/single-ride.en.md)",
          "`TurnstileCoinDescription`",
        ]
        let lines = (0...next(4)).map { "## Part \($0)\n\nA \(words[next(words.count)]).\n\n" }
        try fixture.write("# Edit \(edit)\n\n" + lines.joined(), to: path)
      }
      #expect(Self.build(fixture).status == .success)
      #expect(Self.build(fixture, to: "clean-\(edit)").status == .success)
      let stepwise = try Self.files(fixture.folder + "/site")
      #expect(stepwise == (try Self.files(fixture.folder + "/clean-\(edit)")), "edit \(edit)")
    }
  }

  @Test func writesASiteOfNoFrameworkByAnyRowOfEditsAsAtOnce() throws {
    let names = ["one", "two", "sub/three", "sub/four", "sub/index"]
    var content: [String: String] = [:]
    for (number, name) in names.enumerated() {
      for language in ["en", "ko"] { content["\(name).\(language).md"] = "# T\(number)\n\nText.\n" }
    }
    let fixture = try CommandLineFixture(content: content)
    var chance = SeededNumbers(state: 11)
    let words = [
      "tea", "차", "물을 끓입니다", "`kettleDidBoil`", "[one](/one.en.md#part-0)",
      "[four](/sub/four.en.md#piece-0)", "[two](/two.en.md)", "<b>raw</b>",
    ]
    for edit in 0..<40 {
      let name = names[chance.next(below: names.count)]
      let path = "\(fixture.content)/\(name).\(["en", "ko"][chance.next(below: 2)]).md"
      switch chance.next(below: 8) {
      case 0: try? FileManager.default.removeItem(atPath: path)
      case 1:
        try? FileManager.default.moveItem(atPath: path, toPath: fixture.content + "/moved.en.md")
      default:
        // Mostly the title stays, as it does when somebody writes.
        let parts = chance.next(below: 5) == 0 ? 2 : 1
        let heading = ["Part", "Part", "Piece", "부분"][chance.next(below: 4)]
        let head = chance.next(below: 6) == 0 ? "---\ndraft: true\nweight: \(edit)\n---\n" : ""
        var text = head + "# T\(chance.next(below: 9) == 0 ? edit : 0)\n"
        for part in 0..<parts {
          text += "\n## \(heading) \(part)\n\n"
          for _ in 0...chance.next(below: 5) {
            text += words[chance.next(below: words.count)] + " "
          }
          text += "\n"
        }
        // Words that nothing else has: the search may need more files, or fewer again.
        if chance.next(below: 5) == 0 {
          text += (0..<400).map { "word\(edit)x\($0)" }.joined(separator: " ") + "\n"
        }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      }
      if edit == 12 {
        try Data("broken".utf8).write(
          to: URL(fileURLWithPath: fixture.folder + "/site/.lockb-memory"))
      }
      let stepwise = Self.build(fixture)
      let clean = Self.build(fixture, to: "clean-\(edit)")
      #expect(stepwise.status == .success)
      #expect(
        try Self.files(fixture.folder + "/site") == Self.files(fixture.folder + "/clean-\(edit)"),
        "edit \(edit)")
      #expect(
        try String(contentsOfFile: fixture.folder + "/site/.lockb-site", encoding: .utf8)
          .split(separator: "\n").dropFirst()
          == String(contentsOfFile: fixture.folder + "/clean-\(edit)/.lockb-site", encoding: .utf8)
          .split(separator: "\n").dropFirst(), "the list of files after edit \(edit)")
      // What pages leave out is told by every build.
      let told = { (outcome: CommandLineFixture.Outcome) in
        outcome.output.split(separator: "\n").filter { $0.contains(" raw ") }
      }
      #expect(told(stepwise) == told(clean))
    }
  }

  @Test func readsAgainOnlyWhatSomebodyChanged() throws {
    let fixture = try CommandLineFixture(content: [
      "a.en.md": "# A\n\nOne.\n", "b.en.md": "# B\n\n[a](a.en.md) two.\n",
      "c.en.md": "# C\n\n[cups](a.en.md#cups) three.\n",
    ])
    #expect(Self.build(fixture).status == .success)
    let page = fixture.folder + "/site/en/b/index.html"
    try Data("by hand".utf8).write(to: URL(fileURLWithPath: page))
    try fixture.write("# A\n\nOne more.\n", to: "a.en.md")
    let outcome = Self.build(fixture, to: "site", "--format", "json")
    #expect(outcome.status == .success)
    // The page that no change reaches is left as it is.
    #expect(FileManager.default.contents(atPath: page) == Data("by hand".utf8))
    // A heading shows only where something leads to it.
    try fixture.write("# A\n\n## Cups\n\nOne more.\n", to: "a.en.md")
    #expect(Self.build(fixture).status == .success)
    #expect(FileManager.default.contents(atPath: page) == Data("by hand".utf8))
    let other = fixture.folder + "/site/en/c/index.html"
    let text = String(
      decoding: FileManager.default.contents(atPath: other) ?? Data(), as: UTF8.self)
    #expect(text.contains("a/index.html#cups"))
    // With another title of a document, pages that show it are written again.
    try fixture.write("# Another\n\nOne more.\n", to: "a.en.md")
    #expect(Self.build(fixture).status == .success)
    #expect(FileManager.default.contents(atPath: page) != Data("by hand".utf8))
  }

  @Test func touchesNoFolderThatHoldsSomethingElse() throws {
    let fixture = try CommandLineFixture()
    try fixture.write("mine", to: "../other/precious.txt")
    let outcome = Self.build(fixture, to: "other")
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains("holds files that no site build wrote"))
    #expect(try Self.files(fixture.folder + "/other").keys.sorted() == ["precious.txt"])
  }

  @Test func saysWhereItLookedForATheme() throws {
    let fixture = try CommandLineFixture()
    let outcome = fixture.runExactly([
      "site", "build", fixture.content, "--theme", "/nowhere", "--out", fixture.folder + "/site",
    ])
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains("there is no theme in /nowhere"))
  }

  @Test func namesWhatItLeavesOut() throws {
    let fixture = try CommandLineFixture()
    try fixture.write("# X\n\n<script>alert(1)</script>\n", to: "gates/x.en.md")
    let outcome = Self.build(fixture)
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("gates/x.en.md:3 raw"))
  }

  @Test func showsPicturesThatCanOnlyBeSeen() throws {
    let fixture = try CommandLineFixture()
    try fixture.write("# X\n\n![a](a.svg) ![b](b.svg) ![c](c.svg)\n", to: "gates/x.en.md")
    try fixture.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "gates/a.svg")
    try fixture.write("<svg><script>alert(1)</script></svg>", to: "gates/b.svg")
    try fixture.write("<svg onload = 'alert(1)'/>", to: "gates/c.svg")
    #expect(Self.build(fixture).status == .success)
    let files = try Self.files(fixture.folder + "/site")
    #expect(
      files.keys.filter { $0.hasPrefix("files/") && $0.hasSuffix("svg") } == ["files/gates/a.svg"])
  }

  @Test func buildsDocumentsOfAnotherSubjectWithoutCards() throws {
    let fixture = try CommandLineFixture(content: ["tea/green.en.md": "# Green tea\n\nHot.\n"])
    #expect(Self.build(fixture, to: "site", "--title", "Tea").status == .success)
    let files = try Self.files(fixture.folder + "/site")
    #expect(!files.keys.contains { $0.contains("/api/") })
    #expect(files["ko/tea/green/index.html"] != nil)
  }

  @Test func removesNothingOutsideItsFolder() throws {
    let fixture = try CommandLineFixture(content: ["a.en.md": "# A\n\nOne.\n"])
    #expect(Self.build(fixture).status == .success)
    try fixture.write("mine", to: "../precious.txt")
    let list = fixture.folder + "/site/.lockb-site"
    let text = try String(contentsOfFile: list, encoding: .utf8)
    try Data((text + "../precious.txt\n").utf8).write(to: URL(fileURLWithPath: list))
    try FileManager.default.removeItem(atPath: fixture.folder + "/site/.lockb-memory")
    try fixture.write("# A\n\nTwo.\n", to: "a.en.md")
    #expect(Self.build(fixture).status == .success)
    #expect(FileManager.default.fileExists(atPath: fixture.folder + "/precious.txt"))
  }
}
