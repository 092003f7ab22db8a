import LockbBase
import LockbPack
import Testing

@testable import LockbSite

@Suite struct MachineWordsTests {
  private func cell(_ text: String, _ column: String, _ language: Language) -> String {
    MachineWords(theme: repositoryTheme, language: language)
      .cell(text, of: ReferenceTable.Column(column, Localized(en: column, ko: column)))
  }

  @Test func callsPlatformsByTheirNames() {
    let places = "macOS, macCatalyst 13.1+; iPadAppOnMac 11+"
    #expect(cell(places, "where", .english) == "macOS, Mac Catalyst 13.1+; iPad app on Mac 11+")
    #expect(cell(places, "where", .korean) == "macOS, Mac Catalyst 13.1+; Mac의 iPad 앱 11+")
    #expect(cell("macCatalyst", "row", .english) == "macCatalyst")
  }

  @Test func saysHowSureARowIs() {
    #expect(cell("documented", "confidence", .english) == "documented")
    #expect(cell("documented", "confidence", .korean) == "문서에 있음")
  }
}
