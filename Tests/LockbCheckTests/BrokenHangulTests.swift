import Foundation
import LockbCheck
import Testing

@Suite struct BrokenHangulTests {
  private func broken(_ text: String, at path: String = "gate.ko.md") -> [String] {
    check([(path, text)]).filter { $0.rule == "broken-hangul" }.map(\.quote)
  }

  @Test(arguments: [
    "그렇지요 ㅋㅋㅋ", "네ㅋㅋ 좋아요ㅠㅠ", "ㅎㄱ처럼 초성만 칩니다.", "받침 ㄴ이 붙어 간ㄴ다가 됩니다.", "`합ㄴ디ㅏ`라고 치면",
    "-ㄹ 때, -ㅂ니다", "ㅏ, ㅓ, ㅗ", "하하ㅎㅎ", "아니ㅡㅡ", "ㄱㅏ 순서로 칩니다.", "감사합니다ㅎ 그럼", "헐ㄷㄷ 네ㅇㅇ 축하ㅊㅋ",
  ])
  func leavesLettersThatAreMeant(text: String) {
    for text in [text, text.decomposedStringWithCanonicalMapping] {
      #expect(broken(text + "\n").isEmpty)
      #expect(broken("The sign says: \(text)\n", at: "gate.en.md").isEmpty)
    }
  }

  @Test(arguments: [
    "시작ㆍ종료", "시작 ㆍ 종료", "ㆍ첫째ㆍ둘째", "개인ㆍ단체ㆍ가족이 지납니다.", "서울ㅡ부산 사이", "소식ㅣ개찰구",
  ])
  func leavesLettersThatStandForDotsAndBars(text: String) {
    for text in [text, text.decomposedStringWithCanonicalMapping] {
      #expect(broken(text + "\n").isEmpty)
      #expect(broken("The sign says \(text)\n", at: "gate.en.md").isEmpty)
    }
  }

  @Test(arguments: [
    "ㄱ 자로 꺾인 통로", "ㄷ자 모양의 문", "자음 ㄴ은 뒤에 옵니다.", "ㄱㄴㄷ", "ㄱㄴㄷ순으로 늘어놓습니다.", "ㄱ~ㅎ 가운데",
    "ㅏㅑㅓㅕ순으로 늘어놓습니다.", "가나다ㄱㄴㄷ", "**받침** ㄴ이 붙어\n간ㄴ다가 됩니다.", "끝소리ㄱ이 이어집니다.", "보기 ㄱ과 ㄴ을",
    "항목ㄱ, 항목ㄴ",
  ])
  func leavesLettersThatAreSpokenOf(text: String) {
    for text in [text, text.decomposedStringWithCanonicalMapping] {
      #expect(broken(text + "\n").isEmpty)
    }
  }

  @Test(arguments: [
    "판별합ㄴ디ㅏ", "됩ㄴ다", "열ㄹ립니다", "있습니ㅏ", "위칟ㅗ", "합ㄴ", "입니ㄷ", "ㅎㅏㅂ니다", "위ㅊㅣ를", "됩니ㅣ다", "위치ㅣ를",
  ])
  func findsSyllablesThatWereNotTyped(text: String) {
    for text in [text, text.decomposedStringWithCanonicalMapping] {
      #expect(broken("문이 \(text).\n") == [text])
      #expect(broken("The sign says \(text).\n", at: "gate.en.md") == [text])
    }
  }

  @Test func findsAWordBesideADot() {
    #expect(broken("시작ㆍ합ㄴ디ㅏㆍ종료\n") == ["합ㄴ디ㅏ"])
  }

  @Test func looksForWordsAboutLettersInTheSentenceOnly() {
    #expect(broken("자음을 칩니다. 문이 열립ㄴ디ㅏ. 받침이 있습니다.\n") == ["열립ㄴ디ㅏ"])
    #expect(broken("자음을 칩니다\n\n문이 열립ㄴ디ㅏ\n\n받침\n") == ["열립ㄴ디ㅏ"])
  }
}
