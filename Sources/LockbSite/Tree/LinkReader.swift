/// Reads where the links of a page lead, and what links may lead to on it, from its bytes alone.
struct LinkReader {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")
  /// Stands for what lies outside of the site.
  private static let nowhere = LinkCheck.Target(file: 0, place: 0)

  private let page: PathMark
  /// The marks of the folders that the page is in, the outermost first; of the site before them.
  private let folders: [PathMark]
  /// The marks of folders that an address goes down to.
  private var deeper: [PathMark] = []
  /// The places on the page.
  private(set) var places: [UInt64] = []

  /// A reader of a page at a path of the site.
  init(_ path: String) {
    page = PathMark(path)
    var mark = PathMark()
    var folders = [mark]
    for byte in path.utf8 {
      mark.add(byte)
      if byte == Self.slash { folders.append(mark) }
    }
    self.folders = folders
  }

  /// Reads a page.
  ///
  /// - Parameter each: Takes every link into the site, with its address.
  mutating func read(
    _ bytes: [UInt8],
    each: (_ target: LinkCheck.Target, _ address: UnsafeBufferPointer<UInt8>) -> Void
  ) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 3
      while index + 5 < bytes.count {
        guard bytes[index] == 0x3D, bytes[index + 1] == 0x22 else {
          index += 1
          continue
        }
        let start = index + 2
        var end = start
        while end < bytes.count, bytes[end] != 0x22 { end += 1 }
        switch (bytes[index - 2], bytes[index - 1]) {
        case (0x69, 0x64) where bytes[index - 3] == 0x20:
          withPlain(Bytes(rebasing: bytes[start..<end])) { $0.places.append($0.page.place($1)) }
        case (0x65, 0x66), (0x72, 0x63):
          withPlain(Bytes(rebasing: bytes[start..<end])) { reader, address in
            if let target = reader.target(address) { each(target, address) }
          }
        default: break
        }
        index = end + 1
      }
    }
  }

  /// The value of an attribute as it is meant.
  private mutating func withPlain(_ value: Bytes, _ body: (inout Self, Bytes) -> Void) {
    guard value.contains(UInt8(ascii: "&")) else { return body(&self, value) }
    var text = String(decoding: value, as: UTF8.self)
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    text.withUTF8 { body(&self, $0) }
  }

  /// Where an address leads; nil where it is another site.
  private mutating func target(_ address: Bytes) -> LinkCheck.Target? {
    if address.contains(UInt8(ascii: ":")) { return nil }
    let mark = address.firstIndex(of: UInt8(ascii: "#")) ?? address.count
    let way = address[..<mark].prefix { $0 != UInt8(ascii: "?") }
    guard let file = way.isEmpty ? page : self.file(Bytes(rebasing: way)) else {
      return Self.nowhere
    }
    let fragment = address[min(mark + 1, address.count)...]
    // What a script reads names its values; no id does.
    let isPlace = !fragment.isEmpty && !fragment.contains(UInt8(ascii: "="))
    return LinkCheck.Target(file: file.number, place: isPlace ? file.place(fragment) : nil)
  }

  /// The file that a way from the page leads to; nil outside of the site.
  private mutating func file(_ way: Bytes) -> PathMark? {
    deeper.removeAll(keepingCapacity: true)
    var depth = folders.count
    var start = 0
    while true {
      var end = start
      while end < way.count, way[end] != Self.slash { end += 1 }
      let length = end - start
      if length == 2, way[start] == Self.dot, way[start + 1] == Self.dot {
        if deeper.popLast() == nil { depth -= 1 }
        if depth == 0 { return nil }
      } else if length > 1 || length == 1 && way[start] != Self.dot {
        var mark = deeper.last ?? folders[depth - 1]
        mark.add(way[start..<end])
        if end == way.count { return mark }
        mark.add(Self.slash)
        deeper.append(mark)
      }
      if end == way.count { return deeper.last ?? folders[depth - 1] }
      start = end + 1
    }
  }
}
