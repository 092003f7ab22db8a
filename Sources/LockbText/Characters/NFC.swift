internal import Foundation

extension String {
  /// The text in Unicode normalization form C.
  public var nfc: String {
    isSurelyNFC ? self : precomposedStringWithCanonicalMapping
  }

  /// Whether every scalar is one that normalization form C leaves alone whatever stands beside
  /// it. False says only that it is worth normalizing.
  public var isSurelyNFC: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x300, 0xAC00...0xD7A3, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x3131...0x318E: true
      case 0x3001...0x3029, 0x3030...0x3096, 0x309B...0x30FF, 0xFF01...0xFFEE: true
      case 0x2002...0x2069, 0x2190...0x21FF, 0x2460...0x27BF, 0xFE00...0xFE0F: true
      case 0x1F000...0x1FAFF, 0x400...0x482, 0xFEFF, 0xFFFC, 0xFFFD: true
      default: false
      }
    }
  }
}
