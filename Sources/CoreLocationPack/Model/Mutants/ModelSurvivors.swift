/// The mutants that are known to go unnoticed, each with the reason.
public struct ModelSurvivors: Sendable {
  /// Why a mutant survives, by its name.
  public let reasons: [String: String]

  /// Reads a line `# reason`, followed by the names of the mutants that survive for it.
  public init(_ text: String) {
    var reasons: [String: String] = [:]
    var reason = ""
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("# ") {
        reason = String(line.dropFirst(2))
      } else {
        reasons[line] = reason
      }
    }
    self.reasons = reasons
  }
}
