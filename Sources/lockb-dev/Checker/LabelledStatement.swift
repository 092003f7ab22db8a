import Foundation

/// A statement with what two readers say of it.
struct LabelledStatement {
  enum Label: String { case `true`, `false`, conditional, abstain }

  var id: String
  var kind: String
  var heading: String
  var text: String
  var label: Label
  /// The rows of the facts that it is about.
  var rows: [String]

  /// One in three is never looked at while the checker is tuned.
  var isHeldOut: Bool { (Int(id.split(separator: "-").last ?? "") ?? 0) % 3 == 0 }

  /// Reads a table; its first line names the columns.
  static func read(_ path: String) throws -> [Self] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 6, let label = Label(rawValue: fields[5]) else { return nil }
      return Self(
        id: fields[0], kind: fields[2], heading: fields[3], text: fields[4], label: label,
        rows: fields.count > 6 ? fields[6].split(separator: " ").map(String.init) : [])
    }
  }
}
