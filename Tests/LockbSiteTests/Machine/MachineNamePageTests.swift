import LockbBase
import LockbSite
import LockbTestSupport
import Testing

@Suite struct MachineNamePageTests {
  private static let pages: [String: String] = {
    var source = siteSource(turnstileFiles)
    source.machine = SiteMachine(TurnstilePack.machine, theme: repositoryTheme)
    let tree = SiteBuilder(source).tree
    #expect(tree.brokenLinks.isEmpty, "\(tree.brokenLinks.prefix(3))")
    return Dictionary(
      tree.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first })
  }()

  @Test(arguments: Language.allCases)
  func givesEveryRowAndPromptAPage(_ language: Language) throws {
    for path in (1...9).map({ "row/r\($0)" }) + ["prompt/p-pay"] {
      #expect(Self.pages["\(language.rawValue)/\(path)/index.html"] != nil, "\(path)")
    }
    for list in ["row", "prompt"] {
      let html = try #require(Self.pages["\(language.rawValue)/\(list)/index.html"])
      #expect(!html.contains(">\(list).list"), "a word is missing")
    }
  }

  @Test func showsWhatARowDoesAndTheShortestRunToIt() throws {
    let row = try #require(Self.pages["en/row/r4/index.html"])
    #expect(row.contains("The app calls requestPassage()"))
    #expect(row.contains("The guest chooses “Pay Once”"))
    #expect(row.contains("href=\"../r1/index.html\""))
    let first = try #require(Self.pages["ko/row/r1/index.html"])
    #expect(first.contains("기계의 규칙") && first.contains("href=\"../../prompt/p-pay/index.html\""))
  }

  @Test func showsAPromptAsADeviceDoes() throws {
    let prompt = try #require(Self.pages["ko/prompt/p-pay/index.html"])
    #expect(prompt.contains("prompt-card") && prompt.contains("한 번 내기"))
    #expect(prompt.contains("href=\"../../row/r4/index.html\""))
  }

  @Test func leadsFromTheTableOfTheMachineToItsRows() throws {
    let machine = try #require(Self.pages["en/machine/index.html"])
    #expect(machine.contains("href=\"../row/r1/index.html\""))
    #expect(machine.contains("href=\"../prompt/index.html\""))
  }
}
