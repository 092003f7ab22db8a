import Testing

@testable import CoreLocationPack

/// Korean sentences of which a part is not understood, or which leave a part to what stands around
/// them.
@Suite struct KoreanStatementTests {
  private static let wrong = [
    // A statement beside one with words that no list holds.
    "이 대목은 시시콜콜하지만, `denied` 상태에서 `requestWhenInUseAuthorization()`을 호출하면 알림이 나타난다.",
    "한 번 허용을 누르고 나면 상태는 `denied`로 보고되므로 쪼그라든 화면을 보여 주어야 한다.",
    // What belongs to what, wherever it stands.
    "비콘이 감지되면 `locationManager(_:didVisit:)`가 호출된다.",
    "권한이 바뀌면 `locationManager(_:didUpdateHeading:)`이 호출된다.",
    "`authorizationRequestInProgress`는 위치 서비스가 꺼져 있을 때 참이 된다.",
    "`authorizationDeniedGlobally`가 참이어도 `authorizationDenied`는 거짓이다.",
    "`restricted` 상태에서도 사용자가 설정에서 위치 권한을 켤 수 있다.",
    "`.none` 세션은 명시적 세션 모드를 충족하지 못한다.",
    "무효화한 세션은 다시 활성화하면 된다.",
    "`requestLocation()`은 위치를 끊임없이 보내 준다.",
    "다시 실행된 앱이 몇 분 뒤에 세션을 만들어도 이전 세션은 이어진다.",
    "매니저를 여러 개 만들면 권한 변경은 먼저 만든 매니저에게만 전달된다.",
    "일시적으로 얻은 정확한 위치는 앞으로도 유지된다.",
    // Needs, ordinals, relative clauses and versions.
    "두 번째 알림은 앱이 `requestAlwaysAuthorization()`을 다시 호출해야 나타난다.",
    "처음으로 뜨는 권한 알림의 버튼은 두 개다.",
    "백그라운드 사용을 되짚어 주는 리마인더에서 ‘사용하는 동안으로만 변경’을 고르면 상태가 `denied`로 바뀐다.",
    // Stems that change before a vowel.
    "거부된 앱이 `requestWhenInUseAuthorization()`으로 다시 물으면 알림이 나타난다.",
  ]

  private static let right = [
    "설계 문서를 훌훌 넘겨 보면 알겠지만, `denied` 상태에서 `requestWhenInUseAuthorization()`을 호출해도 알림은 나타나지 않는다.",
    "알림이 나타나고 상태가 바뀐다는 말은 뜬소문이다.",
    "매니저를 여러 개 만들면 권한 변경은 모든 매니저에 전달된다.",
    "일시적으로 얻은 정확한 위치는 앱을 사용하는 동안 유지된다.",
    "앱을 훌훌 털어 버렸고, `requestWhenInUseAuthorization()`을 호출해도 알림이 나타나지 않는다.",
    "비콘이 감지되면 `locationManager(_:didRange:satisfying:)`가 호출된다.",
    "`authorizationRequestInProgress`는 사용자가 답하면 false가 된다.",
    "사용자가 설정에서 제한을 켜면 `restricted` 상태가 된다.",
    "`.none` 세션도 명시적 세션 모드를 충족한다.",
    "무효화한 세션은 다시 활성화할 수 없다.",
    "`requestLocation()`은 위치를 하나만 보내 준다.",
    "다시 실행된 앱이 몇 분 뒤에 세션을 만들면 이전 세션은 이어지지 않는다.",
    "두 번째 알림은 시스템이 알맞은 때에 보여 준다.",
    "처음으로 뜨는 권한 알림의 버튼은 세 개다.",
  ]

  @Test func refutesWhatIsWrong() throws {
    let refuted = try CellVerdicts.refuted(Self.wrong, language: "ko")
    #expect(refuted == Self.wrong, "\(Set(Self.wrong).subtracting(refuted))")
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.right, language: "ko").isEmpty)
  }

  @Test func readsSentencesInTheCircumstancesOfTheirHeading() throws {
    let silent = "‘항상 허용으로 변경’을 골라도 델리게이트 콜백은 오지 않습니다."
    #expect(try CellVerdicts.refuted([silent], language: "ko", under: "업그레이드 알림") == [silent])
    #expect(try CellVerdicts.refuted([silent], language: "ko", under: "두 번째 알림").isEmpty)
    let flag = "`authorizationDenied`는 false로 남는다."
    #expect(try CellVerdicts.refuted([flag], language: "ko", under: "위치 서비스가 꺼진 경우") == [flag])
    #expect(try CellVerdicts.refuted([flag], language: "ko").isEmpty)
    let using = "‘앱을 사용하는 동안 허용’을 누르면 델리게이트에는 `.authorizedWhenInUse`가 전달된다."
    #expect(try CellVerdicts.refuted([using], language: "ko", under: "항상 허용을 바로 요청한 경우") == [using])
    #expect(
      try CellVerdicts.refuted([using], language: "ko", under: "앱을 사용하는 동안 권한을 요청한 경우").isEmpty)
  }
}
