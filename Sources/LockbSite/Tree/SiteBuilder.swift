internal import LockbBase

/// A site made of its source: whole, or one file after the other as somebody asks for them.
public struct SiteBuilder: Sendable {
  private let plan: SitePlan
  private let fixed: [String: SiteFile]

  /// Plans a site; no page is written yet.
  public init(_ source: SiteSource) {
    let plan = SitePlan(source)
    self.plan = plan
    var files = [source.theme.styles] + source.theme.scripts.values + source.theme.images
    files += source.machine?.files ?? []
    files += source.images.compactMap { image in
      plan.context.routes.files[image.path].map { SiteFile($0, image.bytes) }
    }
    files += StandalonePages(context: plan.context).files + SearchWords(context: plan.context).files
    fixed = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The whole site: a pure function of its source.
  public var tree: SiteTree {
    // The longest piece of work comes first, and pages beside it.
    let work = [nil] + plan.entries.map(Optional.some)
    let parts = concurrentMap(work) { entry -> (files: [SiteFile], refusals: [Refusal]) in
      guard let entry else { return (plan.context.source.makeDataFiles(), []) }
      let page = plan.file(entry)
      return ([page.file], page.refusals)
    }
    return SiteTree(
      files: parts.flatMap(\.files) + fixed.values + MachineReadable(plan: plan).files,
      refusals: parts.flatMap(\.refusals))
  }

  /// One page, picture, style or script of the site, by its path; nil where there is none.
  public func file(at path: String) -> SiteFile? {
    if let file = fixed[path] { return file }
    var parts = path.split(separator: "/").map(String.init)
    if parts.last == "index.html" { parts.removeLast() }
    guard let side = parts.first.flatMap(Route.Side.init(rawValue:)) else { return nil }
    let route = Route(side, parts.dropFirst().joined(separator: "/"))
    return plan.entry(at: route).map { plan.file($0).file }
  }
}
