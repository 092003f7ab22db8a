import LockbBase
import LockbReference
import Testing

@testable import CoreLocationPack

/// I25, in a system of its own.
@Suite struct WatchedPlacesTests {
  @Test func watchesTwentyPlacesOfEachKindAtMost() {
    let survey = WatchedPlacesSurvey(.facts, in: WatchedPlacesContext())
    #expect(survey.failure == nil)
    #expect(survey.isExercised)
    #expect(survey.isComplete)
    #expect(survey.flaws == [])
    #expect(survey.states == 21 * 21)
  }

  @Test func noticesAWrongLimit() {
    let wider = WatchedPlacesSurvey(WatchedPlacesSystem(limit: 21), in: WatchedPlacesContext())
    #expect(wider.failure == Array(repeating: "addCondition", count: 21))
    let narrower = WatchedPlacesSurvey(WatchedPlacesSystem(limit: 19), in: WatchedPlacesContext())
    #expect(!narrower.isExercised)
  }

  @Test func tellsTheAppOfOneConditionTooMany() {
    let machine = Machine(WatchedPlacesSystem.facts, in: WatchedPlacesContext())
    let events = Array(repeating: WatchedPlacesEvent.addCondition, count: 21)
    let trace = machine.run(events, from: WatchedPlaces()).trace
    #expect(trace.steps.map(\.output.rawValue).last == "conditionLimitExceeded")
    #expect(trace.steps.dropLast().allSatisfy { $0.output == .nothing })
    #expect(trace.steps.last?.refusedBy == "conditionLimit")
  }

  @Test func forgetsConditionsAtARestartWhereC9SaysSo() {
    for survive in [true, false] {
      let machine = Machine(
        WatchedPlacesSystem.facts, in: WatchedPlacesContext(conditionsSurviveReboot: survive))
      let trace = machine.run([.addCondition, .startRegion, .reboot], from: WatchedPlaces()).trace
      #expect(trace.steps.last?.after.conditions == (survive ? 1 : 0))
      #expect(trace.steps.last?.after.regions == 1)
    }
  }

  @Test func isAskedWherePlacesCanBeWatched() {
    func survey(_ platform: ModelPlatform, _ version: Version) -> WatchedPlacesSurvey? {
      ModelContext(platform, version, keys: []).flatMap { WatchedPlacesSurvey.of($0) }
    }
    #expect(survey(.iOS, Version(18))?.states == 21 * 21)
    #expect(survey(.iOS, Version(9))?.states == 21)
    #expect(survey(.watchOS, Version(11)) == nil)
    #expect(survey(.iPadAppOnVisionOS, Version(2)) == nil)
  }
}
