import Foundation
import Testing

@testable import LockbCommandLine

/// Commands that an answer prints: a shell takes them as they stand.
@Suite struct FollowingCommandTests {
  private static let odd = [
    "my notes $HOME `id`.en.md": "# Turnstile 'notes'\n\nA zeppelin costs $5.\n",
    "it's  two  spaces.ko.md": "# 회전문 메모\n\n비행선 이야기.\n",
    "-dash.en.md": "# Dashes\n\nA dirigible begins with a dash.\n",
    "열차/표 & 자리.ko.md": "# 열차표\n\n열차표 이야기.\n",
  ]

  /// The commands of a text answer, as the shell is handed them.
  private static func commands(in text: String) -> [String] {
    var commands: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n") {
      if let arrow = line.range(of: "→ ") {
        commands.append(String(line[arrow.upperBound...]))
      } else if isOpen {
        commands[commands.count - 1] += "\n" + line
      } else {
        continue
      }
      isOpen = line.hasSuffix("\\")
    }
    return commands
  }

  @Test(
    arguments: ["zeppelin", "비행선", "dirigible", "열차표", "열차표".decomposedStringWithCanonicalMapping],
    [30, 100])
  func openWhatTheyName(_ query: String, width: Int) throws {
    let fixture = try CommandLineFixture(content: Self.odd)
    fixture.environment.variables["COLUMNS"] = String(width)
    let text = fixture.run("search", query).output
    let commands = Self.commands(in: text)
    #expect(!commands.isEmpty, "\(text)")
    for command in commands {
      let words = try shellWords(command.replacingOccurrences(of: "FOLDER", with: fixture.folder))
      #expect(words.contains(fixture.knowledgeBase), "\(command)")
      let shown = fixture.runExactly(Array(words.dropFirst()))
      #expect(shown.status == .success, "\(command): \(shown.errors)")
    }
  }

  /// Only a knowledge base that was named is named again.
  @Test func nameTheKnowledgeBaseThatWasNamed() throws {
    let usual = FollowingCommands(knowledgeBase: nil)
    #expect(usual.show("a b@ko") == "lockb show 'a b@ko'")
    #expect(usual.search("-x") == "lockb search -- '-x'")
    let named = FollowingCommands(knowledgeBase: "my base.db")
    #expect(named.show("표@ko#자리") == "lockb show 표@ko#자리 --kb 'my base.db'")
    #expect(named.show("-x@en") == "lockb show --kb 'my base.db' -- '-x@en'")
    let fixture = try CommandLineFixture()
    for format in ["text", "json", "md"] {
      for arguments in [
        ["search", "coin"], ["show", "requestPassages"], ["search", "카메라", "동전"],
      ] {
        fixture.environment.variables["COLUMNS"] = "300"
        let options = ["--kb", fixture.knowledgeBase, "--content", fixture.content]
        let output = fixture.runExactly(arguments + ["--format", format] + options).output
        let commands = output.matches(of: /lockb (show|search) [^"`\n]*/).map {
          String($0.output.0)
        }
        #expect(commands.allSatisfy { $0.contains("--kb FOLDER/kb.sqlite") }, "\(commands)")
      }
    }
  }

  @Test func standInMarkdownWithTheirBackticks() {
    #expect(Markdown.code("lockb show x") == "`lockb show x`")
    #expect(Markdown.code("show '`id`'") == "``show '`id`'``")
    #expect(Markdown.code("``a") == "``` ``a ```")
  }
}
