import LockbBase
import LockbIndex
import Testing

@Suite struct FilterTests {
  private let library: DoorLibrary
  private let searcher: Searcher

  init() throws {
    library = try DoorLibrary.written()
    searcher = try Searcher(path: library.path)
  }

  private func search(_ request: SearchRequest) throws -> [SearchResult] {
    try searcher.search(request).results
  }

  @Test func keepsOnlyTheKindAskedFor() throws {
    for kind in SearchKind.allCases {
      let results = try search(SearchRequest("door 문 half open House", kind: kind, limit: 50))
      #expect(results.allSatisfy { $0.kind == kind })
    }
    #expect(try !search(SearchRequest("door", kind: .guide)).isEmpty)
    #expect(try search(SearchRequest("half open", kind: .term)).map(\.id) == ["term/half-open"])
    #expect(try search(SearchRequest("half open", kind: .rule)).isEmpty)
  }

  @Test func keepsOnlyDocumentsInTheLanguageAskedFor() throws {
    for language in Language.allCases {
      let results = try search(SearchRequest("Door", language: language, limit: 50))
      #expect(results.allSatisfy { $0.language == language })
      #expect(results.contains { $0.kind == .guide } && results.contains { $0.kind == .api })
    }
  }

  @Test func keepsOnlyWhatExistsOnThePlatform() throws {
    let house = try search(SearchRequest("open", platform: "house", limit: 50))
    #expect(house.contains { $0.id == "api/Door.open()" })
    // The guide names the call, the term says nothing about platforms.
    #expect(house.contains { $0.id.hasPrefix("guides/opening") })
    #expect(!house.contains { $0.id == "term/half-open" })
    let shed = try search(SearchRequest("open", platform: "garden-shed", limit: 50))
    #expect(!shed.contains { $0.id == "api/Door.open()" })
  }

  @Test func keepsOnlyWhatExistsInTheVersion() throws {
    func exists(_ id: String, _ version: Version) throws -> Bool {
      try search(SearchRequest("Door", platform: "House", version: version, limit: 50))
        .contains { $0.id == id }
    }
    #expect(try !exists("api/Door.open()", Version(1, 9)))
    #expect(try exists("api/Door.open()", Version(2)))
    // 3.9 comes before 3.10.
    #expect(try exists("api/Door.push(_:for:)", Version(3, 9)))
    #expect(try !exists("api/Door.push(_:for:)", Version(3, 10)))
  }
}
