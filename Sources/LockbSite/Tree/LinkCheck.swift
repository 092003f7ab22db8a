internal import LockbBase

/// Follows every link of every page of a site, in memory.
///
/// All markup of the pages is lockb's own, so `href="`, `src="` and ` id="` can be found by bytes.
enum LinkCheck {
  private struct Page {
    var ids: Set<String> = []
    var addresses: [String] = []
  }

  static func brokenLinks(in files: [SiteFile]) -> [SiteTree.BrokenLink] {
    let pages = files.filter { $0.path.hasSuffix(".html") }
    let scans = concurrentMap(pages) { scan($0.bytes) }
    let paths = Set(files.map(\.path))
    var ids: [String: Set<String>] = [:]
    for (page, scan) in zip(pages, scans) { ids[page.path] = scan.ids }
    let found = ids
    let numbered = Array(zip(pages.map(\.path), scans.map(\.addresses)))
    return concurrentMap(numbered) { path, addresses in
      addresses.filter { !leads($0, from: path, paths, found) }
        .map { SiteTree.BrokenLink(page: path, address: $0) }
    }.flatMap { $0 }
  }

  private static func leads(
    _ address: String, from page: String, _ paths: Set<String>, _ ids: [String: Set<String>]
  ) -> Bool {
    if address.contains(":") { return true }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var folders = page.split(separator: "/").dropLast().map(String.init)
    let way = parts[0].prefix { $0 != "?" }
    for part in way.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if folders.popLast() == nil { return false }
      default: folders.append(String(part))
      }
    }
    let target = way.isEmpty ? page : folders.joined(separator: "/")
    guard paths.contains(target) else { return false }
    guard parts.count == 2, !parts[1].isEmpty, let known = ids[target] else { return true }
    // What a script reads names its values; no id does.
    return parts[1].contains("=") || known.contains(String(parts[1]))
  }

  private static func scan(_ bytes: [UInt8]) -> Page {
    var page = Page()
    var index = 0
    bytes.withUnsafeBufferPointer { bytes in
      while index + 5 < bytes.count {
        guard bytes[index] == 0x3D, bytes[index + 1] == 0x22 else {
          index += 1
          continue
        }
        let start = index + 2
        var end = start
        while end < bytes.count, bytes[end] != 0x22 { end += 1 }
        let value = UnsafeBufferPointer(rebasing: bytes[start..<end])
        switch (bytes[index - 2], bytes[index - 1]) {
        case (0x69, 0x64) where bytes[index - 3] == 0x20: page.ids.insert(unescaped(value))
        case (0x65, 0x66), (0x72, 0x63): page.addresses.append(unescaped(value))
        default: break
        }
        index = end + 1
      }
    }
    return page
  }

  private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(0x26) else { return text }
    return text.replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
