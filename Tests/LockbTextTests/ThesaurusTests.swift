import Foundation
import LockbText
import Testing

@Suite("Words that say about the same")
struct ThesaurusTests {
  private func words(_ text: String) throws -> Thesaurus.Words {
    Thesaurus.words(for: try #require(Analyzer.tokens(in: text).first))
  }

  @Test(
    "a word finds those of its sense in both languages",
    arguments: [
      ("typeface", "font", "글꼴"), ("fonts", "typefac", "폰트"), ("unsubscribed", "unlisten", "구독해제"),
      ("폰트를", "글꼴", "font"), ("글꼴이", "서체", "typefac"), ("사라져요", "없어지", "vanish"),
    ])
  func findsBoth(text: String, own: String, other: String) throws {
    let words = try words(text)
    #expect(words.own.contains(own))
    #expect(words.other.contains(other))
  }

  @Test("a word decomposed into its jamo finds the same")
  func findsDecomposed() throws {
    #expect(try words("글꼴".decomposedStringWithCanonicalMapping) == words("글꼴"))
  }

  @Test(
    "a word is not among those that say about the same as it", arguments: ["font", "글꼴", "crashes"])
  func isNotItsOwn(text: String) throws {
    let token = try #require(Analyzer.tokens(in: text).first)
    #expect(try !words(text).own.contains { ([token.surface] + token.stems).contains($0) })
  }

  @Test("names and numbers have none", arguments: ["fontSize", "12", "zzyzx", "쀍"])
  func hasNone(text: String) throws {
    let words = try words(text)
    #expect(words.own.isEmpty && words.other.isEmpty)
  }

  @Test("each sense has several words, each once and each one word of one script")
  func isWellFormed() {
    #expect(Thesaurus.senses.count > 500)
    for sense in Thesaurus.senses {
      #expect(sense.count > 1 && Set(sense).count == sense.count, "\(sense)")
      for word in sense {
        let isHangul = word.unicodeScalars.allSatisfy { 0xAC00...0xD7A3 ~= $0.value }
        #expect(isHangul || word.utf8.allSatisfy { 0x61...0x7A ~= $0 }, "\(word)")
      }
    }
  }
}
