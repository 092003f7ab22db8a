/// A stretch of bytes that becomes one token.
struct Run {
  /// The script, before a Latin run is told apart into words and identifiers.
  enum Script: UInt8 {
    case latin, number, hangul, ideographic, other
  }

  var script: Script
  /// Byte offsets in the scanned text.
  var range: Range<Int>
  /// Whether a Hangul phrase cannot reach over what precedes this run.
  var breaksPhrase: Bool
  /// Whether the run continues a hyphenated word or a selector.
  var isChained: Bool
  /// Whether the next run may continue the one this run is of.
  var isContinued = false
  /// Whether it stands directly after an identifier, a closing quote or a closing bracket.
  var followsClosed: Bool
  /// Whether the ideographic sequence ends with this pair.
  var endsSequence = false
}
