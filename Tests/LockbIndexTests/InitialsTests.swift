import LockbIndex
import LockbKnowledge
import Testing

/// Queries of initial consonants, which many words have.
@Suite struct InitialsTests {
  private static let texts: [String: String] = {
    var texts = [
      "badge.ko.md": "# 배지 개수\n\n배지는 아이콘 위의 빨간 숫자입니다. 배지를 없앱니다.",
      "rare.ko.md": "# 설명\n\n받지 않은 편지, 벗지 않은 모자, 봤지 하는 말, 부지 조사, 보자 하는 말, 바지 하나, 비자 하나, 벽지 하나.",
      "note.ko.md": "# 쪽지\n\n배지라는 말이 나옵니다.",
    ]
    for number in 1...3 { texts["badge-\(number).ko.md"] = "# 장 \(number)\n\n배지 이야기가 이어집니다." }
    return texts
  }()

  /// A document of that title, then what speaks of the usual word, however the words are spelt out.
  @Test func findWhatFitsBestFirst() throws {
    let library = try DoorLibrary.written(Self.texts, vocabulary: .empty)
    for query in ["ㅂㅈ", "ㅂ ㅈ"] {
      let response = try library.search(query)
      #expect(response.tier == .choseong)
      #expect(
        response.results.first?.id.hasPrefix("badge@ko") == true, "\(response.results.map(\.id))")
      #expect(
        response.results.first?.segments.contains { $0.hit && $0.text.hasPrefix("배지") } == true)
      #expect(response.total == 6)
    }
  }

  @Test func findTheTitleBeforeTheText() throws {
    let texts = Self.texts.merging(["only.ko.md": "# 배지\n\n설명입니다."]) { $1 }
    let response = try DoorLibrary.written(texts, vocabulary: .empty).search("ㅂㅈ")
    #expect(response.results.first?.id.hasPrefix("only@ko") == true)
  }
}
