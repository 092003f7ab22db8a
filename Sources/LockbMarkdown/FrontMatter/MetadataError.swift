internal import LockbBase

/// Why metadata cannot be decoded.
struct MetadataError: Error {
  /// One line, no full stop.
  var reason: String
  /// The line inside the metadata, from 1.
  var line: Int?

  init(_ reason: String, line: Int? = nil) {
    // Parsers explain themselves over several lines; the first says what is wrong.
    self.reason = reason.split(whereSeparator: \.isNewline).first.map(String.init) ?? reason
    self.line = line
  }
}
