import Foundation
import LockbSite

/// The files of this repository that make the site.
enum SiteFolder {
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent()
  }()

  /// The files of a folder by their path in it.
  static func files(_ name: String) -> [SiteFile] {
    let folder = root.appendingPathComponent(name)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().compactMap { path in
      FileManager.default.contents(atPath: folder.appendingPathComponent(path).path).map {
        SiteFile(path, Array($0))
      }
    }
  }
}

extension CommandLineFixture {
  /// Writes a file beside the content.
  func writeOutside(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}

/// Numbers that are the same in every run.
struct SeededNumbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound == 0 ? 0 : Int((state >> 33) % UInt64(bound))
  }
}
