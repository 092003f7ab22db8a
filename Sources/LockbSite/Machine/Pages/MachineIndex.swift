internal import LockbBase
internal import LockbPack

/// The rows and the prompts of a machine, and where each has its page.
struct MachineIndex: Sendable {
  /// What a page can be about.
  enum Kind: String, CaseIterable, Sendable {
    case row, prompt
  }

  /// A row or a prompt.
  struct Entry: Sendable {
    let kind: Kind
    let name: String
    /// The address of its page without the language.
    let path: String
  }

  /// By kind, each in the machine's order.
  let entries: [Entry]
  private let paths: [String: String]

  init(_ machine: ReferenceMachine) {
    let names = machine.names()
    var entries: [Entry] = []
    var taken: Set<String> = []
    for (kind, names) in [(Kind.row, names.rows), (.prompt, names.prompts)] {
      for name in names {
        let path = "\(kind.rawValue)/\(PathSlug.make(name))"
        if taken.insert(path).inserted { entries.append(Entry(kind: kind, name: name, path: path)) }
      }
    }
    self.entries = entries
    paths = Dictionary(
      entries.map { ($0.name, $0.path) }, uniquingKeysWith: { first, _ in first })
  }

  /// The addresses, without the language.
  var addresses: Set<String> { Set(entries.map(\.path)) }

  /// The page of a row or a prompt; nil where the machine has none of that name.
  func route(of name: String, _ language: Language) -> Route? {
    paths[name].map { Route(language, $0) }
  }

  /// A name, which leads to its page.
  func link(_ name: String, on route: Route, _ language: Language, to html: inout HTML) {
    guard let there = self.route(of: name, language), there != route else {
      return html.element("code", text: name)
    }
    html.element("a", [("class", "name"), ("href", route.relative(to: there))]) {
      $0.element("code", text: name)
    }
  }

  /// A text in which the names of rows and prompts lead to their pages.
  func text(_ text: String, on route: Route, _ language: Language, to html: inout HTML) {
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { html.add(" ") }
      let name = word.prefix { $0 != "," && $0 != ";" }
      if paths[String(name)] == nil {
        html.names(String(word), in: .cell)
      } else {
        link(String(name), on: route, language, to: &html)
        html.text(String(word.dropFirst(name.count)))
      }
    }
  }
}
