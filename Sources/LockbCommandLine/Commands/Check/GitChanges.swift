internal import LockbBase
internal import LockbCheck

/// The lines that changed since a revision, as git tells.
struct GitChanges {
  private var lines: [String: [ClosedRange<Int>]] = [:]

  /// Asks git about some folders and files.
  init(
    since revision: String, _ paths: [(folder: String, file: String)], messages: Messages
  ) throws(CommandFailure) {
    let isOption = revision.hasPrefix("-")
    if isOption { throw messages.noChanges(since: revision, "") }
    for (folder, file) in paths {
      let git = ["git", "-C", folder, "-c", "core.quotePath=false"]
      let diff = ChildProgram.run(
        git + [
          "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-renames", "--no-prefix",
          "--relative", revision, "--", file,
        ])
      let new = ChildProgram.run(
        git + ["ls-files", "--others", "--exclude-standard", "--", file])
      guard diff.status == 0, new.status == 0 else {
        let words = String(decoding: diff.output, as: UTF8.self)
        throw messages.noChanges(
          since: revision, words.split(whereSeparator: \.isNewline).first.map(String.init) ?? "")
      }
      read(String(decoding: diff.output, as: UTF8.self), below: folder)
      for path in String(decoding: new.output, as: UTF8.self).split(whereSeparator: \.isNewline) {
        lines[Self.join(folder, String(path))] = [1...Int.max]
      }
    }
  }

  /// Whether a finding stands on a changed line; one about a whole file, whether the file changed.
  func touches(_ finding: Finding) -> Bool {
    guard let changed = lines[finding.path] else { return false }
    if finding.isAboutFile { return true }
    return changed.contains { $0.overlaps(finding.start.line...finding.end.line) }
  }

  private mutating func read(_ diff: String, below folder: String) {
    var path = ""
    for line in diff.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("+++ ") {
        path = Self.join(folder, String(line.dropFirst(4).prefix { $0 != "\t" }))
        lines[path] = lines[path] ?? []
      } else if line.hasPrefix("@@ "), let range = Self.range(line) {
        lines[path, default: []].append(range)
      }
    }
  }

  /// The new lines of `@@ -a,b +c,d @@`; where lines only went, those around the gap.
  private static func range(_ header: Substring) -> ClosedRange<Int>? {
    let words = header.split(separator: " ")
    guard words.count > 2, words[2].hasPrefix("+") else { return nil }
    let numbers = words[2].dropFirst().split(separator: ",").compactMap { Int($0) }
    guard let first = numbers.first else { return nil }
    let count = numbers.count > 1 ? numbers[1] : 1
    return count == 0 ? max(1, first)...(first + 1) : first...(first + count - 1)
  }

  private static func join(_ folder: String, _ path: String) -> String {
    folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}
