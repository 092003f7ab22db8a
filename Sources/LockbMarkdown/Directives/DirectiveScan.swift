internal import LockbBase

/// A file made ready for cmark: directives blanked out without moving a byte, and kept aside.
struct DirectiveScan {
  /// A directive and its bytes.
  typealias Placed = (directive: Directive, range: SourceRange)

  /// What stands for each byte of a directive inside a line; the masked text has it nowhere else.
  static let filler: UInt8 = 0x1A

  /// The source as it is read, before anything is blanked out.
  let text: [UInt8]
  /// As long as the source, with the same line endings.
  var masked: [UInt8]
  /// Directives on lines of their own, in order; blank in the masked text.
  var blocks: [Placed] = []
  /// Directives inside lines, in order; fillers in the masked text. Where one spans lines, the
  /// indentation and quote markers of its later lines stay.
  var inlines: [Placed] = []
  /// Explicit ids of headings, blank in the masked text, by the offset at which the heading's
  /// first line begins.
  var headingIDs: [Int: (id: String, range: SourceRange)] = [:]

  /// Whether there is no directive.
  var isEmpty: Bool { blocks.isEmpty && inlines.isEmpty }

  /// Makes directives text again.
  mutating func removeDirectives(where isText: (SourceRange) -> Bool) {
    for (_, range) in blocks + inlines where isText(range) {
      masked.replaceSubrange(range.offsets, with: text[range.offsets])
    }
    blocks.removeAll { isText($0.range) }
    inlines.removeAll { isText($0.range) }
  }

  /// A scan that has found nothing yet.
  init(_ text: [UInt8]) {
    self.text = text
    masked = text
  }
}
