internal import LockbBase

/// The list beside a page: the outermost folders, the way down to its own one, and the pages there.
/// Long lists are cut to what stands around the page, so that no page grows with the site.
struct NavigationList: Sendable {
  /// What the pages of a folder show alike: they stand at the same depth.
  private struct Frame: Sendable {
    var lead = HTML()
    /// The pages of the folder, each as the others show it, one after the other.
    var items = HTML()
    var starts = [0]
    var tail = HTML()
  }

  /// Of more pages or folders, this many before and after the page are shown.
  private static let reach = 20

  private let navigation: Navigation
  private let language: Language
  /// What stands before the number of all pages of a list that was cut.
  private let more: String
  /// The folders inside each folder; the outermost are in none.
  private let inner: [Int?: [Int]]
  private let outer: [Int?]
  private let frames = OnceEach<Int, Frame>()

  init(_ navigation: Navigation, _ language: Language, more: String) {
    self.navigation = navigation
    self.language = language
    self.more = more
    let folders = navigation.folders
    let places = Dictionary(
      folders.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    outer = folders.map { folder in
      var path = folder.path[...]
      while let slash = path.utf8.lastIndex(of: 0x2F) {
        path = path[..<slash]
        if let place = places[String(path)] { return place }
      }
      return nil
    }
    inner = Dictionary(
      grouping: folders.indices.filter { !folders[$0].path.isEmpty }, by: { [outer] in outer[$0] })
  }

  /// The list of a page.
  ///
  /// - Parameter others: What stands at its end where the page is in no folder.
  func html(for route: Route, others: (inout HTML) -> Void) -> HTML {
    var html = HTML()
    guard let (folder, item) = navigation.place(of: route.path) else {
      html.open("ul")
      writeFolders(in: nil, way: [], from: route, items: { _ in }, to: &html)
      others(&html)
      html.close("ul")
      return html
    }
    guard let item else {
      write(folder, from: route, to: &html) { html in
        for item in Self.range(navigation.folders[folder].items.count, around: 0) {
          writeItem(item, of: folder, from: route, to: &html)
        }
      }
      return html
    }
    let frame = frames.value(folder) { self.frame(of: folder) }
    let range = Self.range(frame.starts.count - 1, around: item)
    html.add(frame.lead)
    html.add(frame.items, frame.starts[range.lowerBound]..<frame.starts[item])
    writeItem(item, of: folder, from: route, to: &html)
    html.add(frame.items, frame.starts[item + 1]..<frame.starts[range.upperBound])
    html.add(frame.tail)
    return html
  }

  /// A line of a list.
  static func write(_ title: String, _ there: Route, on route: Route, to html: inout HTML) {
    html.open("li")
    link(title, there, on: route, to: &html)
    html.close("li")
  }

  private static func link(_ title: String, _ there: Route, on route: Route, to html: inout HTML) {
    let mark = there.path == route.path ? "page" : nil
    html.element("a", [("href", route.relative(to: there)), ("aria-current", mark)], text: title)
  }

  /// The part of a list that is shown: of the same length whatever it is around.
  private static func range(_ count: Int, around place: Int) -> Range<Int> {
    let length = 2 * reach + 1
    guard count > length else { return 0..<count }
    let lower = min(max(place - reach, 0), count - length)
    return lower..<lower + length
  }

  private func frame(of folder: Int) -> Frame {
    let path = navigation.folders[folder].path
    // No page has this path, so none is marked as the one that is shown.
    let route = Route(language, path.isEmpty ? "-" : path + "/-")
    var frame = Frame()
    for item in navigation.folders[folder].items.indices {
      writeItem(item, of: folder, from: route, to: &frame.items)
      frame.starts.append(frame.items.bytes.count)
    }
    write(folder, from: route, to: &frame.tail) { html in
      frame.lead = html
      html = HTML()
    }
    return frame
  }

  private func writeItem(_ item: Int, of folder: Int, from route: Route, to html: inout HTML) {
    let item = navigation.folders[folder].items[item]
    Self.write(item.title, Route(language, item.path), on: route, to: &html)
  }

  /// The way to all of a list that was cut.
  private func writeMore(
    _ count: Int, in folder: Int?, from route: Route, to html: inout HTML
  ) {
    guard Self.range(count, around: 0).count < count else { return }
    let there = Route(language, folder.map { navigation.folders[$0].path } ?? "")
    html.open("li", [("class", "more")])
    html.open("a", [("href", route.relative(to: there))])
    html.text(more + " ")
    html.number(count)
    html.close("a")
    html.close("li")
  }

  /// The whole list of a page in a folder, or of the folder's own page.
  private func write(
    _ folder: Int, from route: Route, to html: inout HTML, items: (inout HTML) -> Void
  ) {
    func pages(_ html: inout HTML) {
      items(&html)
      writeMore(navigation.folders[folder].items.count, in: folder, from: route, to: &html)
    }
    html.open("ul")
    if navigation.folders[folder].path.isEmpty {
      html.add("<li><ul>")
      pages(&html)
      html.add("</ul></li>")
    }
    var way = [folder]
    while let last = way.last, let next = outer[last] { way.append(next) }
    writeFolders(in: nil, way: way[...], from: route, items: pages, to: &html)
    html.close("ul")
  }

  /// The folders inside one, and what is inside of the next on the way down.
  private func writeFolders(
    in parent: Int?, way: ArraySlice<Int>, from route: Route, items: (inout HTML) -> Void,
    to html: inout HTML
  ) {
    let folders = inner[parent] ?? []
    let next = way.last.flatMap { folders.firstIndex(of: $0) }
    for place in Self.range(folders.count, around: next ?? 0) {
      let folder = navigation.folders[folders[place]]
      html.open("li")
      Self.link(folder.title, Route(language, folder.path), on: route, to: &html)
      let isEnd = way.count == 1
      if place == next, !isEnd || !folder.items.isEmpty || inner[folders[place]] != nil {
        html.open("ul")
        if isEnd { items(&html) }
        writeFolders(in: folders[place], way: way.dropLast(), from: route, items: items, to: &html)
        html.close("ul")
      }
      html.close("li")
    }
    writeMore(folders.count, in: parent, from: route, to: &html)
  }
}
