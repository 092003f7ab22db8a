internal import Foundation
internal import LockbText
internal import Testing

@Suite struct AnalyzerPropertyTests {
  /// A small generator, so that every run sees the same texts.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var mixed = state
      mixed = (mixed ^ mixed >> 33) &* 0xff51_afd7_ed55_8ccd
      return mixed ^ mixed >> 33
    }
  }

  private static let alphabets: [[UInt32]] = [
    Array(0x20...0x7E), Array(0xAC00...0xD7A3), Array(0x1100...0x11FF), Array(0x3131...0x318E),
    Array(0xC0...0x36F), Array(0x1E00...0x1FFF), Array(0x370...0x52F), Array(0x3041...0x30FF),
    Array(0x4E00...0x5000), [0x20, 0x20, 0x0A, 0x2E, 0x28, 0x29, 0x5F, 0x2D, 0x60, 0x22, 0x3A],
    [0x200B, 0x200D, 0xAD, 0xFE0F, 0x1F468, 0x1F1F0, 0x2126, 0x212B, 0xFB01, 0xF900],
    Array(0x590...0x6FF), Array(0x900...0x9FF), Array(0xE00...0xE7F), Array(0xFF00...0xFFEF),
  ]

  private static func randomText(_ generator: inout Generator, length: Int) -> String {
    var text = String.UnicodeScalarView()
    var alphabet = alphabets[0]
    for _ in 0..<length {
      if Int.random(in: 0..<5, using: &generator) == 0 {
        alphabet = alphabets.randomElement(using: &generator) ?? alphabet
      }
      if let scalar = alphabet.randomElement(using: &generator).flatMap(Unicode.Scalar.init) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  private static let texts: [String] = {
    var generator = Generator(state: 7)
    let recorded = (try? Golden.lines("analyzer-inputs.txt")) ?? []
    return recorded + [recorded.joined(separator: "\n")]
      + (0..<400).map { _ in randomText(&generator, length: 60) }
  }()

  private func forms(_ tokens: [Token]) -> [Token] {
    tokens.map { token in
      var token = token
      token.range = 0..<0
      return token
    }
  }

  @Test func givesTheSameTokensForComposedAndDecomposedText() {
    for text in Self.texts {
      let composed = Analyzer.tokens(in: text.precomposedStringWithCanonicalMapping)
      let decomposed = Analyzer.tokens(in: text.decomposedStringWithCanonicalMapping)
      #expect(
        forms(composed) == forms(decomposed),
        "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test func findsTheSameBytesInComposedAndDecomposedText() {
    for text in Self.texts {
      let composed = text.precomposedStringWithCanonicalMapping
      let decomposed = text.decomposedStringWithCanonicalMapping
      for (left, right) in zip(Analyzer.tokens(in: composed), Analyzer.tokens(in: decomposed)) {
        #expect(slice(composed, left.range) == slice(decomposed, right.range))
      }
    }
  }

  private func slice(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  @Test func pointsAtWholeScalarsInOrder() {
    for text in Self.texts {
      let bytes = Array(text.utf8)
      var last = 0
      for token in Analyzer.tokens(in: text) {
        #expect(last <= token.range.lowerBound && token.range.upperBound <= bytes.count)
        #expect(!token.range.isEmpty && !token.surface.isEmpty)
        #expect(String(validating: bytes[token.range], as: UTF8.self) != nil)
        last = token.range.lowerBound
      }
    }
  }

  @Test func writesTheSameWordsToColumnsAsToTokens() {
    var analyzer = ColumnAnalyzer()
    for _ in 0..<2 {
      for text in Self.texts {
        var columns = IndexColumns()
        analyzer.append(text, to: &columns)
        let tokens = Analyzer.tokens(in: text)
        #expect(words(columns.surfaces) == tokens.map(\.surface))
        #expect(words(columns.stems) == tokens.flatMap(\.indexedStems))
        #expect(words(columns.grams) == tokens.flatMap(\.grams))
      }
    }
  }

  private func words(_ column: [UInt8]) -> [String] {
    column.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func givesTheSurfacesOfTheTokens() {
    for text in Self.texts {
      #expect(Analyzer.surfaces(in: text) == Analyzer.tokens(in: text).map(\.surface))
    }
  }

  @Test func writesLettersAndDigitsOnly() {
    for token in Self.texts.flatMap(Analyzer.tokens(in:)) {
      for word in [token.surface] + token.indexedStems + token.grams {
        let isClean = word.unicodeScalars.allSatisfy {
          switch $0.properties.generalCategory {
          case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber: true
          case .uppercaseLetter, .titlecaseLetter: $0.properties.lowercaseMapping == String($0)
          default: false
          }
        }
        #expect(isClean && !word.isEmpty, "\(word.debugDescription)")
        #expect(word.nfc == word)
      }
    }
  }

  @Test func findsEveryWordOfATextInItsIndex() {
    for text in Self.texts {
      let tokens = Analyzer.tokens(in: text)
      let index = Set(tokens.flatMap { [$0.surface] + $0.indexedStems })
      for token in tokens where token.kind != .ideographic {
        for query in Analyzer.tokens(in: slice(text, token.range)) {
          let found = ([query.surface] + query.stems).contains(where: index.contains)
          #expect(found, "\(token.surface)")
        }
      }
    }
  }

  @Test func survivesBytesThatAreNotText() {
    var generator = Generator(state: 11)
    var analyzer = ColumnAnalyzer()
    for _ in 0..<300 {
      var bytes: [UInt8] = []
      for _ in 0..<200 { bytes.append(UInt8.random(in: 0...255, using: &generator)) }
      bytes += [0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0xC0, 0x80, 0x00, 0xE1, 0x84]
      bytes.withUnsafeBufferPointer { buffer in
        var columns = IndexColumns()
        analyzer.append(buffer, to: &columns)
        let tokens = Analyzer.tokens(in: buffer)
        #expect(words(columns.surfaces) == tokens.map(\.surface))
        #expect(tokens.allSatisfy { $0.range.upperBound <= bytes.count })
      }
    }
  }

  @Test(arguments: [
    "a", "aB", "가", "을", "\u{1112}\u{1161}", "1", "1.", "a_", "a-", "a(", "_", "`", "漢", "й",
    "\u{11A8}",
  ])
  func cutsWordsOfAnyLength(unit: String) {
    let text = String(repeating: unit, count: 100_000)
    var analyzer = ColumnAnalyzer()
    var columns = IndexColumns()
    analyzer.append(text, to: &columns)
    let longest = columns.surfaces.split(separator: 0x20).map(\.count).max() ?? 0
    #expect(longest <= 520)
    #expect(columns.stems.count <= 16 * text.utf8.count)
  }

  @Test(arguments: ["a", "가", "й", "漢"])
  func survivesMarksWithoutEnd(letter: String) {
    let text = letter + String(repeating: "\u{301}", count: 200_000) + " door"
    var analyzer = ColumnAnalyzer()
    for _ in 0..<2 {
      var columns = IndexColumns()
      analyzer.append(text, to: &columns)
      #expect(words(columns.surfaces) == Analyzer.tokens(in: text).map(\.surface))
      #expect(words(columns.surfaces).last == "door")
    }
  }
}
