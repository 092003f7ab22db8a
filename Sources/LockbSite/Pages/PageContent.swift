public import LockbBase

/// A page before the frame of the theme is put around it.
public struct PageContent: Sendable {
  /// One line of the table of contents.
  public struct ContentsEntry: Hashable, Sendable {
    /// The id of the element it leads to.
    public var id: String
    /// The level of the heading, from 2.
    public var level: Int
    /// The heading's text.
    public var title: String

    /// A line.
    public init(id: String, level: Int, title: String) {
      self.id = id
      self.level = level
      self.title = title
    }
  }

  /// A step of the way from the home page, with its address where it has one.
  public struct Crumb: Sendable {
    /// What it is called.
    public var title: String
    /// Where it leads.
    public var route: Route?

    /// A step.
    public init(_ title: String, _ route: Route? = nil) {
      self.title = title
      self.route = route
    }
  }

  /// Its address.
  public var route: Route
  /// The language of navigation and labels.
  public var language: Language
  /// The language of its text: differs where a translation is missing.
  public var textLanguage: Language
  /// Its title, plain text.
  public var title: String
  /// What it is about, in a sentence; empty where nobody wrote one.
  public var summary: String = ""
  /// What stands inside `main`, below the frame's own `h1` unless `drawsTitle` is false.
  public var main: HTML
  /// Whether the frame shows the title as `h1`.
  public var drawsTitle: Bool = true
  /// The headings that its table of contents shows.
  public var contents: [ContentsEntry] = []
  /// The way to it, home page and itself left out.
  public var crumbs: [Crumb] = []
  /// Names of scripts of the theme that it needs besides those of every page: `simulator`.
  public var scripts: [String] = []
  /// Files of the site that it loads as scripts before its own: data.
  public var dataFiles: [String] = []
  /// The page that search engines shall take for this one; nil for itself.
  public var canonical: Route?
  /// Whether search engines and lists for machines shall leave it out.
  public var isUnlisted: Bool = false

  /// A page.
  public init(_ route: Route, language: Language, title: String, main: HTML) {
    self.route = route
    self.language = language
    textLanguage = language
    self.title = title
    self.main = main
  }
}
