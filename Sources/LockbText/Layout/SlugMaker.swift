/// Names for headings in addresses, as code hosting sites make them.
public enum SlugMaker {
  /// The text in lower case and NFC, with hyphens for spaces and without anything that is not a
  /// letter, mark, number, hyphen or underscore.
  public static func slug(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.nfc.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
        .otherNumber, .connectorPunctuation:
        output.append(scalar)
      case .spaceSeparator: output.append("-")
      default: if scalar == "-" { output.append(scalar) }
      }
    }
    return String(output).nfc
  }
}
