internal import LockbBase
internal import LockbPack

/// What a key is worth in a run of versions.
struct KeyFinding {
  let key: ReferenceAudit.Key
  /// The first version; nil where the run begins with the range.
  let from: Version?
  /// The first version for which it no longer holds; nil where the run ends with the range.
  let before: Version?

  /// The findings of some audits, each from one version to the next, key by key.
  ///
  /// - Parameter first: the first version of the range, which may have no audit.
  static func all(
    of audits: [(version: Version, audit: ReferenceAudit)], from first: Version
  ) -> [KeyFinding] {
    var names: [String] = []
    // The newest version knows the order of most.
    for name in audits.reversed().flatMap({ $0.audit.keys.map(\.name) })
    where !names.contains(name) {
      names.append(name)
    }
    return names.flatMap { name -> [KeyFinding] in
      let keys = audits.map { $0.audit.keys.first { $0.name == name } }
      var findings: [KeyFinding] = []
      var start = 0
      for index in keys.indices where index + 1 == keys.count || keys[index + 1] != keys[start] {
        if let key = keys[start] {
          findings.append(
            KeyFinding(
              key: key, from: audits[start].version > first ? audits[start].version : nil,
              before: index + 1 == keys.count ? nil : audits[index + 1].version))
        }
        start = index + 1
      }
      return findings
    }
  }
}
