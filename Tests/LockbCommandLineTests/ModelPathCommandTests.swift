import CoreLocationPack
import LockbBase
import LockbPack
import Testing

@testable import LockbCommandLine

@Suite struct ModelPathCommandTests {
  @Test func findsTheShortestWayThatTheAppCanGo() throws {
    let fixture = try ModelFixture()
    let arguments = [
      "model", "path", "--from", "notDetermined", "--to", "AL", "--platform", "iOS", "--at", "17",
    ]
    let outcome = fixture.run(arguments)
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(outcome.lines.count == 4, "\(outcome.output)")
    #expect(outcome.lines.last?.contains("status authorizedAlways, grant AL") == true)
    let json = fixture.run(arguments + ["--format", "json"])
    let problems = try ModelFixture.problems(json.output, "model-path.schema.json")
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test func saysThatNothingHasToHappen() throws {
    let arguments = [
      "model", "path", "--from", "denied", "--to", "DN", "--platform", "macOS", "--at", "15",
    ]
    let outcome = try ModelFixture().run(arguments + ["--format", "json"])
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(outcome.output.contains(#""steps": []"#))
  }

  @Test func saysWhatStandsInTheWay() throws {
    let arguments = [
      "model", "path", "--from", "notDetermined", "--to", "AL", "--platform", "visionOS",
    ]
    let outcome = try ModelFixture(korean: true).run(arguments)
    #expect(outcome.status == .nothingFound, "\(outcome.errors)")
    #expect(outcome.output.contains("길이 없습니다"))
    let json = try ModelFixture().run(arguments + ["--format", "json"])
    let problems = try ModelFixture.problems(json.output, "model-path.schema.json")
    #expect(problems.isEmpty, "\(problems)")
    #expect(json.output.contains(#""reason""#))
  }

  @Test(arguments: [
    (["--from", "notDetermind", "--to", "AL"], "notDetermined"),
    (["--from", "ND", "--to", "AL", "--platform", "vision"], "visionOS"),
    (["--to", "AL"], "--from"),
  ])
  func explainsNamesThatItDoesNotKnow(arguments: [String], part: String) throws {
    let outcome = try ModelFixture().run(["model", "path"] + arguments)
    #expect(outcome.status == .usage)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
  }
}

@Suite struct ModelExploreCommandTests {
  private func fixture(finding survey: ReferenceSurvey) throws -> ModelFixture {
    let fixture = try ModelFixture()
    var pack = CoreLocationPack.pack
    pack.machine?.explore = { _, _, _, progress in
      progress(1, 1)
      return .success(survey)
    }
    fixture.fixture.packs = [pack]
    fixture.fixture.environment.errorIsTerminal = true
    return fixture
  }

  @Test func failsWhereTheMachineBreaksAPromise() throws {
    let outcome = try fixture(finding: ReferenceSurveyExample.broken)
      .run(["model", "explore", "--format", "json"])
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains("1 of 1 contexts explored"))
    #expect(outcome.errors.contains("Explored in"))
    let problems = try ModelFixture.problems(outcome.output, "model-explore.schema.json")
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test func succeedsWhereTheMachineIsSound() throws {
    var sound = ReferenceSurveyExample.broken
    sound.isSound = true
    sound.properties[0].failures = []
    let outcome = try fixture(finding: sound).run(["model", "explore"])
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("1 contexts, 1 that differ: 2 states, 4 transitions"))
    #expect(outcome.output.contains("1 never tested (P2)"))
  }

  @Test func namesThePlatformThatItDoesNotKnow() throws {
    let outcome = try ModelFixture().run(["model", "explore", "--platform", "iOZ"])
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("iOS"))
  }

  @Test func fitsTheReportOfABrokenMachineOnAPage() {
    let survey = ReferenceSurveyExample.broken
    var page = Page(Presentation(language: .korean, width: 60))
    let answer = ModelExploreAnswer(survey: survey)
    answer.write(to: &page)
    #expect(answer.status == .failure)
    #expect(page.text.contains("1개 깨짐"))
    #expect(page.text.contains("turnstile: coin, push"))
    #expect(page.text.contains("T9"))
  }
}
