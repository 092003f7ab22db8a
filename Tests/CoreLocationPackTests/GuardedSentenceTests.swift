import Testing

@testable import CoreLocationPack

/// True sentences that look like wrong ones: comparisons, relative clauses, what was before.
@Suite struct GuardedSentenceTests {
  private static let english = [
    "To your code, Allow Once looks like `.authorizedWhenInUse`, same as the permanent answer.",
    "An event that arrives while a provisionally authorized app is out of use is held by the system.",
    "Provisional Always is an Always in name only.",
    "Moving an app from Never to While Using the App in Settings is reported as `authorizedWhenInUse`.",
    "An app relaunched with Always hears its status when it creates a manager.",
    "`insufficientlyInUse` says nothing about a refusal by the user.",
    "Code sees `authorizedAlways`, although the true right is that of When In Use for now.",
    "Ranging for beacons never relaunches a terminated app, while monitoring a beacon region does if the app has Always.",
    "Heading updates go on under reduced accuracy, which does take geofences away.",
    "An Allow Once grant falls back to `notDetermined` when use of the app ends.",
    "A refusal of Always has a flag of its own, `alwaysAuthorizationDenied`.",
    "The instance property `authorizationStatus` can’t be used on iOS 13.",
    "Under When In Use, visits had been unavailable before iOS 13.",
    "Having Always does not mean every service can launch the app: ranging for beacons never does.",
    "Always does not let every service wake a terminated app; heading updates leave it alone.",
    "With a status of `denied`, as long as it stays so neither request method shows an alert.",
    "The person cannot turn a `restricted` status into another one in Settings.",
    "`monitoredRegions` lists the regions of every manager in the app, not merely those of one.",
    "On a Mac, `requestAlwaysAuthorization()` came with 10.15.",
    "A denied app becomes authorized again when the person picks While Using the App in Settings.",
    "If an Allow Once grant has lapsed and the session is still held, the person is asked again on the way back to the foreground.",
    "After Don’t Allow, the delegate does not hear `authorizedAlways`.",
    "A request made in `notDetermined` while the app is in front does not go without a prompt.",
    "`requestAlwaysAuthorization()` needs both usage strings on iOS 11 and later.",
    "With `NSLocationWhenInUseUsageDescription` alone an app can’t request Always.",
    "A user who chose Don’t Allow may go to Settings, and then the status becomes `authorizedWhenInUse`.",
    "In Settings the user can change While Using to Always.",
    "Requesting Always when Always is already granted does not prompt.",
    "Starting `startUpdatingLocation()` while undecided does not bring up the permission alert.",
    "Declining the prompt for temporary full accuracy calls no authorization callback.",
    "A denied app regains access once its user picks While Using the App in Settings.",
    "Reading `authorizationDenied` of a live update takes macOS 15.",
    "Never does a denied app become authorized through a call of its own.",
    "An app on iOS 13 can't query `accuracyAuthorization`, which came with iOS 14.",
    "After a refusal, calling `requestAlwaysAuthorization()` shows no prompt and the delegate isn't called.",
    "Far from being lasting, what Allow Once gives goes back to `notDetermined`.",
    "By contrast with region monitoring, beacon ranging does not relaunch the app.",
    "Because visits need Always, an app with When In Use that was terminated is not relaunched for them.",
    "Setting `desiredAccuracy` to a better value does not turn reduced accuracy into full accuracy.",
    "An app that has been given Always needs the network for geocoding.",
    "A monitored circle stays silent under reduced accuracy.",
    "When the user picks Always in Settings, the delegate hears `authorizedAlways` although nothing was requested.",
    "Sessions layer, so ending one does not end those that are still held.",
  ]
  private static let korean = [
    "지역 모니터링과 달리 꼬리표 측정은 항상 허용이 있어도 종료된 앱을 깨우지 못합니다.",
    "`.whenInUse` 세션을 만들면 `requestWhenInUseAuthorization()` 때와 같은 알림이 나온다.",
    "위치 푸시 인타이틀먼트는 iOS와 iPadOS용이며 macOS와 visionOS에서는 쓸 수 없다.",
    "명시적 모드 키도 세션도 없이 `CLMonitor.events`를 순회하면 포그라운드에서 첫 알림이 뜬다.",
    "iOS 17에서 미결정 상태로 `liveUpdates`를 돌려도 알림이 뜨지 않아 요청 메서드를 따로 불러야 한다.",
    "앱을 사용하는 동안 권한으로도 방문을 시작할 수 있지만, 그 권한으로는 종료된 앱이 되살아나지 않는다.",
    "설정 앱에서 ‘앱을 사용하는 동안’을 ‘항상’으로 바꾸면 콜백에 `authorizedAlways`가 실려 옵니다.",
    "미결정 상태에서 서비스를 켜면 맥에서는 묻는 창이 뜨지만 아이폰에서는 `startUpdatingLocation()`만으로 창이 뜨지 않는다.",
    "제한(restricted) 상태에서 세션을 만들면 진단값 `authorizationRestricted`가 `true`다.",
    "임시 항상 허용에서 나오는 두 번째 알림에는 ‘사용하는 동안만 유지’ 버튼이 있다.",
    "거부된 앱에서는 `requestWhenInUseAuthorization()`이 아무 일도 하지 않으며 델리게이트도 결코 불리지 않는다.",
    "시스템은 항상 허용이 필요한 이벤트가 생겼을 때 두 번째 알림을 띄워 사용자에게 묻는다.",
    "네이티브 visionOS 앱이 쓸 수 없는 쪽은 `authorizedAlways`지 `authorizedWhenInUse`가 아니다.",
    "‘허용 안 함’을 고른 뒤의 상태는 `restricted`가 아닙니다.",
    "`alwaysAuthorizationDenied`를 `CLBackgroundActivitySession`에서 찾고 있었다면, 그 플래그는 서비스 세션의 진단에 있습니다.",
    "`regionMonitoringDenied`를 원시값 3으로 매핑해 두었는데 실제 값은 4입니다.",
    "자녀 보호 기능 때문에 상태가 `restricted`일 수도 있습니다.",
    "한 번도 거부하지 않았어도 스크린 타임 때문에 상태가 `restricted`일 수 있습니다.",
    "앱을 쓰는 동안에는 임시 항상 허용이든 영구 항상 허용이든 이벤트 전달에 차이가 없습니다.",
    "세션을 요구하는 키가 없으면 iOS 18에서 세션을 만들지 않고 `liveUpdates`만으로도 권한을 물을 수 있습니다.",
    "전역 스위치가 꺼져 보고되는 `denied`는 사용자가 앱을 거부했다는 뜻을 나타내지 않습니다.",
    "macOS에서 거부한 뒤 서비스를 다시 시작하면 알림 대신 `CLError.denied`를 받습니다.",
    "AppKit 앱은 `NSLocationUsageDescription`을 넣으면 되고 When In Use용 설명 키는 따로 필요 없습니다.",
    "iOS 18에서 `liveUpdates()`의 결과를 변수에 담아 둔 것만으로는 권한을 묻지 않고 순회를 시작할 때 암시적 세션이 생깁니다.",
    "한 번 허용이 끝난 뒤의 상태는 `denied`가 아니라 `notDetermined`입니다.",
    "앱을 사용하는 동안 권한에서 `.always` 세션으로 항상 허용을 시도할 수 있는 기회는 한 번뿐입니다.",
  ]
  private static let wrong = [
    "Calling `startUpdatingLocation()` while undecided shows the permission alert.",
    "A denied app gets access once its user picks Never in Settings.",
    "Never does an app in `notDetermined` get a prompt from `requestWhenInUseAuthorization()`.",
    "An Allow Once grant falls back to `denied` when use of the app ends.",
    "Moving an app from Never to While Using the App in Settings is reported as `denied`.",
    "`restricted` has the raw value 2.",
    "On macOS, the two levels are equivalent, and a granted app reports `authorizedWhenInUse`.",
    "After Don’t Allow, the delegate does not hear `denied`.",
    "After Don’t Allow, `requestWhenInUseAuthorization()` does not show no prompt.",
    "Setting `allowsBackgroundLocationUpdates` to true crashes the app when the background mode `location` is not missing.",
  ]
  private static let wrongInKorean = [
    "한 번 허용이 끝난 뒤의 상태는 `denied`입니다.",
    "앱이 종료된 뒤 백그라운드에서 다시 실행되면 `CLServiceSession`을 다시 만들지 않아도 됩니다.",
    "컴플리케이션이 지금 워치 페이스에 있다면 시스템은 그것을 사용 중으로 간주하지 않습니다.",
    "항상 허용을 받은 앱이라도 위치 이벤트가 생겼을 때 시스템이 실행시켜 줄 수 없습니다.",
    "iOS 13 혹은 그 이전 버전에서는 `requestAlwaysAuthorization()`을 쓸 수 없다.",
    "설정 앱에서 ‘앱을 사용하는 동안’을 ‘항상’으로 바꾸면 콜백에 `authorizedWhenInUse`가 실려 옵니다.",
    "위치 서비스가 꺼져 있는 동안 상태는 `denied`가 아닙니다.",
    "사용자가 ‘허용 안 함’을 고르면 상태는 `denied`가 아닙니다.",
  ]

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.english, language: "en") == [])
    #expect(try CellVerdicts.refuted(Self.korean, language: "ko") == [])
  }

  @Test func refutesWhatIsWrong() throws {
    #expect(try CellVerdicts.refuted(Self.wrong, language: "en") == Self.wrong)
    #expect(try CellVerdicts.refuted(Self.wrongInKorean, language: "ko") == Self.wrongInKorean)
  }

  /// What was so before a version may be over in the next sentence.
  @Test func doesNotStayInThePast() throws {
    let before = "Before iOS 18 we asked. "
    let call = "Creating a session with `.whenInUse` in the foreground "
    let state = "while the status is `notDetermined` "
    #expect(
      try CellVerdicts.refutations(
        in: [before + call + state + "brings up the prompt."], language: "en"
      ).isEmpty)
    #expect(
      try !CellVerdicts.refutations(
        in: ["Before iOS 18, creating a session with `.whenInUse` shows the prompt."],
        language: "en"
      ).isEmpty)
  }

  /// 항상 between a subject and its verb tells how often, and names no level.
  @Test func hearsHowOften() throws {
    #expect(
      try CellVerdicts.refuted(
        ["백그라운드에서 위치를 받는 동안 인디케이터가 항상 보인다.", "항상 권한이면 인디케이터가 항상 보인다."],
        language: "ko") == ["항상 권한이면 인디케이터가 항상 보인다."])
  }

  @Test func leavesWhatSentencesTakeBack() throws {
    #expect(
      try CellVerdicts.refuted(
        [
          "The page of `NSLocationWhenInUseUsageDescription` gives iOS 11 as its first version, "
            + "although the key came with iOS 8.",
          "Setting `NSLocationDefaultAccuracyReduced` doesn’t padlock the switch, because users can "
            + "still turn it on in Settings.",
          "On the watch not even an Always app can turn the indicator off.",
        ], language: "en") == [])
    #expect(
      try CellVerdicts.refuted(
        [
          "임시 항상 허용인지 알려 주는 프로퍼티를 한참 찾았지만, 그런 API는 없었습니다.",
          "한 번 허용과 임시 항상 허용은 둘 다 ‘임시’라고 하지만, 하나는 `authorizedWhenInUse`로, "
            + "다른 하나는 `authorizedAlways`로 보고된다.",
        ], language: "ko") == [])
  }
}
