internal import LockbText
internal import Testing

@Suite struct QueryTermTests {
  private func corpus(_ text: String) -> CorpusWords {
    let tokens = Analyzer.tokens(in: text)
    let surfaces = Set(tokens.map(\.surface))
    let words = surfaces.union(tokens.flatMap(\.indexedStems))
    return CorpusWords(contains: { words.contains($0) }, hasSurface: { surfaces.contains($0) })
  }

  @Test(arguments: [
    ("회전문권한", ["회전문", "권한"]), ("회전문권한요청", ["회전문", "권한", "요청"]), ("앱권한", ["앱", "권한"]),
    ("wheninuse", ["when", "in", "use"]), ("doormanager", ["door", "manager"]),
  ])
  func splitsCompounds(word: String, pieces: [String]) throws {
    let corpus = corpus("앱 회전문의 권한을 요청하는 door manager when in use")
    let term = try #require(QueryTerm.terms(of: word, in: corpus).first)
    #expect(term.splits == [pieces])
  }

  @Test func splitsBehindAParticle() throws {
    let term = try #require(QueryTerm.terms(of: "회전문권한을", in: corpus("회전문 권한")).first)
    #expect(term.splits == [["회전문", "권한"]])
  }

  @Test func leavesAWrittenLatinWordWhole() throws {
    let term = try #require(
      QueryTerm.terms(of: "together", in: corpus("together to get her")).first)
    #expect(term.splits == [])
  }

  @Test func joinsNeighboursThatTheCorpusWritesTogether() {
    let terms = QueryTerm.terms(of: "회전문 관리를", in: corpus("회전문관리 화면"))
    #expect(terms.map(\.joins) == [["회전문관리"], ["회전문관리"]])
    #expect(terms.map(\.words) == [["회전문", "회전문관리"], ["관리를", "관리", "회전문관리"]])
    #expect(
      QueryTerm.terms(of: "when in use", in: corpus("doorWhenInUse"))[1].joins.contains("wheninuse")
    )
  }

  @Test func asksTheCorpusAboutLoneSyllables() {
    #expect(QueryTerm.terms(of: "앱을", in: corpus("앱 화면")).map(\.stems) == [["앱"]])
    #expect(QueryTerm.terms(of: "앱을", in: .none).map(\.stems) == [[]])
  }

  @Test func takesAnUnknownIdentifierApart() {
    let terms = QueryTerm.terms(of: "doorManager", in: corpus("the manager of the door"))
    #expect(terms.map(\.splits) == [[["door", "manager"]]])
    #expect(QueryTerm.terms(of: "doorManager", in: corpus("doorManager")).map(\.splits) == [[]])
  }

  @Test(arguments: ["how", "the", "what", "무엇인가요", "어떻게", "합니까", "되나요", "인가요", "에서"])
  func knowsWordsThatSayNothing(word: String) throws {
    #expect(StopWords.contains(try #require(Analyzer.tokens(in: word).first)))
  }

  @Test(arguments: [
    "when", "use", "always", "not", "determined", "why", "while", "never", "이유", "왜", "사용", "중",
    "없는",
    "권한", "허용", "차이", "방법", "turnstile", "17",
  ])
  func keepsWordsThatCarryMeaning(word: String) throws {
    #expect(!StopWords.contains(try #require(Analyzer.tokens(in: word).first)))
  }

  @Test func keepsInAsAWordOfMeaning() throws {
    // `in` is one of three words of a phrase that documentation uses as a name.
    for token in Analyzer.tokens(in: "when in use") { #expect(!StopWords.contains(token)) }
  }
}
