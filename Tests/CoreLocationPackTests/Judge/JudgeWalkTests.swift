import LockbBase
import LockbClaims
import LockbPack
import Testing

@testable import CoreLocationPack

/// Walks of chance through the machine, told step by step: the judge must not deny what it saw.
@Suite struct JudgeWalkTests {
  /// A small generator with a fixed start, so that every run walks the same ways.
  struct Chance {
    var state: UInt64
    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  static let acts = [
    "requestWhenInUse", "requestAlways", "settings:never", "settings:askNextTime",
    "settings:whileUsing", "settings:always", "settings:globalOff", "settings:globalOn",
    "noLongerInUse", "leaveForeground", "enterForeground", "createManager",
  ]

  static let places = [
    ("iOS", "18"), ("iOS", "17"), ("iOS", "13.4"), ("iOS", "13"), ("iOS", "11"), ("iOS", "8"),
    ("watchOS", "11"), ("visionOS", "2"), ("tvOS", "18"),
  ]

  @Test(arguments: places)
  func neverDeniesWhatAWalkSaw(_ platform: String, _ version: String) throws {
    var chance = Chance(state: UInt64(platform.utf8.count * 100 + version.utf8.count))
    let number = try #require(Version(version))
    let scope = ClaimScope([
      .init(platform: platform, from: number, before: Version(number: number.number + 1))
    ])
    var held = 0
    var asked = 0
    for _ in 0..<120 {
      let events = try Self.walk(platform, version, &chance)
      guard let last = try ModelRun.run(request(platform, version, events)).last else { continue }
      for outcome in outcomes(of: last) {
        let question = ClaimQuestion(
          .transition, scope: scope, conditions: [ClaimTerm("status/notDetermined")],
          events: events.map { ClaimTerm("event/" + $0) }, outcomes: [outcome])
        let verdict = ClaimJudge.judge(question).verdict
        #expect(!verdict.isContradiction, "\(events) \(outcome)")
        var opposite = question
        opposite.outcomes = [outcome.negated]
        #expect(ClaimJudge.judge(opposite).verdict != .holds, "\(events) \(outcome)")
        asked += 1
        if verdict == .holds { held += 1 }
      }
    }
    #expect(held * 4 > asked * 3, "\(held) of \(asked)")
  }

  private func outcomes(of step: ModelRunStep) -> [ClaimTerm] {
    let callback = step.callback.map { ClaimTerm("callback/" + $0.rawValue) }
    let prompt = step.prompt.map { ClaimTerm("prompt/" + $0.id) }
    return [
      ClaimTerm("status/" + step.after.status.rawValue),
      callback ?? ClaimTerm("callback/any", isNegated: true),
      prompt ?? ClaimTerm("prompt/any", isNegated: true),
    ]
  }

  private static func walk(
    _ platform: String, _ version: String, _ chance: inout Chance
  ) throws -> [String] {
    var events: [String] = []
    for _ in 0...chance.next(below: 4) {
      let steps = try ModelRun.run(request(platform, version, events))
      var choices = acts
      if let prompt = steps.last?.after.prompt,
        let shown = ModelPrompt.allCases.first(where: { $0.id == prompt })
      {
        choices = shown.choices.map { "choose:" + $0.rawValue }
      }
      if let phase = steps.last?.after.phase, phase != "foreground" {
        // A call after an app went out of use means that it is used again (Q1).
        choices = ["enterForeground", "settings:never", "settings:whileUsing"]
      } else {
        choices.removeAll { $0 == "enterForeground" }
      }
      // To switch on means that it was off.
      if steps.last?.after.settings != "off" { choices.removeAll { $0 == "settings:globalOn" } }
      let event = choices[chance.next(below: choices.count)]
      if (try? ModelRun.run(request(platform, version, events + [event]))) != nil {
        events.append(event)
      }
    }
    return events
  }

  private func request(
    _ platform: String, _ version: String, _ events: [String]
  ) -> ReferenceRequest {
    Self.request(platform, version, events)
  }

  private static func request(
    _ platform: String, _ version: String, _ events: [String]
  ) -> ReferenceRequest {
    let always =
      version == "8"
      ? "NSLocationAlwaysUsageDescription" : "NSLocationAlwaysAndWhenInUseUsageDescription"
    return ReferenceRequest(
      platform: platform, version: version,
      keys: ["NSLocationWhenInUseUsageDescription", always, "UIBackgroundModes:location"],
      events: events)
  }
}
