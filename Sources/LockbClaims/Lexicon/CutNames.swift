internal import LockbBase

/// Names in code that a document cuts short: `openGate…`.
struct CutNames: Sendable {
  private let table: NameTable
  // In order, so that a document full of such names does not look through all of them each time.
  private let names: Once<[String]>

  /// What more names than this begin with, they hardly have in common.
  private static let most = 32

  init(_ table: NameTable) {
    self.table = table
    names = Once { table.codeNames.sorted() }
  }

  /// What all names that begin as this one have in common; empty where that is nothing, and where it is
  /// not cut short.
  func senses(of name: String) -> [String] {
    guard let stop = ["…", "..."].first(where: name.ends(with:)) else { return [] }
    let start = String(name.dropLast(stop.count))
    guard start.count > 2 else { return [] }
    let names = names.value
    var (lower, upper) = (0, names.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if names[middle] < start { lower = middle + 1 } else { upper = middle }
    }
    let found = names[lower...].prefix(Self.most + 1).prefix { $0.begins(with: start) }
      .compactMap(table.senses(ofCode:))
    guard let first = found.first, found.count <= Self.most else { return [] }
    return first.filter { sense in found.allSatisfy { $0.contains(sense) } }
  }
}
