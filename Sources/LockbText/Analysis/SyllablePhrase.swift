/// Pairs the syllables of a Hangul phrase, over the spaces in it.
struct SyllablePhrase {
  /// The last syllable seen, three bytes of UTF-8, still without a partner.
  private var pending: (UInt8, UInt8, UInt8) = (0, 0, 0)
  private var hasPending = false

  /// Takes the surface of the next run and appends the pairs that are now complete.
  @inline(__always)
  mutating func take(
    _ surface: ArraySlice<UInt8>, isHangul: Bool, breaks: Bool, _ grams: inout [UInt8]
  ) {
    if breaks || !isHangul { finish(&grams) }
    guard isHangul else { return }
    var offset = surface.startIndex
    while offset + 2 < surface.endIndex {
      let syllable = (surface[offset], surface[offset + 1], surface[offset + 2])
      if hasPending {
        write(pending, &grams)
        write(syllable, &grams)
        grams.append(0x20)
      }
      pending = syllable
      hasPending = true
      offset += 3
    }
  }

  /// Ends the phrase: its last syllable stands alone.
  mutating func finish(_ grams: inout [UInt8]) {
    guard hasPending else { return }
    write(pending, &grams)
    grams.append(0x20)
    hasPending = false
  }

  @inline(__always)
  private func write(_ syllable: (UInt8, UInt8, UInt8), _ grams: inout [UInt8]) {
    grams.append(syllable.0)
    grams.append(syllable.1)
    grams.append(syllable.2)
  }
}
