internal import LockbBase

/// Findings that are known and do not count, told by what they quote rather than by their lines.
public struct Baseline: Sendable {
  /// Equal findings in one file.
  public struct Entry: Hashable, Sendable {
    /// The rule's name.
    public var rule: String
    /// The file.
    public var path: String
    /// What they quote, or say where they are about the whole file; white space collapsed, cut.
    public var quote: String
    /// The digest of all that they quote.
    public var digest: String
    /// How many there are.
    public var count: Int

    /// An entry.
    public init(rule: String, path: String, quote: String, digest: String, count: Int) {
      self.rule = rule
      self.path = path
      self.quote = quote
      self.digest = digest
      self.count = count
    }

    fileprivate var key: [String] { [path, rule, digest] }
  }

  /// The entries, by file, rule and digest.
  public let entries: [Entry]

  /// A baseline of some entries, in whatever order they come.
  public init(_ entries: [Entry]) {
    self.entries = entries.sorted { left, right in
      left.key.lexicographicallyPrecedes(right.key) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
  }

  /// The baseline that holds every finding that counts; notes never fail and stay out.
  ///
  /// - Parameter naming: The path to record for a file.
  public init(of findings: [Finding], naming: (String) -> String = { $0 }) {
    var entries: [[String]: Entry] = [:]
    for finding in findings where finding.isCounted {
      let entry = finding.baselineEntry(at: naming(finding.path))
      entries[entry.key, default: entry].count += 1
    }
    self.init(Array(entries.values))
  }

  /// Marks the findings that it holds; what is left over describes nothing any more.
  ///
  /// - Parameters:
  ///   - naming: The path that is recorded for a file.
  ///   - covers: Whether a recorded file was checked; entries of others are not judged.
  public func apply(
    to findings: inout [Finding], naming: (String) -> String = { $0 }, covers: (String) -> Bool
  ) -> [Entry] {
    var left = Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
    for index in findings.indices where findings[index].isCounted {
      let key = findings[index].baselineEntry(at: naming(findings[index].path)).key
      guard let count = left[key], count > 0 else { continue }
      left[key] = count - 1
      findings[index].suppression = .baseline
    }
    return entries.compactMap { entry in
      guard covers(entry.path), let count = left[entry.key], count > 0 else { return nil }
      var entry = entry
      entry.count = count
      return entry
    }
  }
}

extension Finding {
  fileprivate var isCounted: Bool { suppression == nil && severity != .note }

  fileprivate func baselineEntry(at path: String) -> Baseline.Entry {
    let text = quote.isEmpty ? message.english : quote
    let plain = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Baseline.Entry(
      rule: rule, path: path, quote: String(plain.prefix(80)),
      digest: String(Digest(plain.utf8).description.prefix(16)), count: 0)
  }
}
