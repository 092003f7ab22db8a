/// Initial consonants of Hangul syllables, as people type them for short: ㅎㄱ for 한글.
public enum Choseong {
  /// The text with every syllable replaced by its initial consonant; everything else stays.
  public static func initials(of text: String) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.nfc.unicodeScalars {
      if Jamo.isSyllable(scalar.value),
        let initial = Unicode.Scalar(Jamo.initials[Jamo.split(scalar.value).initial])
      {
        output.append(initial)
      } else {
        output.append(scalar)
      }
    }
    return String(output)
  }

  /// Whether a query is nothing but compatibility consonants and spaces, two at least.
  public static func isQuery(_ query: String) -> Bool {
    var count = 0
    for scalar in query.unicodeScalars where !scalar.properties.isWhitespace {
      guard (0x3131...0x314E).contains(scalar.value) else { return false }
      count += JamoCluster.consonants(of: scalar.value).count
    }
    return count > 1
  }
}
