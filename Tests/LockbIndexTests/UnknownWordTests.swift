import Foundation
import LockbIndex
import LockbKnowledge
import Testing

/// Words that no document has: they are named, and answer nothing by themselves.
@Suite struct UnknownWordTests {
  private let library: DoorLibrary

  init() throws {
    library = try DoorLibrary.written(
      [
        "sound.en.md": "# Notification sound\n\nA notification plays a sound. How it works.",
        "sound.ko.md": "# 알림 소리\n\n알림은 소리를 냅니다. 소리를 시각에 맞추는 방법입니다.",
        "badge.en.md": "# Badge count\n\nThe badge shows a number on the icon.",
        "badge.ko.md": "# 배지 개수\n\n배지는 아이콘에 수를 보여 줍니다. 값을 유지합니다.",
      ], vocabulary: .empty)
  }

  /// A word is named whatever ending or particle stands behind it, and the rest is answered.
  @Test(arguments: [
    ("알림 소리를 요리하려면", "요리하려면"), ("자전거인데 알림 소리", "자전거인데"), ("알림 소리 도자기라서", "도자기라서"),
    ("알림 소리를 씻으려면", "씻으려면"), ("우주선에서만 알림 소리", "우주선에서만"), ("알림 소리는 딸기잼인가요", "딸기잼인가요"),
    ("notification sound bicycles", "bicycles"),
  ])
  func areNamed(_ query: String, _ unknown: String) throws {
    for text in [query, query.decomposedStringWithCanonicalMapping] {
      let response = try library.search(text)
      #expect(response.results.first?.id.hasPrefix("sound@") == true)
      #expect(response.tier == .relaxed)
      #expect(response.unknownTerms == [unknown])
      #expect(response.results.allSatisfy { $0.unmatchedTerms.contains(unknown) })
      #expect(response.results.allSatisfy { $0.quality == .partial })
    }
    let strict = SearchRequest(query, isStrict: true)
    #expect(try Searcher(path: library.path).search(strict).results.isEmpty)
  }

  /// Whatever only asks how, or is nothing but an auxiliary verb, is not missed.
  @Test(arguments: [
    "알림 소리가 와요", "알림 소리가 안돼요", "알림 소리는 어떻게 하나요", "how does a notification sound work",
  ])
  func areNotMissedWhereTheyOnlyAsk(_ query: String) throws {
    let response = try library.search(query)
    #expect(response.unknownTerms.isEmpty)
    #expect(response.results.first?.id.hasPrefix("sound@") == true)
  }

  /// Words of all speech beside an unknown one, and known words that are like unknown ones, are no
  /// answer.
  @Test(arguments: [
    ("요리하는 방법", ["요리하는"]), ("방법은 우주선인가요", ["우주선인가요"]), ("자전거를 수영하는 방법", ["자전거를", "수영하는"]),
    ("수박은", ["수박은"]), ("수박은 갤러리에서는", ["수박은", "갤러리에서는"]), ("요리합니다", ["요리합니다"]),
    ("how do badgers note", ["badgers", "note"]), ("baggage motion", ["baggage", "motion"]),
  ])
  func areNoAnswer(_ query: String, _ unknown: [String]) throws {
    for text in [query, query.decomposedStringWithCanonicalMapping] {
      let response = try library.search(text)
      #expect(response.results.isEmpty, "\(response.query.rewrites)")
      #expect(response.tier == .none)
      #expect(response.unknownTerms == unknown)
    }
  }

  /// A slip beside a known word is a slip.
  @Test(arguments: [("알림 소리 배치", "배지"), ("notificaton sound", "notification")])
  func areTakenForKnownOnesBesideKnownOnes(_ query: String, _ known: String) throws {
    let response = try library.search(query)
    #expect(response.query.rewrites.contains { $0.contains(known) })
    #expect(!response.results.isEmpty)
  }

  /// What a word run together begins with is found, and the rest of it is not passed over.
  @Test(arguments: ["알림소리우주선", "배지개수냉장고"])
  func areNamedWhereTheyAreRunTogetherWithKnownOnes(_ query: String) throws {
    let response = try library.search(query)
    #expect(response.tier == .relaxed)
    #expect(response.unknownTerms == [query])
    #expect(!response.results.isEmpty)
  }
}
