internal import LockbBase
internal import LockbCheck

/// The lines that changed since a revision, as git tells.
struct GitChanges {
  private var lines: [String: [GitDiff.Change]] = [:]

  /// Asks git about some folders and files.
  init(
    since revision: String, _ paths: [(folder: String, file: String)], messages: Messages
  ) throws(CommandFailure) {
    let isOption = revision.hasPrefix("-")
    if isOption { throw messages.noChanges(since: revision, "") }
    for (folder, file) in paths {
      // Names are taken as they are: none is a pattern, and none is quoted where that can be avoided.
      let git = ["git", "--literal-pathspecs", "-C", folder, "-c", "core.quotePath=false"]
      let diff = try Self.ask(
        git + [
          "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-renames", "--no-prefix",
          "--relative", revision, "--", file,
        ], since: revision, messages)
      let new = try Self.ask(
        git + ["ls-files", "-z", "--others", "--exclude-standard", "--", file], since: revision,
        messages)
      for file in GitDiff.files(diff) {
        lines[Self.join(folder, file.path), default: []] += file.changes
      }
      for path in new.split(separator: 0) {
        lines[Self.join(folder, String(decoding: path, as: UTF8.self))] = [
          GitDiff.Change(lines: 1...Int.max, isGap: false)
        ]
      }
    }
  }

  private static func ask(
    _ words: [String], since revision: String, _ messages: Messages
  ) throws(CommandFailure) -> [UInt8] {
    let answer = ChildProgram.run(words, readsErrors: false)
    if answer.status == 0 { return answer.output }
    let reason = String(decoding: ChildProgram.run(words).output, as: UTF8.self)
    throw messages.noChanges(
      since: revision, reason.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
  }

  /// Whether a finding stands on a changed line or would mend one; one about a whole file, whether
  /// the file changed.
  func touches(_ finding: Finding, in document: CheckedDocument?) -> Bool {
    guard let changed = lines[finding.path] else { return false }
    if finding.isAboutFile { return true }
    return changed.contains { $0.lines.overlaps(finding.start.line...finding.end.line) }
      || document.map { document in finding.edits.contains { touches($0, in: document) } } ?? false
  }

  /// Whether an edit stays within the lines that were written since.
  func touches(_ edit: TextEdit, in document: CheckedDocument) -> Bool {
    let last = max(edit.range.lower, edit.range.upper - 1)
    let place = document.line(at: edit.range.lower)...document.line(at: last)
    return lines[document.path]?.contains { !$0.isGap && $0.lines.overlaps(place) } ?? false
  }

  private static func join(_ folder: String, _ path: String) -> String {
    folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}
