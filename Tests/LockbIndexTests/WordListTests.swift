import Testing

@testable import LockbIndex

@Suite struct WordListTests {
  private func columns(_ words: String) -> SearchColumns {
    var columns = SearchColumns()
    columns.body = Array((words + " ").utf8)
    return columns
  }

  private func words(_ list: WordList) -> [String] {
    String(decoding: list.blob(), as: UTF8.self).split(separator: " ").map(String.init)
  }

  @Test func keepsEachWordOnceInByteOrder() {
    var list = WordList()
    list.add(columns("hinge door 문 door bolt 경첩 hinge"))
    #expect(words(list) == ["bolt", "door", "hinge", "경첩", "문"])
  }

  @Test func mergesNewWordsIntoAStoredList() {
    var list = WordList()
    list.add(columns("bolt door hinge"))
    var stored = WordList(list.blob())
    #expect(stored.blob() == list.blob())
    stored.add(columns("alarm door guard zip"))
    #expect(words(stored) == ["alarm", "bolt", "door", "guard", "hinge", "zip"])
  }

  @Test func growsPastItsFirstSize() {
    let many = (0..<80_000).map { "w\($0)" }
    var list = WordList(Array("w7 w70 ".utf8))
    list.add(columns(many.joined(separator: " ")))
    #expect(words(list) == many.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func leavesOutWordsOfUnusualLength() {
    var list = WordList()
    list.add(columns(String(repeating: "x", count: 97) + " y"))
    #expect(words(list) == ["y"])
  }
}
