import LockbBase
import LockbIndex
import LockbKnowledge
import Testing

@Suite struct LookupTests {
  private let library: DoorLibrary
  private let reader: KnowledgeReader

  init() throws {
    library = try DoorLibrary.written()
    reader = try KnowledgeReader(path: library.path)
  }

  /// The id that a name leads to, or the reason why it leads nowhere.
  private func target(_ name: String, _ language: Language? = nil) throws -> String {
    switch try reader.lookup(name, preferring: language) {
    case .entity(let entity): entity.id
    case .document(let document): document.id.description
    case .section(let document, let index): "\(document.id)#\(document.sections[index].anchor)"
    case .several(let candidates): "several: \(candidates.map(\.id))"
    case .nothing(let similar): "nothing: \(similar.map(\.id))"
    }
  }

  @Test(arguments: [
    ("api/Door.open()", "api/Door.open()"), ("Door.open", "api/Door.open()"),
    ("DOOR", "api/Door"), ("ajar", "term/half-open"), ("반쯤 열림", "term/half-open"),
    ("guides/opening", "guides/opening@en"), ("guides/opening@ko", "guides/opening@ko"),
    ("guides/opening@ko#hinge", "guides/opening@ko#hinge"),
    ("guides/opening#key", "guides/opening@en#key"), ("문 열기", "guides/opening@ko"),
    ("Opening a door", "guides/opening@en"), ("visitors", "visitors@en"),
    ("DoorUsage", "key/DoorUsageDescription"), ("visit", "visitors@en"),
    ("doorusagedescripton", "nothing: [\"key/DoorUsageDescription\"]"),
    ("반쯤 열닙", "nothing: [\"term/half-open\"]"), ("zzzzzz", "nothing: []"), ("", "nothing: []"),
  ])
  func leadsToOneThing(_ name: String, _ id: String) throws {
    #expect(try target(name) == id)
  }

  @Test func prefersTheLanguageAskedFor() throws {
    #expect(try target("guides/opening", .korean) == "guides/opening@ko")
    #expect(try target("visitors", .korean) == "visitors@en")
  }

  @Test func listsWhatAnAmbiguousBeginningMayMean() throws {
    guard case .several(let candidates) = try reader.lookup("do") else {
      Issue.record("several names begin with it")
      return
    }
    #expect(candidates.first?.id == "api/Door")
    #expect(candidates.contains { $0.id == "key/DoorUsageDescription" })
  }
}
