internal import LockbText
internal import Testing

@Suite struct HangulTests {
  private func token(_ word: String) throws -> Token {
    try #require(Analyzer.tokens(in: word).first)
  }

  @Test(arguments: [
    ("권한을", "권한"), ("권한이", "권한"), ("서버로부터는", "서버"), ("설정에서는", "설정"), ("사용자들에게", "사용자"),
    ("문서이므로", "문서"), ("요청하려면", "요청"), ("허용되었습니다", "허용"), ("허용했을", "허용"),
    ("허용하지않는", "허용"), ("표시됩니다", "표시"), ("보냅니다", "보내"), ("나타납니다", "나타나"), ("끝납니다", "끝나"),
    ("열렸습니다", "열리"), ("바꿔서", "바꾸"), ("눌렀다", "누르"), ("만드는", "만들"), ("어려운", "어렵"),
    ("사용중인", "사용"), ("확인하세요", "확인"), ("요청해주세요", "요청"), ("요청받은", "요청"),
    ("골라야", "고르"), ("눌러요", "누르"), ("멈춰", "멈추"), ("꺼", "끄"), ("써", "쓰"), ("다른가요", "다르"),
  ])
  func takesSuffixesOff(word: String, stem: String) throws {
    #expect(try token(word).stems.contains(stem))
  }

  @Test(arguments: [
    "회의", "경로", "주의", "정의", "속도", "추가", "결과", "차이", "경고", "페이지", "메시지", "로그인", "디자인",
    "권한", "제한", "비동기", "한국어", "컨트롤러", "핸들러", "카메라", "데이터", "사용자", "위치", "동의", "문서",
  ])
  func leavesNounsWhole(word: String) throws {
    let token = try token(word)
    #expect(token.stems == [])
    #expect(token.weakStems == [])
  }

  @Test(arguments: ["서버은", "권한는", "권한가", "서버을", "서버과", "권한와"])
  func asksWhetherAParticleFitsTheSyllableBeforeIt(word: String) throws {
    let token = try token(word)
    #expect(!token.stems.contains(String(word.dropLast())) || word == "권한는")
  }

  @Test func offersLoneSyllablesToTheIndexOnly() throws {
    let token = try token("앱을")
    #expect(token.stems == [])
    #expect(token.weakStems == ["앱"])
  }

  @Test(arguments: [
    "`door`을 연다", "door를 연다", "\"door\"가 연다", "**door**의 연다", "(door)에서는 연다", "door()입니다 연다",
  ])
  func dropsAParticleAfterCode(text: String) {
    #expect(Analyzer.tokens(in: text).map(\.surface) == ["door", "연다"])
  }

  @Test(arguments: ["\"이 문\"", "(그 이 문)", "TSDoor객체", "door 를"])
  func keepsHangulThatIsNoParticleOfWhatPrecedes(text: String) {
    let last = text.split { " \"()".contains($0) }.last.map(String.init)
    #expect(Analyzer.tokens(in: text).last?.surface == (text == "TSDoor객체" ? "객체" : last))
  }

  @Test func pairsSyllablesOverSpaces() {
    let spaced = Analyzer.tokens(in: "위치 권한을 요청").flatMap(\.grams)
    let joined = Analyzer.tokens(in: "위치권한을요청").flatMap(\.grams)
    #expect(spaced == joined)
    #expect(spaced == ["위치", "치권", "권한", "한을", "을요", "요청", "청"])
  }

  @Test func endsAPhraseAtASentence() {
    #expect(Analyzer.tokens(in: "권한. 한국").flatMap(\.grams) == ["권한", "한", "한국", "국"])
  }

  @Test func attachesTheParticleThatTheSoundAsksFor() {
    #expect(VaryingParticle.topic.attached(to: "카메라") == "카메라는")
    #expect(VaryingParticle.topic.attached(to: "권한") == "권한은")
    #expect(VaryingParticle.object.attached(to: "push()") == "push()을(를)")
  }
}
