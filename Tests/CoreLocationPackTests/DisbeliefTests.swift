import Testing

/// Sentences that tell what is not so, or what may not be, claim nothing of it.
@Suite struct DisbeliefTests {
  private static let mistakes = [
    "after the user refuses, the app can ask again by calling the request method a second time",
    "since the app has asked for Always, Allow Once leaves it with `authorizedAlways`",
    "a widget shows the location prompt by itself, so the app need not ask",
    "turning Location Services off erases every grant, so each app has to ask again",
  ]

  @Test(arguments: [
    "It is not true that %.", "It's a common misconception that %.", "It is wrong to think that %.",
    "Don’t assume that %.", "Nobody should expect that %.", "The claim that % is wrong.",
    "Some people believe that %, but that is a myth.", "Suppose that %.",
    "We used to believe that %.",
    "Check whether %.", "It would be nice if %.", "It looks as if %, but it only looks so.",
    "A friend told me that %.", "Indeed %: this is a myth.", "My colleague insisted that %.",
    "Do not write that %.", "It does not follow that %.", "In an imaginary system, %.",
    "Indeed %: wrong.", "Indeed %, they said, but it does not.",
    "Had it been designed differently, it could be that %.",
  ])
  func claimsNothingOfWhatIsTakenBack(shell: String) throws {
    let sentences = Self.mistakes.map(shell.filled)
    #expect(try CellVerdicts.refuted(sentences, language: "en").isEmpty)
  }

  private static let koreanMistakes = [
    "위치 서비스를 기기 전체에서 끄면 앱이 받아 둔 권한은 지워진다",
    "위치 서비스를 기기 전체에서 끄면 권한이 지워지므로 앱은 다시 요청해야 한다",
    "위젯은 위치 권한 알림을 스스로 띄울 수 있으므로 앱이 먼저 요청하지 않아도 된다",
    "한 번 허용의 효력이 다하면 상태가 denied로 바뀌므로 설정 앱으로 안내해야 한다",
  ]

  @Test(arguments: [
    "%는 것은 사실이 아닙니다.", "%는 말은 틀렸습니다.", "%고 생각하기 쉽지만 그렇지 않습니다.", "%고 가정하면 안 됩니다.",
    "%는 줄 알았습니다.", "%고들 하지만 틀린 말입니다.", "%는 소문이 있습니다.", "%면 좋겠지만 그렇지 않습니다.",
    "%고 적힌 글은 믿지 마세요.", "%고 합시다.", "정말 %는지 확인하세요.", "%는 주장은 근거가 없습니다.",
    "%고 우기는 동료가 있습니다.", "%고 알고 계신 분이 많습니다.", "%는 이야기는 사실무근입니다.", "%는 뜻이 아닙니다.",
    "마치 %는 것처럼 쓴 글이 많다.", "%고 쓰지 마세요.", "오해: %.", "%고 어디에도 나와 있지 않습니다.",
  ])
  func claimsNothingOfWhatIsTakenBackInKorean(shell: String) throws {
    let sentences = Self.koreanMistakes.map(shell.filled)
    #expect(try CellVerdicts.refuted(sentences, language: "ko").isEmpty)
  }

  /// What is told as advice or as little known is claimed all the same, and so is a plain sentence.
  @Test func claimsWhatIsAffirmed() throws {
    let english = [
      "Note that %, for an hour or so.", "Note that %.", "Many developers don’t know that %.",
      "Be aware that %.",
    ].map {
      $0.filled(with: Self.mistakes[0])
    }
    #expect(try CellVerdicts.refuted(english, language: "en") == english)
    let korean = ["%는 점을 잊기 쉽습니다.", "%고 보면 됩니다.", "%."].map {
      $0.filled(with: Self.koreanMistakes[0])
    }
    #expect(try CellVerdicts.refuted(korean, language: "ko") == korean)
  }

  /// What leaves its conditions, or the moment that it is about, to other words.
  @Test func refutesNothingThatOtherWordsDecide() throws {
    let english = [
      "`requestWhenInUseAuthorization()` prompts if all of these hold:",
      "The app has When In Use until it is no longer in use, and after that the status is `notDetermined` again.",
    ]
    #expect(try CellVerdicts.refuted(english, language: "en").isEmpty)
    let korean = [
      "알고 보니 이 메서드는 상태가 `notDetermined`일 때만 알림을 띄운다.",
      "한 이름으로 동시에 열 수 있는 모니터는 하나뿐이다.",
    ]
    #expect(try CellVerdicts.refuted(korean, language: "ko").isEmpty)
  }

  /// What holds, told with words that turn it.
  @Test func refutesNothingThatHolds() throws {
    let english = [
      "Because the user has already decided, a second When In Use request is ignored without even a callback.",
      "An app holding an Allow Once grant can call the Always request as often as it likes; the system ignores it.",
      "For a user who already turned down the upgrade, an Always session on iOS 18 reports `alwaysAuthorizationDenied` and stays silent otherwise.",
      "Reduced accuracy leaves the status alone: an app can be authorized and still see only an approximate position.",
    ]
    #expect(try CellVerdicts.refuted(english, language: "en").isEmpty)
    let korean = [
      "예전 콜백은 상태를 인자로 넘겨줬지만 `locationManagerDidChangeAuthorization(_:)`은 매니저만 넘겨주므로 상태는 직접 읽어야 한다.",
      "사용 중 권한 요청과 항상 허용 직접 요청의 첫 알림은 선택지가 똑같이 세 개라서 화면만 봐서는 구별이 안 된다.",
      "보호자나 MDM이 위치를 막고 있으면, 사용자가 거부한 적이 없어도 `restricted`가 나올 수 있습니다.",
      "`requestWhenInUseAuthorization()`은 상태가 `notDetermined`일 때만 의미가 있고, 그 밖의 상태에서는 아무 일도 하지 않는다.",
    ]
    #expect(try CellVerdicts.refuted(korean, language: "ko").isEmpty)
  }
}

extension String {
  fileprivate func filled(with content: String) -> String {
    split(separator: "%", omittingEmptySubsequences: false).joined(separator: content)
  }
}
