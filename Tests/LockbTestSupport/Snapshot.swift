internal import Foundation
public import Testing

/// Compares text with the one recorded under `Tests/Data/Snapshots`.
///
/// Under `LOCKB_RECORD=1`, or where nothing is recorded yet, the text is written down and the test
/// fails, so that a recording run is never mistaken for a passing one.
/// - Parameter name: The recording's path: `CommandLine/card-en-80.txt`.
public func expectSnapshot(
  _ text: String, named name: String, at location: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Data/Snapshots").standardizedFileURL
  let recording = folder.appendingPathComponent(name)
  let isRecording = ProcessInfo.processInfo.environment["LOCKB_RECORD"] == "1"
  if !isRecording, let recorded = try? String(contentsOf: recording, encoding: .utf8) {
    let difference = firstDifference(recorded, text)
    #expect(
      recorded == text, "\(name) differs from its recording: \(difference)",
      sourceLocation: location)
    return
  }
  try FileManager.default.createDirectory(
    at: recording.deletingLastPathComponent(), withIntermediateDirectories: true)
  try text.write(to: recording, atomically: true, encoding: .utf8)
  Issue.record("recorded \(name); read it, then run again", sourceLocation: location)
}

/// The first line in which two texts differ, for a failure that can be read.
private func firstDifference(_ old: String, _ new: String) -> String {
  let old = old.split(separator: "\n", omittingEmptySubsequences: false)
  let new = new.split(separator: "\n", omittingEmptySubsequences: false)
  for index in 0..<max(old.count, new.count) {
    let left = index < old.count ? String(old[index]) : "(end)"
    let right = index < new.count ? String(new[index]) : "(end)"
    if left != right { return "line \(index + 1): “\(left)” became “\(right)”" }
  }
  return "nothing"
}
