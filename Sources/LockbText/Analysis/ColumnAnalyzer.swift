/// Writes the analysis of many texts straight into index columns.
///
/// It gives what `Analyzer.tokens(in:)` gives, and remembers the words it has met.
public struct ColumnAnalyzer {
  private var forms = WordForms()
  private var memory = WordMemory()
  private var chain = WordChain()
  private var chainJoins: [UInt8] = []

  /// An analyser that has met no word.
  public init() {}

  /// Appends the words of a text to the columns. Phrases do not reach over two calls.
  public mutating func append(_ text: String, to columns: inout IndexColumns) {
    var text = text
    text.withUTF8 { append($0, to: &columns) }
  }

  /// Appends the words of UTF-8 bytes, which need not be valid, to the columns.
  public mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, to columns: inout IndexColumns
  ) {
    var scanner = TextScanner(bytes)
    var phrase = SyllablePhrase()
    while let run = scanner.next() {
      let entry = memory.entry(for: run, in: bytes, &forms)
      guard !entry.isEmpty else { continue }
      let isDropped = run.followsClosed && entry.isSuffix
      memory.bytes.withUnsafeBufferPointer { known in
        let surface = UnsafeBufferPointer(rebasing: known[entry.surface])
        phrase.take(
          surface, isHangul: run.script == .hangul && !isDropped,
          breaks: run.breaksPhrase || isDropped, &columns.grams)
        guard !isDropped else { return }
        columns.surfaces.append(contentsOf: surface)
        columns.surfaces.append(0x20)
        if entry.stemsLength > 0 {
          columns.stems.append(contentsOf: UnsafeBufferPointer(rebasing: known[entry.stems]))
        }
        chain.take(surface, run, &chainJoins)
      }
      guard !chainJoins.isEmpty else { continue }
      columns.stems.append(contentsOf: chainJoins)
      columns.stems.append(0x20)
      chainJoins.removeAll(keepingCapacity: true)
    }
    phrase.finish(&columns.grams)
  }
}
