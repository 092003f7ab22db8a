import Testing

@testable import lockb_dev

/// The documents that growth is measured on.
@Suite struct GeneratorTests {
  @Test func writesTheSameForTheSameSeed() {
    for number in [0, 1, 399, 400, 49_999] {
      let text = DocumentGenerator(seed: 7).document(number)
      #expect(text == DocumentGenerator(seed: 7).document(number))
      #expect(text != DocumentGenerator(seed: 8).document(number))
    }
  }

  @Test func writesTwins() {
    let generator = DocumentGenerator()
    #expect(generator.path(400) == "topics/2/topic-200.en.md")
    #expect(generator.path(401) == "topics/2/topic-200.ko.md")
    func count(_ mark: String, _ text: String) -> Int { text.split(separator: mark).count }
    for number in stride(from: 0, to: 40, by: 2) {
      let (english, korean) = (generator.document(number), generator.document(number + 1))
      #expect(count("\n## ", english) == count("\n## ", korean))
      #expect(count("\n```", english) == count("\n```", korean))
      #expect(!english.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value })
      #expect(korean.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value })
    }
  }

  @Test func writesEachPathOnce() {
    let generator = DocumentGenerator()
    #expect(Set((0..<2_000).map(generator.path)).count == 2_000)
  }

  @Test func drawsNoValueOutsideTheFrame() {
    let plot = LinePlot(
      columns: ["1", "2", "3"],
      series: [
        LinePlot.Series(name: "a", values: [0, 5, 10]), .init(name: "b", values: [1, 1, 1]),
      ], unit: "s")
    let points = plot.svg.split(separator: "points=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
    #expect(points.first == "64.0,244.0 304.0,130.0 544.0,16.0")
    #expect(points.count == 2)
  }
}
