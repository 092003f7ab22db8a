/// Prefixes and suffixes by their bytes. Texts are in NFC here, and `hasPrefix` looks at one character
/// of Hangul after the other to find out what is canonically the same.
extension StringProtocol {
  /// Whether its bytes begin with those of another text.
  func begins(with start: some StringProtocol) -> Bool {
    utf8.starts(with: start.utf8)
  }

  /// Whether its bytes end with those of another text.
  func ends(with end: some StringProtocol) -> Bool {
    let (bytes, length) = (utf8, end.utf8.count)
    guard bytes.count >= length else { return false }
    return bytes.suffix(length).elementsEqual(end.utf8)
  }
}
