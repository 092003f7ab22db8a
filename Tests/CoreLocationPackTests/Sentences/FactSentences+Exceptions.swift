extension FactSentences {
  /// What is excepted, what is listed and what older versions called otherwise: true, and close
  /// to what is not.
  static let exceptions = FactSentences(
    about: "exceptions",
    wrongEnglish: [
      "Reset Location & Privacy leaves the status of every app at `denied`."
    ],
    wrongKorean: [
      "‘위치 및 개인정보 보호 재설정’을 하면 상태가 `denied`가 됩니다."
    ],
    rightEnglish: [
      "A monitor is found on no Mac, except in Catalyst apps.",
      "`CLServiceSession` is unavailable on macOS, except for Mac Catalyst.",
      "On iOS 11 one prompt showed Only While Using the App, Always Allow and Don't Allow to an app that asked for Always.",
      "When an app asked for Always on iOS 9, the buttons were Always Allow and Don't Allow.",
      "On iOS 12, keeping When In Use at the upgrade made no delegate call.",
      "Refusing the upgrade on iOS 11 led to no call of the delegate.",
      "Reset Location & Privacy takes apps that had been refused back to the undetermined status.",
      "An implicit session doesn't go beyond When In Use.",
    ],
    rightKorean: [
      "맥에서는 Mac Catalyst를 제외하면 `CLServiceSession`을 쓸 수 없다.",
      "macOS에는 Mac Catalyst를 빼고 `CLServiceSession`이 없습니다.",
      "iOS 11에서 항상 권한을 요청하면 창에 앱을 사용하는 동안만, 항상 허용, 허용 안 함이 나왔다.",
      "`.whenInUse` 세션은 권한을 묻는 창을 띄운다. 앱을 쓰는 동안에는 세션이 없어도 `liveUpdates`가 온다.",
      "iOS 9에서 항상을 요청하면 항상 허용과 허용 안 함이 표시되었다.",
    ])
}
