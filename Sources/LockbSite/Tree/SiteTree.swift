/// A whole site: what it consists of, and what building it came across.
public struct SiteTree: Sendable {
  /// A link or anchor of a page that leads nowhere.
  public struct BrokenLink: Hashable, Sendable {
    /// The page's file.
    public var page: String
    /// The address as it stands in the page.
    public var address: String
  }

  /// The files that nobody took as they were made, by path in byte order.
  public let files: [SiteFile]
  /// The paths of all files, in byte order.
  public let paths: [String]
  /// How many of them are pages.
  public let pageCount: Int
  /// What documents hold and pages do not show.
  public let refusals: [Refusal]
  /// Links that lead nowhere; a site with any is not to be published.
  public let brokenLinks: [BrokenLink]
  /// What each document with a page adds to files that all share, by id.
  public let shares: [DocumentShare]

  /// Puts parts together and follows their links.
  ///
  /// - Parameters:
  ///   - others: The paths of files of the site that are not here and have not changed.
  ///   - page: A page that somebody took, once more.
  init(
    _ parts: [SitePart], shares: [DocumentShare], others: Set<String> = [],
    page: (_ path: String) -> SiteFile?
  ) {
    files = parts.flatMap(\.files).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    let marks = parts.flatMap(\.marks)
    paths = marks.map(\.path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    pageCount = paths.count { $0.hasSuffix(".html") }
    refusals = parts.flatMap(\.refusals).sorted {
      $0.path == $1.path
        ? $0.line < $1.line : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    self.shares = shares
    let check = LinkCheck(marks, others: others)
    brokenLinks = marks.filter { !check.isWhole($0) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      .compactMap { page($0.path) }.flatMap(check.brokenLinks)
  }
}
