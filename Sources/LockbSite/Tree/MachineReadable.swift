internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// The site for programs: Markdown twins, lists, a manifest, a map and a feed.
struct MachineReadable {
  let plan: SitePlan
  private var context: SiteContext { plan.context }

  var files: [SiteFile] {
    let twins = concurrentMap(listed) { document in
      MarkdownTwin(document: document, context: context).file
    }.compactMap { $0 }
    return twins + lists(twins) + [SiteFile("manifest.json", text: Manifest(context).text)] + map
  }

  /// The documents that have a page of their own, by id.
  private var listed: [CheckedDocument] {
    context.documents.filter { context.routes.topics[$0.id.topic] != nil }
  }

  /// `llms.txt`: what there is, in reading order; `llms-full.txt`: all of it.
  private func lists(_ twins: [SiteFile]) -> [SiteFile] {
    var files: [SiteFile] = []
    let texts = Dictionary(
      twins.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var root = "# \(context.source.name.english)\n\n"
    for language in Language.allCases {
      var short = "# \(context.source.name[language])\n"
      var full: [UInt8] = []
      let lead = context.word("home-lead", language)
      short += "\n> \(lead)\n"
      for folder in plan.navigations[language].folders where !folder.items.isEmpty {
        short += "\n## \(folder.title)\n\n"
        for item in folder.items where item.isTranslated {
          let file = Route(language, item.path).folder + "index.md"
          let address = address(of: file, from: "\(language.rawValue)/")
          short += "- [\(MarkdownTwin.escaped(item.title))](\(address))"
          short += item.summary.isEmpty ? "\n" : ": \(item.summary)\n"
          full += (texts[file] ?? []) + [0x0A]
        }
      }
      files.append(SiteFile("\(language.rawValue)/llms.txt", text: short))
      files.append(SiteFile("\(language.rawValue)/llms-full.txt", full))
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
