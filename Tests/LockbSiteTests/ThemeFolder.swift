import Foundation
import LockbSite

/// The theme of this repository.
enum ThemeFolder {
  static let files: [SiteFile] = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    folder = folder.deletingLastPathComponent().appendingPathComponent("Site")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().compactMap { path in
      FileManager.default.contents(atPath: folder.appendingPathComponent(path).path).map {
        SiteFile(path, Array($0))
      }
    }
  }()
}
