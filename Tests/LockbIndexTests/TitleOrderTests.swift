import Foundation
import LockbBase
import LockbIndex
import LockbKnowledge
import Testing

/// Documents that are called like the query, beside cards that are called so as well.
@Suite struct TitleOrderTests {
  private static let texts = [
    "ringing.en.md": "# Ajar\n\nA headset rings when its case is ajar.",
    "ringing.ko.md": "# 반 열림\n\n상자가 반 열림이면 헤드셋이 울립니다.",
    "house.en.md": "# House\n\nEvery house has a headset.", "house.ko.md": "# 집\n\n집마다 헤드셋이 있습니다.",
    "token.en.md": "# Device tokens\n\nA server keeps them.",
    "token.ko.md": "# 기기 토큰 등록\n\n서버가 둡니다.",
    "more.en.md": "# More\n\nHouse, ajar, device, tokens: a house is ajar, a device has tokens.",
    "more.ko.md": "# 더\n\n집, 반 열림, 기기, 토큰, 등록: 집이 반 열림이면 기기의 토큰을 등록합니다.",
  ]

  private func first(_ query: String, _ texts: [String: String] = Self.texts) throws -> String {
    let library = try DoorLibrary.written(texts)
    let ids = try [query, query.decomposedStringWithCanonicalMapping].map {
      try library.search($0).results.first?.id ?? ""
    }
    #expect(ids[0] == ids[1])
    return ids[0]
  }

  /// Whatever the case, the spacing and the particles, also in front of the last word.
  @Test(arguments: [
    ("device tokens", "token@en"), ("DEVICE  Tokens", "token@en"), ("devicetokens", "token@en"),
    ("기기 토큰 등록", "token@ko"), ("기기토큰 등록", "token@ko"), ("기기 토큰 등록은", "token@ko"),
    ("기기의 토큰을 등록", "token@ko"), ("기기의 토큰을 등록하려면", "token@ko"),
  ])
  func comesFirst(_ query: String, _ id: String) throws {
    #expect(try first(query).hasPrefix(id))
  }

  /// Documents about something else come before cards, whose names are ordinary words there.
  @Test(arguments: [
    ("ajar", "ringing@en"), ("반 열림", "ringing@ko"), ("house", "house@en"), ("집", "house@ko"),
    ("집은", "house@ko"),
  ])
  func comesBeforeCardsThatGoByAnOrdinaryWord(_ query: String, _ id: String) throws {
    #expect(try first(query).hasPrefix(id))
  }

  /// In documents about what the cards are about, a title comes before the other names of a card and
  /// behind its own.
  @Test func comesBehindTheNameOfACardOfTheSubject() throws {
    var texts = Self.texts
    texts["key.en.md"] = "# Why\n\n`DoorUsageDescription` says why the `Door` opens."
    #expect(try first("ajar", texts).hasPrefix("ringing@en"))
    #expect(try first("house", texts) == "platform/House")
    #expect(try first("집", texts) == "platform/House")
  }

  /// A symbol and a key come first by their names whatever the documents are about.
  @Test(arguments: [
    ("Door", "api/Door"), ("doorusagedescription", "key/DoorUsageDescription"),
    ("open", "api/Door.open()"),
  ])
  func comesBehindSymbolsAndKeys(_ query: String, _ id: String) throws {
    var texts = Self.texts
    texts["door.en.md"] = "# Door\n\nA case has a door."
    texts["open.en.md"] = "# Open\n\nOpen the case."
    texts["key.en.md"] = "# Door usage description\n\nText."
    #expect(try first(query, texts) == id)
  }

  /// A file's name is no title.
  @Test func isNoFileName() throws {
    #expect(
      try first("ajar", ["ajar.en.md": "# Cases\n\nText.", "other.en.md": "# Other\n\nText."])
        == "term/half-open")
  }

  /// Where many cards came with the program, documents about something else come before them, but
  /// symbols and keys by their names come first.
  @Test(arguments: [
    ("tab", "more@en"), ("탭", "more@ko"), ("탭을", "more@ko"), ("Screen.tab12", "api/Screen.tab12"),
  ])
  func comesBeforeManyCardsEvenInTheText(_ query: String, _ id: String) throws {
    let cards = (0..<60).map { number in
      Entity(
        id: "api/Screen.tab\(number)", kind: .api,
        name: Localized(en: "tab\(number)", ko: "tab\(number)"),
        summary: Localized(en: "A tab.", ko: "탭입니다."),
        symbol: Symbol(kind: "property", container: "Screen", declaration: "var tab\(number)"))
    }
    let term = Entity(
      id: "term/tab", kind: .term, name: Localized(en: "Tab", ko: "탭"),
      summary: Localized(en: "A tab of a screen.", ko: "화면의 탭입니다."))
    let texts = [
      "more.en.md": "# Curtains\n\nA curtain has a tab to pull.",
      "more.ko.md": "# 커튼\n\n커튼에는 당기는 탭이 있습니다.",
    ]
    let library = try DoorLibrary.written(texts, vocabulary: Vocabulary(entities: cards + [term]))
    for text in [query, query.decomposedStringWithCanonicalMapping] {
      let ids = try library.search(text).results.map(\.id)
      #expect(ids.first?.hasPrefix(id) == true, "\(ids)")
    }
  }
}
