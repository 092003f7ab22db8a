/// Names for headings in addresses, as code hosting sites make them.
public struct SlugMaker: Sendable {
  private var counts: [String: Int] = [:]

  /// A maker that has given no name yet.
  public init() {}

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

  /// The slug of a heading, with a number behind it if an earlier heading has taken it.
  public mutating func unique(_ heading: String) -> String {
    let slug = Self.slug(heading)
    guard var count = counts[slug] else {
      counts[slug] = 0
      return slug
    }
    var candidate: String
    repeat {
      count += 1
      candidate = "\(slug)-\(count)"
    } while counts[candidate] != nil
    counts[slug] = count
    counts[candidate] = 0
    return candidate
  }
}
