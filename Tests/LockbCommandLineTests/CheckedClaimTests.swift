import CoreLocationPack
import Foundation
import LockbBase
import LockbCheck
import LockbClaims
import LockbKnowledge
import LockbMarkdown
import LockbPack
import Testing

@testable import LockbCommandLine

@Suite struct CheckedClaimTests {
  /// A document of one sentence, refuted by three events of the reference machine.
  private func answer(_ text: String) throws -> CheckAnswer {
    let question = ClaimQuestion(
      .transition, events: [ClaimTerm("event/choose:Allow Once")],
      outcomes: [ClaimTerm("lifetime/lasts")])
    let proof = ClaimJudgement.Proof(
      platform: "iOS", version: "18", keys: ["NSLocationWhenInUseUsageDescription"],
      events: ["requestWhenInUse", "choose:Allow Once", "noLongerInUse"], parting: 2)
    let judgement = ClaimJudgement(
      .contradictsModel, proof: proof,
      explanation: Localized(en: "it ends with use", ko: "사용이 끝나면 끝납니다"),
      correction: Localized(en: "it ends when the app is no longer in use", ko: "사용이 끝나면 사라진다"),
      rows: ["T50"])
    let knowledge = CheckKnowledge(
      vocabulary: .empty,
      read: { document, parsed in
        let range = parsed.blocks[0].range
        let place = Claim.Place(
          document: document.id, section: "", headings: [], range: range,
          quote: parsed.text(at: range))
        let claim = Claim(place: place, tier: .sentence, rule: "test", question: question)
        return CheckKnowledge.Reading(claims: [claim], inScope: 1)
      }, judge: { _ in judgement })
    let builder = KnowledgeBuilder(
      vocabulary: .empty, catalogue: ContentCatalogue(paths: ["once.ko.md"]))
    let reading = try #require(
      builder.readings(
        topic: "once", files: [SourceFile(path: "once.ko.md", bytes: Array(text.utf8))]
      ).first)
    let document = CheckedDocument(reading, path: "once.ko.md", knowledge: knowledge)
    let library = CheckLibrary([document], topics: ["once"], vocabulary: .empty)
    let report = CheckReport(
      findings: Checker().findings(in: document, of: library), documents: [document],
      coverage: CheckCoverage(of: [document], rows: []))
    return CheckAnswer(
      report: report, machine: CoreLocationPack.pack.machine, isStrict: false,
      showsCoverage: false, coverageCommand: "lockb check once.ko.md --coverage")
  }

  @Test func showsTheRunThatRefutesAClaimAndHowToRepeatIt() throws {
    let answer = try answer("한 번 허용한 권한은 계속됩니다.\n")
    var page = Page(Presentation(language: .korean, width: 200))
    answer.write(to: &page)
    let lines = page.text.components(separatedBy: "\n")
    #expect(lines[0] == "once.ko.md:1:1  오류  contradicted-claim (LKB101)")
    #expect(page.text.contains("사용이 끝나면 끝납니다"))
    let step = try #require(lines.first { $0.contains("3  noLongerInUse") })
    #expect(step.contains("notDetermined") && step.contains("← 여기서 갈라집니다"))
    #expect(
      page.text.contains(
        "lockb model run --platform iOS --at 18 --keys NSLocationWhenInUseUsageDescription "
          + "requestWhenInUse 'choose:Allow Once' noLongerInUse"))
    #expect(answer.status == .nothingFound)
  }

  @Test(arguments: [Language.english, .korean], [20, 80])
  func repeatsTheRunByTheCommandAsItStands(language: Language, width: Int) throws {
    var page = Page(Presentation(language: language, width: width))
    try answer("한 번 허용한 권한은 계속됩니다.\n").write(to: &page)
    let line = try #require(
      page.text.split(separator: "\n").first { $0.contains("lockb model run") })
    let command = try #require(line.firstRange(of: "lockb ")).lowerBound
    let words = try shellWords(String(line[command...]))
    let fixture = try CommandLineFixture()
    fixture.packs = [CoreLocationPack.pack]
    let run = fixture.runExactly(Array(words.dropFirst()))
    #expect(run.status == .success)
    #expect(run.output.contains("noLongerInUse"))
  }

  @Test func givesTheSameRunToJSONAndSARIF() throws {
    let answer = try answer("한 번 허용한 권한은 계속됩니다.\n")
    let json = answer.rendered(as: .json, by: "check", for: Presentation())
    #expect(try ModelFixture.problems(json, "check.schema.json").isEmpty)
    #expect(json.contains("\"parting\": 2") && json.contains("\"contradicts-model\""))
    let sarif = answer.rendered(as: .sarif, by: "check", for: Presentation())
    let root = try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any]
    let result = ((root?["runs"] as? [[String: Any]])?[0]["results"] as? [[String: Any]])?[0]
    let flow = ((result?["codeFlows"] as? [[String: Any]])?[0]["threadFlows"] as? [[String: Any]])?[
      0]
    #expect((flow?["locations"] as? [Any])?.count == 3)
  }
}
