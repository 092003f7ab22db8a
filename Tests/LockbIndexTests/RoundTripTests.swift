import LockbBase
import LockbIndex
import LockbKnowledge
import Testing

@Suite struct RoundTripTests {
  @Test func givesBackEveryEntity() throws {
    let library = try DoorLibrary.written()
    let reader = try KnowledgeReader(path: library.path)
    #expect(try reader.entities() == Vocabulary.doors.entities)
    #expect(try reader.entity("api/Door.open()") == Vocabulary.doors.entities[1])
    #expect(try reader.entity("api/Door") != nil)
    #expect(try reader.entity("api/door") == nil)
  }

  @Test func givesBackEveryDocument() throws {
    let documents = DoorLibrary.documents(DoorLibrary.texts)
    let library = try DoorLibrary.written()
    let reader = try KnowledgeReader(path: library.path)
    #expect(try reader.documents() == documents.map(\.id))
    for document in documents {
      let found = try #require(try reader.document(document.id))
      #expect(found.path == document.path)
      #expect(found.title == document.title)
      #expect(found.summary == document.summary)
      #expect(found.tags == document.tags)
      #expect(found.questions == document.questions)
      #expect(found.digest == document.digest)
      #expect(found.lineStarts == document.lineStarts)
      #expect(found.diagnostics == document.diagnostics)
      #expect(found.availability == document.availability)
      #expect(found.sections.count == document.sections.count)
      for (left, right) in zip(found.sections, document.sections) {
        #expect(left.anchor == right.anchor)
        #expect(left.title == right.title)
        #expect(left.path == right.path)
        #expect(left.range == right.range)
        #expect(left.line == right.line)
        #expect(left.text == right.text)
        #expect(left.codeSamples == right.codeSamples)
        #expect(left.tables == right.tables)
        #expect(left.links == right.links)
        #expect(left.mentions == right.mentions)
      }
    }
    #expect(documents.flatMap(\.sections).contains { !$0.tables.isEmpty })
    #expect(documents.flatMap(\.sections).contains { !$0.mentions.isEmpty })
  }

  @Test func tellsWhatItIsMadeOf() throws {
    let library = try DoorLibrary.written()
    let information = try KnowledgeReader(path: library.path).information()
    #expect(information.documents == 5)
    #expect(information.documentsByLanguage == [.english: 3, .korean: 2])
    #expect(information.pairs == 2)
    #expect(information.entities == Vocabulary.doors.entities.count)
    #expect(information.stamp == DoorLibrary.stamp)
    #expect(information.vocabularyDigest == Vocabulary.doors.digest.description)
    #expect(information.bytes == (try library.bytes().count))
    #expect(try KnowledgeReader(path: library.path).files().count == 5)
  }

  @Test func namesTheSectionsThatMentionAnEntityInBothLanguages() throws {
    let library = try DoorLibrary.written()
    let mentions = try KnowledgeReader(path: library.path)
      .mentions(of: "term/half-open")
    #expect(mentions.map(\.document.language) == [.english, .korean])
    #expect(mentions.allSatisfy { $0.document.topic == "guides/closing" && $0.line > 1 })
  }

  @Test(arguments: [
    "handle", "열쇠", "door", "문", "open", "porter", "경첩", "ajar", "House", "closed",
    "DoorUsageDescription",
  ])
  func opensEveryResultAgain(_ query: String) throws {
    let library = try DoorLibrary.written()
    let reader = try KnowledgeReader(path: library.path)
    let response = try Searcher(reader).search(SearchRequest(query, limit: 100))
    #expect(!response.results.isEmpty)
    for result in response.results {
      switch try reader.lookup(result.id) {
      case .entity(let entity): #expect(entity.id == result.id)
      case .document(let document):
        #expect(document.path == result.path)
        #expect(!result.id.contains("#"))
      case .section(let document, let index):
        #expect(document.path == result.path)
        #expect(document.sections[index].line == result.line)
      case .several, .nothing: Issue.record("\(result.id) leads nowhere")
      }
      if let counterpart = result.counterpart {
        if case .nothing = try reader.lookup(counterpart.id) {
          Issue.record("\(counterpart.id) leads nowhere")
        }
      }
    }
  }
}
