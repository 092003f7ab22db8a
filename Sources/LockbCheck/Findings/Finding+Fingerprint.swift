internal import LockbBase

extension Finding {
  /// Gives the ordered findings of one document their fingerprints: made of rule, file, quote and
  /// the number of equals before it, never of lines.
  static func sign(_ findings: inout [Finding]) {
    var seen: [String: Int] = [:]
    for index in findings.indices {
      let finding = findings[index]
      let quote = finding.quote.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      // A finding about the whole file is told apart by what it says.
      let content = quote.isEmpty ? finding.message.english : quote
      let key = [finding.code, finding.path, content].joined(separator: "\0")
      let number = seen[key, default: 0]
      seen[key] = number + 1
      findings[index].fingerprint = Digest("\(key)\0\(number)".utf8).description
    }
  }
}
