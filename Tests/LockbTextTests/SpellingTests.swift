internal import LockbText
internal import Testing

@Suite struct SpellingTests {
  private let vocabulary = [
    "turnstile", "권한", "권고", "위치", "manager", "request", "요청", "coin", "corn",
  ]

  @Test(arguments: [
    ("turnstlie", "turnstile"), ("trunstile", "turnstile"), ("mangaer", "manager"),
    ("reqest", "request"), ("권핞", "권한"), ("워치", "위치"), ("요쳥", "요청"), ("궈한", "권한"), ("coim", "coin"),
  ])
  func findsWhatWasMeant(typed: String, meant: String) {
    #expect(Spelling.closest(to: typed, in: vocabulary, limit: 3).first?.word == meant)
  }

  @Test func prefersTheNeighbouringKey() {
    let words = Spelling.closest(to: "cat", in: ["cut", "cst", "cap", "car"], limit: 4).map(\.word)
    #expect(words == ["car", "cst", "cap", "cut"])
  }

  @Test func givesTheSameOrderForAnyOrderOfTheVocabulary() {
    let forward = Spelling.closest(to: "coan", in: vocabulary, limit: 9)
    #expect(forward == Spelling.closest(to: "coan", in: vocabulary.reversed(), limit: 9))
  }

  @Test func countsJamoAndTranspositions() {
    #expect(Spelling.distance("권한", "권힌", atMost: 2) == 1)
    #expect(Spelling.distance("ab", "ba", atMost: 2) == 1)
    #expect(Spelling.distance("사람이", "사라미", atMost: 2) == 1)
    #expect(Spelling.distance("권한", "위치", atMost: 2) == nil)
    #expect(Spelling.distance("카메라를", "카메라를".decomposed, atMost: 0) == 0)
  }

  @Test(arguments: [
    ("dnlcl rnjsgks", "위치 권한"), ("ghlwjsans", "회전문"), ("Tkd", "쌍"), ("rkqt", "값"),
    ("dksgdms", "않은"),
    ("Rhrwlfmf", "꼭지를"), ("DHKS", "완"),
  ])
  func readsLatinTypedForHangul(typed: String, meant: String) {
    #expect(KeyboardLayout.hangul(from: typed) == meant)
  }

  @Test(arguments: [
    ("셔구ㄴ샤ㅣㄷ", "turnstile"), ("ㅣㅐㅊㅁ샤ㅐㅜ", "location"), ("채ㅑㅜ", "coin"), ("ㅇㅐㅐㄱ", "door"),
  ])
  func readsHangulTypedForLatin(typed: String, meant: String) {
    #expect(KeyboardLayout.latin(from: typed) == meant)
    #expect(KeyboardLayout.latin(from: typed.decomposed) == meant)
  }

  @Test(arguments: ["turnstile", "qwe", "", "123", "q"])
  func refusesLatinThatMakesNoSyllables(typed: String) {
    #expect(KeyboardLayout.hangul(from: typed) == nil)
  }

  @Test func refusesToReadLatinFromLatin() { #expect(KeyboardLayout.latin(from: "door") == nil) }
}
