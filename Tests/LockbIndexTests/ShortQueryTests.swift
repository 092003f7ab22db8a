import Foundation
import LockbIndex
import LockbKnowledge
import Testing

/// Queries of a few words: what has all of them comes before what has some.
@Suite struct ShortQueryTests {
  private static let texts: [String: String] = {
    let filler = String(repeating: "Charge the case and wait for the light. ", count: 30)
    let korean = String(repeating: "상자를 충전하고 불이 켜질 때까지 기다리세요. ", count: 30)
    return [
      "headset.en.md":
        "# Headset pairing\n\nHeadset pairing, step by step: headset pairing needs a headset.",
      "manual.en.md": "# Manual\n\n\(filler)\n\nIn headset pairing a firmware update may begin.",
      "headset.ko.md": "# 헤드셋 연결\n\n헤드셋 연결 순서: 헤드셋 연결에는 헤드셋이 필요합니다.",
      "manual.ko.md": "# 설명서\n\n\(korean)\n\n헤드셋을 연결하면 펌웨어가 갱신될 수 있습니다.",
    ]
  }()

  @Test(arguments: [
    ("headset pairing firmware", "manual@en"), ("firmware headset", "manual@en"),
    ("헤드셋 연결 펌웨어", "manual@ko"), ("펌웨어 헤드셋을", "manual@ko"),
  ])
  func areAnsweredByWhatHasAllWordsFirst(_ query: String, _ id: String) throws {
    let library = try DoorLibrary.written(Self.texts, vocabulary: .empty)
    for text in [query, query.decomposedStringWithCanonicalMapping] {
      let results = try library.search(text).results
      #expect(results.first?.id.hasPrefix(id) == true, "\(results.map(\.id))")
      let tiers = results.map(\.tier)
      #expect(tiers == tiers.sorted(), "\(tiers)")
    }
  }

  /// Unknown words, words of all speech and particles do not count.
  @Test(arguments: [
    ("headset firmware zeppelin example", "manual@en"), ("헤드셋 펌웨어 비행선 예시", "manual@ko"),
  ])
  func countOnlyWordsThatSomethingHas(_ query: String, _ id: String) throws {
    let library = try DoorLibrary.written(Self.texts, vocabulary: .empty)
    #expect(try library.search(query).results.first?.id.hasPrefix(id) == true)
  }

  /// A card whose name is inside the query is about it, whatever else the query has.
  @Test func leaveCardsThatTheyNameInTheirPlace() throws {
    let texts = ["one.en.md": "# One\n\nA house with a bell: half open, rings when ajar."]
    let library = try DoorLibrary.written(texts)
    let results = try library.search("half open bell").results
    #expect(results.contains { $0.id == "term/half-open" })
    #expect(results.first?.unmatchedTerms.isEmpty == true || results.first?.id == "term/half-open")
  }
}
