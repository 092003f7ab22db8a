import Foundation

/// The Node.js of this machine, which runs the tests of the site's scripts.
enum NodeProgram {
  static let exists = (try? run(["--version"]).status) == 0

  /// Runs a file of tests of this repository.
  static func test(_ path: String, environment: [String: String]) throws -> (
    status: Int32, output: String
  ) {
    try run(
      ["--test", "--test-reporter=tap", SiteFolder.root.appendingPathComponent(path).path],
      environment)
  }

  private static func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["node"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
