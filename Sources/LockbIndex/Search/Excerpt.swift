/// Cuts the most telling piece out of a text and sets what was found apart.
struct Excerpt {
  /// The length of a piece, in characters.
  private static let length = 160

  private let scanner: HitScanner

  init(_ groups: [QueryGroup]) { scanner = HitScanner(GroupMatcher(groups)) }

  /// The piece around most of what was found, with `…` where something is left out.
  func segments(from text: String) -> [TextSegment] {
    var text = text
    return text.withUTF8 { bytes in
      let hits = scanner.scan(bytes).hits.map { hit in
        Hit(range: hit.range, groups: hit.matches.reduce(0) { $0 | 1 << UInt32($1.group) })
      }
      let window = window(bytes, hits)
      var segments = segments(bytes, window, hits)
      if window.lowerBound > 0 { segments.insert(TextSegment("… "), at: 0) }
      if window.upperBound < bytes.count { segments.append(TextSegment(" …")) }
      return segments
    }
  }

  private struct Hit {
    var range: Range<Int>
    var groups: UInt32
  }

  /// The stretch with the most different groups, then the most hits, then the earliest; it ends
  /// where words end.
  private func window(_ bytes: UnsafeBufferPointer<UInt8>, _ hits: [Hit]) -> Range<Int> {
    guard bytes.count > Self.length else { return 0..<bytes.count }
    // Hangul takes three bytes a character: the length is counted in characters.
    var best = (different: -1, count: 0, start: 0)
    var last = 0
    for first in hits.indices {
      last = max(last, first)
      let limit = advance(bytes, hits[first].range.lowerBound, Self.length * 3 / 4)
      while last < hits.count, hits[last].range.upperBound <= limit { last += 1 }
      let groups = hits[first..<max(last, first)].reduce(0) { $0 | $1.groups }
      let different = groups.nonzeroBitCount
      if (different, last - first) > (best.different, best.count) {
        best = (different, last - first, hits[first].range.lowerBound)
      }
    }
    var start = retreat(bytes, best.start, Self.length / 5)
    let end = advance(bytes, start, Self.length)
    if start > 0 { start = wordStart(bytes, start, notAfter: best.start) }
    return start..<max(start, wordEnd(bytes, end, notBefore: best.start))
  }

  private func advance(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int) -> Int {
    var offset = start
    var left = count
    while offset < bytes.count, left > 0 || bytes[offset] & 0xC0 == 0x80 {
      if bytes[offset] & 0xC0 != 0x80 { left -= 1 }
      offset += 1
    }
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private func retreat(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int, _ count: Int) -> Int {
    var offset = end
    var left = count
    while offset > 0, left > 0 {
      offset -= 1
      if bytes[offset] & 0xC0 != 0x80 { left -= 1 }
      // A line is a block of its own: what stands before it is another matter.
      if bytes[offset] == 0x0A { return offset + 1 }
    }
    return offset
  }

  private func wordStart(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, notAfter limit: Int
  ) -> Int {
    var offset = start
    while offset > 0, offset < limit, bytes[offset - 1] != 0x20, bytes[offset - 1] != 0x0A {
      offset += 1
    }
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private func wordEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int, notBefore limit: Int
  ) -> Int {
    guard end < bytes.count else { return bytes.count }
    var offset = end
    while offset > limit, bytes[offset] != 0x20, bytes[offset] != 0x0A { offset -= 1 }
    return offset > limit ? offset : end
  }

  /// A stretch in segments; neighbouring hits with nothing but spaces between them become one.
  private func segments(
    _ bytes: UnsafeBufferPointer<UInt8>, _ window: Range<Int>, _ hits: [Hit]
  ) -> [TextSegment] {
    var merged: [Range<Int>] = []
    for hit in hits {
      let range = hit.range.clamped(to: window)
      guard !range.isEmpty else { continue }
      if let last = merged.last, last.upperBound <= range.lowerBound,
        bytes[last.upperBound..<range.lowerBound].allSatisfy({ $0 == 0x20 })
      {
        merged[merged.count - 1] = last.lowerBound..<range.upperBound
      } else if let last = merged.last, range.lowerBound < last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    var segments: [TextSegment] = []
    var offset = window.lowerBound
    func append(_ range: Range<Int>, hit: Bool) {
      guard !range.isEmpty else { return }
      let text = String(decoding: bytes[range], as: UTF8.self)
      segments.append(
        TextSegment(String(text.map { $0.isNewline ? " " : $0 }), hit: hit))
    }
    for range in merged {
      append(offset..<range.lowerBound, hit: false)
      append(range, hit: true)
      offset = range.upperBound
    }
    append(offset..<window.upperBound, hit: false)
    return segments
  }
}
