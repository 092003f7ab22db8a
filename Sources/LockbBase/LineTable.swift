/// Translates byte offsets of one file to lines and columns.
public struct LineTable: Sendable {
  /// A place in a line with the numbers of characters and of UTF-16 units before it.
  private struct Milestone {
    var offset: Int
    var characters = 0
    var units = 0
  }

  /// Offset of the first byte of each line.
  public let starts: [Int]
  private let bytes: [UInt8]
  /// By long line, counted from 0, places in it from which to count: whoever asks for every place of
  /// a line does not count all of it each time.
  private let milestones: [Int: [Milestone]]
  /// The most bytes between two of them, but for the length of a character.
  private static let stride = 256

  /// Scans the bytes once. LF, CRLF and a lone CR each end a line, as CommonMark says.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      starts.append(index)
    }
    var milestones: [Int: [Milestone]] = [:]
    for (line, start) in starts.enumerated() {
      let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
      guard end - start > Self.stride else { continue }
      milestones[line] = Self.milestones(in: bytes[start..<end])
    }
    self.starts = starts
    self.milestones = milestones
  }

  /// Places between characters, so that what follows counts the same by itself.
  private static func milestones(in line: ArraySlice<UInt8>) -> [Milestone] {
    // What replaces bytes that are no text has another length.
    guard let text = String(validating: line, as: UTF8.self) else { return [] }
    var found: [Milestone] = []
    var place = Milestone(offset: line.startIndex)
    for character in text {
      place.offset += character.utf8.count
      place.characters += 1
      place.units += character.utf16.count
      if place.offset - (found.last?.offset ?? line.startIndex) >= stride { found.append(place) }
    }
    return found
  }

  /// The line of an offset, counted from 1.
  public func line(at offset: Int) -> Int {
    starts.partitioningIndex(where: { $0 > offset }, from: 1)
  }

  /// The position of an offset: line from 1, column in characters from 1.
  public func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    let (nearest, rest) = count(to: offset, line: line)
    return SourcePosition(line: line, column: nearest.characters + rest.count + 1, offset: offset)
  }

  /// How many UTF-16 units stand before an offset on its line.
  public func units(before offset: Int) -> Int {
    let (nearest, rest) = count(to: offset, line: line(at: offset))
    return nearest.units + rest.utf16.count
  }

  /// The last place on a line from which to count to an offset, and the text between the two.
  private func count(to offset: Int, line: Int) -> (Milestone, String) {
    var nearest = Milestone(offset: starts[line - 1])
    if let places = milestones[line - 1] {
      let behind = places.partitioningIndex(where: { $0.offset > offset })
      if behind > 0 { nearest = places[behind - 1] }
    }
    return (
      nearest,
      String(decoding: bytes[nearest.offset..<min(offset, bytes.count)], as: UTF8.self)
    )
  }
}

extension Array {
  /// The first index whose element is behind what is looked for, in an ordered array; `count` where none
  /// is.
  fileprivate func partitioningIndex(
    where isBehind: (Element) -> Bool, from first: Int = 0
  ) -> Int {
    var low = first
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
