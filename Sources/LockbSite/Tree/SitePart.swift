/// Some files of a site, and what is kept of them where somebody takes them as they are made.
struct SitePart: Sendable {
  /// The files that nobody took.
  private(set) var files: [SiteFile] = []
  /// What their links need.
  let marks: [LinkCheck.Marks]
  /// What documents hold and these files do not show.
  let refusals: [Refusal]

  /// Gives files away, or keeps them where nobody takes them.
  init(_ files: [SiteFile], refusals: [Refusal] = [], to place: (@Sendable (SiteFile) -> Void)?) {
    marks = files.map(LinkCheck.Marks.init)
    self.refusals = refusals
    if let place { files.forEach(place) } else { self.files = files }
  }
}
