import Testing

@testable import lockb_dev

/// The documents that other generators of sites are measured with.
struct HugoDocumentTests {
  @Test func takesAwayWhatEndsABuild() {
    let text =
      "---\ntitle: A\ndate: 2023/03/22\n---\ndate: stays\n\n  ```js {1,3} App.js\nlet a\n  ```\n"
    let expected = "---\ntitle: A\n---\ndate: stays\n\n  ```js\nlet a\n  ```\n"
    #expect(String(decoding: HugoDocument.bytes(of: Array(text.utf8)), as: UTF8.self) == expected)
    #expect(HugoDocument.bytes(of: Array("# 문\n".utf8)) == Array("# 문\n".utf8))
  }

  @Test func makesPagesBelowAFolderWithAnIndex() {
    #expect(HugoDocument.path("en/learn/index.md") == "hugo/content/en/learn/_index.md")
    #expect(HugoDocument.path("en/learn/state.ko.md") == "hugo/content/en/learn/state.ko.md")
  }
}
