import Foundation
import Testing

@testable import LockbCommandLine

@Suite struct ChangedLinesTests {
  @Test(arguments: [#"a"b.md"#, #"a\b.md"#, "a*b.md", "문 여는 법.md", "a\tb.md"])
  func findsFilesOfAnyName(name: String) throws {
    let link = "Read [it]().\n"
    let fixture = try CommandLineFixture(content: [name: "One.\n", "other.md": link])
    try fixture.commit()
    try fixture.write("One.\n\n" + link, to: name)
    try fixture.write(link, to: "new " + name)
    let outcome = fixture.run("check", "--since", "HEAD", "--format", "json")
    #expect(outcome.output.components(separatedBy: "\"rule\": \"empty-link\"").count == 3)
    #expect(!outcome.output.contains("other.md\""))
  }

  @Test func takesNoLineOfAFileForAHeader() {
    let diff = """
      diff --git a.md a.md
      --- a.md
      +++ a.md
      @@ -2 +2,2 @@ One
      --- gone
      +++ b.md
      +@@ -1 +90 @@
      \\ No newline at end of file
      @@ -7,2 +7,0 @@
      -x
      -y

      """
    let files = GitDiff.files(Array(diff.utf8))
    #expect(files.map(\.path) == ["a.md"])
    #expect(files.first?.changes.map(\.lines) == [2...3, 7...8])
    #expect(files.first?.changes.map(\.isGap) == [false, true])
  }
}
