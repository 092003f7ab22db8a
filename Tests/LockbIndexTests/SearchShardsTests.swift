import LockbKnowledge
import Testing

@testable import LockbIndex

/// Shards of a site that changes a little at a time.
struct SearchShardsTests {
  /// What differs from the library that the others are compared with.
  enum Edit: CaseIterable {
    case nothing, word, longerText, heading, document, fewerDocuments
  }

  @Test(arguments: Edit.allCases)
  func makesNoMoreThanDiffers(_ edit: Edit) {
    var texts = Self.texts
    let path = "guides/topic-7.en.md"
    switch edit {
    case .nothing: break
    case .word: texts[path]? += "\nThe lever is rusty. 손잡이가 녹슬었다.\n"
    case .longerText: texts[path]? += String(repeating: "\nA door that opens twice.\n", count: 40)
    case .heading: texts[path]? += "\n## One more way\n\nPush it.\n"
    case .document: texts["guides/topic-a.en.md"] = "# First of all\n\nKnock on the door.\n"
    case .fewerDocuments: texts[path] = nil
    }
    let before = Self.shards(Self.texts)
    let whole = Self.shards(texts)
    let update = Self.shards(texts, since: before.marks)
    #expect(update.marks == whole.marks)
    let made = Dictionary(uniqueKeysWithValues: update.files.map { ($0.path, $0.bytes) })
    let known = Dictionary(uniqueKeysWithValues: before.files.map { ($0.path, $0.bytes) })
    for file in whole.files {
      let isRight = (made[file.path] ?? known[file.path]) == file.bytes
      #expect(isRight, "\(file.path)")
    }
    if edit == .nothing { #expect(update.files.isEmpty) }
    if edit == .word { #expect(update.files.count < whole.files.count) }
  }

  private static func shards(
    _ texts: [String: String], since known: [String: UInt64] = [:]
  ) -> SearchShards {
    let knowledge = KnowledgeBase(vocabulary: .doors, documents: DoorLibrary.documents(texts))
    return SearchShards(
      knowledge, SearchRecords(knowledge), pages: 40, isKnown: { known[$0] == $1 },
      documentPath: { $0 }, cardPath: { $0 })
  }

  /// Forty documents, each with words of its own.
  private static let texts: [String: String] = {
    var texts = DoorLibrary.texts
    for number in 0..<40 {
      let isKorean = number % 2 == 0
      let words = (0..<60).map { place in
        let word = (number * 7 + place * 13) % 97
        return isKorean ? "문고리\(word)를 \(word)번" : "hinge\(word) turning bolt\(word * number)"
      }
      texts["guides/topic-\(number).\(isKorean ? "ko" : "en").md"] = """
        # \(isKorean ? "문" : "Door") \(number)

        \(words.prefix(30).joined(separator: " ")).

        ## \(isKorean ? "여는 법" : "How to open it")

        \(words.dropFirst(30).joined(separator: " ")).
        """
    }
    return texts
  }()
}
