internal import LockbBase

extension MutationOperator {
  /// Every operator.
  static let all: [MutationOperator] =
    wordSwaps + grammar + [
      tableCells, rows, items,
      MutationOperator(
        name: "scenario-step", place: .scenario,
        changes: [
          .init(language: .english, pattern: #"(?m)^(when|and) .*\n"#, replacement: ""),
          .init(language: .korean, pattern: #"(?m)^(만일|그리고|when|and) .*\n"#, replacement: ""),
        ],
        rules: scenarios),
      MutationOperator(
        name: "scenario-expectation", place: .scenario,
        changes: both(
          swaps(["authorizedWhenInUse", "authorizedAlways", "denied", "notDetermined"])
            + swaps(["no prompt appears", "a prompt appears"])
            + [(#"알림이 나타나지 않는다"#, "알림이 나타난다"), (#"알림이 나타난다"#, "알림이 나타나지 않는다")]
        ).map {
          .init(
            language: nil, pattern: #"(?m)(?<=then |그러면 |and |그리고 )(.*)"# + $0.pattern,
            replacement: "$1" + $0.replacement)
        },
        rules: scenarios),
    ]

  private static let scenarios: Set<String> = [
    "failing-scenario", "unknown-scenario-line", "differing-scenario",
  ]

  // MARK: Words that are exchanged

  private static let wordSwaps: [MutationOperator] = [
    claim(
      "state-swap",
      both(
        swaps([
          "`authorizedWhenInUse`", "`authorizedAlways`", "`denied`", "`notDetermined`",
          "`restricted`",
        ]))
        + english(
          swaps(["\\bWhen In Use\\b", "\\bAlways\\b(?! Allow)"], as: ["When In Use", "Always"]))
        + korean(swaps(["앱을 사용하는 동안(?! 허용)", "항상 허용(?!으로)"], as: ["앱을 사용하는 동안", "항상 허용"]))),
    claim(
      "event-swap",
      both(swaps(["requestWhenInUseAuthorization", "requestAlwaysAuthorization"]))
        + english(
          swaps(["Allow Once", "Don’t Allow", "Allow While Using App"])
            + swaps(["Keep Only While Using", "Change to Always Allow"]))
        + korean(
          swaps(["한 번 허용", "허용 안 함"]) + swaps(["사용하는 동안만 유지", "항상 허용으로 변경"]))),
    claim(
      "reported-effective",
      english([("(?i)\\bthe status\\b", "the grant"), ("\\bthe grant\\b", "the status")])
        + korean([("상태는", "권한은"), ("상태가", "권한이"), ("권한은", "상태는")])),
    claim(
      "key-swap",
      both(
        swaps([
          "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
          "NSLocationAlwaysUsageDescription",
        ]))),
    claim(
      "version-change",
      both([
        (#"iOS 8(\.0)?\b"#, "iOS 7"), (#"iOS 9(\.0)?\b"#, "iOS 8"), (#"iOS 11\b"#, "iOS 13"),
        (#"iOS 12\b"#, "iOS 14"), (#"iOS 13\.4"#, "iOS 12.4"), (#"iOS 13\b(?!\.)"#, "iOS 11"),
        (#"iOS 14\b"#, "iOS 12"), (#"iOS 15\b"#, "iOS 13"), (#"iOS 17\b"#, "iOS 16"),
        (#"iOS 18\b"#, "iOS 17"), (#"watchOS 11\b"#, "watchOS 10"), (#"macOS 14\b"#, "macOS 13"),
      ])),
    claim(
      "temporary-permanent",
      english([
        ("\\btemporary\\b", "permanent"), ("\\bpermanent\\b", "temporary"),
        ("\\blasting\\b", "temporary"),
      ]) + korean(swaps(["일시적인", "영구적인"]))),
    claim(
      "provisional-full",
      english(swaps(["provisional Always", "permanent Always"]))
        + korean(swaps(["임시 항상 허용", "영구적인 항상 허용"]))),
    claim(
      "count-change",
      english(swaps(["\\btwo\\b", "\\bthree\\b", "\\bfive\\b"], as: ["two", "three", "five"]))
        + korean(swaps(["두 가지", "세 가지"]) + swaps(["두 개", "세 개"]) + [("다섯", "네"), ("둘", "셋")])),
  ]

  // MARK: Grammar

  private static let grammar: [MutationOperator] = [
    claim(
      "polarity",
      english([
        (" does not ", " does "), (" do not ", " do "), (" is not ", " is "), (" cannot ", " can "),
        (" can (?!not)", " cannot "), (" is (?!not\\b)", " is not "), (" no prompt", " a prompt"),
        (" shows ", " does not show "), (" needs ", " does not need "),
        (" appears\\b", " does not appear"), (" does nothing", " has an effect"),
        (" hears ", " does not hear "), (" ends\\b", " does not end"),
      ])
        + korean([
          ("나타나지 않습니다", "나타납니다"), ("나타납니다", "나타나지 않습니다"), ("나오지 않습니다", "나옵니다"),
          ("나옵니다", "나오지 않습니다"), ("호출되지 않습니다", "호출됩니다"), ("호출됩니다", "호출되지 않습니다"),
          ("수 있습니다", "수 없습니다"), ("수 없습니다", "수 있습니다"), ("필요합니다", "필요하지 않습니다"),
          ("(?<!아무 일도 |아무것도 )하지 않습니다", "합니다"), ("합니다", "하지 않습니다"), ("되지 않습니다", "됩니다"),
          ("됩니다", "되지 않습니다"),
          ("(?<!수 )있습니다", "없습니다"), ("(?<!수 )없습니다", "있습니다"),
          ("(?<=[\(vowels)])(?<!보)입니다", "가 아닙니다"), ("(?<![\(vowels)])입니다", "이 아닙니다"),
        ])),
    claim(
      "modality",
      english([
        (" must ", " need not "), (" needs? ", " may do without "), (" need not ", " must "),
        (" required", " optional"),
      ])
        + korean([
          ("해야 합니다", "하지 않아도 됩니다"), ("있어야 합니다", "없어도 됩니다"), ("필요합니다", "필요 없습니다"),
        ])),
    claim(
      "quantifier",
      english([
        (" always ", " never "), (" never ", " always "), (" only ", " always "),
        (" once\\b", " every time"),
      ])
        + korean([
          (" 항상 (?!허용)", " 절대 "), (" 한 번만 ", " 매번 "), ("때만", "때마다"),
        ])),
    claim(
      "condition-drop",
      english([(#"^(If|When|While|After|On|In|From|Before) [^,.|]{3,60}, "#, "")])
        + korean([(#"^[^.,|]{3,40}(면|때|뒤에는|이상에서는?|에서는), ?"#, "")])),
    claim(
      "condition-negation",
      english([
        (" is in the foreground", " is not in the foreground"),
        ("not in the foreground", "in the foreground"), (" is missing", " is present"),
        (" is present", " is missing"), ("(If|When) ([^,]+) is ", "$1 $2 is not "),
      ])
        + korean([
          ("있으면", "없으면"), ("없으면", "있으면"), ("있을 때", "없을 때"), ("없을 때", "있을 때"), ("아니면", "이면"),
          ("포그라운드에 있", "백그라운드에 있"), ("빠지면", "있으면"),
        ])),
    claim(
      "order-swap",
      english([("\\bbefore\\b", "after"), ("\\bafter\\b", "before")])
        + korean([(" 전에", " 뒤에"), (" 뒤에", " 전에"), (" 뒤 ", " 전 "), (" 전 ", " 뒤 ")])),
    claim(
      "enumeration-item",
      english([
        // One of a list, and not the end of a circumstance.
        (
          #"(Allow Once|Allow While Using App|Keep Only While Using), (?=(and |or )?[A-Z][a-z])"#,
          ""
        ),
        (#"`[A-Za-z]+`, (?=`)"#, ""), (#", [A-Za-z ]+ and (?=[A-Z`])"#, " and "),
      ])
        + korean([
          (#"(한 번 허용|앱을 사용하는 동안 허용|사용하는 동안만 유지), "#, ""), (#"`[A-Za-z]+`, (?=`)"#, ""),
        ])),
  ]

  /// The syllables that end in a vowel, behind which 가 stands and not 이.
  private static let vowels = String(
    String.UnicodeScalarView(
      stride(from: UInt32(0xAC00), through: 0xD7A3, by: 28).compactMap(Unicode.Scalar.init)))

  // MARK: Tables and lists

  private static let tableCells = MutationOperator(
    name: "cell-flip", place: .cell,
    changes: english([
      ("^yes", "no"), ("^no$", "yes"), ("^never$", "yes"), ("^none$", "yes"),
      ("^supported$", "not available"),
      ("^not available", "supported"), ("^✓$", "✗"), ("^✗$", "✓"), ("^launched", "not launched"),
      ("^not launched", "launched"), ("^works", "does not work"),
    ])
      + korean([
        ("^예", "아니요"), ("^아니요$", "예"), ("^없음$", "있음"), ("^있음$", "없음"), ("^지원$", "사용 불가"),
        ("^사용 불가$", "지원"), ("^미지원$", "지원"), ("^가능$", "불가"), ("^불가$", "가능"),
      ]),
    rules: contradictions)

  private static let rows = MutationOperator(
    name: "row-delete", place: .row, changes: both([(#"(?s)^.*$"#, "")]),
    rules: contradictions.union(["structure-parity"]))

  private static let items = MutationOperator(
    name: "single-language", place: .item, changes: both([(#"(?s)^.*$"#, "")]),
    rules: contradictions.union(["structure-parity", "stale-translation"]))

  // MARK: Lists of words

  private static func claim(_ name: String, _ changes: [Change]) -> MutationOperator {
    MutationOperator(name: name, place: .sentence, changes: changes, rules: contradictions)
  }

  /// Each word by the next.
  private static func swaps(
    _ words: [String], as names: [String]? = nil
  ) -> [(String, String)] {
    let names = names ?? words
    return words.indices.map { (words[$0], names[($0 + 1) % names.count]) }
  }

  private static func english(_ pairs: [(String, String)]) -> [Change] {
    pairs.map { Change(language: .english, pattern: $0.0, replacement: $0.1) }
  }

  private static func korean(_ pairs: [(String, String)]) -> [Change] {
    pairs.map { Change(language: .korean, pattern: $0.0, replacement: $0.1) }
  }

  private static func both(_ pairs: [(String, String)]) -> [Change] {
    pairs.map { Change(language: nil, pattern: $0.0, replacement: $0.1) }
  }
}
