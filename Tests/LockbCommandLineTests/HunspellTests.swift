import Testing

@testable import LockbCommandLine

/// Those that look words up run where Hunspell and the dictionary are installed.
@Suite struct HunspellTests {
  @Test func isNotThereForALanguageThatNobodySpeaks() {
    #expect(HunspellProcess(dictionary: "xx_NOBODY") == nil)
  }

  @Test func asksAWordAtATime() throws {
    guard let hunspell = HunspellProcess(dictionary: "en_US") else { return }
    #expect(hunspell.answer(to: "hello").isKnown)
    let answer = hunspell.answer(to: "helo")
    #expect(!answer.isKnown && answer.suggestions.contains("hello"))
    #expect(hunspell.answer(to: "hello").isKnown, "the second answer is remembered")
    #expect(hunspell.answer(to: "don't").isKnown)
  }

  @Test func readsKoreanWhereItsDictionaryIsInstalled() throws {
    let names = ["ko_KR", "ko"]
    guard let hunspell = names.lazy.compactMap({ HunspellProcess(dictionary: $0) }).first else {
      return
    }
    #expect(hunspell.answer(to: "안녕하세요").isKnown)
    #expect(hunspell.answer(to: "안녕하새요").suggestions.contains("안녕하세요"))
  }

  @Test func endsWithItsReader() {
    for _ in 0..<20 { _ = HunspellProcess(dictionary: "en_US")?.answer(to: "gate") }
  }
}
