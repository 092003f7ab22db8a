/// Writes Markdown at random, the same for the same seed, full of the cases that are easily
/// misread: Hangul in both forms, emoji, tabs, every line ending, lazy lines, escapes.
struct MarkdownGenerator {
  /// A splitmix64 generator.
  private var state: UInt64

  /// Whether lone backticks may stand where no code is.
  private let isWild: Bool

  init(seed: Int, isWild: Bool = true) {
    self.isWild = isWild
    state = UInt64(truncatingIfNeeded: seed) &* 0xD6E8_FEB8_6659_FD93
    state ^= state >> 32
    state = state &* 0xD6E8_FEB8_6659_FD93
  }

  mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  mutating func pick(_ choices: [String]) -> String { choices[number(below: choices.count)] }

  // MARK: - Words

  private static let words = [
    "door", "문이", "열린다", "a", "b_c", "x*y", "개찰구", "turnstile", "한 번", "🚪", "👩‍👩‍👧‍👦",
    "문", "café", "é", "1.", "2 ** 3", "#", "snake_case_name", "a|b", "\\|", "\\*", "\\_",
    "\\\\", "&amp;", "&copy;", "&#44032;", "&#x1F6AA;", "&bogus;", "&", "<", ">", "!", "\"q\"",
    "'s", "http://example.com/a_b", "www.example.org.", "me@example.com", "a:b", "~", "^", "{x}",
  ]

  private static let marks = [
    "*", "**", "***", "_", "__", "~~", "`", "``", "[", "]", "(", ")", "![", "\\",
  ]

  mutating func word() -> String { pick(Self.words) }

  private mutating func mark() -> String {
    let mark = pick(Self.marks)
    return !isWild && mark.contains("`") ? "~" : mark
  }

  mutating func inline(depth: Int = 0) -> String {
    let inner = depth > 2 ? word() : inline(depth: depth + 1)
    switch number(below: depth > 2 ? 4 : 24) {
    case 0, 1, 2: return word()
    case 3: return word() + word()
    case 4: return "*" + inner + "*"
    case 5: return "**" + inner + "**" + pick(["", "은", "을", " "])
    case 6: return "__" + inner + "__"
    case 7: return "_" + inner + "_"
    case 8: return "~~" + inner + "~~"
    case 9: return "`" + word() + "`"
    case 10: return isWild ? "`` " + word() + " ` ``" : "`문`"
    case 11: return "[" + inner + "](/url" + pick(["", " \"제목\"", " 'a\\'b'", " (t)"]) + ")"
    case 12: return "[" + inner + "][ref]"
    case 13: return "[" + pick(["ref", "Ref 2", "없음", "x", " "]) + "]"
    case 14: return "![" + inner + "](<a b.png>)"
    case 15: return "<https://example.com/?a&amp;b>"
    case 16: return "<b class=\"문\">" + inner + "</b>"
    case 17: return "[^1]"
    case 18: return mark() + inner
    case 19: return inner + mark()
    case 20: return "[" + inner + "]()"
    case 21: return "**문(Door)**은"
    default: return inner + " " + word()
    }
  }

  mutating func text() -> String {
    (0...number(below: 5)).map { _ in inline() }.joined(separator: pick([" ", "  ", ""]))
  }

  // MARK: - Blocks

  mutating func lines(_ depth: Int = 0) -> [String] {
    switch number(below: depth > 3 ? 6 : 15) {
    case 0, 1, 2:
      return (0...number(below: 3)).map { _ in
        pick(["", "", "  ", "\t", "   ", "      "]) + text() + pick(["", "", "  ", "\\", " \t"])
      }
    case 3:
      return [
        String(repeating: "#", count: 1 + number(below: 7)) + pick([" ", "\t", ""]) + text()
          + pick(["", " ##", " {#id}"])
      ]
    case 4: return [text(), pick(["===", "---", "-", "= ="])]
    case 5:
      let fence = pick(["```", "~~~", "````"])
      return [fence + pick(["", "swift", " a\\*b c"])] + [text(), "\tcode", "", "  한글 code"]
        + (number(below: 5) == 0 ? [] : [fence])
    case 6: return ["    " + text(), "", "\t\t" + word()]
    case 7, 8:
      let inner = lines(depth + 1)
      return inner.enumerated().map { index, line in
        index > 0 && number(below: 5) == 0 ? line : pick(["> ", ">", ">\t"]) + line
      }
    case 9, 10, 11:
      let marker = pick(["- ", "* ", "+   ", "1. ", "2) ", "-\t", "- [ ] ", "- [x] "])
      let width = pick(["  ", "   ", "    ", "\t", ""])
      let inner = lines(depth + 1)
      return inner.enumerated().map { index, line in (index == 0 ? marker : width) + line }
    case 12:
      return [
        "| " + text() + " | " + text() + " |", pick(["|---|:-:|", "| - | -: |  ", "-|-"]),
        "|" + text() + "|" + word() + " |", "| \\| `a\\|b` |", word() + "|" + text(),
      ]
    case 13:
      return [pick(["***", "- - -", "___", "<div>", "<!-- c", "-->", "</div>", "<a b='c'>"])]
    default:
      return [
        pick(["[ref]: /target", "[Ref 2]: <a b> 'title'", "[^1]: note", "[ref]:", "[a]: b \"c"]),
        pick(["", text()]),
      ]
    }
  }

  /// A document of a few blocks with one sort of line ending, or several.
  mutating func document() -> String {
    var text = ""
    let ending = pick(["\n", "\n", "\r\n", "\r", "?"])
    for _ in 0...number(below: 6) {
      for line in lines() + [pick(["", "", "  ", "다음 줄"])] {
        text += line + (ending == "?" ? pick(["\n", "\r\n", "\r"]) : ending)
      }
    }
    return text
  }
}
