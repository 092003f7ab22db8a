internal import LockbBase
internal import LockbClaims

/// At what the reading of a sentence stopped.
extension Messages {
  /// The words of the sentence itself, or what is in its way; empty where neither is known.
  func stop(of sentence: UncheckedSentence) -> String {
    if !sentence.word.isEmpty { return "“\(sentence.word)”" }
    guard let note = Self.notes[sentence.detail] else { return "" }
    return "(" + note[language] + ")"
  }

  private static let notes: [String: Localized<String>] = Dictionary(
    uniqueKeysWithValues: lines.split(separator: "\n").map { line in
      let cells = line.split(separator: "|").map { String($0.trimmingWhitespace) }
      return (cells[0], Localized(en: cells[1], ko: cells[2]))
    })

  /// What a reader of sentences calls its difficulty, and what it tells the reader of its report.
  private static let lines = """
    cell | a cell of a table | 표의 칸
    two claims | several claims in one sentence | 한 문장에 주장이 여럿
    two statements | several claims in one sentence | 한 문장에 주장이 여럿
    a list of statements | several claims in one sentence | 한 문장에 주장이 여럿
    nothing is claimed | it claims nothing | 주장하는 것이 없음
    elsewhere | it names nothing of the framework | 프레임워크의 이름이 없음
    what appears | what appears is not said | 무엇이 나타나는지 없음
    call | the call is not named | 호출의 이름이 없음
    this | what “this” is, is not said | ‘이것’이 무엇인지 없음
    in this | what “this” is, is not said | ‘이것’이 무엇인지 없음
    it | what “it” is, is not said | ‘그것’이 무엇인지 없음
    it does | what “it” is, is not said | ‘그것’이 무엇인지 없음
    heading | the heading says what it is about | 무엇의 이야기인지 제목에만 있음
    of the heading | the heading says what it is about | 무엇의 이야기인지 제목에만 있음
    which app | which apps is not clear | 어떤 앱인지 불분명
    which apps | which apps is not clear | 어떤 앱인지 불분명
    which prompt | which prompt is not clear | 어떤 알림인지 불분명
    who asks | who asks is not said | 누가 요청하는지 없음
    what asks | what asks is not said | 무엇이 요청하는지 없음
    what works | what works is not said | 무엇이 동작하는지 없음
    what ends | what ends is not said | 무엇이 끝나는지 없음
    what changes it | what changes it is not said | 무엇이 바꾸는지 없음
    what is needed | what is needed is not said | 무엇이 필요한지 없음
    what for | what it is needed for is not said | 무엇에 필요한지 없음
    needed for what | what it is needed for is not said | 무엇에 필요한지 없음
    needed for what comes | what it is needed for is not said | 무엇에 필요한지 없음
    besides what | besides what is not said | 무엇 밖에 더인지 없음
    lasts | how long it lasts is not clear | 얼마나 이어지는지 불분명
    length | it is too long | 문장이 너무 긺
    list | it only lists names | 이름만 늘어놓음
    enumeration | it only lists names | 이름만 늘어놓음
    two scopes | several platforms or versions | 플랫폼이나 버전이 여럿
    two answers | several answers | 답이 여럿
    two statuses | several statuses | 상태가 여럿
    two states | several states | 상태가 여럿
    two needs | several needs | 필요한 것이 여럿
    two levels | several levels | 권한 수준이 여럿
    two grants | several grants | 권한이 여럿
    two events | several events | 이벤트가 여럿
    two counts | several numbers | 수가 여럿
    number | a number without what it counts | 무엇을 세는지 모르는 수
    a number | a number without what it counts | 무엇을 세는지 모르는 수
    how many | how many is not clear | 몇인지 불분명
    how many answers | how many is not clear | 몇인지 불분명
    empty clause | a clause says nothing | 내용이 없는 절
    empty condition | a condition says nothing | 내용이 없는 조건
    no main clause | there is no main clause | 주절이 없음
    relative | a relative clause | 꾸미는 절
    in no circumstances | a denial in every circumstance | 어떤 경우에도 아니라는 부정
    mood of a condition | a condition of what may or must be | 가능이나 의무를 말하는 조건
    quantifier of a condition | how often a condition is so | 얼마나 자주인지를 말하는 조건
    circumstances | it tells circumstances only | 상황만 말함
    a state after an event | a state after an event | 이벤트 뒤의 상태
    a state that is left | a state that is left | 벗어나는 상태
    a list in a state | a list in a state | 상태 안의 목록
    the same twice | the same is said twice | 같은 것을 두 번 말함
    the same state | the same is said twice | 같은 것을 두 번 말함
    only what | what “only” is said of is not clear | ‘만’이 무엇에 붙는지 불분명
    only one | what “only” is said of is not clear | ‘만’이 무엇에 붙는지 불분명
    only in a phase | what “only” is said of is not clear | ‘만’이 무엇에 붙는지 불분명
    buttons and levels | buttons and levels together | 버튼과 권한 수준이 함께 나옴
    requests | requests of several kinds | 종류가 여럿인 요청
    a session | which session is not clear | 어떤 세션인지 불분명
    a session that asks | which session is not clear | 어떤 세션인지 불분명
    an answer | which answer is not clear | 어떤 답인지 불분명
    a grant that can come of it | which grant is not clear | 어떤 권한인지 불분명
    an option of one prompt | an option of one prompt only | 한 알림에만 있는 선택지
    an ability in a phase | what can be done at a time | 어떤 때에 할 수 있는 것
    a part of it | a part of it only | 그 일부만
    values | several values | 값이 여럿
    a mistake | a mistake is quoted | 틀린 말을 옮김
    부분 부정 | a partial denial | 부분 부정
    """
}
