import Foundation
import LockbBase
import LockbCheck
import LockbTestSupport
import Testing

@Suite struct ProjectWordsTests {
  /// Dictionaries that have no word at all, beside a list.
  private func misspelt(_ text: String, in language: Language, list: String) throws -> [String] {
    let speller = Speller(
      knows: { _, _ in false },
      suggestions: { word, language in [word + (language == .korean ? "ㅋ" : "x")] },
      projectWords: try ProjectWords(Array(list.utf8)))
    let path = "gate.\(language.rawValue).md"
    return CheckedFiles([(path, text)], speller: speller).findings
      .filter { $0.rule == "misspelt-word" }.map(\.quote)
  }

  @Test(arguments: ["nori", "Nori", "noris", "Noris", "nori's", "Nori’s", "noris'", "analyzeres"])
  func takesAnEnglishWordInEveryForm(word: String) throws {
    #expect(try misspelt(word + "\n", in: .english, list: "Nori\nanalyzer\n") == [])
  }

  @Test(arguments: ["norix", "norily", "anori", "analyzed", "sss’s"])
  func takesNoOtherEnglishWordForIt(word: String) throws {
    #expect(try misspelt(word + "\n", in: .english, list: "Nori\nanalyzer\n") == [word])
  }

  @Test(arguments: ["테이블", "테이블이", "테이블에서만", "테이블입니다", "앱으로", "앱들이", "앱들", "앱처럼"])
  func takesAKoreanWordWithWhatFollowsIt(word: String) throws {
    let list = "테이블\n앱\n"
    for text in [word, word.decomposedStringWithCanonicalMapping] {
      #expect(try misspelt(text + "\n", in: .korean, list: list) == [])
      #expect(
        try misspelt(
          text + "\n", in: .korean, list: list.decomposedStringWithCanonicalMapping) == [])
    }
  }

  @Test(arguments: ["테이불", "앱댑니다", "앱들람", "새테이블"])
  func takesNoOtherKoreanWordForIt(word: String) throws {
    for text in [word, word.decomposedStringWithCanonicalMapping] {
      #expect(try misspelt(text + "\n", in: .korean, list: "테이블\n앱\n") == [text])
    }
  }

  @Test func readsCommentsBlankLinesAndForeignLineEnds() throws {
    let list = "\u{FEFF}# Names\r\n\r\n  Nori  # a plugin\r\n#테이블\r\n커널"
    #expect(try misspelt("Nori\n", in: .english, list: list) == [])
    #expect(try misspelt("커널은 테이블을\n", in: .korean, list: list) == ["테이블을"])
  }

  @Test(arguments: [
    "two words", "nori,", "nori2", "Nori테이블", "커널/은", "café", "커널\u{200B}", "커널 은",
  ])
  func namesTheLineThatIsNoWord(line: String) {
    let list = Array("# Names\nNori\n\(line)\nno more words\n".utf8)
    let error = #expect(throws: ProjectWords.BadLine.self) { try ProjectWords(list) }
    #expect(error?.number == 3 && error?.text == line)
  }

  @Test func namesTheLineThatIsNoText() {
    let error = #expect(throws: ProjectWords.BadLine.self) { try ProjectWords([0x61, 0xFF, 0x0A]) }
    #expect(error?.number == 1)
  }
}
