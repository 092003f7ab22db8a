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

  /// The contexts of a place without keys and with every default.
  private static func family(_ contexts: [ModelContext]) -> ModelFamily.Context {
    var place = contexts[0]
    (place.keys, place.purposes, place.parameters) = ([], [], ModelParameters())
    return ModelFamily.Context(place: place, members: contexts)
  }

  /// Sets of states against walking state by state: counts, conditions, and what must happen.
  @Test(arguments: [
    (ModelPlatform.macOS, Version(10, 10)), (.tvOS, Version(9)), (.watchOS, Version(2)),
  ])
  func findsWhatEachContextHasByItself(platform: ModelPlatform, version: Version) throws {
    let contexts = Self.contexts(platform, version)
    let found = ModelFamilyExploration(contexts)
    #expect(found.flaws == [])
    #expect(found.failures.map { "\($0)" } == [])
    for context in [contexts.first, contexts.last].compactMap({ $0 }) {
      let space = StateSpace(exploring: ModelFamily.shared, in: Self.family([context]))
      let places = WatchedPlacesSurvey.of(context)
      let member = try #require(found.members[ModelChoices(context)])
      #expect(space.flaws.isEmpty)
      #expect(member.states == space.stateCount + (places?.states ?? 0), "\(context.name)")
      #expect(
        member.transitions == space.transitionCount + (places?.transitions ?? 0),
        "\(context.name)")
      var exercised: Set<String> = places?.isExercised == true ? ["I25"] : []
      for property in ModelInvariants.liveness {
        let claim = Property(
          property.id,
          .leadsTo(from: property.from, to: property.to, fairness: property.fairness))
        let verdict = space.check(claim)
        #expect(!verdict.isFailure, "\(context.name) \(property.id)")
        if verdict == .holds(witness: nil) { exercised.insert(property.id) }
      }
      exercised.formUnion(try Self.conditions(space, context))
      #expect(member.exercised == exercised, "\(context.name)")
      #expect(member.states > 0)
    }
  }

  /// The invariants whose condition comes true in some state or step; none may be broken.
  private static func conditions(
    _ space: StateSpace<ModelFamily>, _ context: ModelContext
  ) throws -> Set<String> {
    let situation = ModelSystem.Context(model: context, aspect: .everything)
    let here = ModelInvariants.safety.filter {
      $0.platforms.contains(PlatformSet(context.platform))
    }
    var exercised: Set<String> = []
    let events = space.machine.events
    let table = ModelVariantTable()
    for (number, state) in space.states.map(\.state).enumerated() {
      for invariant in here {
        guard case .states(let when, let holds) = invariant.kind, when(state, context) else {
          continue
        }
        exercised.insert(invariant.id)
        #expect(holds(state, context), "\(invariant.id)")
      }
      for (position, event) in events.enumerated()
      where space.packed.targets[number * events.count + position] != PackedSpace.none {
        let outcome = try #require(table.outcome(of: event, in: state, context))
        let view = StepView<ModelSystem>(
          before: state, event: event, after: outcome.after, output: outcome.output,
          context: situation)
        for invariant in here where invariant.concerns(event) {
          guard case .steps(let when, let holds) = invariant.kind, when(view) else { continue }
          exercised.insert(invariant.id)
          #expect(holds(view), "\(invariant.id)")
        }
      }
    }
    return exercised
  }

  /// What the rules ask of the sessions held.
  private struct SessionAnswers: Hashable {
    let isHeld, holdsWhenInUse, holdsAlways, holdsEffectiveAlways: Bool

    init(_ state: ModelState) {
      isHeld = state.sessionCount > 0
      holdsWhenInUse = state.holds(.whenInUse)
      holdsAlways = state.holds(.always)
      holdsEffectiveAlways = state.holds(.always, effective: true)
    }
  }

  /// Everything else a state can be, beside each answer to what the rules ask of the sessions, is
  /// there with two sessions already.
  @Test(arguments: ["visionOS 2.0", "watchOS 11.0"])
  func needsNoMoreThanTwoSessions(place: String) throws {
    let context = try ModelExplorationTests.context(place, [Keys.whenInUse, Keys.always]).essence
    let sessions = ModelFamily.bits(.sessions)
    let counts = [2, 3].map { bound in
      let family = ModelFamily(sessionBound: bound)
      var space = SymbolicSpace(
        exploring: family, in: Self.family([context]), index: family.index)
      let stacks = Dictionary(grouping: space.values(in: sessions)) {
        SessionAnswers(ModelFamily.State(bits: $0).state)
      }
      return stacks.mapValues {
        space.valueCount(in: ~sessions, where: sessions, isOneOf: $0)
      }
    }
    #expect(counts[0].count > 3)
    #expect(counts[0] == counts[1])
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
