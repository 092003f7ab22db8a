import Foundation
import LockbKnowledge
import LockbPack
import LockbText
import Testing

@testable import CoreLocationPack
@testable import LockbClaims

@Suite("What a sifted lexicon reads")
struct SiftedReadingTests {
  @Test("A word lets all words of its stem through")
  func stems() throws {
    let grammar = try #require(CoreLocationPack.pack.claims).grammar
    var groups: [String: Set<String>] = [:]
    for table in grammar.lexicon {
      for word in table.split(whereSeparator: { !$0.isASCII || !$0.isLetter }) {
        let word = word.lowercased()
        groups[EnglishStemmer.stem(of: word), default: []].insert(word)
      }
    }
    var stopped: [String] = []
    for (_, words) in groups where words.count > 1 {
      for word in words {
        let sieve = try #require(TextSieve([Array(word.utf8)]))
        for other in words where !other.withTableBytes(sieve.passes) {
          stopped.append("\(word) \(other)")
        }
      }
    }
    #expect(stopped.sorted() == [])
  }

  @Test(
    "Pages are read as with the whole lexicon",
    arguments: ["allow-once", "macos", "errors", "services-and-levels", "location-button"])
  func pages(topic: String) throws {
    let files = try ["en", "ko"].map { language in
      let path = "core-location/\(topic).\(language).md"
      let url = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Content/" + path)
      return SourceFile(path: path, bytes: try Array(Data(contentsOf: url)))
    }
    let pack = CoreLocationPack.pack
    let grammar = try #require(pack.claims).grammar
    let whole = ClaimReader(grammar: grammar, vocabulary: pack.vocabulary)
    let sifted = ClaimReader(
      grammar: grammar, texts: files.map(\.bytes), vocabulary: pack.vocabulary)
    let builder = KnowledgeBuilder(
      vocabulary: pack.vocabulary, catalogue: ContentCatalogue(paths: files.map(\.path)))
    for reading in builder.readings(topic: topic, files: files) {
      func text(_ reader: ClaimReader) -> String {
        "\(reader.read(document: reading.document, parsed: reading.parsed))"
      }
      #expect(text(sifted) == text(whole))
    }
  }
}
