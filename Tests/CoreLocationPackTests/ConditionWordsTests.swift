import LockbBase
import LockbPack
import Testing

@testable import CoreLocationPack

@Suite struct ConditionWordsTests {
  @Test func tellsEveryConditionAndItsDenialInBothLanguages() {
    #expect(ConditionWords.names == Set(ModelCondition.allCases.map(\.rawValue)))
    var english: Set<String> = []
    var korean: Set<String> = []
    for condition in ModelCondition.allCases {
      for required in [yes(condition), no(condition)] {
        let text = ConditionWords.text(of: required)
        #expect(!text.english.contains(condition.rawValue) || text.english.contains(" "))
        #expect(!text.english.unicodeScalars.contains { $0.value >= 0xAC00 })
        #expect(text.korean.unicodeScalars.contains { $0.value >= 0xAC00 })
        english.insert(text.english)
        korean.insert(text.korean)
      }
    }
    #expect(english.count == 2 * ModelCondition.allCases.count)
    #expect(korean.count == 2 * ModelCondition.allCases.count)
  }

  @Test func saysWhatARowNeedsInWords() throws {
    let machine = try #require(CoreLocationPack.pack.machine)
    let table = try #require(machine.tables("T01").first)
    let column = try #require(table.columns.firstIndex { $0.id == "guards" })
    let cell = try #require(table.rows.first)[column]
    #expect(cell == Localized(en: "the app is running", ko: "앱이 실행 중임"))
  }
}
