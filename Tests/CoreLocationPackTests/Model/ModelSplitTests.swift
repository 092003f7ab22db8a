import LockbBase
import Testing

@testable import CoreLocationPack

/// What is walked in parts and what as a whole.
@Suite struct ModelSplitTests {
  @Test func putsEveryEventIntoSomePart() {
    #expect(ModelAspect.everything.events == ModelEvent.all)
    let together = Set(ModelAspect.parts.flatMap(\.events))
    #expect(together.count == ModelEvent.all.count)
  }

  @Test func multipliesThePartsOnlyWhereTheyAreFew() throws {
    let context = try #require(ModelContext(.iOS, Version(18), keys: ModelExplore.keySets[0]))
    #expect(context.parts == ModelAspect.parts)
    let early = try #require(ModelContext(.iOS, Version(13), keys: ModelExplore.keySets[0]))
    #expect(early.parts == [.everything])
  }

  /// What is heard and delivered decides about nothing else; so it could be explored by itself.
  @Test func letsNothingDependOnWhatIsOnlyHeardOrDelivered() {
    let leaves = ModelVariables(.manager, .callbackPending, .updateQueued)
    for rule in ModelTable.rules {
      #expect(rule.reads.isDisjoint(with: leaves), "\(rule.id)")
      for event in rule.events {
        for flow in rule.flows(on: event) where !flow.reads.isDisjoint(with: leaves) {
          #expect(flow.writes.isSubset(of: leaves), "\(rule.id) \(event.name)")
        }
      }
    }
  }
}
