import Testing

/// Documents on other subjects, whose words some of the framework’s are, and lists without an end.
@Suite struct ForeignDocumentTests {
  /// Five sentences of a page on a shop, of which some would be false of Core Location.
  private static let shop = [
    "A session is revived when the customer comes back.",
    "Any number of conditions can be added to a discount.",
    "The callback is called when the popup closes.",
    "The basket goes to the till.", "The till prints a receipt.",
    "Each shelf has an explicit key, and whenever what the store holds changes, the list is told.",
  ]
  private static let shopInKorean = [
    "손님이 돌아오면 세션이 되살아난다.", "팝업이 닫히면 콜백이 호출된다.", "장바구니는 계산대로 간다.", "계산대는 영수증을 찍는다.",
    "세션은 다시 만들지 않아도 계속된다.",
  ]

  @Test func readsNoClaimsOutOfOtherSubjects() throws {
    #expect(try CellVerdicts.refutations(in: Self.shop, language: "en").isEmpty)
    #expect(try CellVerdicts.refutations(in: Self.shopInKorean, language: "ko").isEmpty)
  }

  @Test(arguments: [
    "Core Location asks the person.", "Call `requestAlwaysAuthorization()`.", "한 번 허용을 누른다.",
  ])
  func readsThemWhereTheFrameworkIsNamed(sign: String) throws {
    let wrong = "After Don’t Allow, the status is `authorizedAlways`."
    let page = Self.shop + [sign, wrong]
    #expect(try CellVerdicts.refutations(in: page, language: "en").contains(wrong))
  }

  @Test("What another subject may name by chance is no sign by itself, and two such things are")
  func readsThemWhereTwoHintsAre() throws {
    let wrong = "After Don’t Allow, the status is `restricted`."
    let chance = Self.shop + ["The location data of a parcel is stored."]
    #expect(try !CellVerdicts.refutations(in: chance + [wrong], language: "en").contains(wrong))
    let hints = chance + ["Provisional Always is explained below."]
    #expect(try CellVerdicts.refutations(in: hints + [wrong], language: "en").contains(wrong))
  }

  @Test func leavesListsWithoutAnEndUnread() throws {
    let list = Array(repeating: "denied status of a session", count: 4_000).joined(separator: "\n")
    let read = try CellVerdicts.of([list], language: "en")
    #expect(read.count == 1 && read[0].hasSuffix("length"))
  }
}
