internal import LockbBase
internal import LockbText

/// Text in NFC and small letters, with the place of every byte in the document.
struct ComparableText {
  /// The bytes to compare.
  private(set) var bytes: [UInt8] = []
  /// Where each byte comes from, and the end; empty where each comes from its own place.
  private var places: [Int] = []
  private let range: SourceRange

  /// The text of some bytes of a document.
  init(_ document: CheckedDocument, at range: SourceRange) {
    self.range = range
    let text = document.text(at: range)
    if text.isSurelyNFC {
      bytes = Array(text.lowercased().utf8)
      if bytes.count == range.count { return }
      bytes = []
    }
    var place = range.lower
    for character in text {
      let folded = String(character).nfc.lowercased().utf8
      bytes += folded
      places += Array(repeating: place, count: folded.count)
      place += character.utf8.count
    }
    places.append(range.upper)
  }

  /// The bytes of the document that some of the text comes from.
  func source(of part: Range<Int>) -> SourceRange {
    places.isEmpty
      ? SourceRange(range.lower + part.lowerBound, range.lower + part.upperBound)
      : SourceRange(places[part.lowerBound], places[part.upperBound])
  }
}
