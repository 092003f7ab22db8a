extension String {
  /// The text with runs of white space as one space and none at the ends.
  var collapsingSpaces: String {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    for byte in utf8 {
      let isSpace = byte == 0x20 || 0x09...0x0D ~= byte
      if !isSpace {
        result.append(byte)
      } else if let last = result.last, last != 0x20 {
        result.append(0x20)
      }
    }
    if result.last == 0x20 { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }
}
