/// The forms of one word as space-separated bytes: scratch space that is filled again for
/// every word, so that analysing allocates nothing.
struct WordForms {
  var kind: Token.Kind = .word
  var surface: [UInt8] = []
  var stems: [UInt8] = []
  var weakStems: [UInt8] = []
  var parts: [UInt8] = []
  var partStems: [UInt8] = []
  var joins: [UInt8] = []
  /// Whether a Hangul run is nothing but particles and endings.
  var isSuffix: Bool { kind == .hangul && stemmer.isSuffix }

  /// Only marks without end make a run longer, in bytes, and ordering them takes long.
  private static let longestNormalized = 1024

  private var identifier = IdentifierWords()
  private var stemmer = HangulStemmer()

  /// Fills the forms of a run.
  /// - Parameter surfaceOnly: Whether the surface is enough; the stems of Hangul are then left out.
  mutating func analyze(
    _ run: Run, in bytes: UnsafeBufferPointer<UInt8>, surfaceOnly: Bool = false
  ) {
    surface.removeAll(keepingCapacity: true)
    stems.removeAll(keepingCapacity: true)
    weakStems.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    partStems.removeAll(keepingCapacity: true)
    joins.removeAll(keepingCapacity: true)
    let word = UnsafeBufferPointer(rebasing: bytes[run.range])
    switch run.script {
    case .latin: latin(word)
    case .number: number(word)
    case .hangul: hangul(word, surfaceOnly: surfaceOnly)
    case .ideographic: ideographic(word, isLast: run.endsSequence)
    case .other: other(word)
    }
  }

  private mutating func latin(_ word: UnsafeBufferPointer<UInt8>) {
    identifier.read(word)
    identifier.appendSurface(to: &surface)
    if identifier.isProse {
      kind = .word
      EnglishStemmer.appendStem(of: surface[...], to: &stems)
    } else {
      kind = .identifier
      identifier.appendParts(
        stems: &stems, parts: &parts, partStems: &partStems, joins: &joins)
    }
  }

  private mutating func number(_ word: UnsafeBufferPointer<UInt8>) {
    kind = .number
    var components = 1
    var offset = 0
    while offset < word.count {
      let (scalar, length) = UTF8Cursor.decode(word, offset)
      offset += length
      if scalar == 0x2E {
        surface.append(contentsOf: [0x64, 0x6F, 0x74])
        parts.append(0x20)
        components += 1
      } else if ScalarClass(scalar) == .digit {
        let digit = LatinFolding.fold(scalar).scalar
        UTF8Cursor.append(digit, to: &surface)
        UTF8Cursor.append(digit, to: &parts)
      }
    }
    if components == 1 { parts.removeAll(keepingCapacity: true) }
  }

  private mutating func hangul(_ word: UnsafeBufferPointer<UInt8>, surfaceOnly: Bool) {
    kind = .hangul
    stemmer.read(word)
    for syllable in stemmer.word { UTF8Cursor.append(syllable, to: &surface) }
    if !surfaceOnly { stemmer.appendStems(strong: &stems, weak: &weakStems) }
  }

  private mutating func ideographic(_ word: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    kind = .ideographic
    normalized(word)
    guard let second = surface.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) else { return }
    parts.append(contentsOf: surface[..<second])
    guard isLast else { return }
    parts.append(0x20)
    parts.append(contentsOf: surface[second...])
  }

  private mutating func other(_ word: UnsafeBufferPointer<UInt8>) {
    kind = .other
    normalized(word)
  }

  /// Writes a word of a script without case rules of its own here: NFC, lower case, no marks.
  private mutating func normalized(_ word: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: word.prefix(Self.longestNormalized), as: UTF8.self).nfc
    for scalar in text.unicodeScalars {
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        switch ScalarClass(lower.value) {
        // A final sigma is a sigma.
        case .other where lower == "ς": UTF8Cursor.append(0x3C3, to: &surface)
        case .other, .ideographic: UTF8Cursor.append(lower.value, to: &surface)
        case .latin, .digit: UTF8Cursor.append(LatinFolding.fold(lower.value).scalar, to: &surface)
        default: break
        }
      }
    }
  }
}
