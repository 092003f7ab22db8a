import Foundation
import LockbBase
import LockbIndex
import LockbKnowledge
import Testing

@Suite struct SearchTests {
  private let library: DoorLibrary

  init() throws { library = try DoorLibrary.written() }

  private func ids(_ query: String) throws -> [String] {
    try library.search(query).results.map(\.id)
  }

  @Test(arguments: [
    ("Door.open()", "api/Door.open()"), ("open()", "api/Door.open()"),
    ("door.OPEN", "api/Door.open()"), ("Door", "api/Door"),
    ("push(_:for:)", "api/Door.push(_:for:)"), ("DoorUsageDescription", "key/DoorUsageDescription"),
    ("doorusagedescription은", "key/DoorUsageDescription"), ("half open", "term/half-open"),
    ("half-open", "term/half-open"), ("ajar", "term/half-open"), ("반쯤 열림", "term/half-open"),
    ("반쯤열림", "term/half-open"), ("반 열림", "term/half-open"),
    ("반쯤 열림은 무엇인가요", "term/half-open"), ("ghost door", "term/half-open"),
    ("집", "platform/House"), ("api/Door", "api/Door"),
  ])
  func putsTheNamedEntityFirst(_ query: String, _ id: String) throws {
    let response = try library.search(query)
    #expect(response.results.first?.id == id)
    #expect(response.tier == .exact)
    #expect(response.results.first?.quality == .exact)
  }

  @Test(arguments: [
    ("열쇠", "guides/opening@ko#key"), ("열쇠가", "guides/opening@ko#key"),
    ("열쇠를 요청하려면", "guides/opening@ko#key"), ("경첩", "guides/opening@ko#hinge"),
    ("경첩에서", "guides/opening@ko#hinge"), ("key guard", "guides/opening@en#key"),
    ("hinges", "guides/opening@en#hinge"), ("bells", "visitors@en"),
    ("door.open(slowly: true)", "guides/opening@en"),
  ])
  func findsWordsInOtherForms(_ query: String, _ id: String) throws {
    let response = try library.search(query)
    #expect(response.results.contains { $0.id.hasPrefix(id) }, "\(response.results.map(\.id))")
    #expect(response.tier <= .match)
  }

  @Test(arguments: [
    "my lever jammed", "into attic?", "레버가 안 움직여요", "다락방은 어떻게 들어가요",
    "다락방".decomposedStringWithCanonicalMapping,
  ])
  func findsDocumentsByTheQuestionsThatTheyAnswer(_ query: String) throws {
    #expect(try ids(query).first?.hasPrefix("guides/opening@") == true)
  }

  @Test(arguments: [
    "경보장치", "경보 장치", "경보장치를", "alarmpanel", "alarm panel", "half open panel",
  ])
  func findsWordsHoweverTheyAreSpaced(_ query: String) throws {
    let results = try library.search(query).results
    #expect(
      results.first?.id.hasPrefix("guides/closing@") == true,
      "\(results.map { "\($0.id) \($0.score)" })")
  }

  @Test func findsAnswersInTheOtherLanguageThroughTheVocabulary() throws {
    let korean = try library.search("반쯤 열림")
    #expect(korean.results.contains { $0.id.hasPrefix("guides/closing@ko") })
    let request = SearchRequest("ajar", language: .korean)
    let response = try Searcher(path: library.path).search(request)
    #expect(response.results.contains { $0.id.hasPrefix("guides/closing@ko") })
    #expect(!response.results.contains { $0.id.hasPrefix("guides/closing@en") })
  }

  @Test func showsTheTranslationInTheLanguageOfTheQuery() throws {
    for (query, language) in [("손잡이", Language.korean), ("handle", .english)] {
      let result = try #require(try library.search(query).results.first)
      #expect(result.language == language)
      #expect(result.counterpart?.language == language.counterpart)
    }
    #expect(try ids("Door").filter { $0.hasPrefix("guides/opening") }.count == 1)
  }

  @Test(arguments: [
    ("hinje", "hinge"), ("visiters", "visitors"), ("DoorUsageDescripton", "doorusagedescription"),
    ("손잡니", "손잡이"), ("경비윈", "경비원"),
  ])
  func takesMisspeltWordsForKnownOnesAndSaysSo(_ query: String, _ known: String) throws {
    let response = try library.search(query)
    #expect(response.tier == .fuzzy)
    #expect(response.results.first?.quality == .approximate)
    #expect(response.query.rewrites.contains { $0.contains(known) })
  }

  @Test func takesAMisspeltWordInsideOfACompoundForAKnownOne() throws {
    let library = try DoorLibrary.written(["one.md": "# 문\n\n두 번째 열쇠는 서랍에 있습니다."])
    let response = try library.search("두번쨰 열쇠")
    #expect(response.tier == .fuzzy)
    #expect(response.query.rewrites == ["두번쨰 → 두 번째"])
    #expect(response.results.count == 1)
    let strict = SearchRequest("두번쨰 열쇠", isStrict: true)
    #expect(try Searcher(path: library.path).search(strict).results.isEmpty)
  }

  @Test func takesAMisspeltNameForTheNameWhereOnlyASyllableOfAWordIsKnown() throws {
    let library = try DoorLibrary.written([
      "one.md": "# 잠금 안 함\n\n누구나 들어옵니다.", "two.md": "# 열쇠\n\n문은 잠금이 되지 않습니다.",
    ])
    let response = try library.search("잠금 않함")
    #expect(response.tier == .fuzzy)
    #expect(response.results.map(\.title) == ["잠금 안 함"])
  }

  @Test(arguments: [("dufthl", "열쇠"), ("ㅗㅑㅜㅎㄷ", "hinge")])
  func readsTheOtherKeyboardLayout(_ query: String, _ meant: String) throws {
    let response = try library.search(query)
    #expect(response.tier == .fuzzy)
    let expected = try library.search(meant).results.map(\.id)
    #expect(response.results.map(\.id) == expected)
  }

  @Test(arguments: [("fenses", "fence", "fences"), ("울타리늘", "울타리", "울타리를")])
  func findsAllFormsOfAWordThatWasMisspelled(
    _ query: String, _ form: String, _ other: String
  ) throws {
    let library = try DoorLibrary.written([
      "one.md": "# First\n\nSeen: \(form).", "two.md": "# Second\n\nSeen: \(other).",
    ])
    let response = try library.search(query)
    #expect(response.tier > .match)
    #expect(response.total == 2)
  }

  @Test(arguments: [("decline visitors", "one@en"), ("손님을 거절하면", "one@ko")])
  func findsByAWordThatSaysAboutTheSame(_ query: String, _ id: String) throws {
    let library = try DoorLibrary.written([
      "one.en.md": "# The guard\n\nA guard may refuse visitors.",
      "one.ko.md": "# 경비\n\n경비는 손님을 거부할 수 있습니다.",
      "two.en.md": "# Bells\n\nVisitors ring a bell, and more visitors ring again.",
      "two.ko.md": "# 종\n\n손님이 종을 울리고, 다른 손님이 또 울립니다.",
    ])
    let response = try library.search(query)
    #expect(response.results.first?.id.hasPrefix(id) == true, "\(response.results.map(\.id))")
    #expect(response.unmatchedTerms.isEmpty)
  }

  @Test(arguments: ["half open house", "반쯤 열림 집"])
  func putsWhatSeveralNamesMeanNotFarBehindTheBestText(_ query: String) throws {
    let library = try DoorLibrary.written([
      "state.en.md":
        "# Bells of a half open house\n\nIn a half open house bells ring. A house may stay half open.",
      "state.ko.md": "# 반쯤 열림 집의 종\n\n반쯤 열림 집에서는 종이 울립니다. 집은 반쯤 열림 상태로 있습니다.",
    ])
    let request = SearchRequest(query, explains: true)
    let results = try Searcher(path: library.path).search(request).results
    let term = try #require(results.first { $0.id == "term/half-open" })
    #expect(term.score >= 0.699 * results[0].score)
    #expect(term.explanation?.shares.contains { $0.column == "named" } == true)
  }

  @Test func readsInitialConsonants() throws {
    for query in ["ㅂㅉㅇㄹ", "ㅂㅉ ㅇㄹ"] {
      let response = try library.search(query)
      #expect(response.tier == .choseong)
      #expect(response.results.first?.id == "term/half-open")
    }
    #expect(try library.search("ㅅㅈㅇ").results.first?.id.hasPrefix("guides/opening@ko") == true)
    #expect(try library.search("ㅋㅋㅋㅋ").tier == .none)
  }

  /// Initials of neighbouring words of a heading, which no name has together.
  @Test(arguments: ["ㅇㅅㅇㅊ", "ㅇㅅㅇ ㅊ"])
  func readsInitialsOfHeadings(_ query: String) throws {
    let library = try DoorLibrary.written(["key.ko.md": "# 문\n\n글.\n\n## 열쇠 요청을 미루기\n\n글입니다."])
    let response = try library.search(query)
    #expect(response.tier == .choseong && !response.results.isEmpty)
  }

  /// A slip that somebody else has made as well, and words that are parted in the wrong place.
  @Test func readsWordsThatStandNowhereTogetherAsMoreUsualOnes() throws {
    var texts = ["slip.ko.md": "# 일지\n\n어제 경찹이 부러졌다.", "oil.ko.md": "# 경첩과 기름\n\n경첩에 기름을 칠한다."]
    for number in 1...9 { texts["hinge-\(number).ko.md"] = "# 문 \(number)\n\n경첩이 있다." }
    let library = try DoorLibrary.written(texts)
    for query in ["경찹 기름", "경 첩기름"] {
      let response = try library.search(query)
      #expect(response.results.first?.id.hasPrefix("oil@ko") == true, "\(query)")
      #expect(response.tier == .fuzzy, "\(query)")
    }
    #expect(try library.search("어제 경찹").tier == .match)
  }

  @Test func findsWordsThatAreStillBeingTyped() throws {
    for query in ["손잡ㅇ", "손잡", "vis", "경찹ㅇ"].prefix(3) {
      #expect(try library.search(query).tier == .substring, "\(query)")
    }
  }

  @Test func saysWhatIsNotThere() throws {
    for (query, unknown) in [
      ("camera", ["camera"]), ("camera handle", ["camera"]), ("카메라 열쇠", ["카메라"]),
      ("sourdough bread recipe", ["sourdough", "bread", "recipe"]),
    ] {
      let response = try library.search(query)
      #expect(response.tier == .none)
      #expect(response.results.isEmpty)
      #expect(response.unknownTerms == unknown)
    }
    #expect(try library.search("카메라 열쇠").suggestions == ["열쇠"])
  }

  @Test func namesTheWordsThatAnAnswerLacks() throws {
    let response = try library.search("porter hinge oil camera")
    #expect(response.tier == .relaxed)
    #expect(response.unmatchedTerms == ["camera"])
    #expect(response.results.first?.unmatchedTerms == ["camera"])
    #expect(response.results.first?.quality == .partial)
  }

  @Test func doesNotGuessWhenItIsStrict() throws {
    let searcher = try Searcher(path: library.path)
    for query in ["hinje", "porter hinge oil camera", "ㅂㅉㅇㄹ", "dufthl", "손잡"] {
      #expect(try searcher.search(SearchRequest(query, isStrict: true)).tier == .none, "\(query)")
    }
    #expect(try searcher.search(SearchRequest("열쇠를 요청", isStrict: true)).tier == .match)
  }

  @Test func marksWhatItFound() throws {
    let result = try #require(
      try library.search("squeaking hinge").results.first { $0.kind == .guide })
    #expect(result.segments.filter(\.hit).map(\.text).contains { $0.contains("hinge") })
    #expect(result.segments.map(\.text).joined().contains("wakes the porter"))
    let korean = try #require(try library.search("열쇠").results.first)
    #expect(korean.segments.contains(TextSegment("열쇠가", hit: true)))
  }

  @Test func explainsItsScore() throws {
    let searcher = try Searcher(path: library.path)
    let response = try searcher.search(SearchRequest("porter hinge", explains: true))
    let explanation = try #require(response.results.first?.explanation)
    #expect(explanation.matchedTerms == ["porter", "hinge"])
    #expect(explanation.unmatchedTerms == [])
    #expect(explanation.shares.contains { $0.column == "body" && $0.score > 0 })
    let sum = explanation.shares.reduce(0) { $0 + $1.score }
    #expect(abs(sum - (response.results.first?.score ?? 0)) < 1e-9)
    #expect(try searcher.search(SearchRequest("porter")).results.first?.explanation == nil)
  }

  @Test func namesACommandThatAShellTakesAsItIs() throws {
    let results = try library.search("open()").results
    #expect(results.first?.next == "lockb show 'api/Door.open()'")
    #expect(results.first?.uri == "lockb:api/Door.open()")
    #expect(try library.search("경첩").results.first?.next == "lockb show guides/opening@ko#hinge")
  }

  @Test func breaksTiesByKindThenId() throws {
    func entity(_ kind: EntityKind, _ name: String) -> Entity {
      Entity(
        id: "\(kind.rawValue)/\(name)", kind: kind, name: Localized(en: "bolt", ko: "bolt"),
        summary: Localized(en: "It bolts.", ko: "잠급니다."))
    }
    let entities = [
      entity(.term, "b"), entity(.api, "z"), entity(.term, "a"), entity(.key, "k"),
      entity(.api, "m"),
    ]
    for list in [entities, entities.reversed()] {
      let library = try DoorLibrary.written([:], vocabulary: Vocabulary(entities: list))
      let ids = try library.search("bolt").results.map(\.id)
      #expect(ids == ["api/m", "api/z", "key/k", "term/a", "term/b"])
    }
  }

  @Test func answersTheSameWhenDocumentsAreWrittenAgain() throws {
    let text = "# Latch\n\nThe latch is loose.\n"
    let texts = ["a.en.md": text, "b.en.md": text, "c.en.md": text]
    let library = try DoorLibrary.written(texts)
    let before = try library.search("loose latch").results
    let documents = DoorLibrary.documents(texts)
    for topic in ["b", "a"] {
      try IndexWriter(path: library.path).update {
        IndexUpdate(
          removing: [topic, "c"], adding: documents.filter { [topic, "c"].contains($0.id.topic) },
          files: [], stamp: DoorLibrary.stamp)
      }
    }
    #expect(before.map(\.id).count == 3)
    #expect(try library.search("loose latch").results == before)
  }

  @Test func limitsTheResultsAndCountsAll() throws {
    let searcher = try Searcher(path: library.path)
    let all = try searcher.search(SearchRequest("door", limit: 100))
    let one = try searcher.search(SearchRequest("door", limit: 1))
    #expect(one.results == Array(all.results.prefix(1)))
    #expect(one.total == all.total && one.total > 3)
  }
}
