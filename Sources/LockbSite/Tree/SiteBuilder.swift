public import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// A site made of its source: whole, or one file after the other as somebody asks for them.
public struct SiteBuilder: Sendable {
  private let plan: SitePlan
  /// Files that no document is shown on.
  private let fixed: Once<[String: SiteFile]>

  /// Plans a site; no page is written yet.
  public init(_ source: SiteSource) {
    let plan = SitePlan(source)
    self.plan = plan
    fixed = Once { Self.fixedFiles(plan) }
  }

  private static func fixedFiles(_ plan: SitePlan) -> [String: SiteFile] {
    let source = plan.context.source
    var files = [source.theme.styles] + source.theme.scripts.values + source.theme.images
    files += source.machine?.files ?? []
    files += source.images.compactMap { image in
      plan.context.routes.files[image.path].map { SiteFile($0, image.bytes) }
    }
    files += StandalonePages(context: plan.context).files + SearchWords(context: plan.context).files
    return Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The whole site: a pure function of its source.
  public var tree: SiteTree { tree(placing: nil) }

  /// The whole site, of which each file is given away as soon as it is made.
  public func tree(placing place: (@Sendable (SiteFile) -> Void)?) -> SiteTree {
    // The longest piece of work comes first, and pages beside it.
    let work = [nil] + plan.entries.map(Optional.some)
    let parts = concurrentMap(work) { entry -> SitePart in
      guard let entry else { return SitePart(plan.context.source.makeDataFiles(), to: place) }
      let page = plan.file(entry)
      return SitePart([page.file], refusals: page.refusals, to: place)
    }
    let (files, shares) = MachineReadable(plan: plan).files
    return SiteTree(
      parts + [SitePart(files + fixed.value.values, to: place)], shares: shares, page: file(at:))
  }

  /// Only what shows some topics: pages in both languages and side by side, and twins.
  ///
  /// - Parameter others: The paths of all files of the site.
  public func tree(of topics: Set<String>, others: Set<String>) -> SiteTree {
    let entries = topics.sorted().compactMap { plan.context.routes.topics[$0] }.flatMap { path in
      Route.Side.allCases.compactMap { plan.entry(at: Route($0, path)) }
    }
    let pages = concurrentMap(entries) { entry -> SitePart in
      let page = plan.file(entry)
      return SitePart([page.file], refusals: page.refusals, to: nil)
    }
    let documents = plan.context.documents.filter { topics.contains($0.id.topic) }
    let (twins, shares) = MachineReadable(plan: plan).twins(of: documents)
    return SiteTree(
      pages + [SitePart(twins, to: nil)], shares: shares, others: others, page: file(at:))
  }

  /// The manifest and the lists of all texts.
  ///
  /// - Parameters:
  ///   - shares: What every document adds, by id.
  ///   - text: The text of a twin.
  public func sharedFiles(
    _ shares: [DocumentShare], text: (_ twin: String) -> ArraySlice<UInt8>
  ) -> [SiteFile] {
    let lists = Language.allCases.map { MachineReadable(plan: plan).fullList($0, text: text) }
    return lists + [Manifest(plan.context).file(shares.map(\.manifest))]
  }

  /// The overviews of what was checked, in both languages.
  public var reports: [SiteFile] {
    Language.allCases.compactMap { file(at: Route($0, "report").file) }
  }

  /// The twins of a language in the order of `llms-full.txt`.
  public func listedTwins(_ language: Language) -> [String] {
    MachineReadable(plan: plan).listedTwins(language)
  }

  /// One page, picture, style or script of the site, by its path; nil where there is none.
  public func file(at path: String) -> SiteFile? {
    entry(at: path).map { plan.file($0).file } ?? fixed.value[path]
  }

  private func entry(at path: String) -> SitePlan.Entry? {
    var parts = path.split(separator: "/").map(String.init)
    if parts.last == "index.html" { parts.removeLast() }
    return parts.first.flatMap(Route.Side.init(rawValue:)).flatMap { side in
      plan.entry(at: Route(side, parts.dropFirst().joined(separator: "/")))
    }
  }
}
