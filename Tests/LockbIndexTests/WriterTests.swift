import Foundation
import LockbIndex
import LockbKnowledge
import Testing

@Suite struct WriterTests {
  @Test func writesTheSameBytesWhateverTheOrder() throws {
    let documents = DoorLibrary.documents(DoorLibrary.texts)
    let first = try DoorLibrary()
    let second = try DoorLibrary()
    try first.write(documents)
    try second.write(documents.reversed())
    // The list of files is written as it is given.
    try IndexWriter(path: second.path).write(
      KnowledgeBase(vocabulary: .doors, documents: documents.reversed()),
      files: DoorLibrary.files(documents), stamp: DoorLibrary.stamp)
    #expect(try first.bytes() == second.bytes())
  }

  @Test func updatesToTheSameAnswersAsWritingAnew() throws {
    var texts = DoorLibrary.texts
    let updated = try DoorLibrary.written(texts)
    texts["guides/closing.ko.md"] = "# 문 닫기\n\n빗장을 걸고 초인종을 끕니다.\n"
    texts["guides/closing.en.md"] = nil
    texts["windows.en.md"] = "# Windows\n\nA window is no door.\n"
    texts["visitors.en.md"] = nil
    let documents = DoorLibrary.documents(texts)
    let fresh = try DoorLibrary.written(texts)
    let written = try IndexWriter(path: updated.path).update {
      IndexUpdate(
        removing: ["guides/closing", "visitors", "unheard-of"],
        adding: documents.filter { ["guides/closing", "windows"].contains($0.id.topic) },
        files: DoorLibrary.files(documents), stamp: DoorLibrary.stamp)
    }
    let change = try #require(written)
    #expect(change.removed == 3)
    #expect(change.written == 2)
    #expect(change.information.documents == documents.count)
    let readers = try [KnowledgeReader(path: updated.path), KnowledgeReader(path: fresh.path)]
    #expect(try readers[0].information().contentDigest == readers[1].information().contentDigest)
    #expect(try readers[0].documents() == readers[1].documents())
    #expect(try readers[0].integrityProblems() == [])
    for query in ["door", "빗장", "초인종을", "window", "visitors", "half open", "porter", "경보"] {
      let answers = try readers.map { try Searcher($0).search(SearchRequest(query)) }
      #expect(answers[0] == answers[1], "\(query)")
    }
  }

  @Test func keepsTheOldFileWhenAWriterIsKilled() throws {
    let library = try DoorLibrary.written()
    let before = try library.bytes()
    // What a killed writer leaves: half a replacement, and the lock file without its lock.
    try Data(before.prefix(9_000)).write(to: URL(fileURLWithPath: library.path + ".new"))
    #expect(try library.search("handle").total > 0)
    try library.write(DoorLibrary.documents(DoorLibrary.texts))
    #expect(try library.bytes() == before)
    #expect(!FileManager.default.fileExists(atPath: library.path + ".new"))
  }

  @Test func serializesWritersAndNeverShowsAPart() async throws {
    let library = try DoorLibrary.written()
    let small = DoorLibrary.documents(["visitors.en.md": "# Visitors\n\nThe bell.\n"])
    let all = DoorLibrary.documents(DoorLibrary.texts)
    let path = library.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<6 {
        group.addTask {
          let documents = number % 2 == 0 ? small : all
          try IndexWriter(path: path).write(
            KnowledgeBase(vocabulary: .doors, documents: documents),
            files: DoorLibrary.files(documents), stamp: DoorLibrary.stamp)
        }
        group.addTask {
          for _ in 0..<10 {
            let count = try KnowledgeReader(path: path).information().documents
            #expect(count == 1 || count == 5)
            #expect(try Searcher(path: path).search(SearchRequest("visitors")).total > 0)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try KnowledgeReader(path: path).integrityProblems() == [])
  }

  @Test func keepsReadingTheFileThatWasOpened() throws {
    let library = try DoorLibrary.written()
    let searcher = try Searcher(path: library.path)
    try library.write(DoorLibrary.documents(["visitors.en.md": "# Visitors\n\nThe bell.\n"]))
    #expect(try searcher.search(SearchRequest("hinge")).total > 0)
    #expect(try library.search("hinge").total == 0)
  }

  @Test func readsFromAFolderThatCannotBeWritten() throws {
    let library = try DoorLibrary.written()
    let manager = FileManager.default
    try manager.removeItem(atPath: library.path + ".lock")
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: library.path)
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: library.folder)
    #expect(try library.search("handle").total > 0)
    #expect(try KnowledgeReader(path: library.path).integrityProblems() == [])
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: library.folder)
    #expect(try manager.contentsOfDirectory(atPath: library.folder) == ["kb.sqlite"])
  }

  @Test func createsTheFolder() throws {
    let library = try DoorLibrary()
    let path = library.folder + "/a/b/kb.sqlite"
    try IndexWriter(path: path).write(
      KnowledgeBase(vocabulary: .empty, documents: []), files: [], stamp: DoorLibrary.stamp)
    #expect(try Searcher(path: path).search(SearchRequest("door")).tier == .none)
    #expect(try KnowledgeReader(path: path).information().documents == 0)
  }

  @Test func reportsWhatCannotBeWritten() throws {
    let library = try DoorLibrary()
    let blocked = library.folder + "/file/kb.sqlite"
    try Data().write(to: URL(fileURLWithPath: library.folder + "/file"))
    #expect {
      try IndexWriter(path: blocked).write(
        KnowledgeBase(vocabulary: .empty, documents: []), files: [], stamp: DoorLibrary.stamp)
    } throws: { error in
      guard case IndexError.unwritable = error else { return false }
      return true
    }
  }

  @Test func takesTextsOfAnyKind() throws {
    let texts = [
      "a.en.md": "# \u{0}Nul \u{1F} unit\n\n\u{0} \u{1F600} e\u{301}clair 각\n",
      "b.ko.md": "", "c.en.md": "# " + String(repeating: "long ", count: 20_000),
      "d.en.md": "```\n" + String(repeating: "x", count: 100_000) + "\n```\n",
    ]
    let library = try DoorLibrary.written(texts)
    #expect(try KnowledgeReader(path: library.path).integrityProblems() == [])
    #expect(try library.search("éclair").results.first?.id.hasPrefix("a@en") == true)
    let documents = DoorLibrary.documents(texts)
    try IndexWriter(path: library.path).update {
      IndexUpdate(
        removing: ["a", "b", "c", "d"], adding: documents, files: [], stamp: DoorLibrary.stamp)
    }
    #expect(try KnowledgeReader(path: library.path).integrityProblems() == [])
  }

  /// A valid journal that says that the file had one page.
  @Test func rollsBackNoJournalOfAnEarlierCopy() throws {
    let library = try DoorLibrary.written()
    var journal: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    for number: UInt32 in [0, 0, 1, 512, 4096] {
      journal += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    journal += Array(repeating: 0, count: 512 - journal.count)
    try Data(journal).write(to: URL(fileURLWithPath: library.path + ".new-journal"))
    let documents = DoorLibrary.documents(DoorLibrary.texts)
    try IndexWriter(path: library.path).update {
      IndexUpdate(
        removing: [], adding: [], files: DoorLibrary.files(documents), stamp: DoorLibrary.stamp)
    }
    #expect(try library.search("handle").total > 0)
  }
}
