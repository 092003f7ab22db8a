internal import LockbReference

/// Something that must hold of every reachable state, or of every step.
struct ModelInvariant: Sendable {
  /// What it speaks of.
  enum Kind: Sendable {
    case states(
      when: @Sendable (ModelState, ModelContext) -> Bool,
      holds: @Sendable (ModelState, ModelContext) -> Bool)
    case steps(
      when: @Sendable (StepView<ModelSystem>) -> Bool,
      holds: @Sendable (StepView<ModelSystem>) -> Bool)
  }

  /// The id in section 10 of the facts, with a suffix for a part of it.
  let id: String
  /// The variables that its condition and its promise read, before a step or after it; a test
  /// changes all others.
  let reads: ModelVariables
  /// The variables that it compares before and after a step.
  var compared: ModelVariables = []
  /// What of the context it reads, apart from whether airplane mode denies.
  var choices: ModelChoices = []
  /// The platforms it speaks of.
  let platforms: PlatformSet
  let kind: Kind
  /// Whether it speaks of steps by an event.
  var concerns: @Sendable (ModelEvent) -> Bool = { _ in true }

  /// What it speaks of, apart from its condition.
  var needs: [ModelNeed] {
    let named = ModelPlatform.allCases.filter { platforms.contains(PlatformSet($0)) }
    let isGeneral = named.count == ModelPlatform.allCases.count
    return (isGeneral ? [] : [.platforms(named)]) + ModelNeed.needs(of: id)
  }
}
