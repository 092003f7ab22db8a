import LockbBase
import LockbKnowledge
import Testing

struct LanguageAndTopicTests {
  @Test(arguments: [
    ("guide/door.ko.md", "guide/door", Language.korean),
    ("guide/door.en.md", "guide/door", .english),
    ("guide/door.ko-KR.md", "guide/door", .korean),
    ("guide/door/index.ko.md", "guide/door", .korean),
    ("guide/_index.en.md", "guide", .english),
    ("ko/guide/door.md", "guide/door", .korean),
    ("docs/en-US/door.md", "docs/door", .english),
    ("index.ko.md", "index", .korean),
    ("v1.2/door.md", "v1.2/door", .english),
    ("door.kit.md", "door.kit", .english),
  ])
  func `reads topic and language from the path`(path: String, topic: String, language: Language) {
    #expect(
      documents([path: "Text"]).map(\.id) == [DocumentID(topic: topic, language: language)])
  }

  @Test func `lets the suffix win over the folder and the path over the front matter`() {
    #expect(documents(["en/door.ko.md": "Text"]).first?.id.language == .korean)
    #expect(
      documents(["en/door.md": "---\nlang: ko\n---\n한글만 있는 글"]).first?.id.language == .english)
  }

  @Test func `lets the front matter win over the share of Hangul`() {
    #expect(documents(["door.md": "---\nlanguage: ko\n---\nText"]).first?.id.language == .korean)
    #expect(documents(["door.md": "---\nlang: en\n---\n한글 글"]).first?.id.language == .english)
  }

  @Test func `takes technical Korean full of English names for Korean`() {
    let text = "`DoorManager`의 openTheDoor 메서드를 호출하면 문이 열립니다. See also DoorState and DoorKey."
    #expect(documents(["a.md": text]).first?.id.language == .korean)
    #expect(documents(["a.md": text.decomposed]).first?.id.language == .korean)
    #expect(
      documents(["a.md": "English with one 말 in it, and quite some more of it."]).first?.id.language
        == .english)
  }

  @Test func `pairs translations and keeps a third file apart`() {
    let found = documents([
      "door.en.md": "One", "door.ko.md": "하나", "ko/door.md": "둘", "alone.ko.md": "셋",
    ])
    #expect(found.map(\.id.description) == ["alone@ko", "door@en", "door@ko", "door~2@ko"])
    #expect(found.last?.diagnostics.map(\.rule) == ["duplicate-document"])
  }

  @Test func `leaves out the README that describes the folder`() {
    #expect(
      ContentCatalogue(paths: ["README.md", "a/README.md", "b.md", "c.png"]).topics.keys.sorted()
        == ["a/README", "b"])
    #expect(ContentCatalogue(paths: ["README.md"]).topics.keys.sorted() == ["README"])
  }
}
