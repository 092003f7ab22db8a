internal import LockbBase
internal import LockbText

/// Makes names for folders of the site: lower-case ASCII, safe on every host and disk.
enum PathSlug {
  /// A longer name is cut and told apart by a digest.
  private static let maximumLength = 80

  /// Names that are no files on Windows.
  private static let devices: Set<String> = [
    "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "lpt1", "lpt2", "lpt3",
  ]

  /// The name; a digest stands for the letters that ASCII lacks.
  static func make(_ text: String) -> String {
    let text = text.nfc
    var name: [UInt8] = []
    var isWhole = true
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x61...0x7A: name.append(byte)
      case 0x41...0x5A: name.append(byte | 0x20)
      default:
        if byte >= 0x80 { isWhole = false }
        if name.last != 0x2D, !name.isEmpty { name.append(0x2D) }
      }
    }
    while name.last == 0x2D { name.removeLast() }
    if name.count > maximumLength {
      name.removeSubrange(maximumLength...)
      isWhole = false
    }
    if devices.contains(String(decoding: name, as: UTF8.self)) { isWhole = false }
    if name.isEmpty || !isWhole {
      if !name.isEmpty, name.last != 0x2D { name.append(0x2D) }
      name += Digest(text.utf8).description.utf8.prefix(8)
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// The name of each part of a path.
  static func make(path: String) -> String {
    path.split(separator: "/").map { make(String($0)) }.joined(separator: "/")
  }
}
