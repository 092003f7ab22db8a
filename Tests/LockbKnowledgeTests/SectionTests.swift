import LockbBase
import LockbKnowledge
import Testing

struct SectionTests {
  @Test func `cuts a document at its headings`() throws {
    let text = """
      ---
      title: The Door
      description: All about it
      draft: true
      tags: [a, b]
      ---
      Before.

      ## Opening {#opening}

      Call `openTheDoor(_:for:)`.

      ### 한글 제목

      - one
      - two

      ```swift
      let door = DoorManager()
      ```

      ## Opening
      """
    let document = try #require(documents(["door.en.md": text]).first)
    #expect(document.title == "The Door")
    #expect(document.summary == "All about it")
    #expect(document.isDraft)
    #expect(document.tags == ["a", "b"])
    #expect(document.sections.map(\.anchor) == ["", "opening", "한글-제목", "opening-1"])
    #expect(
      document.sections.map(\.text) == ["Before.", "Call openTheDoor(_:for:).", "one\ntwo", ""])
    #expect(document.sections.map(\.line) == [7, 9, 13, 22])
    #expect(document.sections[2].path == ["Opening"])
    #expect(document.sections[2].codeSamples.map(\.language) == ["swift"])
    let bytes = Array(text.utf8)
    #expect(
      String(decoding: bytes[document.sections[3].range.offsets], as: UTF8.self) == "## Opening")
  }

  @Test func `shares ids between translations without explicit ones`() {
    let found = documents([
      "door.en.md": "# The door\n\n## Opening it\n\n`DoorManager`\n\n## Closing it\n\nText",
      "door.ko.md": "# 문\n\n## 여는 법\n\n`DoorManager`\n\n## 닫는 법\n\n글",
    ])
    #expect(
      found.map { $0.sections.map(\.anchor) } == [
        ["the-door", "opening-it", "closing-it"], ["the-door", "opening-it", "closing-it"],
      ])
  }

  @Test func `aligns translations that lack a section`() throws {
    let korean = try #require(
      documents([
        "door.en.md": "## One `a1b`\n\n## Two `openTheDoor`\n\n## Three\n\n```\nx = 1\n```\n",
        "door.ko.md": "## 둘 `openTheDoor`\n\n## 셋\n\n```\nx = 1\n```\n",
      ]).last)
    #expect(korean.sections.map(\.anchor) == ["two-openthedoor", "three"])
  }

  @Test func `takes the title from the first heading or the first line`() {
    #expect(documents(["a.md": "Text\n\n## Two\n\n# One"]).first?.title == "One")
    #expect(documents(["a.md": "첫 줄\n둘째 줄"]).first?.title == "첫 줄 둘째 줄")
    #expect(documents(["a.md": ""]).first?.title == "a.md")
  }

  @Test func `gives NFC whatever the file holds`() throws {
    let document = try #require(
      documents(["a.ko.md": "# 한 번 허용\n\n권한을 요청합니다".decomposed]).first)
    #expect(Array(document.title.unicodeScalars) == Array("한 번 허용".unicodeScalars))
    #expect(Array(document.sections[0].text.unicodeScalars) == Array("권한을 요청합니다".unicodeScalars))
  }
}

extension String {
  /// The text with its Hangul taken apart into conjoining letters, as some file systems write it.
  var decomposed: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        result.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      for letter in letters where letter != 0x11A7 {
        if let letter = Unicode.Scalar(letter) { result.append(letter) }
      }
    }
    return String(result)
  }
}
