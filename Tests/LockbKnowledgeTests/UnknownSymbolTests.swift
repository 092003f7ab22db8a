import LockbBase
import LockbKnowledge
import Testing

struct UnknownSymbolTests {
  private func found(_ text: String, at path: String = "a.ko.md") throws -> [Diagnostic] {
    let document = try #require(documents([path: text]).first)
    return document.diagnostics.filter { $0.rule == "unknown-symbol" }
  }

  /// The bytes that the findings point at.
  private func places(_ text: String) throws -> [String] {
    try found(text).map { diagnostic in
      let range = try #require(diagnostic.range)
      return String(decoding: Array(text.utf8)[range.offsets], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("`DoorManger`를 씁니다", "DoorManger", "DoorManager"),
    ("[DoorManger]()를", "DoorManger", "DoorManager"),
    ("lockedForTheNihgt", "lockedForTheNihgt", "lockedForTheNight"),
    ("`openTheDor(_:for:)`", "openTheDor(_:for:)", "openTheDoor(_:for:)"),
    ("[DoorUsageDescrition]()", "DoorUsageDescrition", "DoorUsageDescription"),
    ("`DoorManger()`를 만듭니다", "DoorManger", "DoorManager"),
    ("DoorManger()를 만듭니다", "DoorManger", "DoorManager"),
    ("`DoorManger.shared`는", "DoorManger", "DoorManager"),
    ("`DoorManager.openTheDor()`를", "openTheDor", "openTheDoor"),
    ("`manager.openTheDor(_:for:)`", "openTheDor(_:for:)", "openTheDoor(_:for:)"),
    ("[manager.openTheDor()](page.md)", "openTheDor", "openTheDoor"),
    ("[`DoorManger.openTheDoor`]()", "DoorManger", "DoorManager"),
    ("The door calls openTheDor().", "openTheDor", "openTheDoor"),
    ("`.lockedForTheNihgt`", "lockedForTheNihgt", "lockedForTheNight"),
    ("`lockedFortheNight`", "lockedFortheNight", "lockedForTheNight"),
  ])
  func `suggests the name that was meant, at its own place`(
    text: String, place: String, name: String
  ) throws {
    for text in [text, text.decomposed] {
      #expect(try found(text).map(\.suggestion) == [name])
      #expect(try places(text) == [place])
    }
  }

  @Test func `finds every wrong part of a dotted name`() throws {
    let found = try found("`DoorManger.openTheDor()`을 부릅니다")
    #expect(found.map(\.suggestion) == ["DoorManager", "openTheDoor"])
  }

  @Test func `finds every occurrence in a code block and its info string none`() throws {
    let text = """
      > ```swift DoorManger
      > let a = DoorManger()
      > // 문 DoorManger.shared
      > ```
      """
    #expect(try places(text) == ["DoorManger", "DoorManger"])
    let starts = try found(text).compactMap(\.range?.lower)
    #expect(Set(starts).count == 2 && starts.allSatisfy { $0 > 24 })
  }

  @Test(arguments: [
    "`useState`", "`doorManager`", "`managers`", "`DoorMan`", "`closd`", "`WindowManager`",
    // Plurals, and other forms of a word.
    "DoorManagers of the world", "`DoorManagers`를", "`DoorStates`", "`openTheDoors()`",
    "`DoorManaged`", "`DoorUsageDescriptions`", "`lockedForTheNights`",
    // Other numbers.
    "`DoorManager2`", "`DoorManager12`를", "`lockedForTheNight2`", "`DoorManager_2`",
    // Another word, more words or fewer.
    "`lockedForTheDoor`", "`DoorManagerID`", "`lockedForNight`", "`closedForTheNight`",
    // Somebody else's.
    "`WKDoorManager`", "`manager.windowManager`",
  ])
  func `stays silent about names that are not near or are their own`(text: String) throws {
    for text in [text, text.decomposed] { #expect(try found(text).isEmpty) }
  }

  @Test(arguments: [
    "class DoorManger: Base {}", "struct DoorManger {}", "enum DoorManger { case a }",
    "actor DoorManger {}", "protocol DoorManger {}", "typealias DoorManger = Int",
    "func DoorManger() {}", "let DoorManger = 1", "public var DoorManger: Int { 1 }",
    "enum Kind { case first, DoorManger }", "for DoorManger in doors {}",
    "doors.map { DoorManger in 1 }", "let (a, DoorManger) = pair", "final class `DoorManger` {}",
  ])
  func `stays silent about what the document declares`(declaration: String) throws {
    let text = "`DoorManger`를 씁니다.\n\n```swift\n\(declaration)\n```\n\n`DoorManger()`를 부릅니다.\n"
    for text in [text, text.decomposed] { #expect(try found(text).isEmpty) }
  }

  @Test func `stays silent about parameters`() throws {
    #expect(try found("```swift\nopen(openTheDor: 1)\n```\n\n`openTheDor`").isEmpty)
  }

  @Test(arguments: [
    "let manager = DoorManger()", "// class DoorManger", "let a = \"class DoorManger\"",
    "let a: DoorManger", "extension DoorManger {}", "case .DoorManger: 1",
    "case DoorManger.open: 1", "open(door, DoorManger.self)", "doors.map { (a: DoorManger) in 1 }",
  ])
  func `takes no use for a declaration`(code: String) throws {
    #expect(try found("```swift\n\(code)\n```\n").map(\.suggestion) == ["DoorManager"])
  }

  @Test(arguments: [
    "---\ntags: [DoorManger, other]\n---\nText", "---\ntags:\n  - DoorManger\n---\nText",
    "---\ntitle: On tags and DoorManger\ntags: [\"DoorManger\"]\n---\n글",
    "+++\nTags = ['DoorManger.openTheDoor']\n+++\nText",
    "{\n\"title\": \"DoorManger\", \"tags\": [\"DoorManger\"]\n}\n\nText",
  ])
  func `checks tags`(text: String) throws {
    for text in [text, text.decomposed] {
      let found = try found(text, at: "a.md")
      #expect(found.map(\.suggestion) == ["DoorManager"])
      #expect(try places(text) == ["DoorManger"])
      #expect(found.first?.range?.lower == text.utf8.lastOffset(of: "DoorManger"))
    }
  }

  @Test func `suggests nothing where two names are near`() {
    let twins = ["unlockFrontDoor", "unlockFrontDoom"].map { name in
      Entity(
        id: "api/\(name)", kind: .api, name: Localized(en: name, ko: name),
        summary: Localized(en: "A thing.", ko: "물건입니다."),
        symbol: Symbol(kind: "method", container: nil, declaration: name))
    }
    for text in ["`unlockFrontDoop`", "`unlockFrontDor`"] {
      let both = documents(["a.md": text], vocabulary: Vocabulary(entities: twins))
      #expect(both.flatMap(\.diagnostics).isEmpty)
      let one = documents(["a.md": text], vocabulary: Vocabulary(entities: [twins[0]]))
      #expect(one.flatMap(\.diagnostics).map(\.suggestion) == ["unlockFrontDoor"])
    }
  }
}

extension String.UTF8View {
  fileprivate func lastOffset(of text: String) -> Int? {
    let bytes = Array(self)
    let text = Array(text.utf8)
    return bytes.indices.last { bytes[$0...].starts(with: text) }
  }
}
