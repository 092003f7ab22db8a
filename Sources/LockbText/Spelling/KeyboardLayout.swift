/// The Latin and the two-set Korean layout of one keyboard.
public enum KeyboardLayout {
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let jamo = ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]
  private static let shifted = [
    ("Q", "ㅃ"), ("W", "ㅉ"), ("E", "ㄸ"), ("R", "ㄲ"), ("T", "ㅆ"), ("O", "ㅒ"), ("P", "ㅖ"),
  ]

  private static let jamoOfKey: [UInt32: UInt32] = {
    var table: [UInt32: UInt32] = [:]
    for (row, values) in zip(rows, jamo) {
      for (key, value) in zip(row.unicodeScalars, values.unicodeScalars) {
        table[key.value] = value.value
        table[key.value - 0x20] = value.value
      }
    }
    for (key, value) in shifted {
      for (key, value) in zip(key.unicodeScalars, value.unicodeScalars) {
        table[key.value] = value.value
      }
    }
    return table
  }()

  private static let keyOfJamo: [UInt32: UInt32] = {
    var table: [UInt32: UInt32] = [:]
    // Small letters win over capitals, whatever the order of the table.
    for (key, value) in jamoOfKey where table[value] == nil || key >= 0x61 { table[value] = key }
    return table
  }()

  /// Row and column of a key, by letter or jamo.
  private static let places: [UInt32: (row: Int, column: Int)] = {
    var table: [UInt32: (row: Int, column: Int)] = [:]
    for keys in [rows, jamo] {
      for (row, keys) in keys.enumerated() {
        for (column, key) in keys.unicodeScalars.enumerated() { table[key.value] = (row, column) }
      }
    }
    return table
  }()

  /// Whether two letters or two jamo are on neighbouring keys.
  static func areNeighbours(_ left: UInt32, _ right: UInt32) -> Bool {
    guard let left = places[left], let right = places[right] else { return false }
    let columns = right.column - left.column
    switch right.row - left.row {
    case 0: return abs(columns) == 1
    case 1: return columns == 0 || columns == -1
    case -1: return columns == 0 || columns == 1
    default: return false
    }
  }

  /// What Latin letters give with the Korean layout switched on, or nil where some of them
  /// make no whole syllable, or there are none.
  public static func hangul(from latin: String) -> String? {
    var jamo: [UInt32] = []
    var hasLetter = false
    for scalar in latin.unicodeScalars {
      if let value = jamoOfKey[scalar.value] {
        jamo.append(value)
        hasLetter = true
      } else {
        jamo.append(scalar.value)
      }
    }
    let text = HangulInput.compose(jamo)
    let isWhole = !text.unicodeScalars.contains { (0x3131...0x3163).contains($0.value) }
    return hasLetter && isWhole ? text : nil
  }

  /// What Hangul gives with the Latin layout switched on, or nil where there is no Hangul.
  public static func latin(from hangul: String) -> String? {
    var output = String.UnicodeScalarView()
    var hasHangul = false
    for scalar in hangul.nfc.unicodeScalars {
      for jamo in keystrokes(of: scalar.value) {
        if let key = keyOfJamo[jamo] {
          hasHangul = true
          if let key = Unicode.Scalar(key) { output.append(key) }
        } else {
          output.append(scalar)
        }
      }
    }
    return hasHangul ? String(output) : nil
  }

  /// The jamo that are typed for a syllable or a compatibility jamo.
  private static func keystrokes(of scalar: UInt32) -> [UInt32] {
    guard Jamo.isSyllable(scalar) else {
      return JamoCluster.consonants(of: scalar).flatMap(JamoCluster.vowels(of:))
    }
    let (initial, vowel, final) = Jamo.split(scalar)
    return [Jamo.initials[initial]] + JamoCluster.vowels(of: Jamo.vowels[vowel])
      + (final == 0 ? [] : JamoCluster.consonants(of: Jamo.finals[final]))
  }
}
