extension HTML {
  /// How long a name may be, in bytes, before it is offered places to break: where there is less
  /// room, shorter names are.
  enum Room: Int {
    case line = 32
    case title = 18
    case cell = 20
  }

  /// What stands between two breaks, in bytes.
  private static let shortestPart = 4

  /// Text in which long names may break.
  init(names text: String, in room: Room) {
    self.init()
    names(text, in: room)
  }

  /// Adds text in which long names may break at their humps and behind their points, instead of
  /// anywhere.
  mutating func names(_ text: String, in room: Room) {
    var name: [UInt8] = []
    for byte in text.utf8 {
      name.append(byte)
      if byte == UInt8(ascii: " ") {
        add(name: name, in: room)
        name = []
      }
    }
    add(name: name, in: room)
  }

  private mutating func add(name: [UInt8], in room: Room) {
    var start = 0
    if name.count > room.rawValue {
      for index in name.indices
      where index - start >= Self.shortestPart && name.count - index >= Self.shortestPart
        && Self.mayBreak(name, before: index)
      {
        self.text(String(decoding: name[start..<index], as: UTF8.self))
        add("<wbr>")
        start = index
      }
    }
    self.text(String(decoding: name[start...], as: UTF8.self))
  }

  private static func mayBreak(_ name: [UInt8], before index: Int) -> Bool {
    let (last, next) = (name[index - 1], name[index])
    if isUppercase(next) { return isLowercase(last) || isPoint(last) }
    return isLowercase(next) && isPoint(last)
  }

  private static func isUppercase(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }
  private static func isLowercase(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }
  private static func isPoint(_ byte: UInt8) -> Bool { ".:/(_,=".utf8.contains(byte) }
}
