internal import LockbBase

/// Follows every link of every page of a site, in memory.
///
/// All markup of the pages is lockb's own, so `href="`, `src="` and ` id="` can be found by bytes.
/// A page is read once and let go: marks of what links may lead to, and of where they lead, are all
/// that is kept of it. Only a page with a link to nowhere is read again, for the address.
struct LinkCheck: Sendable {
  /// Where a link leads: a file, and a place in it.
  struct Target: Hashable, Sendable {
    let file: UInt64
    let place: UInt64?
  }

  /// What is kept of a file.
  struct Marks: Sendable {
    let path: String
    fileprivate let places: [UInt64]
    fileprivate let targets: [Target]

    /// The marks of a file.
    init(_ file: SiteFile) {
      path = file.path
      guard file.path.hasSuffix(".html") else {
        places = []
        targets = []
        return
      }
      var reader = LinkReader(file.path)
      var found: Set<Target> = []
      reader.read(file.bytes) { target, _ in found.insert(target) }
      places = reader.places
      targets = Array(found)
    }
  }

  private let files: Set<UInt64>
  private let pages: Set<UInt64>
  private let places: Set<UInt64>

  /// Knows what links may lead to.
  ///
  /// - Parameter others: The paths of further files, whose ids are taken on trust.
  init(_ marks: [Marks], others: Set<String>) {
    pages = Set(marks.filter { $0.path.hasSuffix(".html") }.map { PathMark($0.path).number })
    files = Set(marks.map { PathMark($0.path).number } + others.map { PathMark($0).number })
    places = Set(marks.flatMap(\.places))
  }

  /// Whether every link of a file leads somewhere.
  func isWhole(_ marks: Marks) -> Bool { marks.targets.allSatisfy(leads) }

  /// The links of a page that lead nowhere, in their order.
  func brokenLinks(in page: SiteFile) -> [SiteTree.BrokenLink] {
    var broken: [SiteTree.BrokenLink] = []
    var reader = LinkReader(page.path)
    reader.read(page.bytes) { target, address in
      if !leads(target) {
        broken.append(
          SiteTree.BrokenLink(page: page.path, address: String(decoding: address, as: UTF8.self)))
      }
    }
    return broken
  }

  private func leads(_ target: Target) -> Bool {
    guard files.contains(target.file) else { return false }
    guard let place = target.place, pages.contains(target.file) else { return true }
    return places.contains(place)
  }
}
