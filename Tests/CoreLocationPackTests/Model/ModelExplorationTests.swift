import Foundation
import LockbPack
import LockbReference
import Testing

@testable import CoreLocationPack

/// Small places, explored in every run; `lockb model explore` does it everywhere.
@Suite struct ModelExplorationTests {
  static let places = [
    "iOS 9.0", "iOS 12.0", "iOS 13.2", "iOS 13.4", "iOS 14.0", "iOS 17.0", "iOS 18.0",
    "iPadOS 18.0", "watchOS 3.0", "watchOS 5.0", "watchOS 6.0", "watchOS 10.0", "watchOS 11.0",
    "tvOS 9.0", "tvOS 12.0", "tvOS 14.0", "tvOS 17.0", "tvOS 18.0", "macOS 10.12", "macOS 10.14",
    "macOS 11.0", "macOS 14.0", "macOS 15.0", "visionOS 1.0", "visionOS 2.0", "macCatalyst 14.0",
    "macCatalyst 17.0", "macCatalyst 18.0", "iPadAppOnVisionOS 1.0", "iPadAppOnVisionOS 2.0",
    "iPadAppOnMac 11.0", "iPadAppOnMac 14.0", "iPadAppOnMac 15.0", "appClip 14.0",
    "appClip 17.0", "appClip 18.0",
  ]

  static func context(_ place: String, _ keys: [String]) throws -> ModelContext {
    let words = place.split(separator: " ").map(String.init)
    return try ModelContext(
      ReferenceRequest(platform: words[0], version: words[1], keys: keys))
  }

  /// Where a condition never comes true, something that the property speaks of is missing; where
  /// nothing is missing, it comes true.
  @Test(arguments: ["iOS 9.0", "macOS 15.0", "tvOS 12.0", "visionOS 1.0"], [Keys.all, []])
  func isSoundAndSaysWhyAPropertyDoesNotApply(place: String, keys: [String]) throws {
    let context = try Self.context(place, keys).essence
    let found = ModelFamilyExploration([context])
    let member = try #require(found.members[ModelChoices(context)])
    #expect(member.isComplete)
    #expect(found.flaws == [])
    #expect(found.failures.map { "\($0)" } == [])
    for (id, needs) in ModelInvariants.needs {
      let result = ModelExplore.result(id, needs, [(context, member)], found.failures)
      #expect(result.unexplained == [], "\(id)")
      #expect(result.contexts + result.notApplicable.count == 1, "\(id)")
    }
  }

  /// What an exploration finds out once for the bits of a footprint is so for all others.
  @Test(arguments: ["iOS 9.0", "visionOS 2.0", "macOS 15.0"])
  func takesNoNoticeOfWhatNoRuleReads(place: String) throws {
    let context = try Self.context(place, Keys.all + [Keys.reduced])
    for part in [ModelAspect.requests, .sessions] {
      let situation = ModelSystem.Context(model: context, aspect: part)
      let space = StateSpace(exploring: ModelSystem.shared, in: situation)
      let packed = space.packed
      let events = space.machine.events
      let table = ModelVariantTable()
      for (number, bits) in packed.states.enumerated() {
        for (position, event) in events.enumerated() {
          let state = ModelState(bits: bits)
          let target = packed.targets[number * events.count + position]
          guard target != PackedSpace.none else {
            #expect(!event.fits(state) || !part.bounds(event, state))
            continue
          }
          let outcome = table.outcome(of: event, in: state, context)
          if outcome?.after.bits != packed.states[Int(target)] {
            Issue.record(
              "\(event.name) after \(space.trace(to: state)?.steps.map(\.event.name) ?? [])")
          }
        }
      }
    }
  }

  @Test func readsOnlyTheVariablesThatAConditionNames() throws {
    var generator = SystemRandomNumberGenerator()
    let context = try Self.context("iOS 18.0", Keys.all)
    for condition in ModelCondition.allCases {
      for event in [ModelEvent.noLongerInUse, .eventReady(needsAlways: true, .monitor)] {
        for _ in 0..<300 {
          let bits = UInt64.random(in: 0 ... .max, using: &generator)
          let noise = UInt64.random(in: 0 ... .max, using: &generator) & ~condition.reads.rawValue
          let other = ModelState(bits: bits ^ noise)
          let same =
            condition.holds(ModelState(bits: bits), event, context)
            == condition.holds(other, event, context)
          #expect(same, "\(condition)")
        }
      }
    }
  }

  /// What is left out of a context makes no difference to any rule.
  @Test func doesTheSameInContextsThatAreExploredOnce() throws {
    var generator = SystemRandomNumberGenerator()
    for place in ModelExplore.places {
      for keys in ModelExplore.keySets {
        guard let context = ModelContext(place.platform, place.version, keys: keys) else {
          continue
        }
        let essence = context.essence
        for event in ModelEvent.all {
          let state = ModelState(bits: .random(in: 0 ... .max, using: &generator))
          let table = ModelVariantTable()
          let same =
            table.outcome(of: event, in: state, context)
            == table.outcome(of: event, in: state, essence)
          #expect(same, "\(context.name) \(event.name)")
        }
      }
    }
  }

  @Test func followsEveryWrittenTrace() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Data/Model/traces.txt")
    let traces = ModelTrace.read(try String(contentsOf: path, encoding: .utf8))
    #expect(traces.count > 100)
    for trace in traces { #expect(try trace.failures() == [], "\(trace.name)") }
  }
}
