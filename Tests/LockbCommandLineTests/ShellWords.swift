import Foundation

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// The words that a real shell makes of a command line.
func shellWords(_ line: String) throws -> [String] {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = ["-c", "printf '%s\\n' " + line]
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
}
