/// A whole site in memory: what it consists of, and what building it came across.
public struct SiteTree: Sendable {
  /// A link or anchor of a page that leads nowhere.
  public struct BrokenLink: Hashable, Sendable {
    /// The page's file.
    public var page: String
    /// The address as it stands in the page.
    public var address: String
  }

  /// The files, by path in byte order.
  public let files: [SiteFile]
  /// How many of them are pages.
  public let pageCount: Int
  /// What documents hold and pages do not show.
  public let refusals: [Refusal]
  /// Links that lead nowhere; a site with any is not to be published.
  public let brokenLinks: [BrokenLink]

  /// Puts files in order and follows their links.
  init(files: [SiteFile], refusals: [Refusal]) {
    let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.files = sorted
    pageCount = sorted.count { $0.path.hasSuffix(".html") }
    self.refusals = refusals
    brokenLinks = LinkCheck.brokenLinks(in: sorted)
  }
}
