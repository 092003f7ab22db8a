/// Compatibility jamo that are typed as two.
enum JamoCluster {
  private static let consonantPairs = table("ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ")
  private static let vowelPairs = table("ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ")

  /// The consonants of a compatibility consonant: one, or the two of a cluster.
  static func consonants(of jamo: UInt32) -> [UInt32] { consonantPairs[jamo] ?? [jamo] }

  /// The vowels of a compatibility vowel: one, or the two of a diphthong.
  static func vowels(of jamo: UInt32) -> [UInt32] { vowelPairs[jamo] ?? [jamo] }

  /// The cluster or diphthong of two jamo.
  static func join(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let pair = [first, second]
    return consonantPairs.first { $0.value == pair }?.key
      ?? vowelPairs.first { $0.value == pair }?.key
  }

  private static func table(_ rows: String) -> [UInt32: [UInt32]] {
    var table: [UInt32: [UInt32]] = [:]
    for row in rows.split(separator: " ") {
      let scalars = row.unicodeScalars.map(\.value)
      table[scalars[0]] = Array(scalars[1...])
    }
    return table
  }
}
