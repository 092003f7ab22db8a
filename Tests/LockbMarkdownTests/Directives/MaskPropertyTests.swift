internal import LockbBase
internal import Testing

@testable internal import LockbMarkdown

@Suite struct MaskPropertyTests {
  private static let pieces = [
    "<Note>", "</Note>", "<Door a=\"b\" c={1} />", "<Door\n  a=\"b\"\n/>", "{{< note >}}", "문",
    "{{< x \"a`b\" >}}", "{/* c */}", "{/* a\n\nb */}", "`", "``", "```", "~~~", "\n", "\n", "\n\n",
    "text", "한글", " ", "    ", "- ", "1. ", "2) ", "> ", "# ", "## T {#id}", "T {/*id*/}", "---",
    "===", "<!--", "-->", "<pre>", "</pre>", "\\", "\t", "{", "}", "{'x'}", "Array<Int>", "\r\n",
    "\r", "|a|b|\n|-|-|\n", "<div>", "{{< highlight go >}}", "{{< /highlight >}}", "{expr}",
    "<i style={{a: 1}}>", "import x from 'y'\n", "<>", "</>", "\u{0}", "\u{1A}", "\"", "'",
  ]

  @Test(arguments: 0..<20)
  func changesNothingButDirectives(seed: UInt64) {
    var random = Linear(state: seed)
    for _ in 0..<100 {
      var bytes: [UInt8] = []
      for _ in 0..<(3 + random.next(20)) {
        bytes += Self.pieces[random.next(Self.pieces.count)].utf8
      }
      if random.next(3) == 0 { bytes.insert(0xFF, at: random.next(bytes.count)) }
      expectSound(ScannedText(bytes: bytes, from: random.next(2) * random.next(bytes.count)))
    }
  }

  @Test func survivesArbitraryBytes() {
    var random = Linear(state: 7)
    let alphabet = Array("<>{}/`*\"'A a\n-\\%=\r\u{0}".utf8) + [0xFF, 0xEA, 0xB0, 0x80, 0x1A]
    for _ in 0..<300 {
      expectSound(ScannedText(bytes: (0..<200).map { _ in alphabet[random.next(alphabet.count)] }))
    }
  }

  @Test func blanksWhatIsBeforeTheBody() {
    let scanned = ScannedText("---\nname: <Door>\r\n---\n<Door />", from: 22)
    #expect(scanned.masked == "   \n            \r\n   \n        ")
    #expect(scanned.blocks == ["<Door />"])
  }

  @Test func replacesBytesThatAreNoText() {
    let scanned = ScannedText(
      bytes: Array("문".utf8) + [0, 0x1A, 0xFF, 0xEB, 0xAC, 0x41, 0xED, 0xA0, 0x80])
    #expect(scanned.masked == "문?????A???")
  }

  @Test func acceptsAnyBodyStart() {
    #expect(ScannedText("").scan.masked.isEmpty)
    #expect(ScannedText("<A />", from: 99).blocks.isEmpty)
    #expect(ScannedText("<A />", from: -1).blocks == ["<A />"])
  }

  @Test(arguments: [
    "{{<", "{{< a ", "{{< a \"", "{{< a x\n", "<A ", "<A b=\"", "<A b={\n", "{\n", "{/*", "`a\n",
    ">",
    "- ", "a<B>", "<!-- ", "{{< highlight go >}}\n", "{`", "import {\n", "# {{#\n", "|`|<A |\n",
  ])
  func endsOnEndlessRepetition(piece: String) {
    let bytes = Array(String(repeating: piece, count: 20_000).utf8)
    expectSound(ScannedText(bytes: bytes))
  }

  private func expectSound(_ scanned: ScannedText) {
    let source = scanned.source
    let scan = scanned.scan
    guard scan.masked.count == source.count else {
      Issue.record("the masked text has another length")
      return
    }
    let blocks = scan.blocks.map(\.range)
    let inlines = scan.inlines.map(\.range)
    #expect(blocks == blocks.sorted())
    #expect(inlines == inlines.sorted())
    let all = (blocks + inlines + scan.headingIDs.values.map(\.range)).sorted()
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.upper <= $1.lower })
    var isInside = [Bool](repeating: false, count: source.count)
    for range in all { for offset in range.offsets { isInside[offset] = true } }
    let isSound = source.indices.allSatisfy { offset in
      let (old, new) = (source[offset], scan.masked[offset])
      if old == 0x0A || old == 0x0D || new == 0x0A || new == 0x0D { return old == new }
      if new == DirectiveScan.filler { return isInside[offset] }
      if offset < scanned.bodyStart { return new == 0x20 }
      let isNoText = old == 0 || old == DirectiveScan.filler || old >= 0x80
      return old == new || isInside[offset] || isNoText && new == 0x3F
    }
    #expect(isSound, "\(String(decoding: source.prefix(400), as: UTF8.self).debugDescription)")
  }

  private struct Linear {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: (state >> 33) % UInt64(max(bound, 1)))
    }
  }
}
