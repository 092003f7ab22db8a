import Foundation
import LockbIndex
import LockbKnowledge
import Testing

/// Queries with what other programs put into them, and with what stands behind words only.
@Suite struct EscapedQueryTests {
  /// Particles alone are inside of any word, and numbers are no slips of others.
  @Test(arguments: ["에서는", "입니다", "하면", "은 를", "1847", "%", "\\", "\\\"", "\\n", "AND", "OR AND"])
  func findNothingWhereTheySayNothing(_ query: String) throws {
    let texts = [
      "a.ko.md": "# 문\n\n문에서는 소리가 납니다. 값입니다. 거부하면 1846번.", "b.en.md": "# Door\n\nOr 1848 and more.",
    ]
    let library = try DoorLibrary.written(texts, vocabulary: .empty)
    for text in [query, query.decomposedStringWithCanonicalMapping] {
      let response = try library.search(text)
      #expect(response.tier == .none || response.tier <= .match, "\(response.query.rewrites)")
      #expect(!response.query.rewrites.contains { $0.contains("→") })
    }
  }

  /// Escapes, quotes, operators and lone particles change nothing.
  @Test(arguments: [
    (
      "headset pairing",
      [
        #"headset\n pairing"#, #"\"headset pairing\""#, #"headset \n pairing"#,
        "headset% pairing\\", "headset AND pairing",
      ]
    ),
    (
      "헤드셋 연결",
      [#"\"헤드셋 연결\""#, #"헤드셋 \t 연결"#, "헤드셋% 연결\\", "헤드셋 를 연결", "헤드셋 AND 연결", "헤드셋 \\\\ 연결"]
    ),
  ])
  func areBorne(_ plain: String, _ queries: [String]) throws {
    let texts = [
      "headset.en.md": "# Headset\n\nPairing a headset.", "headset.ko.md": "# 헤드셋\n\n헤드셋을 연결합니다.",
      "case.en.md": "# Case\n\nThe headset lies in its case.",
      "case.ko.md": "# 상자\n\n헤드셋은 상자에 둡니다.",
    ]
    let library = try DoorLibrary.written(texts, vocabulary: .empty)
    let expected = try library.search(plain)
    for query in queries {
      let response = try library.search(query)
      #expect(response.results.map(\.id) == expected.results.map(\.id), "\(query)")
      #expect(response.unmatchedTerms == expected.unmatchedTerms, "\(query)")
    }
  }

  @Test func areNotSeenWhereAWordGoesOnBehindABackslash() throws {
    let library = try DoorLibrary.written(
      ["path.en.md": #"# Paths\#n\#nThe folder `C:\new` is empty."#], vocabulary: .empty)
    #expect(try library.search(#"C:\new"#).results.count == 1)
  }
}
