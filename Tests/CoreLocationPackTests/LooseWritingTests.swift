import Foundation
import Testing

@testable import CoreLocationPack

/// Pages as people write them in a hurry: names as the compiler, another language or Xcode has them,
/// versions without a space, notes that end in a noun, lists of names with what each stands for.
@Suite struct LooseWritingTests {
  private func refuted(_ sentences: [String], _ language: String) throws -> [String] {
    try CellVerdicts.refuted(sentences, language: language)
  }

  @Test func readsNamesAsTheyAreDeclaredAndCalled() throws {
    let right = [
      "`locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)` is called when the device enters a region.",
      "`func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)` is available since iOS 14.",
      "`[manager requestAlwaysAuthorization]` shows no prompt after Allow Once.",
    ]
    let wrong = [
      "`func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)` is available since iOS 13.",
      "`[manager requestAlwaysAuthorization]` shows a prompt after Allow Once.",
      "After Allow Once, `CLLocationManager().requestAlwaysAuthorization()` shows a prompt.",
      "After Allow Once, `RequestAlwaysAuthorization` shows a prompt.",
      "`-[CLLocationManager requestAlwaysAuthorization]` shows a prompt after Allow Once.",
    ]
    #expect(try refuted(right, "en") == [])
    #expect(try refuted(wrong, "en") == wrong)
    let korean = [
      "`locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)` - 영역 안에 들어온 순간에 호출되는 메서드"
    ]
    #expect(try refuted(korean, "ko") == [])
  }

  @Test func readsVersionsWithoutASpace() throws {
    let wrong = ["In iOS12 the prompt offers Allow Once.", "Since iOS13 `CLMonitor` is available."]
    #expect(try refuted(wrong, "en") == wrong)
    let korean = ["iOS12부터 한 번 허용이 있다.", "`CLMonitor`는 iOS16.4 이상에서 쓸 수 있다."]
    #expect(try refuted(korean, "ko") == korean)
    #expect(try refuted(korean.map(\.decomposedStringWithCanonicalMapping), "ko").count == 2)
    #expect(try refuted(["iOS13부터 한 번 허용이 있다."], "ko") == [])
  }

  @Test func readsNotesThatEndInANoun() throws {
    let wrong = [
      "When In Use 권한이 있을 때만 Always 요청 가능", "지역 모니터링에는 항상 허용 필수",
      "거부하면 상태는 restricted로 변경", "거부하면 restricted 반환",
    ]
    #expect(try refuted(wrong, "ko") == wrong)
    let right = ["Info.plist에 키 추가", "거부하면 상태는 denied로 변경", "워치 앱에서 방문 서비스를 쓰던 코드 삭제"]
    #expect(try refuted(right, "ko") == [])
  }

  /// A particle that a space parts from its name, a level in code.
  @Test func readsParticlesBehindASpace() throws {
    let wrong = ["지오펜싱은 `whenInUse` 로 동작하지 않는다.", "지오펜스는 `Always` 권한이 있어야 동작한다."]
    #expect(try refuted(wrong, "ko") == wrong)
  }

  @Test func leavesAloneWhatReplacesSomethingDeprecated() throws {
    let right = [
      "`NSLocationAlwaysUsageDescription` is deprecated, use `NSLocationAlwaysAndWhenInUseUsageDescription` instead.",
      "`locationManager(_:didChangeAuthorization:)` is deprecated, use `locationManagerDidChangeAuthorization(_:)` instead.",
      "There are two types of conditions.",
      "`LocationPermission.deniedForever`: the app can't request permission again.",
      "Background monitoring behavior will change under `reducedAccuracy`.",
      "Geofencing in the background requires Always.",
    ]
    #expect(try refuted(right, "en") == [])
    #expect(try refuted(["맥에서는 사용 중과 항상의 차이가 없다."], "ko") == [])
  }

  @Test func refutesWhatManyPagesBelieve() throws {
    let english = [
      "Background location requires \"Always Allow\".",
      "Geofences only work if the user has granted Always.",
      "With When In Use, updates stop as soon as the app goes to the background.",
      "Your app will crash if you don't add the usage description to Info.plist.",
      "With While Using the App, the app gets locations only while it's on screen.",
    ]
    #expect(try refuted(english, "en") == english)
    let korean = [
      "지오펜싱이 작동하려면 사용자가 항상 위치 액세스를 허용해야 합니다.",
      "백그라운드 위치 업데이트를 받으려면 \"항상 허용\" 권한이 필요합니다.",
      "앱 사용 중 허용은 앱이 화면에 보일 때만 위치를 쓸 수 있다.",
    ]
    #expect(try refuted(korean, "ko") == korean)
  }

  /// What an item of a list of names says as a definition.
  @Test func readsListsOfNamesAsTables() throws {
    #expect(
      try CellVerdicts.refutedQuotes(
        [
          "# Diagnostics", "", "- `authorizationDenied`: the user denied access",
          "- `serviceSessionRequired` – location services are off for the whole device",
          "- **authorizationDeniedGlobally** -> only this app was denied",
          "- `authorizationRestricted`: parental controls forbid it",
        ], language: "en"
      ).count == 2)
    #expect(
      try CellVerdicts.refutedQuotes(
        [
          "# 상태", "", "- `notDetermined` - 사용자가 거부함", "- `denied` = 사용자가 아직 결정하지 않음",
          "- **restricted**: 기기 제한으로 쓸 수 없음",
        ], language: "ko"
      ).count == 2)
    // A name that is denied is another one, and one item makes no list.
    #expect(
      try CellVerdicts.refutedQuotes(
        ["# Flags", "", "- Not in use enough: wait for the foreground, and keep the session."],
        language: "en") == [])
  }
}
