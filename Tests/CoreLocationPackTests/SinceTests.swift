import Testing

@testable import CoreLocationPack

/// What has been so since a version, said of others.
@Suite struct SinceTests {
  private func verdict(_ sentence: String, _ language: String) throws -> [String] {
    try CellVerdicts.of([sentence], language: language)
      .filter { $0.hasPrefix(sentence) && ($0.contains("condition") || $0.contains("contradict")) }
      .map { String($0.dropFirst(sentence.count + 1)) }
  }

  /// A range that begins too early is true of its later part.
  @Test(arguments: [
    ("In iOS 17 and later, iterating over `events` holds an implicit session.", "en"),
    ("In iOS 12 and later, whichever level you choose, you can start every service.", "en"),
    ("Since iOS 12, people decide how exact a position an app gets.", "en"),
    ("iOS 12 이상에서는 어느 수준을 선택하든 시작할 수 있는 서비스의 종류가 같습니다.", "ko"),
  ])
  func limitsWhatBeginsTooEarly(sentence: String, language: String) throws {
    let verdicts = try verdict(sentence, language)
    #expect(verdicts.contains("conditional") && !verdicts.contains("contradicts-model"))
  }

  @Test(arguments: [
    ("In iOS 12 and earlier, whichever level you choose, you can start every service.", "en"),
    ("iOS 12 이하에서는 어느 수준을 선택하든 시작할 수 있는 서비스의 종류가 같습니다.", "ko"),
  ])
  func refutesWhatEndsBefore(sentence: String, language: String) throws {
    #expect(try verdict(sentence, language).contains("contradicts-model"))
  }

  @Test(arguments: [
    ("In iOS 18 and later, iterating over `events` holds an implicit session.", "en"),
    ("In iOS 13 and later, whichever level you choose, you can start every service.", "en"),
    ("In iOS 17, there are no implicit sessions yet.", "en"),
    ("iOS 13 이상에서는 어느 수준을 선택하든 시작할 수 있는 서비스의 종류가 같습니다.", "ko"),
    ("iOS 17에서는 `liveUpdates`를 순회해도 알림이 뜨지 않으므로 요청 메서드를 불러야 한다.", "ko"),
  ])
  func leavesAloneWhatBeginsInTime(sentence: String, language: String) throws {
    #expect(try verdict(sentence, language).isEmpty)
  }

  /// Since when something is there is when it came, not any later version.
  @Test(arguments: [
    ("`accuracyAuthorization` has been available since iOS 15.", "en"),
    ("`accuracyAuthorization` can be used from iOS 15 on.", "en"),
    ("The class method `authorizationStatus()` has been deprecated since iOS 16.", "en"),
    ("`accuracyAuthorization`은 iOS 15부터 쓸 수 있다.", "ko"),
    ("iOS 15부터 `accuracyAuthorization`을 사용할 수 있습니다.", "ko"),
    ("iOS 13에서 `CLLocationManager`에 `accuracyAuthorization` 프로퍼티가 추가되었다.", "ko"),
  ])
  func refutesAnotherFirstVersion(sentence: String, language: String) throws {
    #expect(try verdict(sentence, language).contains("contradicts-model"))
  }

  @Test(arguments: [
    ("`accuracyAuthorization` is available on iOS 15 and later.", "en"),
    ("`accuracyAuthorization` has been available since iOS 14.", "en"),
    ("iOS 15 이상에서는 `accuracyAuthorization`을 쓸 수 있다.", "ko"),
    ("`accuracyAuthorization`은 iOS 14부터 쓸 수 있다.", "ko"),
    ("iOS 14에서 `CLLocationManager`에 `accuracyAuthorization` 프로퍼티가 추가되었다.", "ko"),
  ])
  func leavesAloneWhereSomethingIs(sentence: String, language: String) throws {
    #expect(try verdict(sentence, language).isEmpty)
  }

  /// What a sentence uses on a version is there, whatever else it says of it.
  @Test(arguments: [
    ("In iOS 13, `accuracyAuthorization` tells whether positions are precise.", "en"),
    ("iOS 13 apps read `accuracyAuthorization` to learn whether positions are precise.", "en"),
    ("`CLLocationUpdate.liveUpdates()` delivers positions on iOS 16.", "en"),
  ])
  func takesForThereWhatIsUsed(sentence: String, language: String) throws {
    #expect(try verdict(sentence, language).contains("contradicts-model"))
  }

  /// Behind a check, or for the job of what is not there, names of later versions stand as well.
  @Test(arguments: [
    ("If you support iOS 17, guard `CLServiceSession` with an availability check.", "en"),
    ("On iOS 17, `requestAlwaysAuthorization()` does the job of `CLServiceSession`.", "en"),
    ("On iOS 17, region monitoring does what `CLMonitor` and `CLServiceSession` do today.", "en"),
    ("최소 타깃이 iOS 17이라 `CLServiceSession`은 `#available`로 감쌌다.", "ko"),
    ("iOS 17에서는 `requestWhenInUseAuthorization()`이 `CLServiceSession`의 역할을 한다.", "ko"),
    ("iOS 17까지 하던 일을 지금은 `CLServiceSession`이 한다.", "ko"),
    ("iOS 17에서는 `CLServiceSession` 없이 권한을 요청했다.", "ko"),
  ])
  func leavesAloneWhatIsUsedOnlyLater(sentence: String, language: String) throws {
    #expect(try verdict(sentence, language).isEmpty)
  }
}
