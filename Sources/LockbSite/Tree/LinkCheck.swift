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
      let folders = path.utf8.split(separator: slash).dropLast()
      var known: [String: Bool] = [:]
      return addresses.filter { address in
        if let leads = known[address] { return !leads }
        let leads = leads(address, from: path, in: Array(folders), paths, found)
        known[address] = leads
        return !leads
      }.map { SiteTree.BrokenLink(page: path, address: $0) }
    }.flatMap { $0 }
  }

  private static let slash = UInt8(ascii: "/")

  private static func leads(
    _ address: String, from page: String, in folders: [Substring.UTF8View],
    _ paths: Set<String>, _ ids: [String: Set<String>]
  ) -> Bool {
    let bytes = address.utf8
    if bytes.contains(UInt8(ascii: ":")) { return true }
    let mark = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let way = bytes[..<mark].prefix { $0 != UInt8(ascii: "?") }
    var folders = folders
    for part in way.split(separator: slash) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        if folders.popLast() == nil { return false }
      } else {
        folders.append(part)
      }
    }
    let target =
      way.isEmpty
      ? page : String(decoding: Array(folders.joined(separator: [slash])), as: UTF8.self)
    guard paths.contains(target) else { return false }
    guard mark != bytes.endIndex, let known = ids[target] else { return true }
    let fragment = String(address[address.index(after: mark)...])
    // What a script reads names its values; no id does.
    return fragment.isEmpty || fragment.utf8.contains(UInt8(ascii: "="))
      || known.contains(fragment)
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
