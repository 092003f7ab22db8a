internal import LockbText

/// Tells which forms of a lexicon some texts may hold, by how their words begin and by their syllables.
///
/// A page uses few of the words of a framework, and to look at a form takes much less time than to
/// make it ready to be found.
struct TextSieve: Sendable {
  /// More text than this holds so much of a lexicon that there is little to leave out.
  private static let mostBytes = 200_000
  /// Words that stand for others, as “your gate” is found as “the gate”, and those in which cells are
  /// told.
  private static let always = """
    the a an and is it its this are be do will
    for on with there an app of does not can cannot needs available
    은 는 이 가 을 를 와 과 로 으로 의 에서 에서는 이면 이다 한다 하지 않는다 있다 없다 이상
    """

  /// How the words begin, as bits: three letters, or all of a shorter word.
  private var beginnings = Bits(count: 1 << 15)
  /// The first two letters of words of up to ``longestOfTwo`` letters.
  private var pairs = Bits(count: 1 << 15)
  /// How words of more than ``longestShort`` letters begin: five letters, mixed.
  private var longBeginnings = Bits(count: 1 << 16)
  /// How shorter words begin, which may be the stems of longer ones.
  private var shortBeginnings = Bits(count: 1 << 15)
  /// Whether any text is Korean, in part or as a whole: of others no Korean form is asked for.
  private var isKorean = false
  private var syllables = Bits(count: 1 << 14)
  /// Syllables without their final consonants.
  private var openSyllables = Bits(count: 1 << 9)
  /// Two syllables that follow each other in a word, mixed.
  private var syllablePairs = Bits(count: 1 << 16)
  /// The syllables that begin and that end Korean words, which may meet in a sentence.
  private var (firstSyllables, lastSyllables) = (Bits(count: 1 << 14), Bits(count: 1 << 14))

  /// How long a word may be whose stem has two letters.
  private static let longestOfTwo = 6
  /// How long a word may be that is the stem of one whose first five letters are not its own.
  private static let longestShort = 5

  /// A sieve for texts and the words in which their cells are told; nil where they are too long for it.
  init?(_ texts: [[UInt8]], told: CellSentences? = nil) {
    guard texts.reduce(0, { $0 + $1.count }) <= Self.mostBytes else { return nil }
    for text in texts { text.withUnsafeBufferPointer { add($0) } }
    isKorean = texts.contains { $0.contains { Self.beginsSyllable($0) || Self.beginsLetter($0) } }
    Self.always.withTableBytes { add($0) }
    let wording = told?.wording { title in title.withTableBytes { passes($0) } }
    for words in wording ?? [] { words.withTableBytes { add($0) } }
  }

  /// Adds the words and syllables of a text. Every part of a name counts as a word.
  private mutating func add(_ text: TableBytes) {
    var index = 0
    var before = 0
    var last: Int?
    while index < text.count {
      let byte = text[index]
      if let syllable = Self.syllable(in: text, at: index) {
        syllables.insert(syllable)
        openSyllables.insert(Self.open(syllable))
        if let last {
          syllablePairs.insert(Self.mixed(last, syllable))
        } else {
          firstSyllables.insert(syllable)
        }
        last = syllable
        index += 3
        before = 0
        continue
      }
      if let ending = last {
        lastSyllables.insert(ending)
        last = nil
      }
      let letter = Self.letter(byte)
      let isCapital = byte &- 0x41 < 26
      let isDigit = letter == Self.digit
      if letter != 0, before == 0 || isCapital || isDigit != (before == Self.digit) {
        let word = Self.beginning(of: text, from: index, Self.key(of: text, from: index))
        beginnings.insert(word.key)
        if word.length <= Self.longestOfTwo { pairs.insert(word.pair) }
        if word.length > Self.longestShort {
          longBeginnings.insert(Self.five(of: text, from: index))
        } else {
          shortBeginnings.insert(word.key)
        }
      }
      before = letter
      index += 1
    }
    if let last { lastSyllables.insert(last) }
  }

  // MARK: - Asking

  /// Whether all words of a sentence are among those of the texts.
  func covers(_ tokens: [ProseToken]) -> Bool {
    tokens.allSatisfy { token in
      switch token.kind {
      case .code, .mark: true
      case .latin, .number:
        token.text.withTableBytes { text in
          let word = Self.beginning(of: text, from: 0, Self.key(of: text, from: 0))
          guard word.key != 0 else { return true }
          return word.length > Self.longestShort
            ? beginnings.contains(word.key) && passes(word, of: text, from: 0)
            : shortBeginnings.contains(word.key)
        }
      case .hangul: token.text.withTableBytes(covers(syllablesOf:))
      }
    }
  }

  /// Whether each syllable of a Korean word is there, and each behind the one before it; words may
  /// stand in any order.
  private func covers(syllablesOf word: TableBytes) -> Bool {
    var index = 0
    var last: Int?
    while index < word.count {
      guard let syllable = Self.syllable(in: word, at: index) else {
        index += 1
        continue
      }
      guard syllables.contains(syllable) else { return false }
      guard last.map({ follows($0, syllable) }) ?? firstSyllables.contains(syllable) else {
        return false
      }
      last = syllable
      index += 3
    }
    return last.map(lastSyllables.contains) ?? true
  }

  /// Whether a syllable follows another in a word, or may where two words meet.
  private func follows(_ first: Int, _ second: Int) -> Bool {
    syllablePairs.contains(Self.mixed(first, second))
      || lastSyllables.contains(first) && firstSyllables.contains(second)
  }

  /// Whether a text may hold a form, whose last syllables change where it is a verb.
  func passes(_ form: TableBytes) -> Bool {
    var isHangul = false
    var isInWord = false
    var index = 0
    while index < form.count {
      let byte = form[index]
      if byte >= 0x80 {
        guard isKorean || !Self.beginsSyllable(byte) else { return false }
        (isHangul, isInWord) = (true, false)
      } else if byte == 0x20 || byte == 0x2D || byte == 0x2E || byte == 0x2F {
        isInWord = false
      } else if !isInWord {
        guard passes(wordIn: form, from: index) else { return false }
        isInWord = true
      }
      index += 1
    }
    return !isHangul || passes(syllablesOf: form)
  }

  /// Whether a word, or another with the same stem, may be there: stems keep how a word begins.
  private func passes(wordIn form: TableBytes, from index: Int) -> Bool {
    let key = Self.key(of: form, from: index)
    // Most words are told by their first letters alone, and how long they are need not be known.
    if key == 0 || shortBeginnings.contains(key) { return true }
    let word = Self.beginning(of: form, from: index, key)
    if beginnings.contains(key) { return passes(word, of: form, from: index) }
    switch word.length {
    case 2: return pairs.contains(word.pair)
    case 3...Self.longestOfTwo: return beginnings.contains(word.pair)
    default: return false
    }
  }

  /// Whether a word that begins as one that is there may have its stem: of a long one five letters tell,
  /// or it is there without its ending.
  private func passes(_ word: Beginning, of text: TableBytes, from index: Int) -> Bool {
    word.length <= Self.longestShort || shortBeginnings.contains(word.key)
      || longBeginnings.contains(Self.five(of: text, from: index))
  }

  private func passes(syllablesOf form: TableBytes) -> Bool {
    var end = form.count
    // How many syllables at the end may take other shapes.
    var changing = 0
    if KoreanStem.isVerb(form) { (end, changing) = (end - 3, 2) }
    var isLast = true
    // The syllable behind, where it cannot change; spaces do not count.
    var behind: Int?
    while end > 0 {
      let isLong = end >= 3 && form[end - 3] & 0xF0 == 0xE0
      end -= isLong ? 3 : 1
      guard isLong else {
        if Self.letter(form[end]) != 0 { behind = nil }
        continue
      }
      guard let syllable = Self.syllable(in: form, at: end) else {
        // A lone consonant ends the syllable before it.
        changing = max(changing, 1)
        behind = nil
        continue
      }
      if changing == 2 {
        // 다르다, 달라: before 르 the syllable changes as well.
        changing = syllable == Self.reu ? 1 : 0
      } else if changing == 1 || isLast && Self.open(syllable) * Self.finals == syllable {
        changing = 0
        guard openSyllables.contains(Self.open(syllable)) else { return false }
      } else {
        guard syllables.contains(syllable), behind.map({ follows(syllable, $0) }) ?? true else {
          return false
        }
        behind = syllable
      }
      isLast = false
    }
    return true
  }

  // MARK: - Letters

  /// How a word begins, and how long it is, up to more than ``longestOfTwo``.
  private struct Beginning {
    var key = 0
    var length = 0

    /// Its first two letters.
    var pair: Int { key & 0x3FF }
  }

  /// How a word begins, without how long it is.
  @inline(__always)
  private static func key(of text: TableBytes, from start: Int) -> Int {
    var key = 0
    for place in 0..<min(3, text.count - start) {
      let letter = letter(text[start + place])
      guard letter != 0 else { break }
      // In the third place e is i, as in “use” and “using”.
      key |= (place == 2 && letter == 5 ? 9 : letter) << (5 * place)
    }
    return key
  }

  /// How a word of five letters or more begins, mixed; in the fifth place as well e is i, as in “write”
  /// and “writing”.
  @inline(__always)
  private static func five(of text: TableBytes, from start: Int) -> Int {
    let (fourth, fifth) = (letter(text[start + 3]), letter(text[start + 4]))
    return mixed(key(of: text, from: start), fourth << 5 | (fifth == 5 ? 9 : fifth))
  }

  /// Two numbers as one of 16 bits.
  @inline(__always)
  private static func mixed(_ first: Int, _ second: Int) -> Int {
    (first &* 0x9E37_79B1 &+ second &* 0x85EB_CA77) >> 13 & 0xFFFF
  }

  @inline(__always)
  private static func beginning(of text: TableBytes, from start: Int, _ key: Int) -> Beginning {
    let end = min(start + longestOfTwo + 1, text.count)
    var word = Beginning(key: key)
    while start + word.length < end, letter(text[start + word.length]) != 0 { word.length += 1 }
    return word
  }

  /// A number for a letter, whatever its case, and for all digits; y is i, as in “try” and “tries”. Zero
  /// for anything else.
  @inline(__always)
  private static func letter(_ byte: UInt8) -> Int {
    let small = byte | 0x20
    if small &- 0x61 < 26 { return small == UInt8(ascii: "y") ? 9 : Int(small - 0x60) }
    return byte &- 0x30 < 10 ? digit : 0
  }

  private static let digit = 27
  /// 르 among all syllables.
  private static let reu = 0xB974 - 0xAC00
  /// How many syllables differ by their final consonants alone.
  private static let finals = 28

  /// A syllable without its final consonant, among all such.
  private static func open(_ syllable: Int) -> Int { syllable / finals }

  /// Whether a byte may be the first of a syllable.
  private static func beginsSyllable(_ byte: UInt8) -> Bool { 0xEA...0xED ~= byte }

  /// Whether a byte may be the first of a letter of one, as decomposed text has them.
  private static func beginsLetter(_ byte: UInt8) -> Bool { byte == 0xE1 }

  /// The place of a syllable among all, where one begins.
  @inline(__always)
  private static func syllable(in text: TableBytes, at index: Int) -> Int? {
    guard text[index] & 0xF0 == 0xE0, index + 2 < text.count else { return nil }
    let scalar =
      UInt32(text[index] & 0x0F) << 12 | UInt32(text[index + 1] & 0x3F) << 6
      | UInt32(text[index + 2] & 0x3F)
    return Jamo.isSyllable(scalar) ? Int(scalar - 0xAC00) : nil
  }
}

/// Numbers from zero up, each there or not.
private struct Bits: Sendable {
  private var words: [UInt64]

  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(number & 63) }

  func contains(_ number: Int) -> Bool { words[number >> 6] >> UInt64(number & 63) & 1 != 0 }
}
