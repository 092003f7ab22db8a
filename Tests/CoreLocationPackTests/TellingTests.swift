import Testing

@testable import CoreLocationPack

/// What is told of statuses, prompts, answers and earlier versions in so many ways that only the gist
/// of a statement is read.
@Suite struct TellingTests {
  private static let wrong = [
    "`notDetermined` proves that the user has never been asked.",
    "`locationUnavailable` tells you that the user refused.",
    "`insufficientlyInUse` means that the user has refused the app.",
    "`accuracyLimited` means that the stream of live updates has ended.",
    "When Location Services are off, only `authorizationDeniedGlobally` is true.",
    "A delegate method tells you that a prompt has appeared.",
    "After Keep Only While Using in the second prompt, the held event is delivered.",
    "Allow While Using App expires when the app is quit.",
    "Allow Once delivers a single position and then ends.",
    "On iOS 12 the When In Use prompt already offered Allow Once.",
    "`authorizedAlways` proves that the user has agreed to Always.",
    "On iOS 11 the Always prompt had only two options.",
    "On iOS 12 choosing Always led to provisional Always first.",
    "On iOS 10 the Always prompt showed the text of `NSLocationAlwaysAndWhenInUseUsageDescription`.",
    "On iOS 9 an Always request could end in `authorizedWhenInUse`.",
    "On iOS 8 the Always prompt had three buttons.",
    "Calling `requestAlwaysAuthorization()` in a native visionOS app fails at run time.",
    "In the upgrade prompt the user can take all access away.",
    "Change to Always Allow in the upgrade prompt leads to provisional Always.",
    "Change to Always Allow in the upgrade prompt triggers no callback.",
    "On iOS 13.2 an Always request made under When In Use showed the upgrade prompt at once.",
    "While a one-time grant lasts, `requestAlwaysAuthorization()` brings up the upgrade prompt.",
    "Requesting Always in provisional Always brings the second prompt forward.",
    "An app that is denied gets the Always prompt when it calls `requestAlwaysAuthorization()`.",
    "An event that arrives while the app is in use brings up the second prompt.",
    "Keep Only While Using in the second prompt leads to `denied`.",
    "Change to Always Allow in the second prompt calls the delegate with `authorizedAlways`.",
    "After Keep Only While Using in the second prompt the app can start the Always process again with another request.",
    "Allow Once ends the instant the user leaves the app.",
    "A quick look at another app costs the app its one-time grant.",
    "A one-time grant ends after 24 hours.",
    "Settings always offers Always, whatever the app declares.",
    "Turning Precise Location off changes the authorization status to `restricted`.",
    "Reduced accuracy means that the app has been denied.",
    "While Location Services are off, an app with Always still reads `authorizedAlways`.",
    "The reminder is the answer to a new Always request.",
    "Change to Only While Using in the reminder takes all location access away.",
    "After Change to Only While Using in the reminder the app is told `denied`.",
  ]

  private static let right = [
    "`notDetermined` does not prove that the user has never been asked.",
    "`locationUnavailable` does not mean that the user refused.",
    "`accuracyLimited` does not mean that the stream of live updates has ended.",
    "No delegate method tells you that a prompt has appeared.",
    "After Keep Only While Using in the second prompt, the held event is not delivered.",
    "Allow While Using App does not expire when the app is quit.",
    "Allow Once does not stand for a single position; it lasts while the app is in use.",
    "On iOS 12 the When In Use prompt did not offer Allow Once yet.",
    "Before iOS 13 the When In Use alert had two buttons.",
    "On iOS 11 the Always prompt had three options.",
    "On iOS 9 the Always prompt had two options.",
    "Today the Always prompt shows the When In Use text, although on iOS 12 it was the combined text.",
    "On iOS 12 the first prompt of an Always request showed the text of `NSLocationAlwaysAndWhenInUseUsageDescription`.",
    "On iOS 10 the Always prompt showed the text of `NSLocationAlwaysUsageDescription`.",
    "On iOS 12 choosing Always did not lead to provisional Always.",
    "On iOS 13.2 an Always request made under When In Use showed no prompt at that moment.",
    "An Always request needs more than `NSLocationAlwaysAndWhenInUseUsageDescription`.",
    "Always cannot be requested from the background.",
    "`authorizedAlways` does not prove that the user has agreed to Always.",
    "Calling `requestAlwaysAuthorization()` in a native visionOS app does not compile.",
    "In the upgrade prompt the user cannot take all access away.",
    "Change to Always Allow in the upgrade prompt does not lead to provisional Always.",
    "Change to Always Allow in the upgrade prompt calls the delegate.",
    "While a one-time grant lasts, `requestAlwaysAuthorization()` is ignored.",
    "Requesting Always in provisional Always does not bring the second prompt forward.",
    "An app that is denied gets no prompt when it calls `requestAlwaysAuthorization()`.",
    "An event that arrives while the app is in use does not bring up the second prompt.",
    "Keep Only While Using in the second prompt does not lead to `denied`.",
    "Change to Always Allow in the second prompt does not call the delegate.",
    "After Keep Only While Using in the second prompt the app cannot start the Always process again.",
    "Allow Once does not end the instant the user leaves the app.",
    "A quick look at another app does not end a one-time grant.",
    "A one-time grant does not end after 24 hours but with its use.",
    "Provisional Always can stay as it is without end.",
    "Settings does not offer Always whatever the app declares.",
    "Reduced accuracy does not mean that the app has been denied.",
    "While Location Services are off, an app with Always still reads `denied`.",
    "The reminder is not the answer to a new Always request.",
    "Change to Only While Using in the reminder does not take all location access away.",
    "Letting go of a `CLServiceSession` ends it.",
    "In an iPad app on visionOS the Always request is treated as one for When In Use.",
    "No request of another app changes the authorization status.",
  ]

  private static let koreanWrong = [
    "임시 항상 허용 상태인 앱이 실제로 누리는 것은 완전한 항상 허용이다.",
    "`accuracyLimited`가 true라면 업데이트가 멈춘 것입니다.",
    "다른 앱의 요청 때문에 내 앱의 위치 권한이 바뀔 수 있다.",
    "`requestWhenInUseAuthorization()` 바로 다음 줄에서 사용자의 답을 읽을 수 있습니다.",
    "'앱을 사용하는 동안 허용'으로 받은 권한도 앱을 종료하면 만료된다.",
    "첫 알림에서 '앱을 사용하는 동안 허용'을 누르면 앱 사용 중 요청이라도 임시 항상 허용이 된다.",
    "iOS 12에서도 앱을 사용하는 동안 권한 알림에 '한 번 허용'이 있었다.",
    "항상 허용을 요청하려면 먼저 앱을 사용하는 동안 권한을 받아야 한다.",
    "항상 허용을 요청할 때는 `NSLocationAlwaysAndWhenInUseUsageDescription` 하나만 있으면 된다.",
    "`NSLocationAlwaysAndWhenInUseUsageDescription`이 빠지면 `requestWhenInUseAuthorization()`도 알림을 띄우지 않는다.",
    "첫 Always 프롬프트에서 허용 안 함을 골라도 앱을 사용하는 동안 권한은 남는다.",
    "iOS 12에서 항상 허용을 요청하면 첫 알림의 문구는 `NSLocationWhenInUseUsageDescription`이었다.",
    "iOS 12에서 항상 허용을 고르면 먼저 임시 항상 허용이 되었다.",
    "visionOS에서 실행되는 iPad 앱의 Always 요청은 무시된다.",
    "tvOS에서 `requestAlwaysAuthorization()`은 컴파일되지만 아무 일도 하지 않는다.",
    "네이티브 visionOS 앱에서 `requestAlwaysAuthorization()`을 부르면 런타임에 무시된다.",
    "업그레이드 알림에서 사용자는 위치 접근을 모두 끊을 수 있다.",
    "업그레이드 알림에서 '항상 허용으로 변경'을 고르면 먼저 임시 항상 허용이 된다.",
    "iOS 13.2에서는 앱을 사용하는 동안 권한에서 항상 허용을 요청하면 곧바로 업그레이드 알림이 떴다.",
    "한 번 허용 상태에서 `requestAlwaysAuthorization()`을 부르면 업그레이드 알림이 뜬다.",
    "임시 항상 허용 상태에서 `requestAlwaysAuthorization()`을 다시 부르면 두 번째 알림이 앞당겨진다.",
    "임시 항상 허용 상태에서 앱이 사용 중일 때 생긴 이벤트도 두 번째 알림을 띄운다.",
    "두 번째 알림이 뜨는 시점은 앱이 정한다.",
    "임시 항상 허용 상태에서 앱이 사용 중이 아닐 때 생긴 이벤트는 곧바로 버려진다.",
    "두 번째 알림에서 '항상 허용으로 변경'을 고르면 `authorizedAlways` 콜백이 온다.",
    "임시 항상 허용은 며칠이 지나면 저절로 끝난다.",
    "두 번째 알림에서 거절당한 앱도 `requestAlwaysAuthorization()`을 다시 불러 과정을 새로 시작할 수 있다.",
    "한 번 허용은 앱이 포그라운드를 떠나는 순간 사라진다.",
    "한 번 허용을 받은 앱이 잠깐 다른 앱에 다녀오면 권한이 끝난다.",
    "위치 버튼은 누를 때마다 확인을 요구한다.",
    "설정 앱은 앱이 무엇을 선언했든 늘 '항상' 줄을 보여 준다.",
    "정확한 위치를 끄면 권한 상태가 `restricted`로 바뀐다.",
    "정확한 위치를 끄면 앱은 거부된 것으로 취급된다.",
    "위치 서비스를 다시 켜면 모든 앱의 상태가 `notDetermined`가 된다.",
    "항상 허용 리마인더가 뜨는 시점은 앱이 정한다.",
  ]

  private static let koreanRight = [
    "임시 항상 허용 상태인 앱이 실제로 누리는 것은 앱을 사용하는 동안 권한이다.",
    "`accuracyLimited`가 true라고 해서 업데이트가 멈춘 것은 아닙니다.",
    "다른 앱의 요청 때문에 내 앱의 위치 권한이 바뀌지는 않는다.",
    "`requestWhenInUseAuthorization()` 바로 다음 줄에서는 사용자의 답을 읽을 수 없습니다.",
    "'앱을 사용하는 동안 허용'으로 받은 권한은 앱을 종료해도 만료되지 않는다.",
    "iOS 12에서는 앱을 사용하는 동안 권한 알림에 '한 번 허용'이 없었다.",
    "항상 허용을 요청할 때는 `NSLocationAlwaysAndWhenInUseUsageDescription` 하나만으로 충분하지 않다.",
    "`NSLocationAlwaysAndWhenInUseUsageDescription`이 빠져도 `requestWhenInUseAuthorization()`은 알림을 띄운다.",
    "첫 Always 프롬프트에서 허용 안 함을 고르면 앱을 사용하는 동안 권한도 남지 않는다.",
    "iOS 12에서 항상 허용을 요청하면 첫 알림의 문구는 `NSLocationAlwaysAndWhenInUseUsageDescription`이었다.",
    "iOS 12에서 항상 허용을 고르면 임시 항상 허용이 되지 않았다.",
    "visionOS에서 실행되는 iPad 앱의 Always 요청은 무시되지 않는다.",
    "tvOS에서 `requestAlwaysAuthorization()`을 부르면 컴파일되지 않는다.",
    "네이티브 visionOS 앱에서 `requestAlwaysAuthorization()`은 런타임에 무시되는 것이 아니라 컴파일되지 않는다.",
    "업그레이드 알림에서 사용자는 위치 접근을 모두 끊을 수 없다.",
    "업그레이드 알림에서 '항상 허용으로 변경'을 골라도 임시 항상 허용이 되지는 않는다.",
    "iOS 13.2에서는 앱을 사용하는 동안 권한에서 항상 허용을 요청해도 업그레이드 알림이 뜨지 않았다.",
    "한 번 허용 상태에서 `requestAlwaysAuthorization()`을 부르면 호출이 무시된다.",
    "임시 항상 허용 상태에서 `requestAlwaysAuthorization()`을 다시 불러도 두 번째 알림이 앞당겨지지 않는다.",
    "임시 항상 허용 상태에서 앱이 사용 중일 때 생긴 이벤트는 두 번째 알림을 띄우지 않는다.",
    "두 번째 알림이 뜨는 시점은 시스템이 정한다.",
    "임시 항상 허용 상태에서 앱이 사용 중이 아닐 때 생긴 이벤트는 보류된다.",
    "두 번째 알림에서 '항상 허용으로 변경'을 골라도 콜백은 오지 않는다.",
    "임시 항상 허용은 며칠이 지나도 저절로 끝나지 않는다.",
    "두 번째 알림에서 거절당한 앱은 과정을 새로 시작할 수 없다.",
    "한 번 허용은 앱이 포그라운드를 떠나는 순간 사라지지 않는다.",
    "한 번 허용을 받은 앱이 잠깐 다른 앱에 다녀와도 권한은 끝나지 않는다.",
    "위치 버튼은 누를 때마다 확인을 요구하지는 않는다.",
    "'사용하는 동안만 유지'를 눌렀다고 해서 상태가 `denied`로 바뀌는 것은 아니다.",
    "정확한 위치를 껐다고 해서 앱이 거부된 것은 아니다.",
    "위치 서비스를 다시 켜면 앱의 상태는 예전 값으로 돌아간다.",
  ]

  @Test func refutesWhatIsWrong() throws {
    let refuted = try CellVerdicts.refuted(Self.wrong, language: "en")
    #expect(refuted == Self.wrong, "\(Set(Self.wrong).subtracting(refuted))")
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.right, language: "en").isEmpty)
  }

  @Test func refutesWhatIsWrongInKorean() throws {
    let refuted = try CellVerdicts.refuted(Self.koreanWrong, language: "ko")
    #expect(refuted == Self.koreanWrong, "\(Set(Self.koreanWrong).subtracting(refuted))")
  }

  @Test func refutesNothingThatIsRightInKorean() throws {
    #expect(try CellVerdicts.refuted(Self.koreanRight, language: "ko").isEmpty)
  }

  /// What was so in an earlier version is read under a heading that names it, and not without.
  @Test func readsWhatWasSoUnderTheVersionOfTheHeading() throws {
    let wrong = "The Always prompt had only two options."
    #expect(try CellVerdicts.refuted([wrong], language: "en", under: "iOS 11") == [wrong])
    #expect(try CellVerdicts.refuted([wrong], language: "en", under: "iOS 10").isEmpty)
  }
}
