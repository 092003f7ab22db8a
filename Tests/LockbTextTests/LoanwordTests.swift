internal import LockbText
internal import Testing

@Suite struct LoanwordTests {
  private func irregularity(_ hangul: String, _ english: String) -> Int? {
    guard let loanword = Loanword(hangul) else { return nil }
    return Array(english.utf8).withUnsafeBufferPointer(loanword.irregularity)
  }

  @Test(arguments: [
    ("이펙트", "effect"), ("훅", "hook"), ("배칭", "batching"), ("하이드레이션", "hydration"),
    ("메타데이터", "metadata"), ("클로저", "closure"), ("뮤테이션", "mutation"), ("컨텍스트", "context"),
    ("서스펜스", "suspense"), ("포털", "portal"), ("깃허브", "github"), ("쉘", "shell"), ("큐", "queue"),
    ("쿼리", "query"), ("버전", "version"), ("콜백", "callback"), ("스로틀", "throttle"), ("캐시", "cache"),
    ("이미지", "image"),
    ("시퀀스", "sequence"), ("위젯", "widget"), ("비콘", "beacon"), ("로케이션", "location"),
    ("튜토리얼", "tutorial"), ("엔진", "engine"), ("스위치", "switch"), ("액션", "action"),
    ("디스패치", "dispatch"), ("프라미스", "promise"), ("모듈", "module"), ("크래시", "crash"),
    ("권한을", "gwonhaneul"),
  ])
  func knowsTheEnglishThatIsWrittenRegularly(hangul: String, english: String) {
    #expect(irregularity(hangul, english) == (english == "gwonhaneul" ? nil : 0))
  }

  @Test(arguments: [
    ("릴리즈", "release"), ("오프스크린", "offscreen"), ("유즈메모", "usememo"), ("미들웨어", "middleware"),
    ("오소라이제이션", "authorization"), ("카나리", "canary"), ("아키텍처", "architecture"), ("브라우저", "browser"),
  ])
  func bearsAnIrregularSoundInALongWord(hangul: String, english: String) {
    #expect(irregularity(hangul, english).map { $0 <= 2 } == true)
  }

  @Test(arguments: [
    ("상태", "sate"), ("위치", "wish"), ("훅", "hug"), ("다시", "data"), ("함수", "ham"),
    ("서버", "service"), ("버튼", "but"), ("컨텍스트", "contest"), ("모드", "module"), ("얻게", "edge"),
    ("리액트", "redact"), ("", "a"), ("가나다라마바사아자차카타파", "a"), ("ㄱㄴ", "kn"), ("react", "react"),
  ])
  func takesNoOtherWordForIt(hangul: String, english: String) {
    #expect(irregularity(hangul, english) == nil)
  }

  @Test(arguments: [
    ("유아이", "ui"), ("에이피아이", "api"), ("시에스에스", "css"), ("씨에스에스", "css"), ("에이치티엠엘", "html"),
    ("이", nil), ("유아이를", nil), ("권한", nil), ("", nil),
  ])
  func readsNamesOfLetters(hangul: String, letters: String?) {
    #expect(Loanword.initialism(hangul) == letters)
  }

  @Test func bearsAnyBytes() {
    let bytes: [UInt8] = [0xFF, 0x00, 0x7A, 0xED]
    let words = [
      [], bytes, Array(repeating: 0x61, count: 90), Array("rÉact".utf8), Array("R".utf8),
    ]
    for word in words {
      #expect(word.withUnsafeBufferPointer(Loanword("리액트")!.irregularity) == nil)
    }
  }
}
