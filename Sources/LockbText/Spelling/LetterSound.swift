/// What some letters of an English word are written as in Hangul.
struct LetterSound: Sendable {
  /// Where in a word it holds.
  struct Place: Sendable {
    /// Whether only at the beginning.
    var isStart = false
    /// Whether only at the end.
    var isEnd = false
    /// Letters one of which follows, a bit each; 0 where any may.
    var next: UInt32 = 0

    /// How much it asks for.
    var rank: Int { (isStart ? 4 : 0) + (next != 0 ? 2 : 0) + (isEnd ? 1 : 0) }
  }

  /// One way to write it.
  struct Sound: Sendable {
    /// Initials, vowels and finals as `JamoCode` numbers them.
    var codes: [UInt8]
    /// How irregular that is.
    var cost: UInt8
  }

  /// The letters, in lower case.
  var letters: [UInt8]
  /// Where they stand.
  var place: Place
  /// How they are written.
  var sounds: [Sound]

  /// Every rule, by the first letter; of rules for the same letters the more particular comes first.
  static let all: [[LetterSound]] = {
    var all = [[LetterSound]](repeating: [], count: 26)
    for line in LoanwordRules.text.split(separator: "\n") {
      guard let rule = LetterSound(line) else { continue }
      all[Int(rule.letters[0] - 0x61)].append(rule)
    }
    return all.map { rules in
      rules.sorted {
        $0.letters != $1.letters
          ? $0.letters.lexicographicallyPrecedes($1.letters) : $0.place.rank > $1.place.rank
      }
    }
  }()

  /// A rule as a line tells it.
  private init?(_ line: Substring) {
    let fields = line.split(separator: " ")
    guard let head = fields.first else { return nil }
    let halves = head.split(separator: ">")
    letters = halves[0].utf8.filter { 0x61...0x7A ~= $0 }
    place = Place(isStart: halves[0].hasPrefix("^"), isEnd: halves[0].hasSuffix("$"))
    if halves.count > 1 {
      for letter in halves[1].utf8 { place.next |= 1 << UInt32(letter - 0x61) }
    }
    sounds = fields.dropFirst().map(Self.sound)
  }

  private static func sound(_ field: Substring) -> Sound {
    let cost = field.last?.wholeNumberValue ?? 0
    let scalars = Array(field.unicodeScalars)
    var codes: [UInt8] = []
    for (index, scalar) in scalars.enumerated() {
      if index + 1 < scalars.count, scalars[index + 1] == "." {
        codes += JamoCode.codes(String(scalar))
      } else if let initial = Jamo.initials.firstIndex(of: scalar.value) {
        codes.append(UInt8(1 + initial))
      } else if let vowel = Jamo.vowels.firstIndex(of: scalar.value) {
        codes.append(JamoCode.firstVowel + UInt8(vowel))
      }
    }
    return Sound(codes: codes, cost: UInt8(cost))
  }
}
