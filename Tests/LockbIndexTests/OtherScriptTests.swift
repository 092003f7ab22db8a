import Foundation
import LockbIndex
import LockbKnowledge
import Testing

/// Korean queries with English words as they sound, and the other way round.
@Suite struct OtherScriptTests {
  private let library: DoorLibrary

  init() throws { library = try DoorLibrary.written(Self.texts, vocabulary: .empty) }

  @Test(arguments: [
    ("컨텍스트", "hooks@ko"), ("컨텍스트를", "hooks@ko"),
    ("컨텍스트".decomposedStringWithCanonicalMapping, "hooks@ko"),
    ("훅 규칙", "hooks@ko"), ("훅", "hooks@ko"), ("커스텀 훅은 언제 쓰나요", "hooks@ko"), ("스크롤 뷰", "views@ko"),
    ("스크롤뷰", "views@ko"), ("에이피아이", "views@ko"), ("시리얼라이저", "wire@en"),
  ])
  func findsEnglishByItsSound(_ query: String, _ id: String) throws {
    let response = try library.search(query)
    #expect(response.results.first?.id.hasPrefix(id) == true, "\(response.results.map(\.id))")
    #expect(response.query.rewrites.contains { $0.contains("→") })
  }

  @Test func findsHangulByTheEnglishThatItWrites() throws {
    let response = try library.search("closure")
    #expect(response.results.first?.id.hasPrefix("wire@ko") == true)
    #expect(response.tier == .fuzzy)
  }

  /// The word itself is what the documents say: an English one that sounds so says something else.
  @Test func keepsToTheWordThatKoreanDocumentsUse() throws {
    #expect(try library.search("메모").query.rewrites.isEmpty)
    #expect(try library.search("메모").results.first?.id.hasPrefix("notes@ko") == true)
  }

  @Test(arguments: ["위치", "다시", "함께", "가위", "큐", "셀"])
  func findsNothingByAChanceSound(_ query: String) throws {
    #expect(try library.search(query).results.isEmpty)
  }

  @Test func putsNothingInTheirPlaceWhereTheQueryIsStrict() throws {
    var request = SearchRequest("컨텍스트")
    request.isStrict = true
    #expect(try Searcher(path: library.path).search(request).results.isEmpty)
  }

  private static let texts = [
    "hooks.ko.md": """
    # Hook의 규칙

    Hook은 맨 위에서만 부릅니다. 커스텀 Hook도 같습니다. Context를 읽는 Hook이 있습니다.
    """,
    "views.ko.md": """
    # 화면

    ScrollView는 넘치는 내용을 보여 줍니다. 새 API입니다.
    """,
    "wire.en.md": """
    # On the wire

    A serializer turns a value into bytes, with which it leaves the process.
    """,
    "wire.ko.md": """
    # 전송

    값을 바이트로 바꿉니다. 이때 클로저를 넘깁니다.
    """,
    "notes.ko.md": """
    # 메모

    메모는 적어 둔 글입니다. 메모마다 날짜가 있고, `memo` 폴더에 남습니다.
    """,
  ]
}
