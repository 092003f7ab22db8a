import Foundation
import GRDB
import LockbIndex
import Testing

@Suite struct FaultTests {
  /// Does everything that reads, and tells whether an `IndexError` came out of it.
  private func useAll(_ path: String) -> IndexError? {
    do throws(IndexError) {
      let reader = try KnowledgeReader(path: path)
      _ = try reader.information()
      _ = try reader.entities()
      for id in try reader.documents() { _ = try reader.document(id) }
      let searcher = Searcher(reader)
      for query in ["door", "열쇠를", "hinje", "ㅇㅅ", "porter lets them in", "Door.open()"] {
        _ = try searcher.search(SearchRequest(query))
      }
      _ = try reader.lookup("gaurd")
      return nil
    } catch {
      return error
    }
  }

  @Test func reportsAMissingFile() throws {
    let library = try DoorLibrary()
    #expect(throws: IndexError.missing(path: library.path)) { try Searcher(path: library.path) }
    #expect(throws: IndexError.missing(path: library.path)) {
      try IndexWriter(path: library.path).update {
        IndexUpdate(removing: [], adding: [], files: [], stamp: DoorLibrary.stamp)
      }
    }
  }

  @Test func reportsFilesOfOtherPrograms() throws {
    let library = try DoorLibrary()
    for content in [
      "a picture", "SQLite format 4\0 and more", String(repeating: "\0", count: 4096),
    ] {
      try Data(content.utf8).write(to: URL(fileURLWithPath: library.path))
      #expect(throws: IndexError.foreign(path: library.path)) { try Searcher(path: library.path) }
    }
  }

  @Test func reportsAFolderAndAnEmptyFile() throws {
    let library = try DoorLibrary()
    guard case .unreadable = useAll(library.folder) else {
      Issue.record("a folder is no knowledge base")
      return
    }
    try Data().write(to: URL(fileURLWithPath: library.path))
    guard case .damaged = useAll(library.path) else {
      Issue.record("an empty file is no knowledge base")
      return
    }
  }

  @Test func reportsOtherReleases() throws {
    let library = try DoorLibrary.written()
    let bytes = try library.bytes()
    for (difference, code) in [(1, "knowledge-base-newer"), (-1, "knowledge-base-outdated")] {
      var other = bytes
      other[63] = UInt8(Int(bytes[63]) + difference)
      try Data(other).write(to: URL(fileURLWithPath: library.path))
      #expect(useAll(library.path)?.code == code, "the version in the header counts")
    }
    for (makers, code) in [
      ("reading 999, analysis 1", "knowledge-base-newer"),
      ("reading 1, analysis 999", "knowledge-base-newer"),
      ("reading 1, analysis 1", "knowledge-base-outdated"), ("", "knowledge-base-outdated"),
    ] {
      try Data(bytes).write(to: URL(fileURLWithPath: library.path))
      let queue = try DatabaseQueue(path: library.path)
      try queue.write {
        try $0.execute(sql: "UPDATE meta SET value = ? WHERE key = 'made_by'", arguments: [makers])
      }
      try queue.close()
      #expect(useAll(library.path)?.code == code, "what its maker says counts: \(makers)")
    }
  }

  @Test func reportsFilesThatAreCutAtAnyPage() throws {
    let library = try DoorLibrary.written()
    let bytes = try library.bytes()
    for length in Array(stride(from: 4096, to: bytes.count, by: 4096)) + [1, 50, 99, 100, 5000] {
      try Data(bytes.prefix(length)).write(to: URL(fileURLWithPath: library.path))
      guard case .damaged = useAll(library.path) else {
        Issue.record("\(length) of \(bytes.count) bytes pass for a knowledge base")
        return
      }
    }
  }

  @Test func survivesFlippedBytesAnywhere() throws {
    let library = try DoorLibrary.written()
    let bytes = try library.bytes()
    var errors = 0
    for offset in stride(from: 0, to: bytes.count, by: 1499) {
      var broken = bytes
      broken[offset] ^= 0xFF
      try Data(broken).write(to: URL(fileURLWithPath: library.path))
      if useAll(library.path) != nil { errors += 1 }
    }
    #expect(errors > 0)
  }

  /// A bit that flips in the header of a record makes its column NULL.
  @Test func reportsAValueThatIsMissing() throws {
    let library = try DoorLibrary.written()
    let bytes = try library.bytes()
    let queue = try DatabaseQueue(path: library.path)
    let columns = try queue.read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT m.name, c.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c
          WHERE m.type = 'table' AND c.pk = 0 AND m.sql LIKE 'CREATE TABLE%'
            AND m.name <> 'meta' AND m.name NOT LIKE 'search%'
          """
      ).map { (table: $0[0] as String, column: $0[1] as String) }
    }
    try queue.close()
    var reported: Set<String> = []
    for (table, column) in columns {
      try Data(bytes).write(to: URL(fileURLWithPath: library.path))
      let queue = try DatabaseQueue(path: library.path)
      try queue.write {
        try $0.execute(sql: "UPDATE OR IGNORE \"\(table)\" SET \"\(column)\" = NULL")
      }
      try queue.close()
      guard let error = useAll(library.path) else { continue }
      guard case .damaged(_, let reason) = error else {
        Issue.record("\(table).\(column): \(error)")
        continue
      }
      #expect(!reason.contains("\n"))
      reported.insert("\(table).\(column)")
    }
    #expect(reported.isSuperset(of: ["document.draft", "section.title", "entity.name_en"]))
    #expect(reported.count > 20)
  }

  @Test func findsDamageThatNoQueryNotices() throws {
    let library = try DoorLibrary.written()
    #expect(try KnowledgeReader(path: library.path).integrityProblems() == [])
    var bytes = try library.bytes()
    let text = Array("squeaking hinge wakes".utf8)
    let place = try #require(
      bytes.indices.first { bytes[$0...].prefix(text.count).elementsEqual(text) })
    bytes[place] = UInt8(ascii: "S")
    try Data(bytes).write(to: URL(fileURLWithPath: library.path))
    let problems = try KnowledgeReader(path: library.path).integrityProblems()
    #expect(problems.count == 1)
    #expect(problems.first?.contains("guides/opening.en.md") == true)
  }

  @Test func saysInOneLineWhatIsWrong() {
    let errors: [IndexError] = [
      .missing(path: "kb"), .unreadable(path: "kb", reason: "no"), .foreign(path: "kb"),
      .damaged(path: "kb", reason: "no"), .outdated(path: "kb", found: "1", expected: "2"),
      .newer(path: "kb", found: "3", expected: "2"),
      .busy(path: "kb"), .unwritable(path: "kb", step: "write", reason: "no"),
    ]
    for error in errors {
      let line = error.description
      #expect(line.contains("kb") && !line.contains("\n") && !line.hasSuffix("."))
    }
    #expect(Set(errors.map(\.code)).count == errors.count)
  }

  @Test func refusesAFileThatAsksForALogBesideIt() throws {
    let library = try DoorLibrary.written()
    var bytes = try library.bytes()
    bytes.replaceSubrange(18...19, with: [2, 2])
    try Data(bytes).write(to: URL(fileURLWithPath: library.path))
    #expect {
      _ = try Searcher(path: library.path).search(SearchRequest("handle"))
    } throws: {
      if case .damaged? = $0 as? IndexError { true } else { false }
    }
    #expect(!FileManager.default.fileExists(atPath: library.path + "-wal"))
  }
}
