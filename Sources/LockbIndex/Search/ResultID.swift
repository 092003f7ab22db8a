internal import LockbKnowledge

/// The ids by which results are opened again.
enum ResultID {
  /// The id of a document or of one of its sections: `topic@lang#anchor`.
  static func section(_ document: DocumentID, anchor: String) -> String {
    anchor.isEmpty ? document.description : "\(document)#\(anchor)"
  }

  /// `lockb:` and the id, everything but RFC 3986's path characters percent-encoded.
  static func uri(_ id: String) -> String {
    var bytes = Array("lockb:".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var fragments = 0
    for byte in id.utf8 {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x30...0x39:
        bytes.append(byte)
      case 0x21, 0x24, 0x26...0x2F, 0x3A, 0x3B, 0x3D, 0x40, 0x5F, 0x7E:
        bytes.append(byte)
      case 0x23 where fragments == 0:
        fragments += 1
        bytes.append(byte)
      default:
        bytes.append(0x25)
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
