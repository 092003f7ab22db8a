import Testing

/// What articles, reference pages and posts say over several sentences and in cells of whole sentences.
@Suite struct ArticleTests {
  private func refuted(_ lines: [String], _ language: String) throws -> [String] {
    let mark = " contradicts-model"
    return try CellVerdicts.of(lines, language: language).filter { $0.hasSuffix(mark) }
      .map { String($0.dropLast(mark.count)) }
  }

  private func answers(_ rows: [String], _ language: String) throws -> [String] {
    let english = language == "en"
    let intro = english ? "The first alert comes at once." : "첫 번째 창은 곧바로 뜹니다."
    let head = english ? "| Button | What follows |" : "| 버튼 | 그다음 |"
    return try refuted(
      ["# `requestAlwaysAuthorization()`", "", intro, "", head, "| - | - |"] + rows, language)
  }

  @Test func readsSentencesOfACellAfterTheAnswerOfItsRow() throws {
    let right = [
      "| Allow While Using App | The app moves to provisional Always. The delegate hears `authorizedAlways`. |",
      "| Allow Once | The delegate hears `authorizedWhenInUse`. |",
      "| Don’t Allow | The status becomes `denied`. |",
    ]
    #expect(try answers(right, "en").isEmpty)
    let wrong = "The app moves to provisional Always. The delegate hears `notDetermined`."
    #expect(try answers(["| Allow While Using App | \(wrong) |"], "en") == [wrong])
  }

  @Test func readsSentencesOfACellInKorean() throws {
    let right = [
      "| 앱을 사용하는 동안 허용 | 앱은 임시 항상 허용을 얻습니다. 이때 델리게이트는 `authorizedAlways`를 받습니다. |",
      "| 한 번 허용 | 델리게이트는 `authorizedWhenInUse`를 받습니다. |",
    ]
    #expect(try answers(right, "ko").isEmpty)
    let wrong = "앱은 임시 항상 허용을 얻습니다. 이때 델리게이트는 `denied`를 받습니다."
    #expect(try answers(["| 앱을 사용하는 동안 허용 | \(wrong) |"], "ko") == [wrong])
  }

  @Test func takesThePromptOfATableFromTheLinesBeforeIt() throws {
    func table(_ cell: String) -> [String] {
      [
        "# 알림", "", "두 번째 알림에는 두 가지 선택지가 있습니다.", "", "| 선택지 | 결과 |", "| - | - |",
        "| 사용하는 동안만 유지 | \(cell) |",
      ]
    }
    #expect(try refuted(table("델리게이트는 `authorizedWhenInUse`를 받습니다."), "ko").isEmpty)
    let wrong = "델리게이트는 `denied`를 받습니다."
    #expect(try refuted(table(wrong), "ko") == [wrong])
  }

  @Test func knowsWhatANounPointsBackTo() throws {
    let level = "항상 허용 권한은 조심해서 요청합니다. 이 권한은 tvOS에서도 쓸 수 있습니다."
    #expect(try refuted(["# 수준", "", level], "ko") == ["이 권한은 tvOS에서도 쓸 수 있습니다."])
    let key =
      "`NSLocationAlwaysAndWhenInUseUsageDescription` comes second. That key is needed for a When In Use request."
    #expect(
      try refuted(["# Keys", "", key], "en") == ["That key is needed for a When In Use request."])
  }

  @Test func putsAFlattenedTableTogetherAndChecksIt() throws {
    func table(_ visits: String) -> [String] {
      [
        "# Services in iOS 12", "", "Levels in iOS 12", "", "ServiceWhen In UseAlways",
        "Visits service\(visits)Supported", "Standard location serviceSupportedSupported",
      ]
    }
    #expect(try refuted(table("Not available"), "en").isEmpty)
    #expect(try refuted(table("Supported"), "en") == ["Supported"])
  }

  @Test func missesTheVersionsOfWhatCameLater() throws {
    let korean = "아직 권한을 묻지 않았다면 업데이트 스트림을 순회할 때 시스템이 권한을 묻는다."
    #expect(try CellVerdicts.of(["# 순회", "", korean], language: "ko") == ["\(korean) conditional"])
  }

  private static let wrongEnglish = [
    "A complication cannot receive location updates on watchOS.",
    "In an App Clip, the When In Use grant lasts for a week.",
    "A widget gets positions for a few days after it was last seen.",
    "On a Mac, an app that was allowed reports `authorizedWhenInUse`.",
    "Iterating over live updates counts as holding a `.always` session.",
    "The alert hides nothing, and the delegate of a new manager is called, so `CLServiceSession`, available since iOS 16, is not needed.",
    "Because tvOS and watchOS have no Always, an app asks for less there.",
  ]
  private static let wrongKorean = [
    "watchOS에서 컴플리케이션은 위치 업데이트를 받을 수 없다.",
    "사용자가 위젯을 본 뒤 몇 시간 동안 위치를 받는다.",
    "항상 허용을 받은 앱도 인디케이터를 숨길 수 없다.",
    "라이브 업데이트를 순회하면 시스템은 이를 `.always` 세션으로 간주한다.",
    "필요한 키가 없어도 권한 알림은 뜬다.",
    "앱이 임시 항상 허용 권한 상태에 있는 경우, 두 번째 알림은 `NSLocationWhenInUseUsageDescription`에 적은 문장과 함께 표시된다.",
  ]
  private static let right = [
    "Standard updates in the background need the `location` background mode.",
    "Two conditions apply.",
    "From iOS 14, people may give an app their approximate location only.",
    "A complication is too weak to make the system show a prompt.",
    "In this state, the delegate is not called.",
    "Back then an alert had two buttons, Allow and Don’t Allow, and the app chose the question.",
  ]

  @Test func refutesWhatArticlesGetWrong() throws {
    #expect(
      try CellVerdicts.refuted(Self.wrongEnglish, language: "en") == Self.wrongEnglish)
    #expect(try CellVerdicts.refuted(Self.wrongKorean, language: "ko") == Self.wrongKorean)
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.right, language: "en").isEmpty)
  }
}
