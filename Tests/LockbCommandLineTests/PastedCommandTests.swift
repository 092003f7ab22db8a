import CoreLocationPack
import Foundation
import LockbBase
import Testing

@testable import LockbCommandLine

/// The commands that answers print, pasted into a shell as they stand.
@Suite struct PastedCommandTests {
  private static let lines = [
    ["search", "coin"], ["search", "동전"], ["search", "conis"], ["search", "coin", "zeppelin"],
    ["show", "single"], ["show", "request"], ["show", "gates/single-ride@en"],
    ["show", "requestPassage()"],
  ]

  /// The printed commands; the shell joins what is continued on another line.
  private func commands(in output: String) throws -> [[String]] {
    var found: [String] = []
    var isContinued = false
    for line in output.split(separator: "\n") {
      if isContinued {
        found[found.count - 1] += "\n" + line
      } else if let start = line.firstRange(of: "→ lockb ")?.lowerBound {
        found.append(String(line[start...].dropFirst(2)))
      } else {
        continue
      }
      isContinued = line.hasSuffix("\\")
    }
    return try found.map { text in
      // What stands at the right end of the line is apart from the command.
      let command = text.components(separatedBy: "  ")[0]
      return try Array(shellWords(command).dropFirst())
    }
  }

  @Test(arguments: lines, [30, 80])
  func areAnsweredByTheSameKnowledgeBase(line: [String], width: Int) throws {
    let fixture = try CommandLineFixture()
    for locale in ["C", "ko_KR.UTF-8"] {
      fixture.environment.variables = ["LC_ALL": locale, "COLUMNS": "\(width)"]
      let place = ["--kb", fixture.knowledgeBase, "--content", fixture.content]
      for command in try commands(in: fixture.runExactly(line + place).output) {
        let outcome = fixture.runExactly(command + place)
        #expect(outcome.status == .success, "\(command): \(outcome.errors)")
      }
    }
  }

  @Test(arguments: ["C", "ko_KR.UTF-8"])
  func sayWhatWasNotCheckedInTheSameDocuments(locale: String) throws {
    let fixture = try CommandLineFixture(content: [
      "with a space/a.en.md": "# A\n\niOS shows the location prompt once in a blue moon.\n"
    ])
    fixture.packs = [CoreLocationPack.pack]
    fixture.environment.variables["LC_ALL"] = locale
    let folder = fixture.content + "/with a space"
    for width in [30, 300] {
      fixture.environment.variables["COLUMNS"] = "\(width)"
      let brief = fixture.runExactly(["check", folder])
      let text = brief.output.replacingOccurrences(of: "FOLDER", with: fixture.folder)
      let command = try #require(try commands(in: text).first)
      let full = fixture.runExactly(command)
      #expect(full.status == brief.status)
      #expect(full.output.contains("a.en.md:3"))
    }
  }
}
