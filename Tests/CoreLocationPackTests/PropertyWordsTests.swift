import LockbBase
import Testing

@testable import CoreLocationPack

@Suite struct PropertyWordsTests {
  @Test(arguments: [
    (["count/2", "items/2"], "2", "2"), (["kilometers/5"], "5 km", "5 km"),
    (["minutes/15"], "15 min", "15분"),
    (["label/Allow_Once"], "“Allow Once”", "“한 번 허용”"),
    (["status/denied", "never"], "denied, never", "denied, 결코 아님"),
    (
      ["service/significant-change"], "significant-change location service", "중요한 위치 변화 서비스"
    ),
  ])
  func tellsValuesInBothLanguages(values: [String], english: String, korean: String) throws {
    let text = try #require(PropertyWords.text(of: values))
    #expect(text == Localized(en: english, ko: korean))
  }

  @Test(arguments: [["nothing"], ["upgrade"], ["verb/report"], []])
  func hasNoWordForWhatATableCallsItsOwnValues(values: [String]) {
    #expect(PropertyWords.text(of: values) == nil)
  }
}
