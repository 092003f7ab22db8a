import Testing

/// Sentences about the one key that is there.
struct SoleKeyTests {
  private let greater = "`NSLocationAlwaysAndWhenInUseUsageDescription`"
  private let lesser = "`NSLocationWhenInUseUsageDescription`"

  @Test func withOneKeyTheOthersAreMissing() throws {
    let english = [
      "With only \(lesser) in Info.plist, `requestAlwaysAuthorization()` still shows its prompt.",
      "You can request Always with nothing but \(lesser) in the plist.",
      "An app that declares just \(greater) can call `requestAlwaysAuthorization()` successfully.",
    ]
    #expect(try CellVerdicts.refuted(english, language: "en") == english)
    let korean = [
      "\(lesser) 하나만 넣어도 `requestAlwaysAuthorization()`이 정상적으로 동작합니다.",
      "Info.plist에 \(greater)만 넣고 `requestAlwaysAuthorization()`을 호출하면 알림이 뜬다.",
      "\(lesser)만 있으면 항상 허용을 요청할 수 있다.",
    ]
    #expect(try CellVerdicts.refuted(korean, language: "ko") == korean)
  }

  @Test func oneKeyIsEnoughForWhatNeedsNoOther() throws {
    let english = [
      "With only \(lesser) in Info.plist, `requestWhenInUseAuthorization()` shows its prompt.",
      "If you declare only \(lesser), `requestAlwaysAuthorization()` is ignored.",
    ]
    #expect(try CellVerdicts.refuted(english, language: "en").isEmpty)
    let korean = [
      "\(lesser)만 넣고 `requestWhenInUseAuthorization()`을 호출하면 알림이 뜬다.",
      "\(lesser)만 넣은 앱에서는 `requestAlwaysAuthorization()`이 아무 일도 하지 않는다.",
    ]
    #expect(try CellVerdicts.refuted(korean, language: "ko").isEmpty)
  }

  @Test func whereOneKeyIsMissingTheOthersAreThere() throws {
    let korean = [
      "\(greater)만 빠진 앱에서도 `requestWhenInUseAuthorization()`은 여전히 알림을 띄웁니다."
    ]
    #expect(try CellVerdicts.refuted(korean, language: "ko").isEmpty)
  }
}
