import Testing

@testable import CoreLocationPack

/// “It”, “this property” and sentences without a subject on a page that is about one thing.
@Suite struct PageThingTests {
  private static let heading = "`pausesLocationUpdatesAutomatically`"

  @Test(arguments: ["It is off by default.", "Defaults to false.", "Its default is false."])
  func readsEnglishUnderItsName(sentence: String) throws {
    #expect(
      try CellVerdicts.refuted([sentence], language: "en", under: Self.heading) == [sentence])
  }

  @Test func readsKoreanUnderItsName() throws {
    let sentence = "기본값은 false다."
    #expect(
      try CellVerdicts.refuted([sentence], language: "ko", under: Self.heading) == [sentence])
  }

  @Test(arguments: [
    "It is on by default.", "Defaults to true.",
    "The manager keeps a delegate. It is off by default.",
    "`allowsBackgroundLocationUpdates` is false by default.",
  ])
  func refutesNothingThatIsRightOrOfAnother(sentence: String) throws {
    #expect(try CellVerdicts.refuted([sentence], language: "en", under: Self.heading) == [])
  }

  @Test(arguments: ["기본값은 true다.", "상태를 인자로 받는 이름으로 구현합니다.", "설정에서 끕니다."])
  func refutesNothingRightInKorean(sentence: String) throws {
    #expect(try CellVerdicts.refuted([sentence], language: "ko", under: Self.heading) == [])
  }
}

/// The first sentence below a heading that is the name of one thing.
@Suite struct LeadSentenceTests {
  @Test func speaksOfWhatTheHeadingNames() throws {
    let sentence = "Declaring it locks the app to approximate positions for good."
    #expect(
      try CellVerdicts.refuted(
        [sentence], language: "en", under: "`NSLocationDefaultAccuracyReduced`") == [sentence])
    let korean = "앱이 백그라운드에 있는 동안 처음 만들어도 즉시 활성화된다."
    #expect(
      try CellVerdicts.refuted(
        [korean], language: "ko", under: "`CLBackgroundActivitySession`") == [korean])
  }

  @Test func theNextMaySpeakOfAnother() throws {
    let sentences = [
      "Read it once.", "Declaring it locks the app to approximate positions for good.",
    ]
    #expect(
      try CellVerdicts.refuted(
        sentences, language: "en", under: "`NSLocationDefaultAccuracyReduced`") == [])
  }

  @Test func whatNamesAnotherOfItsKindSpeaksOfThat() throws {
    let korean = "그건 항상 허용을 받은 앱의 이야기다."
    #expect(try CellVerdicts.refuted([korean], language: "ko", under: "한 번 허용") == [])
  }
}
