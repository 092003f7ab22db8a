import Testing

@testable import LockbIndex

@Suite struct HostileQueryTests {
  private let library: DoorLibrary
  private let searcher: Searcher

  init() throws {
    library = try DoorLibrary.written()
    searcher = try Searcher(path: library.path)
  }

  @Test(arguments: [
    "", " ", "\0", "\"", "'", "\"\"", "say \"hi", "*", "door*", "^door", "door AND", "AND", "OR",
    "NOT",
    "NEAR(door hinge, 2)", "title:door", "{title body} : door", "-door", "door + hinge",
    "door NOT hinge", "(",
    ")", "(()", "door)", ":", "door:", "search", "rowid", "body MATCH 'x'",
    "'; DROP TABLE section; --",
    "locationManager(_:didUpdate:)", "kDoor….denied", "when-in-use", "What is it?", "%", "_", "\\",
    "\u{202E}door",
    "e\u{301}", "👩‍👩‍👧‍👦", "\u{FEFF}door", "각", "ᄀ", "ㄱ", "１２３", "13.4", "a b c d e f g h", "\n\t\r",
  ])
  func answersAnyText(_ query: String) throws {
    for isStrict in [false, true] {
      let response = try searcher.search(SearchRequest(query, isStrict: isStrict, explains: true))
      #expect(response.query.raw == query)
      #expect(response.total >= response.results.count)
      #expect((response.tier == .none) == response.results.isEmpty)
    }
    _ = try KnowledgeReader(path: library.path).lookup(query)
  }

  @Test func answersAnyBytes() throws {
    var state: UInt64 = 42
    for _ in 0..<200 {
      let bytes = (0..<24).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
      }
      _ = try searcher.search(SearchRequest(String(decoding: bytes, as: UTF8.self)))
    }
  }

  @Test func cutsVeryLongQueriesAndSaysSo() throws {
    for unit in ["door hinge ", "문고리", "x", "\" OR ", "ㄱ", "openTheDoor"] {
      let query = String(repeating: unit, count: 100_000 / unit.utf8.count)
      let response = try searcher.search(SearchRequest(query))
      #expect(!response.warnings.isEmpty)
      #expect(response.query.terms.count <= 24)
    }
  }

  @Test func answersTheSameForComposedAndDecomposedText() throws {
    let composed = try searcher.search(SearchRequest("열쇠 요청"))
    let decomposed = try searcher.search(SearchRequest(decompose("열쇠 요청")))
    #expect(composed.results == decomposed.results)
    #expect(composed.query.normalized == decomposed.query.normalized)
    #expect(!composed.results.isEmpty)
  }

  /// Hangul syllables as conjoining jamo, which is how some file systems hand them out.
  private func decompose(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        result.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      for part in parts where part != 0x11A7 {
        if let scalar = Unicode.Scalar(part) { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// Each reading is a search of its own: a long query has none.
  @Test func readsNoLongQueryWithWordsRunTogether() {
    let words = ["경첩", "기름", "열쇠", "요청", "문", "벽", "집"]
    #expect(QueryReadings.joined(words.prefix(3).joined(separator: " ")) == ["경첩기름 열쇠", "경첩 기름열쇠"])
    #expect(QueryReadings.joined(words.joined(separator: " ")).isEmpty)
  }
}
