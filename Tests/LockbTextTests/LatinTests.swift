internal import LockbText
internal import Testing

@Suite struct LatinTests {
  private func token(_ word: String) throws -> Token {
    try #require(Analyzer.tokens(in: word).first)
  }

  private func forms(_ word: String) throws -> Set<String> {
    let token = try token(word)
    return Set([token.surface] + token.stems)
  }

  @Test(arguments: [
    ["organization", "organize", "organized", "organizing", "organisation", "organise"],
    ["use", "used", "using", "uses"], ["request", "requests", "requested", "requesting"],
    ["notify", "notified", "notification", "notifications"], ["create", "creating", "creation"],
    ["control", "controlled", "controlling"], ["cancelled", "canceled", "cancel"],
    ["policy", "policies"], ["class", "classes"], ["detect", "detection"], ["define", "defining"],
    ["hope", "hoping"], ["hop", "hopping"], ["position", "positioned"], ["leave", "leaving"],
  ])
  func letsInflectionsMeet(words: [String]) throws {
    let first = try forms(words[0])
    for word in words { #expect(try !forms(word).isDisjoint(with: first), "\(word)") }
  }

  @Test(arguments: [
    ("hope", "hop"), ("plane", "plan"), ("site", "sit"), ("locale", "local"), ("this", "thi"),
    ("news", "new"), ("status", "statu"), ("during", "dure"), ("string", "str"),
    ("station", "state"), ("need", "ne"),
  ])
  func keepsDifferentWordsApart(left: String, right: String) throws {
    #expect(try forms(left).isDisjoint(with: forms(right)))
  }

  @Test(arguments: [
    ("TSTurnstileManager", ["ts", "turnstile", "manager"]), ("URLSession", ["url", "session"]),
    ("iOSVersion", ["ios", "version"]), ("kTSErrorDenied", ["k", "ts", "error", "denied"]),
    ("didUpdateDoors", ["did", "update", "doors"]), ("SCREAMING_CASE", ["screaming", "case"]),
    ("utf8", ["utf", "8"]), ("13.4", ["13", "4"]), ("visionOS", ["vision", "os"]), ("iOS", []),
    ("IDs", []), ("door", []),
  ])
  func splitsIdentifiers(word: String, parts: [String]) throws {
    #expect(try token(word).parts == parts)
  }

  @Test func joinsNeighbouringParts() throws {
    let joins = try token("NSDoorWhenInUseUsageDescription").joins
    for join in ["wheninuse", "nsdoor", "usagedescription"] { #expect(joins.contains(join)) }
  }

  @Test(arguments: ["when-in-use", "door(_:didOpenAt:)", "turnstile(_:did:with:from:)"])
  func writesChainsTogether(text: String) {
    let tokens = Analyzer.tokens(in: text)
    #expect(tokens.last?.joins.contains(tokens.map(\.surface).joined()) == true)
  }

  @Test func keepsAVersionNumberApartFromItsDigits() throws {
    #expect(try token("13.4").surface == "13dot4")
    #expect(try token("134").surface == "134")
    #expect(Analyzer.tokens(in: "iOS13.4").map(\.surface) == ["ios", "13dot4"])
  }

  @Test(arguments: [
    ("Café", "cafe"), ("ＡＢＣ", "abc"), ("Ångström", "angstrom"), ("cafe\u{301}", "cafe"),
    ("don't", "dont"), ("door's", "door"), ("\u{212A}ey", "key"),
  ])
  func foldsLetters(word: String, surface: String) throws {
    #expect(try token(word).surface == surface)
  }

  @Test func leavesAcronymsUnstemmed() throws {
    #expect(try token("iOS").stems == [])
    #expect(try token("URLs").stems == ["url"])
  }

  @Test func tellsAPluralFromALetterWithAMark() throws {
    for word in ["URL\u{161}", "URLs\u{30C}"] {
      #expect(try token(word).parts == ["ur", "ls"])
    }
  }
}
