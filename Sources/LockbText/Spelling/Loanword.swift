/// A Hangul word that may be an English one as it is said: 리액트 is React.
///
/// Who asks in Korean writes a name as it sounds, where the documents have it in Latin letters, or the
/// other way round; no list holds the names of tomorrow.
public struct Loanword: Sendable {
  private static let initials = (empty: UInt8(12), sibilants: [UInt8(10), 13, 15])
  private static let (eu, i) = (JamoCode.firstVowel + 18, JamoCode.firstVowel + 20)
  private static let unreached = UInt8.max

  /// How irregularly the word may be written; a short word is like many others.
  private let bound: UInt8
  /// Initials that are sounded, vowels and finals.
  private let sounds: [UInt8]
  /// Letters that it may begin with, a bit each.
  private let beginnings: UInt32

  /// A word of one to twelve whole syllables; nil for another.
  public init?(_ word: String) {
    var sounds: [UInt8] = []
    var syllables = 0
    for scalar in word.unicodeScalars {
      guard scalar.isSyllable, syllables < 12 else { return nil }
      syllables += 1
      JamoCode.append(scalar.value, to: &sounds)
    }
    guard syllables > 0 else { return nil }
    sounds.removeAll { $0 == Self.initials.empty }
    let bound: UInt8 = syllables < 3 ? 0 : syllables < 5 ? 1 : 2
    self.sounds = sounds
    self.bound = bound
    beginnings = Self.beginnings[Int(bound)][Int(sounds[0])]
  }

  /// The letters that a word may begin with, a bit each, by how irregular it may be and its first sound.
  private static let beginnings: [[UInt32]] = (0...2).map { bound in
    (0..<JamoCode.limit).map { first in
      LetterSound.all.indices.reduce(0) { mask, letter in
        let mayBegin = LetterSound.all[letter].contains { rule in
          rule.sounds.contains { $0.cost <= bound && ($0.codes.first ?? first) == first }
        }
        return mayBegin ? mask | 1 << UInt32(letter) : mask
      }
    }
  }

  /// How irregularly the word writes an English one in lower case, from 0; nil where it is another.
  public func irregularity(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = word.first, 0x61...0x7A ~= first, beginnings >> UInt32(first - 0x61) & 1 == 1,
      word.count <= 3 * sounds.count, word.allSatisfy({ 0x61...0x7A ~= $0 })
    else { return nil }
    let width = sounds.count + 1
    // Least costs by letters read and sounds written.
    var least = [UInt8](repeating: Self.unreached, count: (word.count + 1) * width)
    least[0] = 0
    var reached = 0
    for letter in 0...word.count {
      guard letter <= reached else { return nil }
      let row = letter * width
      addVowels(&least, row, isEnd: letter == word.count)
      guard letter < word.count else { break }
      var read: ArraySlice<UInt8> = []
      for rule in LetterSound.all[Int(word[letter] - 0x61)] {
        // A more particular rule for the same letters came before.
        guard rule.letters[...] != read, rule.holds(in: word, at: letter) else { continue }
        read = rule.letters[...]
        let next = row + rule.letters.count * width
        for sound in rule.sounds {
          for place in 0...sounds.count - min(sound.codes.count, sounds.count) {
            let cost = least[row + place]
            guard cost != Self.unreached, cost + sound.cost <= bound,
              place + sound.codes.count <= sounds.count,
              sound.codes.indices.allSatisfy({ sounds[place + $0] == sound.codes[$0] })
            else { continue }
            let end = next + place + sound.codes.count
            least[end] = min(least[end], cost + sound.cost)
            reached = max(reached, letter + rule.letters.count)
          }
        }
      }
    }
    let cost = least[least.count - 1]
    return cost <= bound ? Int(cost) : nil
  }

  /// Writes the vowels that only part two consonants, or stand behind the last.
  private func addVowels(_ least: inout [UInt8], _ row: Int, isEnd: Bool) {
    for place in sounds.indices.dropFirst() {
      let cost = least[row + place]
      let before = sounds[place - 1]
      guard cost != Self.unreached, before < JamoCode.firstVowel else { continue }
      var added: UInt8?
      if sounds[place] == Self.eu { added = 0 }
      if sounds[place] == Self.i, Self.initials.sibilants.contains(before) { added = isEnd ? 0 : 1 }
      guard let added, cost + added <= bound else { continue }
      least[row + place + 1] = min(least[row + place + 1], cost + added)
    }
  }

  /// The names of the letters with their places in the alphabet, the longest first.
  private static let letterNames = LoanwordRules.letterNames.split(separator: " ").enumerated()
    .sorted { $0.element.utf8.count > $1.element.utf8.count }

  /// The letters whose names a word consists of: `ui` for 유아이; nil where it is no such word.
  public static func initialism(_ word: String) -> String? {
    var rest = word.replacing("시", with: "씨")[...]
    var letters = String.UnicodeScalarView()
    while !rest.isEmpty {
      guard let name = letterNames.first(where: { rest.hasPrefix($0.element) }) else { return nil }
      letters.append(Unicode.Scalar(UInt8(0x61 + name.offset)))
      rest = rest.dropFirst(name.element.count)
    }
    return letters.count > 1 ? String(letters) : nil
  }
}

extension LetterSound {
  /// Whether the letters stand at a place of a word where the rule holds.
  fileprivate func holds(in word: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let end = start + letters.count
    guard end <= word.count, letters.indices.allSatisfy({ word[start + $0] == letters[$0] }) else {
      return false
    }
    if place.isStart, start > 0 { return false }
    if place.isEnd, end < word.count { return false }
    guard place.next != 0 else { return true }
    return end < word.count && place.next >> UInt32(word[end] - 0x61) & 1 == 1
  }
}
