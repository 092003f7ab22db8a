internal import Foundation
internal import LockbBase

/// Two scores side by side, by operator and language; never one number.
struct DocumentMutationReport {
  let mutants: [DocumentMutant]

  /// The table, a line an operator and language.
  var lines: [String] {
    var lines = [
      "operator              all   killed of valid    where a claim is     right rule  equivalent"
    ]
    let names = mutants.map(\.operation).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    for name in names {
      for language in Language.allCases {
        let own = mutants.filter { $0.operation == name && $0.language == language }
        if !own.isEmpty { lines.append(Self.line("\(name) \(language.rawValue)", own)) }
      }
    }
    for language in Language.allCases {
      lines.append(
        Self.line("all \(language.rawValue)", mutants.filter { $0.language == language }))
    }
    lines.append(Self.line("all", mutants))
    return lines
  }

  private static func line(_ name: String, _ mutants: [DocumentMutant]) -> String {
    let valid = mutants.filter { $0.outcome != .equivalent }
    let killed = valid.filter(\.isKilled)
    let read = valid.filter(\.hadClaim)
    let right = killed.filter(\.isRight)
    return pad(name, 24) + pad("\(mutants.count)", 6) + share(killed.count, valid.count)
      + share(read.count(where: \.isKilled), read.count) + share(right.count, killed.count)
      + "\(mutants.count - valid.count)"
  }

  private static func share(_ part: Int, _ whole: Int) -> String {
    guard whole > 0 else { return pad("–", 20) }
    return pad(
      "\(part)/\(whole) \(String(format: "%.0f", 100 * Double(part) / Double(whole))) %", 20)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text.padding(toLength: max(width, text.count + 1), withPad: " ", startingAt: 0)
  }
}
