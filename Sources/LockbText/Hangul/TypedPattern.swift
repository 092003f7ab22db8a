/// What somebody is in the middle of typing: initials, whole syllables and a last syllable that
/// the input method may still change.
public struct TypedPattern: Sendable {
  private enum Unit: Equatable {
    /// A letter or syllable that must stand as it is.
    case exact(UInt32)
    /// Any syllable with this initial consonant.
    case initial(Int)
    /// A last syllable: its final may be missing, growing or the next syllable's initial.
    case unfinished(UInt32)
  }

  private let units: [Unit]

  /// Reads what was typed; spaces do not count. Nil where there is nothing to match.
  public init?(_ typed: String) {
    var units: [Unit] = []
    for scalar in Self.letters(typed) {
      if Jamo.isSyllable(scalar) {
        units.append(.exact(scalar))
        continue
      }
      let initials = JamoCluster.consonants(of: scalar).compactMap(Jamo.initials.firstIndex(of:))
      units += initials.isEmpty ? [.exact(scalar)] : initials.map(Unit.initial)
    }
    guard let last = units.last else { return nil }
    if case .exact(let scalar) = last, Jamo.isSyllable(scalar) {
      units[units.count - 1] = .unfinished(scalar)
    }
    self.units = units
  }

  /// Whether the pattern starts at the beginning of a word of the text.
  public func matches(_ text: String) -> Bool {
    var letters: [UInt32] = []
    var wordStarts: [Int] = []
    var startsWord = true
    for scalar in text.nfc.lowercased().unicodeScalars {
      if ScalarClass(scalar.value) == .separator {
        startsWord = true
      } else {
        if startsWord { wordStarts.append(letters.count) }
        startsWord = false
        letters.append(scalar.value)
      }
    }
    return wordStarts.contains { matches(letters, at: $0) }
  }

  private static func letters(_ text: String) -> [UInt32] {
    text.nfc.lowercased().unicodeScalars.map(\.value).filter { ScalarClass($0) != .separator }
  }

  private func matches(_ letters: [UInt32], at start: Int) -> Bool {
    guard start + units.count <= letters.count else { return false }
    for (offset, unit) in units.enumerated() {
      let letter = letters[start + offset]
      switch unit {
      case .exact(let scalar):
        guard letter == scalar else { return false }
      case .initial(let initial):
        guard Jamo.isSyllable(letter), Jamo.split(letter).initial == initial else { return false }
      case .unfinished(let scalar):
        let next = start + offset + 1
        return Self.mayBecome(scalar, letter, next < letters.count ? letters[next] : 0)
      }
    }
    return true
  }

  /// Whether an unfinished syllable can still turn into `letter` followed by `next`.
  private static func mayBecome(_ typed: UInt32, _ letter: UInt32, _ next: UInt32) -> Bool {
    guard Jamo.isSyllable(letter) else { return false }
    let (initial, vowel, final) = Jamo.split(typed)
    let target = Jamo.split(letter)
    guard initial == target.initial else { return false }
    let typedVowels = JamoCluster.vowels(of: Jamo.vowels[vowel])
    let targetVowels = JamoCluster.vowels(of: Jamo.vowels[target.vowel])
    if final == 0 { return targetVowels.starts(with: typedVowels) }
    guard vowel == target.vowel else { return false }
    let typedFinals = JamoCluster.consonants(of: Jamo.finals[final])
    let targetFinals =
      target.final == 0 ? [] : JamoCluster.consonants(of: Jamo.finals[target.final])
    if targetFinals.starts(with: typedFinals) { return true }
    guard Jamo.isSyllable(next), targetFinals.elementsEqual(typedFinals.dropLast()) else {
      return false
    }
    return Jamo.initials[Jamo.split(next).initial] == typedFinals.last
  }
}
