import CoreLocationPack
import LockbBase
import LockbKnowledge
import LockbPack
import Testing

/// Every entity of the pack, and the way to one by its id.
let entities = CoreLocationPack.pack.vocabulary.entities

/// The entity with an id.
func entity(_ id: String) throws -> Entity {
  try #require(entities.first { $0.id == id }, "no entity \(id)")
}

@Suite struct CatalogueTests {
  @Test(arguments: ExpectedRows.symbols.keys.sorted())
  func holdsEverySymbolOfASection(section: String) throws {
    let expected = try #require(ExpectedRows.symbols[section]).split(separator: "\n")
    let found = entities.filter { $0.kind == .api && $0.sources.first == "facts \(section)" }
    #expect(found.map(\.id) == expected.map { "api/\($0)" })
  }

  @Test func countsTheEntitiesOfEachKind() {
    let counts = EntityKind.allCases.map { kind in entities.filter { $0.kind == kind }.count }
    #expect(counts == [147, 15, 5, 10, 11, 29, 61])
  }

  @Test func listsEveryKeyStatusPlatformServiceAndRule() {
    let names = entities.filter { ![.api, .term].contains($0.kind) }.map(\.id)
    #expect(names == ExpectedRows.cards.split(separator: "\n").map(String.init))
  }

  @Test func givesEveryEntityAnIdOfItsOwn() {
    #expect(Set(entities.map(\.id)).count == entities.count)
    for entity in entities {
      #expect(entity.id.hasPrefix("\(entity.kind.rawValue)/"))
      #expect(!entity.id.contains(" "), "\(entity.id)")
    }
  }

  @Test func pointsOnlyAtEntitiesThatExist() {
    let ids = Set(entities.map(\.id))
    for entity in entities {
      for relation in entity.relations {
        #expect(ids.contains(relation.target), "\(entity.id) \(relation.kind) \(relation.target)")
        #expect(relation.target != entity.id, "\(entity.id) points at itself")
        let prefix = [Relation.Kind.needs: "key/", .reports: "status/"][relation.kind]
        #expect(relation.target.hasPrefix(prefix ?? ""), "\(entity.id) \(relation.kind)")
      }
      #expect(Set(entity.relations.map(\.target)).count == entity.relations.count, "\(entity.id)")
    }
  }

  @Test func reachesEveryKeyAndStatusFromASymbol() {
    let targets = Set(
      entities.filter { $0.kind == .api }.flatMap { $0.relations.map(\.target) })
    let reached = entities.filter { [.key, .status].contains($0.kind) && targets.contains($0.id) }
    #expect(reached.filter { $0.kind == .status }.count == 5)
    #expect(reached.filter { $0.kind == .key }.count >= 10)
  }

  @Test func joinsEveryStatusToItsCase() throws {
    for status in entities where status.kind == .status {
      let symbol = "api/CLAuthorizationStatus.\(status.name.english)"
      #expect(status.relations.contains(Relation(.related, symbol)))
      #expect(try entity(symbol).relations.contains(Relation(.related, status.id)))
      #expect(try entity(symbol).availability == status.availability)
    }
  }

  @Test func namesASourceOfEveryEntity() {
    for entity in entities {
      #expect(entity.sources.count > 1, "\(entity.id)")
      #expect(Set(entity.sources).count == entity.sources.count, "\(entity.id)")
    }
  }

  @Test func suppliesTheVocabularyThroughThePack() {
    #expect(CoreLocationPack.pack.id == "core-location")
    #expect(CoreLocationPack.pack.name[.korean] == "Core Location")
  }
}
