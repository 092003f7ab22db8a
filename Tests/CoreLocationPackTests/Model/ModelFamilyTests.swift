import LockbBase
import LockbReference
import Testing

@testable import CoreLocationPack

/// All contexts of a place at once: what is found is what each of them has by itself.
@Suite struct ModelFamilyTests {
  /// Every context of a place that differs from the others.
  private static func contexts(_ platform: ModelPlatform, _ version: Version) -> [ModelContext] {
    var seen: Set<ModelContext> = []
    return ModelContext.everything(platform, version).map(\.essence)
      .filter { seen.insert($0).inserted }
  }

  @Test(arguments: [
    (ModelPlatform.macOS, Version(10, 10)), (.tvOS, Version(9)), (.watchOS, Version(2)),
  ])
  func findsWhatEachContextHasByItself(platform: ModelPlatform, version: Version) throws {
    let contexts = Self.contexts(platform, version)
    let family = ModelFamilyExploration(contexts)
    #expect(family.flaws == [])
    #expect(family.failures.map { "\($0)" } == [])
    let apart = Set(ModelInvariants.liveness.map(\.id) + ModelInvariants.outside)
    for context in [contexts.first, contexts.last].compactMap({ $0 }) {
      let alone = ModelExploration(context, parts: [.everything])
      let places = WatchedPlacesSurvey.of(context)
      let member = try #require(family.members[ModelChoices(context)])
      #expect(member.states == alone.states - (places?.states ?? 0), "\(context.name)")
      #expect(
        member.transitions == alone.transitions - (places?.transitions ?? 0), "\(context.name)")
      #expect(member.exercised == alone.exercised.subtracting(apart), "\(context.name)")
      #expect(member.states > 0)
    }
  }

  @Test func keepsTheChoicesOfAContext() throws {
    for (platform, version) in ModelExplore.places {
      let place = try #require(ModelContext(platform, version, keys: []))
      let contexts = Self.contexts(platform, version)
      #expect(contexts.map { ModelChoices($0).context(at: place.essence) } == contexts)
      #expect(Set(contexts.map { ModelChoices($0) }).count == contexts.count)
    }
  }

  /// Noise in what an invariant does not read makes no difference to it.
  @Test func readsOnlyTheVariablesThatAnInvariantNames() throws {
    var random = SystemRandomNumberGenerator()
    let model = try ModelExplorationTests.context("iOS 18.0", Keys.all)
    let context = ModelSystem.Context(model: model, aspect: .everything)
    for invariant in ModelInvariants.safety {
      for _ in 0..<300 {
        let (before, after) = (
          UInt64.random(in: 0 ... .max, using: &random),
          UInt64.random(in: 0 ... .max, using: &random)
        )
        let noise = UInt64.random(in: 0 ... .max, using: &random) & ~invariant.reads.rawValue
        let event = try #require(
          ModelEvent.all.filter(invariant.concerns).randomElement(using: &random))
        let output = ModelOutput(
          prompt: ModelPrompt.allCases.randomElement(using: &random) ?? .none,
          callback: ModelStatus.allCases.randomElement(using: &random),
          delivery: ModelDelivery.allCases.randomElement(using: &random))
        func answers(_ noise: UInt64) -> [Bool] {
          let states = [before, after].map { ModelState(bits: $0 ^ noise) }
          switch invariant.kind {
          case .states(let when, let holds):
            return [when(states[0], model), holds(states[0], model)]
          case .steps(let when, let holds):
            let view = StepView<ModelSystem>(
              before: states[0], event: event, after: states[1], output: output, context: context)
            return [when(view), holds(view)]
          }
        }
        #expect(answers(0) == answers(noise), "\(invariant.id)")
      }
    }
  }
}
