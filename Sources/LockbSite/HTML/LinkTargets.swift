internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge
internal import LockbText

/// What the links of a document lead to, as addresses that work from one page.
struct LinkTargets {
  /// What can be done with a link.
  enum Resolution {
    case address(String, isExternal: Bool)
    /// It leads nowhere, or where nothing may lead: its text is shown without it.
    case none
  }

  private let context: SiteContext
  /// The page.
  let route: Route
  private let language: Language
  private let targets: [Int: DocumentLink.Target]

  /// The links of a document as seen from a page in a language.
  init(_ document: CheckedDocument, from route: Route, _ language: Language, _ context: SiteContext)
  {
    self.context = context
    self.route = route
    self.language = language
    var targets: [Int: DocumentLink.Target] = [:]
    for section in document.document.sections {
      for link in section.links { targets[link.range.lower] = link.target }
    }
    self.targets = targets
  }

  /// The address of a link or a bare reference at some bytes, given what its source says.
  func resolve(at range: SourceRange, destination: String) -> Resolution {
    guard let target = targets[range.lower] else { return external(destination) }
    switch target {
    case .external(let address): return external(address)
    case .document(let topic, let anchor): return page(topic, anchor)
    case .entity(let id):
      guard let route = context.routes.route(entity: id, language) else { return .none }
      return .address(self.route.relative(to: route), isExternal: false)
    case .file(let path):
      guard let file = context.routes.files[path] else { return .none }
      return .address(route.relative(to: file), isExternal: false)
    case .unresolved: return .none
    }
  }

  /// The place of an image in the site; nil where it is none of its files.
  func image(at range: SourceRange) -> String? {
    guard case .file(let path) = targets[range.lower] else { return nil }
    return context.routes.files[path].map { route.relative(to: $0) }
  }

  /// The place of a file that a shortcode names: beside the document, or from the content's root.
  func file(named name: String, of document: CheckedDocument) -> String? {
    let folder = document.document.path.split(separator: "/").dropLast().map(String.init)
    var parts = name.hasPrefix("/") ? [] : folder
    for part in name.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    let path = parts.joined(separator: "/").nfc
    return (context.routes.files[path] ?? context.routes.files["static/" + path]).map {
      route.relative(to: $0)
    }
  }

  private func external(_ address: String) -> Resolution {
    SafeAddress.of(address).map { .address($0, isExternal: true) } ?? .none
  }

  private func page(_ topic: String, _ anchor: String?) -> Resolution {
    guard let page = context.route(topic: topic, language) else { return .none }
    let shown = context.document(topic, language) ?? context.document(topic, language.counterpart)
    let id = anchor.flatMap { anchor in
      shown.flatMap { SectionAnchors.anchor(named: anchor, in: $0.document) }
    }
    let isSelf = page.path == route.path && id != nil
    return .address(
      isSelf ? "#\(id ?? "")" : route.relative(to: page, anchor: id), isExternal: false)
  }
}
