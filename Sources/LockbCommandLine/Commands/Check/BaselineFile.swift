internal import LockbBase
internal import LockbCheck

/// A baseline on disk: one JSON object a line, so that branches merge.
struct BaselineFile {
  let path: String
  let session: Session

  /// The baseline; nil where there is no file yet.
  func read() throws -> Baseline? {
    guard (try? session.fileSystem.walk(path)) != nil else { return nil }
    let bytes = try session.fileSystem.read(path)
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    var entries: [Baseline.Entry] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      guard let value = try? JSONParser.value(of: line), let entry = Self.entry(value) else {
        throw session.messages.badBaseline(path, line: index + 1)
      }
      entries.append(entry)
    }
    return Baseline(entries)
  }

  /// Writes the baseline in one step.
  func write(_ baseline: Baseline) throws {
    var bytes: [UInt8] = []
    for entry in baseline.entries {
      JSONValue.members([
        "rule": .string(entry.rule), "path": .string(entry.path), "quote": .string(entry.quote),
        "digest": .string(entry.digest), "count": .integer(entry.count),
      ]).writeCompactly(to: &bytes)
      bytes.append(0x0A)
    }
    try AtomicFile.write(bytes, to: path)
  }

  private static func entry(_ value: JSONValue) -> Baseline.Entry? {
    guard case .object(let members) = value else { return nil }
    func text(_ name: String) -> String? {
      guard case .string(let text)? = members.first(where: { $0.name == name })?.value else {
        return nil
      }
      return text
    }
    let count: Int? =
      switch members.first(where: { $0.name == "count" })?.value {
      case .integer(let count): count
      case .number(let count): Int(exactly: count)
      default: nil
      }
    guard let rule = text("rule"), let path = text("path"), let quote = text("quote"),
      let digest = text("digest"), let count, count > 0
    else { return nil }
    return Baseline.Entry(rule: rule, path: path, quote: quote, digest: digest, count: count)
  }
}
