internal import ArgumentParser
internal import CoreLocationPack

/// Prints every step of the core of authorization, for `Tests/Oracle/compare.sh`.
struct OracleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "oracle", abstract: "Print every step of the core of authorization.")

  @Option(help: "The platform.")
  var platform: String
  @Option(help: "Its version.")
  var at: String
  @Option(help: "Keys to leave out, with commas: KW, KA, KAOLD, KM, or none.")
  var without = "none"

  func run() throws {
    let keys = without.split(separator: ",").map(String.init)
    for line in try ModelCore.steps(platform: platform, version: at, without: keys) { print(line) }
  }
}
