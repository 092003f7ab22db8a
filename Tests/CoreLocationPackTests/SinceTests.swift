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
}
