internal import LockbBase
internal import LockbSite

/// What building a site came to.
struct SiteAnswer: Answer {
  private let pages: Int
  private let files: Int
  private let brokenLinks: [SiteTree.BrokenLink]
  private let refusals: [Refusal]
  /// What was written; nil where links lead nowhere, and nothing was.
  private let written: SiteFolder.Written?
  private let output: String

  /// A site that was built.
  init(_ tree: SiteTree, written: SiteFolder.Written?, output: String) {
    pages = tree.pageCount
    files = tree.paths.count
    brokenLinks = tree.brokenLinks
    refusals = tree.refusals
    self.written = written
    self.output = output
  }

  /// A site that was there already, file by file, but for what was written anew.
  init(
    _ paths: [String], refusals: [Refusal] = [],
    written: SiteFolder.Written = SiteFolder.Written(), output: String
  ) {
    pages = paths.count { $0.hasSuffix(".html") }
    files = paths.count
    brokenLinks = []
    self.refusals = refusals
    self.written = written
    self.output = output
  }

  var status: ExitStatus { written == nil ? .nothingFound : .success }

  var members: [JSONMember] {
    [
      JSONMember(
        name: "site",
        value: .members([
          "folder": .string(output), "pages": .integer(pages),
          "files": .integer(files),
          "changed": written.map { .integer($0.changed) } ?? .null,
          "removed": written.map { .integer($0.removed) } ?? .null,
        ])),
      JSONMember(
        name: "brokenLinks",
        value: .array(
          brokenLinks.map {
            .members(["page": .string($0.page), "address": .string($0.address)])
          })),
      JSONMember(
        name: "refused",
        value: .array(
          refusals.map {
            .members([
              "path": .string($0.path), "line": .integer($0.line),
              "kind": .string($0.kind.rawValue), "source": .string($0.source),
            ])
          })),
    ]
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    for refusal in refusals {
      page.add(
        StyledText("\(refusal.path):\(refusal.line) ", .faint)
          + StyledText(messages.refused(refusal.kind) + " ") + StyledText(refusal.source, .faint))
    }
    for link in brokenLinks {
      page.add(StyledText(messages.brokenLink(link.address, on: link.page), .error))
    }
    guard let written else { return page.add(StyledText(messages.siteNotWritten)) }
    page.add(
      StyledText(
        messages.siteWritten(
          pages: pages, files: files, changed: written.changed,
          removed: written.removed, to: output)))
  }
}
