/// The one analysis that the index, queries, highlights and the site share.
public enum Analyzer {
  /// Changes whenever the same text may give other tokens: stamp it into whatever is stored.
  public static let version = "4"

  /// The tokens of a text, in order. Ideographic pairs overlap; other ranges do not.
  public static func tokens(in text: String) -> [Token] {
    var text = text
    return text.withUTF8 { tokens(in: $0) }
  }

  /// The tokens of UTF-8 bytes, which need not be valid.
  public static func tokens(in bytes: UnsafeBufferPointer<UInt8>) -> [Token] {
    var scanner = TextScanner(bytes)
    var forms = WordForms()
    var chain = WordChain()
    var phrase = SyllablePhrase()
    var chainJoins: [UInt8] = []
    var builder = TokenBuilder()
    while let run = scanner.next() {
      forms.analyze(run, in: bytes)
      guard !forms.surface.isEmpty else { continue }
      let isDropped = run.followsClosed && forms.isSuffix
      forms.surface.withUnsafeBufferPointer { surface in
        phrase.take(
          surface, isHangul: run.script == .hangul && !isDropped,
          breaks: run.breaksPhrase || isDropped, &builder.grams)
        if !isDropped { chain.take(surface, run, &chainJoins) }
      }
      guard !isDropped else { continue }
      builder.add(run, forms, chainJoins)
      chainJoins.removeAll(keepingCapacity: true)
    }
    phrase.finish(&builder.grams)
    return builder.finish()
  }

  /// The surfaces of the tokens of a text, in order: what a phrase is looked for by.
  public static func surfaces(in text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = TextScanner(bytes)
      var forms = WordForms()
      var surfaces: [String] = []
      while let run = scanner.next() {
        forms.analyze(run, in: bytes, surfaceOnly: true)
        guard !forms.surface.isEmpty, !(run.followsClosed && forms.isSuffix) else { continue }
        surfaces.append(String(decoding: forms.surface, as: UTF8.self))
      }
      return surfaces
    }
  }
}

/// Collects tokens, and deals the stream of grams out to the tokens they start in.
private struct TokenBuilder {
  var grams: [UInt8] = []
  private var tokens: [Token] = []
  private var syllables: [Int] = []

  mutating func add(_ run: Run, _ forms: WordForms, _ chainJoins: [UInt8]) {
    syllables.append(run.script == .hangul ? forms.surface.count / 3 : 0)
    tokens.append(
      Token(
        kind: forms.kind, range: run.range, surface: String(decoding: forms.surface, as: UTF8.self),
        stems: words(forms.stems), weakStems: words(forms.weakStems), parts: words(forms.parts),
        partStems: words(forms.partStems), joins: words(forms.joins) + words(chainJoins),
        grams: []))
  }

  func words(_ list: [UInt8]) -> [String] {
    list.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func finish() -> [Token] {
    var remaining = words(grams)[...]
    for index in tokens.indices where syllables[index] > 0 {
      tokens[index].grams = Array(remaining.prefix(syllables[index]))
      remaining = remaining.dropFirst(syllables[index])
    }
    return tokens
  }
}
