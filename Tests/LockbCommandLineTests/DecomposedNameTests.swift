import Foundation
import Testing

@testable import LockbCommandLine

/// Documents whose names a disk spells with letters taken apart, as macOS once did.
struct DecomposedNameTests {
  private static func apart(_ text: String) -> String { text.decomposedStringWithCanonicalMapping }

  private func fixture() throws -> CommandLineFixture {
    let links =
      "[하나](위치.md) [둘](\(Self.apart("위치.ko.md"))) [셋](%EC%9C%84%EC%B9%98.md#문) "
      + "[넷](\(Self.apart("안내/문.md"))) {{< ref \"\(Self.apart("위치.md"))\" >}} {{< ref \"위치.md\" >}}"
    return try CommandLineFixture(content: [
      Self.apart("위치.ko.md"): "# 위치\n\n## 문\n\n개찰구의 위치입니다.\n",
      Self.apart("위치.en.md"): "# Location\n\n## Gate\n\nWhere the gate is.\n",
      Self.apart("안내/문.ko.md"): "# 문\n\n[위치](../위치.md)입니다.\n",
      Self.apart("안내/문.en.md"): "# Gate\n\nSee [it](../\(Self.apart("위치")).en.md).\n",
      "a.ko.md": "# 가\n\n\(links)\n", "a.en.md": "# A\n\n[x](위치.md) [y](안내/문.md)\n",
    ])
  }

  @Test func pair() throws {
    let outcome = try fixture().run("ingest")
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("6 documents: 3 English, 3 Korean, 3 in both"))
  }

  @Test(arguments: ["위치@ko", "위치@en", "위치@ko#gate", "위치", "안내/문@ko", "안내/문@en"])
  func areShownInEitherForm(name: String) throws {
    let fixture = try fixture()
    let composed = fixture.run("show", name)
    #expect(composed.status == .success, "\(composed.errors)")
    #expect(fixture.run("show", Self.apart(name)).output == composed.output)
  }

  @Test func areFoundInEitherForm() throws {
    let fixture = try fixture()
    for query in ["위치", Self.apart("위치")] {
      #expect(fixture.run("search", query).output.contains("lockb show 위치@ko"))
    }
  }

  @Test func areLinkedToInEitherForm() throws {
    let fixture = try fixture()
    let outcome = fixture.runExactly(["check", fixture.content])
    #expect(!outcome.output.contains("unresolved-link"), "\(outcome.output)")
    #expect(!outcome.output.contains("missing"), "\(outcome.output)")
  }
}
