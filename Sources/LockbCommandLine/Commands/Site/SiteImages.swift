internal import LockbBase
internal import LockbSite

/// The pictures that documents show.
enum SiteImages {
  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "ico",
  ]

  /// Reads every picture beside the documents that can do nothing but be seen.
  static func read(
    _ files: [CheckSource.File], _ fileSystem: any FileSystem
  ) throws -> [SiteFile] {
    var images: [SiteFile] = []
    for file in files {
      let ending = file.path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard endings.contains(ending) else { continue }
      let bytes = try fileSystem.read(file.location)
      if ending == "svg", !isInert(bytes) { continue }
      images.append(SiteFile(file.path, bytes))
    }
    return images
  }

  /// Whether a drawing holds nothing that could run where it is opened by itself.
  private static func isInert(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    let active = [
      "<script", "javascript:", "<foreignobject", "<!entity", "<iframe", "<embed", "<object",
      "data:text", "<handler", "<set", "<animate",
    ]
    if active.contains(where: text.contains) { return false }
    // An attribute that begins with “on”.
    return text.firstMatch(of: /[\s"'\/]on[a-z]+\s*=/) == nil
  }
}
