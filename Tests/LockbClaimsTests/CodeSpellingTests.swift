import Testing

@testable import LockbClaims

/// Names of symbols in the ways in which people write them.
@Suite struct CodeSpellingTests {
  @Test(arguments: [
    ("move(_ cabin: Cabin, to floor: Int)", "move(_:to:)"),
    ("open(with key: (Int, Int) -> Void, for guest: [String: Int])", "open(with:for:)"),
    ("open(key: 3)", "open(key:)"), ("open(cabin, floor: 3)", "open(_:floor:)"),
    ("pass<T>(_ guest: Box<T>)", "pass<T>(_:)"),
  ])
  func selectorsAreFound(text: String, selector: String) {
    #expect(CodeSpelling.selector(of: text) == selector)
  }

  @Test(arguments: ["open()", "open(3)", "open", "open(_:to:)", "(a: b)", "open(a: b"])
  func otherTextsHaveNone(text: String) {
    #expect(CodeSpelling.selector(of: text) == nil)
  }

  @Test(arguments: [
    ("lift:didOpen:", ["lift(_:didOpen:)"]), ("[lift openTheDoor]", ["openTheDoor"]),
    ("-[Lift openTheDoor]", ["Lift.openTheDoor", "openTheDoor"]),
    ("-lift:didOpen:", ["lift(_:didOpen:)"]), ("Lift.Open", ["Lift.open"]),
    ("OpenTheFirstDoor", ["openTheFirstDoor"]), ("Open", []), ("lift", []), ("a b:", []), ("", []),
    ("[", []), ("-", []), (":", []),
  ])
  func otherWritingsAreFound(text: String, names: [String]) {
    #expect(CodeSpelling.names(writtenAs: text) == names)
  }

  @Test func whatIsMadeInTheSameLineIsItsType() {
    #expect(CodeSpelling.withoutMaking("Lift().open()") == "Lift.open()")
    #expect(CodeSpelling.withoutMaking("Lift.open()") == "Lift.open()")
  }
}
