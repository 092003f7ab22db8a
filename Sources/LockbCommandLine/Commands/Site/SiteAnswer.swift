internal import LockbBase
internal import LockbSite

/// What building a site came to.
struct SiteAnswer: Answer {
  let tree: SiteTree
  /// What was written; nil where links lead nowhere, and nothing was.
  let written: SiteFolder.Written?
  let output: String

  var status: ExitStatus { written == nil ? .nothingFound : .success }

  var members: [JSONMember] {
    [
      JSONMember(
        name: "site",
        value: .members([
          "folder": .string(output), "pages": .integer(tree.pageCount),
          "files": .integer(tree.files.count),
          "bytes": .integer(tree.files.reduce(0) { $0 + $1.bytes.count }),
          "changed": written.map { .integer($0.changed) } ?? .null,
          "removed": written.map { .integer($0.removed) } ?? .null,
        ])),
      JSONMember(
        name: "brokenLinks",
        value: .array(
          tree.brokenLinks.map {
            .members(["page": .string($0.page), "address": .string($0.address)])
          })),
      JSONMember(
        name: "refused",
        value: .array(
          tree.refusals.map {
            .members([
              "path": .string($0.path), "line": .integer($0.line),
              "kind": .string($0.kind.rawValue), "source": .string($0.source),
            ])
          })),
    ]
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    for refusal in tree.refusals {
      page.add(
        StyledText("\(refusal.path):\(refusal.line) ", .faint)
          + StyledText(messages.refused(refusal.kind) + " ") + StyledText(refusal.source, .faint))
    }
    for link in tree.brokenLinks {
      page.add(StyledText(messages.brokenLink(link.address, on: link.page), .error))
    }
    guard let written else { return page.add(StyledText(messages.siteNotWritten)) }
    page.add(
      StyledText(
        messages.siteWritten(
          pages: tree.pageCount, files: tree.files.count, changed: written.changed,
          removed: written.removed, to: output)))
  }
}
