import Testing

/// What guides tell and their translations repeat, denied and as it is.
@Suite struct GuideTests {
  private static let wrongEnglish = [
    "On a Mac the two levels don't behave the same.",
    "A watch app need not have been launched before it asks for a permission.",
    "An app with Always does not need to provide a usage description.",
    "Before you send a permission request, you don't need to put keys into the Info.plist.",
    "When a suspended app on iOS is launched again, the delegate isn't called.",
    "Core Location doesn't limit calls to `requestAlwaysAuthorization()`.",
    "An answer of Allow Once does not make the system ignore `requestAlwaysAuthorization()`.",
    "A service session doesn't need to be created in the foreground.",
    "After a relaunch you don't need to create the `CLServiceSession` again.",
    "An app with Always cannot receive locations at any time.",
    "The system cannot launch an app with Always.",
    "When you request Always, people cannot choose When In Use.",
  ]
  private static let wrongKorean = [
    "맥에서는 두 수준이 똑같이 동작하지 않는다.",
    "Mac 앱은 돌아가는 동안 늘 쓰이는 것이 아니어서, macOS에서는 사용 중으로 간주되지 않는다.",
    "컴플리케이션이 페이스에 올라와 있어도 시스템은 위치를 전달하지 않는다.",
    "watchOS에서 권한을 요청하기 위해 앱이 먼저 실행되지 않아도 된다.",
    "항상 허용을 쓰려면 용도를 설명하는 문자열을 제공하지 않아도 된다.",
    "권한을 요청하기 전에 `Info.plist`에 키를 넣지 않아도 된다.",
    "`locationManagerDidChangeAuthorization(_:)`은 변화가 모이는 중심 지점이 아니다.",
    "일시 중단된 앱이 다시 실행될 때는 델리게이트를 호출하지 않는다.",
    "시스템은 `requestAlwaysAuthorization()` 호출을 제한하지 않는다.",
    "한 번 허용을 받은 뒤의 `requestAlwaysAuthorization()` 호출은 무시되지 않는다.",
    "첫 번째 알림은 즉시 표시되지 않는다.",
    "세션은 포그라운드에서 생성하지 않아도 된다.",
    "앱이 종료된 뒤 다시 실행되면 `CLServiceSession`을 새로 생성하지 않아도 된다.",
    "항상 허용을 받은 앱은 언제든지 위치를 받을 수 없다.",
    "항상 허용을 받은 앱이라도 시스템이 실행할 수 없다.",
    "‘항상’을 요청하면 사용자는 ‘앱을 사용하는 동안’을 선택할 수 없다.",
    "iOS는 항상 허용을 지원하지 않는다.",
    "앱을 사용하는 동안(Always) 권한이면 된다.",
    "‘한 번 허용(Allow While Using App)’을 누르면 권한이 생긴다.",
  ]
  private static let rightEnglish = [
    "On a Mac the two levels behave the same.",
    "A watch app has to have been launched before it asks for a permission.",
    "When a suspended app on iOS is launched again, the delegate is called.",
    "Core Location limits calls to `requestAlwaysAuthorization()`.",
    "A suspended app executes no code, so updates wait in a queue.",
    "Settings does not offer the Always row unless the app declares that level.",
    "Starting the standard service shows no alert, so request authorization first.",
    "While the grant stems from Allow Once, a call of `requestAlwaysAuthorization()` is ignored, so don't show your own screen.",
    "A Mac app counts as in use as long as it runs, for macOS does not suspend apps.",
    "When In Use (not Always) is enough here.",
    "A session that is held already doesn't need to be created in the foreground.",
    "An app without the background mode doesn't need a session.",
    "On iOS 17, an app need not create a `CLServiceSession` again after a relaunch.",
  ]
  private static let rightKorean = [
    "맥에서는 두 수준이 똑같이 동작한다.",
    "컴플리케이션이 페이스에 올라와 있으면 시스템은 위치를 전달한다.",
    "권한을 요청하기 전에 `Info.plist`에 키를 넣어야 한다.",
    "일시 중단된 앱이 다시 실행될 때도 델리게이트를 호출한다.",
    "시스템은 `requestAlwaysAuthorization()` 호출을 제한한다.",
    "한 번 허용을 받은 뒤의 `requestAlwaysAuthorization()` 호출은 무시된다.",
    "첫 번째 알림은 즉시 표시된다.",
    "앱을 사용하는 동안(When In Use) 권한이면 된다.",
    "‘한 번 허용(Allow Once)’을 누르면 권한이 생긴다.",
    "두 번째 알림에는 ‘한 번 허용’ 선택지가 없다.",
    "iOS 10의 알림에는 버튼이 두 개뿐이어서 ‘한 번 허용’이라는 선택지가 없었다.",
    "visionOS는 항상 허용을 지원하지 않는다.",
    "위치를 쓰지 않는 앱은 키를 넣지 않아도 된다.",
    "iOS 17에서는 `CLServiceSession`을 만들지 않아도 된다.",
    "macOS에서는 앱이 다시 실행되어도 세션을 다시 생성하지 않아도 된다.",
    "macOS에서는 앱을 사용하는 동안 권한을 설명하는 문자열을 제공하지 않아도 된다.",
    "표준 위치 서비스만 쓰면 항상 허용이라도 시스템이 앱을 다시 실행하지 않는다.",
  ]

  @Test func refutesWhatIsDenied() throws {
    #expect(try CellVerdicts.refuted(Self.wrongEnglish, language: "en") == Self.wrongEnglish)
    #expect(try CellVerdicts.refuted(Self.wrongKorean, language: "ko") == Self.wrongKorean)
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.rightEnglish, language: "en").isEmpty)
    #expect(try CellVerdicts.refuted(Self.rightKorean, language: "ko").isEmpty)
  }
}
