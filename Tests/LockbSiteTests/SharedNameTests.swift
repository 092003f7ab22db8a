import LockbBase
import LockbCheck
import LockbKnowledge
import LockbSite
import LockbTestSupport
import Testing

@Suite struct SharedNameTests {
  private static func entity(
    _ id: String, _ name: String, _ relations: [Relation] = []
  ) -> Entity {
    Entity(
      id: id, kind: .api, name: Localized(en: name, ko: name),
      summary: Localized(en: "", ko: ""), relations: relations)
  }

  @Test(arguments: Language.allCases)
  func tellsMembersOfTheSameNameApart(language: Language) throws {
    let vocabulary = Vocabulary(entities: [
      Self.entity(
        "api/Gate", "Gate",
        [
          Relation(.related, "api/Gate.open"), Relation(.related, "api/Door.open"),
          Relation(.related, "api/Door.close"),
        ]),
      Self.entity("api/Gate.open", "open"), Self.entity("api/Door.open", "open"),
      Self.entity("api/Door.close", "close"),
    ])
    let files = CheckedFiles(
      [("a.en.md", "# A\n"), ("a.ko.md", "# 가\n")],
      knowledge: CheckKnowledge(vocabulary: vocabulary))
    let source = SiteSource(
      name: Localized(en: "Gates", ko: "문"), library: files.library, findings: { _ in [] },
      theme: repositoryTheme)
    let path = "\(language.rawValue)/api/gate/index.html"
    let page = try #require(SiteBuilder(source).file(at: path))
    let html = String(decoding: page.bytes, as: UTF8.self)
    #expect(html.contains(">Gate.open</a>") && html.contains(">Door.open</a>"))
    #expect(html.contains(">close</a>"))
  }
}
