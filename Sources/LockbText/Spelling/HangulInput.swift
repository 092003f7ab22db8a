/// Composes syllables of typed jamo as an input method does.
enum HangulInput {
  /// The text of compatibility jamo; other scalars end a syllable and stay.
  static func compose(_ jamo: [UInt32]) -> String {
    var state = State()
    for value in jamo { state.type(value) }
    state.flush()
    return String(state.output)
  }

  private struct State {
    var output = String.UnicodeScalarView()
    private var initial: UInt32?
    private var vowel: UInt32?
    private var final: UInt32?

    mutating func type(_ jamo: UInt32) {
      switch jamo {
      case 0x3131...0x314E: consonant(jamo)
      case 0x314F...0x3163: vowel(jamo)
      default:
        flush()
        append(jamo)
      }
    }

    private mutating func consonant(_ jamo: UInt32) {
      if initial != nil, vowel != nil {
        if let held = final {
          if let cluster = JamoCluster.join(held, jamo) { return final = cluster }
        } else if Jamo.finals.contains(jamo) {
          return final = jamo
        }
      }
      flush()
      initial = jamo
    }

    private mutating func vowel(_ jamo: UInt32) {
      if let held = final {
        // The final, or the second of its two consonants, starts the next syllable.
        let parts = JamoCluster.consonants(of: held)
        final = parts.count > 1 ? parts.first : nil
        flush()
        initial = parts.last
      } else if let held = vowel {
        if let diphthong = JamoCluster.join(held, jamo) { return vowel = diphthong }
        flush()
      }
      vowel = jamo
    }

    mutating func flush() {
      if let initial, let vowel, let first = Jamo.initials.firstIndex(of: initial),
        let second = Jamo.vowels.firstIndex(of: vowel)
      {
        let third = final.flatMap { Jamo.finals.firstIndex(of: $0) } ?? 0
        append(Jamo.join(first, second, third))
      } else {
        for jamo in [initial, vowel, final] { if let jamo { append(jamo) } }
      }
      (initial, vowel, final) = (nil, nil, nil)
    }

    private mutating func append(_ value: UInt32) {
      if let scalar = Unicode.Scalar(value) { output.append(scalar) }
    }
  }
}
