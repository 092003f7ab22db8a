internal import Foundation
internal import LockbText
internal import Testing

extension String {
  /// The text in normalization form D, as file names on some systems are.
  var decomposed: String { decomposedStringWithCanonicalMapping }
}

@Suite struct TypingTests {
  @Test func writesInitials() {
    #expect(Choseong.initials(of: "위치 권한 v2") == "ㅇㅊ ㄱㅎ v2")
    #expect(Choseong.initials(of: "빨리".decomposed) == "ㅃㄹ")
  }

  @Test func tellsInitialsFromWords() {
    #expect(Choseong.isQuery("ㅇㅊㄱㅎ"))
    #expect(Choseong.isQuery("ㅇㅊ ㄱㅎ"))
    #expect(Choseong.isQuery("ㄳ"))
    #expect(!Choseong.isQuery("ㄱ"))
    #expect(!Choseong.isQuery("위ㅊ"))
    #expect(!Choseong.isQuery("ㅏㅏ"))
    #expect(!Choseong.isQuery(""))
  }

  @Test(arguments: [
    ("ㅇㅊㄱㅎ", "위치 권한"), ("ㅇㅊ ㄱㅎ", "위치권한을"), ("ㄱㅎ", "위치 권한"), ("권하", "권한"), ("위ㅊ", "위치"),
    ("권핞", "권한 허용"),
    ("궈", "권한"), ("위칙", "위치 권한"), ("갑", "값"), ("오", "완료"), ("ㄳ", "검색"), ("위치ㄱㅎ", "위치 권한"),
    ("door ㄱ", "Door 권한"),
  ])
  func matchesWhatIsBeingTyped(typed: String, text: String) throws {
    #expect(try #require(TypedPattern(typed)).matches(text))
    #expect(try #require(TypedPattern(typed)).matches(text.decomposed))
  }

  @Test(arguments: [("ㄱㅎ", "요청 허가"), ("권핞", "권한"), ("치", "위치"), ("궈", "고"), ("위치ㅎ", "위치 권한")])
  func refusesWhatCannotBecomeTheText(typed: String, text: String) throws {
    #expect(try !#require(TypedPattern(typed)).matches(text))
  }

  @Test func hasNothingToMatchInSpaces() { #expect(TypedPattern("  ") == nil) }
}
