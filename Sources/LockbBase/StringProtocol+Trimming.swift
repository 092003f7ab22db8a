extension StringProtocol where SubSequence == Substring {
  /// The text without white space at its ends.
  public var trimmingWhitespace: Substring {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
