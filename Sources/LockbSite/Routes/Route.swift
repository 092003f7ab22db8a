public import LockbBase

/// The address of a page inside the site, free of the place where the site is put.
public struct Route: Comparable, Hashable, Sendable {
  /// Which side of the site a page belongs to.
  public enum Side: String, CaseIterable, Comparable, Sendable {
    case english = "en"
    case korean = "ko"
    /// Both languages side by side.
    case both

    /// English, Korean, both.
    public static func < (left: Self, right: Self) -> Bool {
      allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }

    /// The side of a language.
    public init(_ language: Language) {
      self = language == .english ? .english : .korean
    }
  }

  /// The side of the site.
  public var side: Side
  /// Lower-case ASCII parts with `/` between them, the same in every language; empty for a home page.
  public var path: String

  /// An address.
  public init(_ side: Side, _ path: String) {
    self.side = side
    self.path = path
  }

  /// An address in a language.
  public init(_ language: Language, _ path: String) {
    self.init(Side(language), path)
  }

  /// The folder of the page: `en/guides/doors/`.
  public var folder: String { path.isEmpty ? "\(side.rawValue)/" : "\(side.rawValue)/\(path)/" }
  /// The file of the page: `en/guides/doors/index.html`.
  public var file: String { folder + "index.html" }

  /// The way from this page to a file of the site, which works on a server and from a disk.
  public func relative(to file: String) -> String {
    let slash = UInt8(ascii: "/")
    let here = folder.utf8
    var (mine, theirs) = (here.startIndex, file.utf8.startIndex)
    var shared = (mine, theirs)
    while mine < here.endIndex, theirs < file.utf8.endIndex, here[mine] == file.utf8[theirs] {
      let isFolder = here[mine] == slash
      here.formIndex(after: &mine)
      file.utf8.formIndex(after: &theirs)
      if isFolder { shared = (mine, theirs) }
    }
    let up = here[shared.0...].count { $0 == slash }
    return String(repeating: "../", count: up) + file[shared.1...]
  }

  /// The way from this page to a place on another.
  public func relative(to route: Route, anchor: String? = nil) -> String {
    let fragment = anchor.map { "#\($0)" } ?? ""
    return route == self && anchor != nil ? fragment : relative(to: route.file) + fragment
  }

  /// By side, then in byte order.
  public static func < (left: Self, right: Self) -> Bool {
    left.side == right.side
      ? left.path.utf8.lexicographicallyPrecedes(right.path.utf8) : left.side < right.side
  }
}
