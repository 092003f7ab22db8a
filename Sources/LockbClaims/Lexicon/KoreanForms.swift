/// The shapes in which Korean words and phrases of a grammar begin, as units one behind the other.
///
/// They are made apart from the words of other letters among them, so that both languages of a
/// grammar can be read at the same time.
struct KoreanForms: Sendable {
  /// A shape: where its units end, the place of its entry, and whether it is a verb.
  struct Shape: Sendable {
    var end: Int
    var entry: Int
    var isVerb: Bool
  }

  /// Units of Hangul; of other words their place in `words`, counted from `firstWord`.
  private(set) var units: [WordUnits.Unit] = []
  private(set) var shapes: [Shape] = []
  private(set) var words: [[UInt8]] = []

  static let firstWord: WordUnits.Unit = 1 << 31

  /// The shapes of the Korean lines of some entries, in their order, as far as a sieve lets them through.
  init(_ entries: [LexiconTable.Entry], _ sieve: TextSieve?) {
    units.reserveCapacity(1 << 18)
    shapes.reserveCapacity(1 << 14)
    var stem: [WordUnits.Unit] = []
    let forms = LexiconTable.forms(of: entries) { line in
      switch line.kind {
      case .korean: line.forms(sieve)
      case .pairs: Self.pairs(of: line, sieve)
      default: []
      }
    }
    for form in forms {
      form.text.withUnsafeBufferPointer { add($0, of: form.entry, &stem) }
    }
  }

  /// Each first word of a line before each second one, of those that a sieve lets through.
  private static func pairs(of line: LexiconTable.Line, _ sieve: TextSieve?) -> [ArraySlice<UInt8>]
  {
    var pairs: [ArraySlice<UInt8>] = []
    line.withHalves { first, second in
      LexiconTable.forEachForm(in: first) { one in
        guard sieve?.passes(one) ?? true else { return }
        LexiconTable.forEachForm(in: second) { other in
          if sieve?.passes(other) ?? true {
            pairs.append((Array(one) + [0x20] + Array(other))[...])
          }
        }
      }
    }
    return pairs
  }

  /// Adds each shape of a form as a table has it: `~` at its end stands for the noun, its 하다 and its
  /// 되다, and what ends in 다 is a verb, which changes its shape.
  private mutating func add(
    _ text: TableBytes, of entry: Int, _ stem: inout [WordUnits.Unit]
  ) {
    let isNoun = text.last == UInt8(ascii: "~")
    let first = units.count
    // The last word, as its bytes and as where its units begin.
    var (last, start) = (text, first)
    LexiconTable.forEachWord(of: isNoun ? text.part(0, text.count - 1) : text) { word, isHangul in
      (last, start) = (word, units.count)
      if isHangul {
        WordUnits.appendJamo(of: word, to: &units)
      } else {
        units.append(Self.firstWord + WordUnits.Unit(words.count))
        words.append(Array(word))
      }
    }
    guard units.count > first else { return }
    let isVerb = !isNoun && KoreanStem.isVerb(last)
    if isVerb { units.removeLast(KoreanStem.unitsOfEnding) }
    let base = first..<units.count
    shapes.append(Shape(end: base.upperBound, entry: entry, isVerb: isVerb))
    if isNoun {
      for shape in Self.shapesOfNoun { addShape(base, shape, of: entry) }
    } else if isVerb {
      stem.removeAll(keepingCapacity: true)
      stem += units[start...]
      KoreanStem.forEachShape(of: stem) { dropped, added in
        addShape(base.lowerBound..<base.upperBound - dropped, added, of: entry)
      }
    }
  }

  private mutating func addShape(
    _ base: Range<Int>, _ added: [WordUnits.Unit], of entry: Int
  ) {
    for index in base { units.append(units[index]) }
    units += added
    shapes.append(Shape(end: units.count, entry: entry, isVerb: true))
  }

  /// What stands behind a noun whose 하다 and 되다 are meant, in the shapes of these verbs.
  private static let shapesOfNoun = ["하", "해", "되", "돼"].map { WordUnits.jamo(of: $0) }
}
