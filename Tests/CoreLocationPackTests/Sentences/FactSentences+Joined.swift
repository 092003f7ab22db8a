extension FactSentences {
  /// Statements that are joined: each is read by itself, and none lends its words to another.
  static let joined = FactSentences(
    about: "joined statements",
    wrongEnglish: [
      // A phrase before the second subject.
      "Settings shows four rows, and on macOS an allowed app reads `authorizedWhenInUse`.",
      // What would be so otherwise, what makes no difference, and what stands for later versions.
      "After a relaunch for a visit, you must call `startMonitoringVisits()` again or nothing will be delivered.",
      "`CLMonitor` needs iOS 16 or macOS 13, so most of your users are covered.",
      "Once somebody swipes your app away, significant-change events never bring it back, Always or not.",
      "`NSLocationTemporaryUsageDescriptionDictionary` is a single string, not a dictionary of purposes.",
      // A word that no verb stands behind.
      "The event held during provisional Always is delivered even if the user answers Keep Only While Using.",
      "Creating a `.whenInUse` session in the background while undetermined shows the prompt at once.",
      // A main clause that no mark begins.
      "After Reset Location & Privacy every app is simply denied.",
      // What an order leads to stands in the next statement.
      "Pass a purpose key that isn't in the dictionary and the completion handler comes back with `CLError.denied`.",
      "It looks odd, but Provisional Always was introduced in iOS 11.",
      "In the upgrade prompt the user can choose Don’t Allow, just as you would expect.",
      "An upgrade from iOS 12 to iOS 13 wiped all location permissions.",
      "`CLGeocoder` doesn't work without authorization.",
      "Region monitoring is only available with Always on iOS 17.",
      "Monitored conditions do not survive a relaunch.",
      "The first `.always` session shows no prompt.",
    ],
    wrongKorean: [
      "표준 위치는 대략적인 위치에서도 동작하는 반면, 지역 모니터링도 대략적인 위치에서 동작한다.",
      "watchOS 앱에서도 방문 서비스와 지역 모니터링을 iOS와 같은 방식으로 시작할 수 있다.",
      "거부당한 뒤 다시 권한을 요청하면 사용자에게 다시 물어본다.",
      "포그라운드에서 `notDetermined`인 앱이 `requestWhenInUseAuthorization()`을 호출하면 사용자에게 묻지 않습니다.",
      "어느 기기에서든 사용자가 거부하면 상태는 `restricted`가 된다.",
      "iOS 14에서 항상 권한을 요청하려면 `NSLocationAlwaysAndWhenInUseUsageDescription` 하나만 있으면 되고 사용 중 문구는 필요 없습니다.",
    ],
    rightEnglish: [
      // What is so of another thing likewise.
      "From watchOS 7 an Allow Once grant is shared between the watch app and its iPhone companion, and so is temporary full accuracy.",
      "`accuracyLimited` on a live update means the app has reduced accuracy, and the next update may take 15 to 20 minutes.",
      "The first alert of an Always request shows the When In Use text, while on macOS apps read `authorizedAlways`.",
      "`CLMonitor` takes twenty conditions per app – watchOS has neither visits nor region monitoring.",
      "The old region API stopped at twenty regions, while live updates came with iOS 17.",
      "Once the user has granted Always you may call `requestAlwaysAuthorization()` again, but nothing will happen.",
      "While the grant is provisional the status is `authorizedAlways`, but events that need Always authorization are held rather than delivered.",
      "Once the temporary allowance is over, accuracy returns to reduced, while the authorization status remains as it was.",
      "A session that was invalidated does not ask again after its one-time grant has lapsed.",
      "Allow Once as the reply to a direct Always request leads to a temporary While Using grant instead of a provisional Always.",
      "After Reset Location & Privacy, an app the user once refused may show its first prompt again.",
      "Switching an authorized app to Never in Settings gives it a callback with `denied`.",
      "An Allow Once grant ends with the use, and `CLMonitor` is available on iOS and macOS, not on watchOS, tvOS or visionOS.",
      "Geofences deliver nothing under reduced accuracy, although significant-change updates keep coming.",
      "`locationUnavailable` says no position can be found at the moment, rather than that access was refused.",
      "Releasing a `CLServiceSession` has the same effect as invalidating it, so keep a strong reference.",
    ],
    rightKorean: [
      "표준 위치와 중요한 위치 변화는 대략적인 위치에서도 동작하는 반면, 지역 모니터링과 비콘 모니터링은 동작하지 않는다.",
      "항상 허용 권한이 있으면 방문 이벤트가 종료된 앱을 백그라운드에서 다시 실행시킨다.",
      "macOS에는 `CLServiceSession`이 없지만 라이브 업데이트는 14부터 쓸 수 있습니다.",
      "정확한 위치를 계속 쓰게 하고 싶다면 임시 정확도 요청만으로는 안 되고, 사용자가 설정에서 정확한 위치를 켜야 합니다.",
      "‘한 번 허용’을 누르면 앱은 위치를 쓸 수 있지만 다음에 켜면 상태는 `.notDetermined`로 나옵니다.",
      "항상 허용이 있어도 기기를 재시동하고 잠금을 처음 풀 때까지는 지역 이벤트가 오지 않습니다.",
      "위치가 제한된 기기에서 `.whenInUse` 세션을 만들면 프롬프트 없이 `authorizationRestricted` 진단이 나온다.",
      "위치를 백그라운드에서 받으려면 항상 허용이나 백그라운드 활동 세션이 필요합니다.",
    ])
}
