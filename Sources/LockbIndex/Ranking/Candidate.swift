/// An entity or a document that has words of the query, before its text is read.
struct Candidate {
  /// The document's id, or minus the entry of an entity.
  var owner: Int
  /// Its best entries, the best first: sections of a document, or the entity itself.
  var entries: [Int]
  /// The number of its entries that have some required word.
  var entryCount: Int
  /// Which groups any of its entries has, a bit each.
  var groups: UInt32
  /// Which groups its best entry has, the document's title included.
  var bestGroups: UInt32
  /// How well its best entry fits, as far as can be told without reading.
  var score: Double
  /// How well all of it fits, section by section.
  var breadth = 0.0
  /// How many mentions are half of all that mentions can tell: more in a long document.
  var lengthShare = 1.0
  /// Whether a name inside the query is its name.
  var isCalled = false
  /// Whether a name of several words inside the query is its name.
  var isNamed = false

  /// Whether it is an entity.
  var isEntity: Bool { owner < 0 }
}
