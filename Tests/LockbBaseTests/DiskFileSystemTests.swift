import Foundation
import LockbBase
import Testing

/// Works in a fresh folder that is removed afterwards.
final class DiskFileSystemTests {
  private let folder: String
  private let disk = DiskFileSystem()

  init() throws {
    folder = NSTemporaryDirectory() + "lockb-disk-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/" + path, withDestinationPath: target)
  }

  @Test func `lists files in byte order and leaves hidden ones out`() throws {
    try write("나/b.md", "")
    try write("a/z.md", "")
    try write("B.md", "text")
    try write(".hidden/x.md", "")
    try write(".x.md", "")
    let walk = try disk.walk(folder)
    #expect(walk.files.map(\.path) == ["B.md", "a/z.md", "나/b.md"])
    #expect(walk.files.first?.size == 4)
    #expect(walk.problems.isEmpty)
  }

  @Test func `reads what a walk found`() throws {
    try write("한글.md", "본문")
    let entry = try #require(try disk.walk(folder).files.first)
    #expect(try disk.read(entry.location) == Array("본문".utf8))
  }

  @Test func `enters a loop of links once and says so`() throws {
    try write("a/x.md", "")
    try link("a/loop", to: "..")
    let walk = try disk.walk(folder)
    #expect(walk.files.map(\.path) == ["a/x.md"])
    #expect(walk.problems.map(\.reason) == ["a link leads back to a folder already read"])
  }

  @Test func `does not follow links out of the root or into nowhere`() throws {
    try link("out", to: "/etc")
    try link("gone", to: "nowhere")
    let walk = try disk.walk(folder)
    #expect(walk.files.isEmpty)
    #expect(walk.problems.map(\.reason) == ["the link leads nowhere"])
    #expect(walk.strays.map(\.reason) == ["the link leads out of the content folder"])
  }

  @Test func `stops at folders nested too deep`() throws {
    try write(Array(repeating: "d", count: 70).joined(separator: "/") + "/x.md", "")
    let walk = try disk.walk(folder)
    #expect(walk.files.isEmpty)
    #expect(walk.problems.count == 1)
  }

  @Test func `names the path and the reason when a file is missing`() {
    #expect(throws: FileError(step: "read", path: "/no/file", reason: "No such file or directory"))
    {
      try disk.read("/no/file")
    }
  }

  @Test func `answers like the file system held in memory`() throws {
    let files = ["a.md": "1", "d/b.ko.md": "둘", "d/c/e.md": ""]
    for (path, text) in files { try write(path, text) }
    let memory = MemoryFileSystem(files.mapKeys { folder + "/" + $0 })
    let onDisk = try disk.walk(folder).files
    #expect(try memory.walk(folder).files.map(\.path) == onDisk.map(\.path))
    for file in onDisk { #expect(try memory.read(file.location) == disk.read(file.location)) }
  }
}

extension Dictionary {
  fileprivate func mapKeys<NewKey>(_ transform: (Key) -> NewKey) -> [NewKey: Value] {
    Dictionary<NewKey, Value>(uniqueKeysWithValues: map { (transform($0.key), $0.value) })
  }
}
