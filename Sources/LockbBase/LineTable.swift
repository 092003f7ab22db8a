/// Translates byte offsets of one file to lines and columns.
public struct LineTable: Sendable {
  /// Offset of the first byte of each line.
  public let starts: [Int]
  private let bytes: [UInt8]

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
    self.starts = starts
  }

  /// The line of an offset, counted from 1.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The position of an offset: line from 1, column in characters from 1.
  public func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    let prefix = String(decoding: bytes[starts[line - 1]..<min(offset, bytes.count)], as: UTF8.self)
    return SourcePosition(line: line, column: prefix.count + 1, offset: offset)
  }
}
