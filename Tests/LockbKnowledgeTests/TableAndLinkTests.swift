import LockbBase
import LockbKnowledge
import Testing

struct TableAndLinkTests {
  @Test func `types the cells of a table`() throws {
    let text = """
      | Name | House | Since |
      | --- | --- | --- |
      | `DoorManager` | 지원 | House 13.4+ |
      | Half Open, `closed` | No | 2.1 이상 |
      | text | — | 12 |
      """
    let table = try #require(documents(["a.md": text]).first?.sections.first?.tables.first)
    #expect(table.header.map(\.value) == [.text, .entities(["platform/House"]), .text])
    #expect(
      table.rows.map { $0.map(\.value) } == [
        [
          .entities(["api/DoorManager"]), .truth(true),
          .version(platform: "House", Version(13, 4), andLater: true),
        ],
        [
          .entities(["term/half-open", "api/DoorState.closed"]), .truth(false),
          .version(platform: nil, Version(2, 1), andLater: true),
        ],
        [.text, .empty, .number(12)],
      ])
  }

  @Test func `takes wide and fixed spaces around a cell for spaces`() throws {
    let text = """
      | A | B | C |
      | --- | --- | --- |
      | Yes!\u{A0} | \u{3000}지원\u{A0}안\u{A0}함. | \u{A0} |
      """
    let table = try #require(documents(["a.md": text]).first?.sections.first?.tables.first)
    #expect(table.rows.map { $0.map(\.value) } == [[.truth(true), .truth(false), .empty]])
  }

  @Test func `recovers a table without its delimiter row`() throws {
    let document = try #require(documents(["a.md": "| A | B |\n| 1 | 예 |"]).first)
    let table = try #require(document.sections.first?.tables.first)
    #expect(table.isRecovered)
    #expect(table.rows.map { $0.map(\.value) } == [[.number(1), .truth(true)]])
    #expect(document.diagnostics.map(\.rule) == ["broken-table"])
  }

  @Test func `resolves links inside the content folder`() throws {
    let found = documents([
      "guide/a.ko.md":
        "[1](b.ko.md#part) [2](../c) [3](/guide/b) [4](https://x.example/) [5](img.png) [6](../../../etc/passwd) [7](#here) [8](gone.md) [9](%EB%AC%B8.md)",
      "guide/b.ko.md": "", "c/index.md": "", "guide/img.png": "", "guide/문.md": "",
    ])
    let links = try #require(found.first { $0.id.topic == "guide/a" }).sections[0].links
    #expect(
      links.map(\.target) == [
        .document(topic: "guide/b", anchor: "part"), .document(topic: "c", anchor: nil),
        .document(topic: "guide/b", anchor: nil), .external("https://x.example/"),
        .file("guide/img.png"), .unresolved("../../../etc/passwd"),
        .document(topic: "guide/a", anchor: "here"), .unresolved("gone.md"),
        .document(topic: "guide/문", anchor: nil),
      ])
  }

  @Test func `decodes anchors as it decodes paths`() throws {
    let found = documents([
      "a.ko.md": "[1](#%EC%97%B4%EC%87%A0) [2](b.md#%E1%84%86%E1%85%AE%E1%86%AB) [3](#50%)",
      "b.ko.md": "",
    ])
    let links = try #require(found.first { $0.id.topic == "a" }).sections[0].links
    #expect(
      links.map(\.target) == [
        .document(topic: "a", anchor: "열쇠"), .document(topic: "b", anchor: "문"),
        .document(topic: "a", anchor: "50%"),
      ])
  }

  @Test func `resolves empty links and bare brackets by their text`() throws {
    let document = try #require(
      documents(["a.md": "[DoorManager]() and [closed] and [DoorManger]() and [aside]"]).first)
    #expect(
      document.sections[0].links.map(\.target) == [
        .entity("api/DoorManager"), .entity("api/DoorState.closed"), .unresolved("DoorManger"),
      ])
    #expect(document.diagnostics.filter { $0.rule == "empty-link" }.count == 2)
  }

  @Test func `reads an availability line from a shortcode or a paragraph`() throws {
    let rows = [
      Availability(platform: "House", introduced: Version(8)),
      Availability(platform: "Garden Shed", introduced: Version(0)),
    ]
    for text in [
      #"{{< color color="gray" text="House 8.0+ ⏐ Garden Shed+" >}}"#, "House 8.0+ | Garden Shed+",
    ] {
      let document = try #require(documents(["a.md": text]).first)
      #expect(document.availability == rows)
      #expect(document.diagnostics.map(\.rule) == ["missing-platform-version"])
    }
  }

  @Test func `reads since when and until when a platform has something`() {
    let rows = [
      Availability(platform: "House", introduced: Version(4, 2), deprecated: Version(14)),
      Availability(platform: "Garden Shed", introduced: Version(2)),
    ]
    for text in ["House 4.2–14.0 | Garden Shed 2+", "House 4.2-14.0, Garden Shed 2+"] {
      #expect(documents(["a.md": text]).first?.availability == rows)
    }
  }

  @Test func `takes no ordinary list of words for an availability line`() {
    #expect(documents(["a.md": "House, garden, street"]).first?.availability == [])
    #expect(documents(["a.md": "House, Garden Shed"]).first?.availability == [])
  }

  @Test func `leaves a link out of the content folder unresolved`() throws {
    let found = documents(["guide/a.md": "[1](../../etc/b.md)", "etc/b.md": ""])
    let links = try #require(found.first { $0.id.topic == "guide/a" }).sections[0].links
    #expect(links.map(\.target) == [.unresolved("../../etc/b.md")])
  }

  @Test func `takes two slashes for another host`() throws {
    let links = try #require(documents(["a.md": "[1](//x.example/a)"]).first).sections[0].links
    #expect(links.map(\.target) == [.external("//x.example/a")])
  }
}
