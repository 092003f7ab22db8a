internal import LockbBase

/// Follows every link of every page of a site, in memory.
///
/// All markup of the pages is lockb's own, so `href="`, `src="` and ` id="` can be found by bytes.
/// A page is read once and let go: marks of what links may lead to, and of where they lead, are all
/// that is kept of it. Only a page with a link to nowhere is read again, for the address.
struct LinkCheck: Sendable {
  /// Where a link leads: a file, and a place in it.
  struct Target: Hashable, Sendable {
    let file: UInt64
    let place: UInt64?
  }

  /// What is kept of a file.
  struct Marks: Sendable {
    let path: String
    fileprivate let places: [UInt64]
    fileprivate let targets: [Target]

    /// The marks of a file.
    init(_ file: SiteFile) {
      path = file.path
      guard file.path.hasSuffix(".html") else {
        places = []
        targets = []
        return
      }
      let page = LinkCheck.scan(file.bytes)
      places = page.ids.map { LinkCheck.mark(file.path, $0) }
      targets = Set(page.addresses).compactMap { LinkCheck.target($0, from: file.path) }
    }
  }

  private let files: Set<UInt64>
  private let pages: Set<UInt64>
  private let places: Set<UInt64>

  /// Knows what links may lead to.
  ///
  /// - Parameter others: The paths of further files, whose ids are taken on trust.
  init(_ marks: [Marks], others: Set<String>) {
    let own = marks.map { Self.mark($0.path) }
    files = Set(own).union(others.map { Self.mark($0) })
    pages = Set(marks.filter { $0.path.hasSuffix(".html") }.map { Self.mark($0.path) })
    places = Set(marks.flatMap(\.places))
  }

  /// Whether every link of a file leads somewhere.
  func isWhole(_ marks: Marks) -> Bool { marks.targets.allSatisfy(leads) }

  /// The links of a page that lead nowhere, in their order.
  func brokenLinks(in page: SiteFile) -> [SiteTree.BrokenLink] {
    Self.scan(page.bytes).addresses.filter { address in
      Self.target(address, from: page.path).map { !leads($0) } ?? false
    }.map { SiteTree.BrokenLink(page: page.path, address: $0) }
  }

  private func leads(_ target: Target) -> Bool {
    guard files.contains(target.file) else { return false }
    guard let place = target.place, pages.contains(target.file) else { return true }
    return places.contains(place)
  }

  // MARK: - Addresses

  private static let slash = UInt8(ascii: "/")
  /// Stands for what lies outside of the site.
  private static let nowhere = Target(file: 0, place: nil)

  /// Where an address leads; nil where it is another site.
  private static func target(_ address: String, from page: String) -> Target? {
    let bytes = address.utf8
    if bytes.contains(UInt8(ascii: ":")) { return nil }
    let mark = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let way = bytes[..<mark].prefix { $0 != UInt8(ascii: "?") }
    var folders = Array(page.utf8.split(separator: slash).dropLast())
    for part in way.split(separator: slash) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        if folders.popLast() == nil { return nowhere }
      } else {
        folders.append(part)
      }
    }
    let file =
      way.isEmpty
      ? page : String(decoding: Array(folders.joined(separator: [slash])), as: UTF8.self)
    let fragment = mark == bytes.endIndex ? "" : String(address[address.index(after: mark)...])
    // What a script reads names its values; no id does.
    let isPlace = !fragment.isEmpty && !fragment.utf8.contains(UInt8(ascii: "="))
    return Target(file: self.mark(file), place: isPlace ? self.mark(file, fragment) : nil)
  }

  /// A number for a file or a place in it: of all sites, none has two with the same.
  private static func mark(_ file: String, _ id: String? = nil) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ text: String) {
      for byte in text.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
      }
    }
    mix(file)
    if let id {
      mix("#")
      mix(id)
    }
    return hash
  }

  // MARK: - Pages

  private static func scan(_ bytes: [UInt8]) -> (ids: Set<String>, addresses: [String]) {
    var ids: Set<String> = []
    var addresses: [String] = []
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
        case (0x69, 0x64) where bytes[index - 3] == 0x20: ids.insert(unescaped(value))
        case (0x65, 0x66), (0x72, 0x63): addresses.append(unescaped(value))
        default: break
        }
        index = end + 1
      }
    }
    return (ids, addresses)
  }

  private static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(0x26) else { return text }
    return text.replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
