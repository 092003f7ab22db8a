import CoreLocationPack
import LockbBase
import LockbPack
import Testing

@testable import LockbCommandLine

@Suite struct ModelInteractiveTests {
  private func walk(
    _ lines: [String], _ arguments: String..., korean: Bool = false
  ) throws -> CommandLineFixture.Outcome {
    try ModelFixture(korean: korean).run(
      ["model", "run", "--interactive", "--platform", "iOS", "--at", "18"] + arguments,
      input: lines.map { $0 + "\n" })
  }

  @Test func answersWithTheTraceAsAScenarioThatHolds() throws {
    for korean in [false, true] {
      let outcome = try walk(["1", "1", "requestAlways", "q"], korean: korean)
      #expect(outcome.status == .success, "\(outcome.errors)")
      #expect(outcome.output.hasPrefix("```scenario\n"), "\(outcome.output)")
      let again = try ModelFixture(korean: korean).run(["model", "run"], input: [outcome.output])
      #expect(again.status == .success, "\(again.output)\(again.errors)")
      #expect(again.output.contains(korean ? "시나리오가 참입니다" : "The scenario holds"))
    }
  }

  @Test func drawsThePromptInTheLanguageOfTheUser() throws {
    let korean = try walk(["requestWhenInUse", "q"], korean: true)
    #expect(korean.errors.contains("│ 1  한 번 허용"), "\(korean.errors)")
    #expect(korean.errors.contains("설정: 다음번에 묻기"))
    let english = try walk(["requestWhenInUse", "q"])
    #expect(english.errors.contains("│ 1  Allow Once"))
    let boxes = english.errors.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("│") || $0.hasPrefix("╭") || $0.hasPrefix("├") }
    #expect(Set(boxes.map { String($0).displayWidth }).count == 1)
  }

  @Test func stepsBackAndGoesOnAfterMistakes() throws {
    let outcome = try walk(["b", "1", "nonsense", "99", "", "choose:Cancel", "뒤로", "2", "끝"])
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("requestAlwaysAuthorization"))
    #expect(!outcome.output.contains("requestWhenInUseAuthorization"))
    #expect(outcome.errors.contains("This is the start."))
    #expect(outcome.errors.contains("unknown event “nonsense”"))
    #expect(outcome.errors.contains("There is no choice 99"))
    #expect(outcome.errors.contains("The prompt offers Allow Once"))
  }

  @Test func endsCleanlyWithTheInput() throws {
    let outcome = try walk([], "requestWhenInUse")
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(outcome.output.contains("then a prompt appears"))
    let unfinished = try ModelFixture().run(
      ["model", "run", "--interactive"], input: ["requestAl"])
    #expect(unfinished.status == .success)
  }

  @Test func writesOneLineOfJSONForScripts() throws {
    let outcome = try walk(["1", "1", "q"], "--format", "json")
    #expect(outcome.lines.count == 1)
    #expect(try ModelFixture.problems(outcome.output, "model-run.schema.json").isEmpty)
  }

  @Test func offersEverythingOnRequest() throws {
    let few = try walk(["q"])
    let all = try walk(["m", "q"])
    #expect(!few.errors.contains("The device restarts"))
    #expect(all.errors.contains("The device restarts"))
    let purpose = try walk(
      ["m", "q"], "--keys", "NSLocationTemporaryUsageDescriptionDictionary:Navigation")
    #expect(purpose.errors.contains("requests full accuracy for “Navigation”"))
  }

  @Test func refusesToBeginWithEventsThatCannotBe() throws {
    let outcome = try walk(["q"], "dismiss")
    #expect(outcome.status == .failure)
    #expect(outcome.output.isEmpty)
  }

  @Test func namesEveryEventInBothLanguages() throws {
    let machine = try #require(CoreLocationPack.pack.machine)
    let request = ReferenceRequest(platform: "iOS", version: "18", keys: machine.usualKeys([]))
    let choices = try machine.situation(request).get().choices
    #expect(choices.count > 80)
    #expect(Set(choices.map(\.label.english)).count == choices.count)
    #expect(Set(choices.map(\.label.korean)).count == choices.count)
    #expect(choices.allSatisfy { $0.label.english != $0.name && $0.label.korean != $0.name })
  }
}
