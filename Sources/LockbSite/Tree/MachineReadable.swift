internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// The site for programs: Markdown twins, lists, a manifest, a map and a feed.
struct MachineReadable {
  let plan: SitePlan
  private var context: SiteContext { plan.context }

  /// All of it, and what each document adds.
  var files: (files: [SiteFile], shares: [DocumentShare]) {
    let (twins, shares) = self.twins(of: context.documents)
    let texts = Dictionary(
      twins.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let full = Language.allCases.map { language in
      fullList(language) { texts[$0]?[...] ?? [] }
    }
    let manifest = Manifest(context).file(shares.map(\.manifest))
    return (twins + full + lists + [manifest] + map, shares)
  }

  /// The twins of some documents, and what these add to shared files.
  func twins(of documents: [CheckedDocument]) -> (files: [SiteFile], shares: [DocumentShare]) {
    let manifest = Manifest(context)
    let parts = concurrentMap(documents) { document -> (SiteFile, DocumentShare)? in
      guard let twin = MarkdownTwin(document: document, context: context).file,
        let route = context.routes.route(topic: document.id.topic, document.language)
      else { return nil }
      let share = DocumentShare(
        id: document.id, manifest: manifest.member(document, at: route), twin: twin,
        translation: context.translation(of: document))
      return (twin, share)
    }.compactMap { $0 }
    return (parts.map(\.0), parts.map(\.1))
  }

  /// `llms-full.txt`, given the text of each twin.
  func fullList(_ language: Language, text: (_ twin: String) -> ArraySlice<UInt8>) -> SiteFile {
    var bytes: [UInt8] = []
    for twin in listedTwins(language) {
      bytes += text(twin)
      bytes.append(0x0A)
    }
    return SiteFile("\(language.rawValue)/llms-full.txt", bytes)
  }

  /// The twins of a language in reading order.
  func listedTwins(_ language: Language) -> [String] {
    plan.navigations[language].folders.flatMap { folder in
      folder.items.filter(\.isTranslated).map { Route(language, $0.path).folder + "index.md" }
    }
  }

  /// `llms.txt`: what there is, in reading order.
  private var lists: [SiteFile] {
    var files: [SiteFile] = []
    var root = "# \(context.source.name.english)\n\n"
    for language in Language.allCases {
      var short = "# \(context.source.name[language])\n"
      let lead = context.word("home-lead", language)
      short += "\n> \(lead)\n"
      for folder in plan.navigations[language].folders where !folder.items.isEmpty {
        short += "\n## \(folder.title)\n\n"
        for item in folder.items where item.isTranslated {
          let file = Route(language, item.path).folder + "index.md"
          let address = address(of: file, from: "\(language.rawValue)/")
          short += "- [\(MarkdownTwin.escaped(item.title))](\(address))"
          short += item.summary.isEmpty ? "\n" : ": \(item.summary)\n"
        }
      }
      files.append(SiteFile("\(language.rawValue)/llms.txt", text: short))
      let name = context.word("language-\(language.rawValue)", language)
      root += "- [\(name)](\(address(of: "\(language.rawValue)/llms.txt", from: "")))\n"
    }
    files.append(SiteFile("llms.txt", text: root))
    return files
  }

  private func address(of file: String, from folder: String) -> String {
    if let base = context.source.options.baseURL { return base + file }
    return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
  }

  /// What search engines may list: no copies, no lists of what was not checked.
  private var listedRoutes: [Route] {
    plan.entries.filter { entry in
      switch entry.subject {
      case .both, .search, .reportOf: false
      case .document, .home, .report, .folder, .kind, .entity, .names, .name, .page:
        !entry.isFallback
      }
    }.map(\.route)
  }

  /// Whole addresses are what a map and a feed consist of: without a place there is neither.
  private var map: [SiteFile] {
    guard let base = context.source.options.baseURL else { return [] }
    return [
      SiteFile("sitemap.xml", text: SiteMap(routes: listedRoutes, base: base).text),
      SiteFile("feed.xml", text: Feed(context: context, base: base).text),
      SiteFile("robots.txt", text: "User-agent: *\nAllow: /\nSitemap: \(base)sitemap.xml\n"),
    ]
  }
}
