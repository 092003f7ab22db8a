public import LockbBase
public import LockbCheck
internal import LockbKnowledge

/// Everything that a site is made of.
public struct SiteSource: Sendable {
  /// What the builder of a site chooses.
  public struct Options: Hashable, Sendable {
    /// Where the site will stand, with `/` at the end; nil where nobody knows yet.
    public var baseURL: String?
    /// Whether drafts are shown too.
    public var includesDrafts = false
    /// The address of a page's source, with `{path}` for its path; nil where there is none.
    public var editURL: String?
    /// The state of the sources, for pages that wait for the next one; nil outside the preview.
    public var state: String?

    /// The usual choices.
    public init() {}
  }

  /// The name of the site.
  public var name: Localized<String>
  /// The documents, read and judged.
  public var library: CheckLibrary
  /// What is wrong in one of them; asked for only where a page shows it.
  public var findings: @Sendable (CheckedDocument) -> [Finding]
  /// What the framework does; nil where nobody has written it down.
  public var machine: SiteMachine?
  /// The theme.
  public var theme: SiteTheme
  /// Files that documents show, by their path in the content.
  public var images: [SiteFile]
  /// Makes the files that the site's scripts load, by their path in the site, while pages are being
  /// written.
  public var makeDataFiles: @Sendable () -> [SiteFile] = { [] }
  /// What the builder chose.
  public var options: Options
  /// How many sections of a translation are in each state, by topic: of topics whose documents have
  /// no text here.
  public var translations: [String: [Int]] = [:]

  /// Assembles a source.
  public init(
    name: Localized<String>, library: CheckLibrary,
    findings: @escaping @Sendable (CheckedDocument) -> [Finding],
    machine: SiteMachine? = nil, theme: SiteTheme, images: [SiteFile] = [],
    options: Options = Options()
  ) {
    self.name = name
    self.library = library
    self.findings = findings
    self.machine = machine
    self.theme = theme
    self.images = images
    self.options = options
  }

  /// The documents that have pages, by id.
  public var shownDocuments: [CheckedDocument] {
    library.documents.filter { options.includesDrafts || !$0.document.isDraft }
  }
}
