/// The words with which a table cell says yes or no, in either language.
public enum CellTruth {
  /// What a cell's text says; nil where it says something else.
  public static func of(_ text: String) -> Bool? {
    guard text.utf8.count <= longest else { return nil }
    return truths[plain(text)]
  }

  /// A text in lower case, without stops, words apart by one space.
  private static func plain(_ text: String) -> String {
    var words = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "." || scalar == "!" || scalar.properties.isWhitespace {
        if let last = words.last, last != " " { words.append(" ") }
      } else {
        words.append(scalar)
      }
    }
    if words.last == " " { words.removeLast() }
    return String(words).lowercased()
  }

  /// What a cell says of whether a statement is right, where that is what its column tells.
  public static func ofVerdict(_ text: String) -> Bool? {
    let word = text.lowercased()
    return right.contains(word) ? true : wrong.contains(word) ? false : of(text)
  }

  private static let right: Set<String> = [
    "right", "correct", "true", "so", "맞다", "맞아요", "맞습니다", "참", "옳음", "옳다", "정답", "사실",
  ]
  private static let wrong: Set<String> = [
    "wrong", "incorrect", "myth", "틀림", "틀리다", "틀려요", "틀립니다", "거짓", "오답", "아니다", "아닙니다",
  ]

  /// Whether a cell says that its question does not arise.
  public static func isNotApplicable(_ text: String) -> Bool {
    ["n/a", "n.a.", "not applicable", "해당 없음", "해당없음"].contains(text.lowercased())
  }

  /// No longer text is one of the words, in bytes; repeated spaces and stops included.
  private static let longest = 64

  private static let truths: [String: Bool] = {
    var truths: [String: Bool] = [:]
    for (list, truth) in [(affirmations, true), (denials, false)] {
      for word in list.split(separator: "|") { truths[String(word)] = truth }
    }
    return truths
  }()

  private static let affirmations =
    "yes|y|supported|available|required|needed|possible|allowed|true|✓|✔|✔️|✅|☑|☑️|●|○|◯|⭕|⭕️|o|예|네|지원|"
    + "지원함|지원됨|가능|가능함|사용 가능|필수|필요|필요함|있음|있다|됨|된다|함|한다|허용|맞음|yup|yes, it does|it does|"
    + "exists|it exists|제공|제공함|제공됨|존재|존재함|쓸 수 있음"

  private static let denials =
    "no|n|not supported|unsupported|not available|unavailable|not required|not needed|not possible|"
    + "not allowed|never|none|false|✗|✘|✕|✖|✖️|❌|×|x|☐|아니요|아니오|미지원|지원 안 함|지원하지 않음|"
    + "지원되지 않음|불가|불가능|불가능함|사용 불가|없음|없다|필요 없음|불필요|안 됨|되지 않음|안 함|하지 않음|아님|"
    + "nope|not there|쓸 수 없음|안 된다|못 함|does not exist|"
    + "doesn’t exist|doesn't exist|not offered|제공하지 않음|제공되지 않음|제공 안 함|제공 안 됨|존재하지 않음"
}
