import CoreLocationPack
import Foundation
import LockbBase
import LockbClaims
import LockbKnowledge
import Testing

@testable import LockbCommandLine

/// What `check --coverage` tells of sentences that were left alone.
@Suite struct CoverageWordingTests {
  private func coverage(_ text: String, locale: String) throws -> String {
    let fixture = try CommandLineFixture(content: ["a.en.md": "# A\n\n\(text)\n"])
    fixture.packs = [CoreLocationPack.pack]
    fixture.environment.variables = ["LC_ALL": locale, "COLUMNS": "300"]
    return fixture.runExactly(["check", fixture.content, "--coverage"]).output
  }

  @Test func pointsAtTheWordsOfTheSentence() throws {
    let text = "iOS shows the location reminder at most two times in a blue moon."
    #expect(try coverage(text, locale: "C").contains("unknown word “blue”"))
    let korean = try coverage(text, locale: "ko_KR.UTF-8")
    #expect(korean.contains("모르는 낱말 “blue”"))
    #expect(korean.contains("영어  0/1"))
  }

  @Test(arguments: ["C", "ko_KR.UTF-8"])
  func showsNoConceptForAWord(locale: String) throws {
    let text = "iOS shows the location reminder at most two times."
    let told = try #require(
      coverage(text, locale: locale).split(separator: "\n").first { $0.contains("a.en.md:3") })
    #expect(!told.contains("/limit"), "\(told)")
    #expect(told.contains("“at most”"), "\(told)")
  }

  @Test func saysInBothLanguagesWhatIsInTheWay() {
    let place = Claim.Place(
      document: DocumentID(topic: "a", language: .english), section: "", headings: [],
      range: SourceRange(0, 0), quote: "")
    let sentence = UncheckedSentence(place: place, reason: .noFrame, detail: "two claims")
    #expect(Messages(.english).stop(of: sentence) == "(several claims in one sentence)")
    #expect(Messages(.korean).stop(of: sentence) == "(한 문장에 주장이 여럿)")
    let other = UncheckedSentence(place: place, reason: .noFrame, detail: "verb/show")
    #expect(Messages(.english).stop(of: other).isEmpty)
  }
}
