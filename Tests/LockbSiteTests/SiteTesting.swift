import Foundation
import LockbBase
import LockbCheck
import LockbSite
import LockbTestSupport

/// The theme of this repository.
let repositoryTheme: SiteTheme = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Site").path
  let disk = DiskFileSystem()
  do {
    return try SiteTheme(
      files: disk.walk(root).files.map { SiteFile($0.path, try disk.read($0.location)) })
  } catch {
    fatalError("the theme cannot be read: \(error)")
  }
}()

/// A site of files held in memory.
func siteSource(
  _ files: [(path: String, text: String)], images: [SiteFile] = [],
  options: SiteSource.Options = SiteSource.Options()
) -> SiteSource {
  let checked = CheckedFiles(files)
  let findings = checked.findings
  return SiteSource(
    name: Localized(en: "Turnstiles", ko: "회전문"), library: checked.library,
    findings: { document in findings.filter { $0.path == document.path } },
    theme: repositoryTheme, images: images, options: options)
}

/// The files of a site, by path.
func site(
  _ files: [(path: String, text: String)], images: [SiteFile] = [],
  options: SiteSource.Options = SiteSource.Options()
) -> [String: String] {
  let tree = SiteBuilder(siteSource(files, images: images, options: options)).tree
  return Dictionary(
    tree.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) },
    uniquingKeysWith: { first, _ in first })
}

/// The toy framework's documents.
let turnstileFiles = TurnstilePack.content.map { (path: $0.key, text: $0.value) }
  .sorted { $0.path < $1.path }
