extension FactSentences {
  /// What overviews tell of levels and platforms, of being in use and of what is queued.
  static let overviews = FactSentences(
    about: "overviews",
    wrongEnglish: [
      // On which platforms there is which level, and where there is none.
      "You can get Always on every platform but tvOS.",
      "`CLMonitor` works everywhere except on watchOS.",
      "Always is available only on iOS and iPadOS.",
      "watchOS supports only When In Use.",
      "iOS only supports Always.",
      "tvOS does not support When In Use.",
      "No iPhone app, that is no iOS app, can get Always authorization.",
      // What comes before a right, and after it was used up.
      "Core Location gives your code an approximate location before the user has agreed.",
      "An app may ask for Always any number of times.",
      "Once your app has called `requestAlwaysAuthorization()`, any further call shows the prompt anew.",
      "With the status `denied`, `requestWhenInUseAuthorization()` shows the first prompt once more.",
      "After Allow Once, a call of `requestAlwaysAuthorization()` shows a prompt.",
      // Being in use.
      "An app counts as in use only while it is in the foreground.",
      "On macOS, an app in the background isn’t considered in use.",
      "The system doesn’t consider a complication on the watch face to be in use.",
      // Who hears of what.
      "Only the manager that asked hears about the new status.",
      "The delegate isn’t called until the status changes.",
      // What is stored and sent later.
      "When the services start again, Core Location discards the location updates that were queued.",
      "On a Mac, you have to add support for background updates.",
      // Sessions and streams.
      "You must create the `CLServiceSession` while the app is in the background.",
      "The system doesn’t ask for authorization when the code iterates over `CLLocationUpdate.liveUpdates()`.",
      "The value of `UIRequiredDeviceCapabilities` is a string.",
      "Core Location uses the GPS to compute the compass heading.",
    ],
    wrongKorean: [
      "항상 허용은 tvOS를 뺀 모든 플랫폼에서 받을 수 있습니다.",
      "`CLMonitor`는 watchOS를 제외한 모든 플랫폼에서 사용할 수 있다.",
      "항상 허용은 iOS와 iPadOS에서만 지원된다.",
      "watchOS는 앱을 사용하는 동안 권한만 지원한다.",
      "시스템은 앱이 권한을 받기 전에도 대략적인 위치를 제공합니다.",
      "항상 허용 요청은 몇 번이고 할 수 있습니다.",
      "사용자는 설정 앱에서 앱의 권한을 변경할 수 없다.",
      "`denied` 상태에서 `requestWhenInUseAuthorization()`을 호출하면 첫 번째 알림이 다시 표시된다.",
      "맥 앱은 백그라운드로 가면 사용 중이 아닌 상태로 간주된다.",
      "서비스를 다시 시작하면 시스템은 큐에 쌓인 위치 업데이트를 모두 버린다.",
      "macOS에서는 백그라운드 업데이트 지원을 따로 추가해야 한다.",
      "`CLServiceSession`은 앱이 백그라운드에 있을 때 만들어야 합니다.",
      "나침반 방위는 GPS 하드웨어를 사용해 생성된다.",
      "`UIRequiredDeviceCapabilities` 키의 값은 문자열이다.",
      "일시 중단 상태에서도 앱은 위치 업데이트를 받을 수 있다.",
    ],
    rightEnglish: [
      "You can get Always on every platform but tvOS and visionOS.",
      "When In Use authorization is available everywhere except on macOS.",
      "tvOS supports only When In Use authorization, and so does visionOS.",
      "To get Always, an app can call `requestAlwaysAuthorization()`.",
      "Your app can request When In Use, followed by requesting Always.",
      "Use a location notification trigger for launch.",
      "No watch app can use `CLMonitor`, and neither can an app that runs natively on visionOS.",
      "tvOS considers an app in use only while it is in the foreground.",
      "A background activity session does not give your app Always; it only keeps the app in use, with a visible indicator.",
      "The system considers a complication on the watch face to be in use.",
      "Create the `CLServiceSession` while the app is in the foreground.",
      "When the services start again, Core Location delivers the location updates that were queued.",
    ],
    rightKorean: [
      "항상 허용은 tvOS와 visionOS를 뺀 모든 플랫폼에서 받을 수 있습니다.",
      "tvOS는 앱을 사용하는 동안 권한만 지원한다.",
      "항상 허용 요청은 한 번만 할 수 있습니다.",
      "사용자는 설정 앱에서 앱의 권한을 변경할 수 있다.",
      "`CLServiceSession`은 앱이 포그라운드에 있을 때 만들어야 합니다.",
      "서비스를 다시 시작하면 시스템은 큐에 쌓인 위치 업데이트를 전달한다.",
      "macOS에서는 백그라운드 업데이트 지원을 따로 추가할 필요가 없다.",
      "iPad 앱이 visionOS에서 `requestAlwaysAuthorization()`을 호출하면 앱을 사용하는 동안 권한 요청으로 처리된다.",
      "일시 중단된 앱은 다시 실행될 때 위치 업데이트를 받을 수 있다.",
    ])
}
