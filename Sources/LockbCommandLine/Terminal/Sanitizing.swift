extension String {
  /// The text on one line, with nothing in it that could steer a terminal: controls, escape
  /// sequences and the marks that turn the reading direction become `�`, white space a space.
  var sanitizedLine: String {
    guard unicodeScalars.contains(where: { $0.steersTerminals || $0.value == 0x85 }) else {
      return self
    }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
      default: result.append(scalar.steersTerminals ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  /// The text of one line with nothing left out: a tab stays one, other controls become their
  /// pictures, and the marks that turn the reading direction `�`.
  var visible: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09: result.append(scalar)
      case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      default: result.append(scalar.steersTerminals ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  /// What `sanitizedLine` is for text of several lines: line ends stay, tabs become four spaces.
  var sanitizedLines: String {
    split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { line in
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
        return parts.map { String($0).sanitizedLine }.joined(separator: "    ")
      }
      .joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  fileprivate var steersTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
