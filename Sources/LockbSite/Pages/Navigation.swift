internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge
internal import LockbMarkdown

/// The order of the pages: folders, and the pages in each. Worked out once for each language.
struct Navigation: Sendable {
  /// A page in the list of its folder.
  struct Item: Sendable {
    /// What it is called.
    let title: String
    /// What it is about; empty where nobody wrote it.
    let summary: String
    /// Its address without the language.
    let path: String
    /// Whether it is translated.
    let isTranslated: Bool
  }

  /// A folder of pages.
  struct Folder: Sendable {
    /// What it is called.
    var title: String
    /// Its address without the language: the page that lists it, or its own.
    let path: String
    /// Its pages in reading order, its own left out.
    var items: [Item] = []
    /// Whether a document stands for the folder.
    var hasOwnPage = false
  }

  /// The folders, outermost first, in byte order.
  let folders: [Folder]
  private let positions: [String: (folder: Int, item: Int?)]

  init(_ context: SiteContext, _ language: Language) {
    var folders: [String: Folder] = [:]
    var weights: [String: (Int, String)] = [:]
    let shown = Self.shown(context, language)
    // A document that is named like a folder speaks for it.
    let parents = Set(
      shown.compactMap { context.routes.topics[$0.id.topic].map { Self.parent(of: $0) } })
    for document in shown {
      guard let path = context.routes.topics[document.id.topic] else { continue }
      let title = document.document.title
      if parents.contains(path) {
        folders[path, default: Folder(title: title, path: path)].title = title
        folders[path]?.hasOwnPage = true
        continue
      }
      let parent = Self.parent(of: path)
      weights[path] = (Self.weight(of: document), path)
      let item = Item(
        title: title, summary: document.document.summary, path: path,
        isTranslated: document.language == language)
      folders[parent, default: Folder(title: Self.title(of: parent), path: parent)].items
        .append(item)
    }
    let sorted = folders.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.folders = sorted.map { folder in
      var folder = folder
      folder.items.sort { weights[$0.path] ?? (0, "") < weights[$1.path] ?? (0, "") }
      return folder
    }
    var positions: [String: (Int, Int?)] = [:]
    for (index, folder) in self.folders.enumerated() {
      positions[folder.path] = (index, nil)
      for (item, page) in folder.items.enumerated() { positions[page.path] = (index, item) }
    }
    self.positions = positions
  }

  /// The folder that a page stands in, and its place there; none where it is the folder's own page.
  func place(of path: String) -> (folder: Int, item: Int?)? { positions[path] }

  /// The folder that a page stands in, or that it is.
  func folder(of path: String) -> Folder? {
    positions[path].map { folders[$0.folder] }
  }

  /// The pages before and after a page, within its folder.
  func neighbours(of path: String) -> (previous: Item?, next: Item?) {
    guard let place = positions[path], let item = place.item else { return (nil, nil) }
    let items = folders[place.folder].items
    return (item > 0 ? items[item - 1] : nil, item + 1 < items.count ? items[item + 1] : nil)
  }

  /// Each topic once: in the language, or in the other where it is not translated.
  static func shown(_ context: SiteContext, _ language: Language) -> [CheckedDocument] {
    context.documents.filter { document in
      document.language == language || context.document(document.id.topic, language) == nil
    }
  }

  private static func parent(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// `weight` in the front matter, as Hugo reads it; pages without one come last.
  private static func weight(of document: CheckedDocument) -> Int {
    guard case .integer(let weight)? = document.parsed.frontMatter?["weight"] else {
      return Int.max
    }
    return weight
  }

  private static func title(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
