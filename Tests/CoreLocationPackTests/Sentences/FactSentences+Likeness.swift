extension FactSentences {
  /// What is told of several platforms and versions at once, of what makes no difference, and of what was
  /// found out or learnt; what a sentence opens with.
  static let likeness = FactSentences(
    about: "likeness",
    wrongEnglish: [
      // One bound for all versions of a list.
      "`CLMonitor` is available from macOS 13, watchOS 9 and iOS 16 on.",
      // A platform that is named twice.
      "In watchOS 10 and later a watch app can create a `CLServiceSession`.",
      "Mac developers can hold a `CLBackgroundActivitySession` from macOS 14 on.",
      // What it is like elsewhere.
      "`CLServiceSession` works on macOS 15 exactly as it does on iOS 18.",
      // What makes no difference.
      "With Always granted, `liveUpdates` delivers in the background whether or not an `.always` session is held.",
      // One verb behind what stands before it.
      "Starting a location service after a refusal shows the permission prompt again.",
      "Starting a service after a refusal gives no error.",
      // What was found.
      "We noticed that Allow Once lasts until the phone is restarted.",
      "4.1: Allow Once lasts until the phone is restarted.",
      // What denies what a session does by itself.
      "On its own a service session never brings up the prompt.",
    ],
    wrongKorean: [
      "`CLMonitor`는 macOS 13, watchOS 9, iOS 16부터 쓸 수 있다.",
      "macOS도 iOS처럼 백그라운드로 간 앱을 일시 중단한다.",
      "`LocationButton`은 누를 때마다 확인 알림이 뜬다고 배웠습니다.",
      "임시 항상 허용은 3일이 지나면 끝난다고 배웠습니다.",
    ],
    rightEnglish: [
      "`CLMonitor` did not exist before iOS 17, macOS 14 and watchOS 10.",
      "`accuracyAuthorization` did not exist before iOS 14 and watchOS 7.",
      "If the user denied the app, holding a service session changes nothing.",
      "From iOS 18 the diagnostics of a session tell that a request is pending, which the old delegate never could.",
      "An app that lacks only the Always string can still prompt for When In Use.",
      "An AppKit app need not call a request method first, because starting a location service on macOS prompts.",
      "The system remembers a session even if the app was terminated for days.",
      // What a sentence opens with and ends in says nothing.
      "The short answer is that an App Clip’s When In Use grant is over by the next morning.",
      "An App Clip’s When In Use grant is over by the next morning, which took us a while to find out.",
      "If you wonder why it fails: without the background mode `allowsBackgroundLocationUpdates` isn’t ignored, it crashes the app.",
      "By the way, while `requestAlwaysAuthorization()` is ignored under Allow Once, on a lasting When In Use grant the first call prompts.",
      "If you see that the delegate is not called, check whether you set it before the manager was created.",
      "Q: Can I use LocationButton on iOS 14? A: No, iOS 15 is the first version that has it.",
    ],
    rightKorean: [
      "`accuracyAuthorization`은 iOS 14와 watchOS 7 전에는 없었다.",
      "결정 전이거나 사용 중 허용 상태인 앱이 백그라운드에서 항상 허용을 요청하면 프롬프트는 뜨지 않습니다.",
      "visionOS에서 도는 iPad 앱이 항상 허용을 요청하면 무시되거나 크래시가 나는 게 아니라 사용 중 권한 요청으로 처리됩니다.",
      "결론부터 말하면 대략적인 위치만 허용되어도 중요한 위치 변화나 방문 서비스를 이용할 수 있다.",
      "2.1에서 수정: 세션을 담은 마지막 참조를 놓는 것은 `invalidate()`를 부른 것이나 다름없다.",
      "참고로 비콘 거리 측정은 종료된 앱을 다시 실행하지 않지만, 지역 모니터링은 다시 실행할 수 있다.",
      "위치 버튼을 누를 때마다 확인 알림이 뜬다고 하는 사람이 많지만, 확인은 처음 한 번뿐이다.",
    ])
}
