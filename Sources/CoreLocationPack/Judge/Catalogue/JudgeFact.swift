internal import LockbBase

/// What the facts say that is neither a state nor a row of the catalogue: what there is none of,
/// and how much of something there may be.
struct JudgeFact {
  /// What is so.
  let text: Localized<String>
  /// The rows of the facts behind it.
  let rows: [String]

  private init(_ en: String, _ ko: String, _ rows: String...) {
    text = Localized(en: en, ko: ko)
    self.rows = rows
  }

  /// What does not exist, although documents may name it.
  static let absent: [String: JudgeFact] = [
    "provisional-flag": JudgeFact(
      "no API tells provisional Always from permanent Always",
      "임시 항상 허용과 영구적인 항상 허용을 구별하는 API는 없습니다", "I10", "T18"),
    "temporary-flag": JudgeFact(
      "no API tells a temporary grant from a lasting one",
      "일시적인 권한과 지속되는 권한을 구별하는 API는 없습니다", "I10", "T10"),
    "prompt-callback": JudgeFact(
      "no callback says that a prompt was shown or closed",
      "알림이 나타나거나 닫혔음을 알리는 콜백은 없습니다", "2.3"),
    "forced-prompt": JudgeFact(
      "no call brings that prompt back; the system decides", "그 알림을 다시 띄우는 호출은 없습니다", "T36",
      "T40"),
    "held-queue": JudgeFact(
      "at most one event is held, the newest", "보류되는 이벤트는 가장 새로운 것 하나뿐입니다", "T41", "I15"),
    "widget-prompt": JudgeFact("widgets never prompt", "위젯은 알림을 띄우지 않습니다", "T128"),
    "hidden-indicator": JudgeFact(
      "under When In Use the background indicator is always shown",
      "앱을 사용하는 동안 권한에서는 백그라운드 인디케이터가 항상 표시됩니다", "R07"),
    "accuracy-refusal": JudgeFact(
      "an app cannot opt out of reduced accuracy", "앱은 대략적인 위치를 거부할 수 없습니다", "6.4"),
    "implicit-always": JudgeFact(
      "an implicit session asks for When In Use", "암시적 세션은 앱을 사용하는 동안 권한을 요청합니다", "R24", "T104"),
    "session-revival": JudgeFact(
      "an invalidated session cannot come back", "무효화한 세션은 되살릴 수 없습니다", "T103", "R27"),
  ]

  /// How many there are at most, or how much it is, by the name of a set.
  static let ranges: [String: (range: ClosedRange<Int>, fact: JudgeFact)] = [
    "prompts:P-UPG": (1...1, JudgeFact("it appears once", "한 번만 나타납니다", "T30", "T36")),
    "prompts:P-PROV": (1...1, JudgeFact("it appears once", "한 번만 나타납니다", "T40", "T46")),
    "minutes:reduced": (
      15...20, JudgeFact("every 15 to 20 minutes", "15분에서 20분마다입니다", "6.4", "1.4")
    ),
    "seconds:reduced": (
      900...1200, JudgeFact("every 15 to 20 minutes", "15분에서 20분마다입니다", "6.4", "1.4")
    ),
    "rate:reduced": (4...4, JudgeFact("about four times an hour", "한 시간에 네 번쯤입니다", "6.4")),
    "meters:reduced": (
      1000...30000, JudgeFact("some kilometers, typically five", "몇 킬로미터, 보통 5킬로미터입니다", "6.4")
    ),
    "kilometers:reduced": (
      1...30, JudgeFact("some kilometers, typically five", "몇 킬로미터, 보통 5킬로미터입니다", "6.4")
    ),
    "meters:significant": (500...500, JudgeFact("about 500 m", "약 500미터입니다", "7.4")),
    "minutes:significant": (
      5...5, JudgeFact("not more often than every 5 minutes", "5분보다 자주 오지 않습니다", "7.4")
    ),
    "items:held": (1...1, JudgeFact("one event is held", "이벤트 하나만 보류합니다", "T41", "I15")),
  ]
}
