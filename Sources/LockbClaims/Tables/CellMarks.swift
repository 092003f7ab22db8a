internal import LockbKnowledge

/// What the marks of one table say, where the lines above it, or its other marks, tell that: ○ beside
/// ●, “R = required”.
struct CellMarks {
  /// By a whole cell: whether it says yes.
  private var truths: [String: Bool] = [:]
  /// The cells that say whether something is needed, and not whether it is there.
  private var needs: Set<String> = []

  /// - Parameters:
  ///   - cells: the texts of all cells.
  ///   - legend: the lines above the table.
  init(of cells: Set<String>, explainedBy legend: [ProseToken]) {
    if cells.contains("●") {
      for circle in ["○", "◯"]
      where cells.contains(circle) && !legend.contains(where: { $0.text == circle }) {
        truths[circle] = false
      }
    }
    let marks = Set(cells.map(Self.plain)).filter { text in
      (1...Self.longest).contains(text.count)
        && (CellTruth.of(text) == nil || ["○", "◯"].contains(text))
    }
    for index in legend.indices {
      guard marks.contains(legend[index].text), Self.beginsPart(legend, index) else { continue }
      let said = Self.explanation(in: legend, behind: index)
      guard let truth = Self.truth(of: said, isDash: legend[index].isMark("—–-")) else { continue }
      // Beside a plain yes, another mark says more than that.
      let isOther = legend[index].kind == .mark && CellTruth.of(legend[index].text) == nil
      if truth, isOther, cells.contains(where: Self.isYes) { continue }
      truths[legend[index].text] = truth
      if said.contains(where: Self.speaksOfNeed) { needs.insert(legend[index].text) }
    }
  }

  private static func isYes(_ cell: String) -> Bool {
    ["✓", "✔", "✅", "○", "◯", "●"].contains(plain(cell))
  }

  /// What abbreviations stand for by the lines above a table: “PS = Petite Station”.
  static func abbreviations(in legend: [ProseToken]) -> [String: [ProseToken]] {
    var names: [String: [ProseToken]] = [:]
    for index in legend.indices.dropLast()
    where legend[index].text.isAbbreviation && legend[index + 1].isMark("=") {
      let name = legend[(index + 2)...].prefix { !$0.isMark(",;.。/") }
      if !name.isEmpty { names[legend[index].text] = Array(name) }
    }
    return names
  }

  /// Whether a line tells what a mark of the table means, or an abbreviation.
  static func isLegend(_ line: [ProseToken], of cells: Set<String>) -> Bool {
    !abbreviations(in: line).isEmpty
      || line.indices.contains { index in
        cells.contains(line[index].text) && line[index].text.count <= longest
          && line[index].kind != .number && beginsPart(line, index)
          && !explanation(in: line, behind: index).isEmpty
          && (line[index + 1].isMark("=:") || line[index].kind == .mark && index == 0)
      }
  }

  /// What a cell says that holds nothing but a mark; nil where the mark says what it always does.
  func truth(of text: String) -> Bool? { truths[Self.plain(text)] }

  /// Whether a cell says that something is needed, or that it is not.
  func tellsNeed(_ text: String) -> Bool { needs.contains(Self.plain(text)) }

  private static func speaksOfNeed(_ word: String) -> Bool {
    ["need", "needed", "required", "must", "mandatory", "optional"].contains(word)
      || ["필수", "필요", "불필요", "넣어야"].contains { word.begins(with: $0) }
  }

  /// A cell without what emphasizes it: R for **R**.
  private static func plain(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "*") || text.utf8.last == UInt8(ascii: "*") else {
      return text
    }
    return String(text.drop { $0 == "*" }.reversed().drop { $0 == "*" }.reversed())
  }

  /// No longer word is a mark.
  private static let longest = 3
  /// No longer explanation says just yes or no.
  private static let mostWords = 12
  private static let mostWordsOfDash = 4

  /// Whether a part of a legend begins with a token: at the beginning, or behind a mark.
  private static func beginsPart(_ legend: [ProseToken], _ index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = legend[index - 1]
    // “● works  ○ works with limits”.
    let isSymbol = legend[index].isMark("●○◯✓✔✗✘✕×△▲☑☐") && !legend[index].isJoined
    return isSymbol || before.kind == .mark || before.text.ends(with: "면")
      || before.text.ends(with: "고")
      || ["means", "and", "에서", "칸은"].contains(before.folded)
  }

  /// The words behind a mark up to the next comma or full stop, equals sign, “means” and particle left out.
  private static func explanation(in legend: [ProseToken], behind mark: Int) -> [String] {
    var words: [String] = []
    for token in legend[(mark + 1)...] {
      if token.isMark("=:”\"’'") || token.isMark("—–-") && words.isEmpty { continue }
      if token.kind == .mark { break }
      // What stands for a name in code says neither yes nor no.
      if token.kind == .code { return [] }
      let particles: Set<String> = [
        "means", "is", "stands", "for", "은", "는", "이면", "면", "이", "가", "표시는",
      ]
      if words.isEmpty, particles.contains(token.folded) { continue }
      words.append(token.folded)
    }
    return words
  }

  /// Whether an explanation says yes; nil where it says something else.
  private static func truth(of words: [String], isDash: Bool) -> Bool? {
    let most = isDash ? mostWordsOfDash : mostWords
    guard !words.isEmpty, words.count <= most, !words.contains(where: isOpen) else { return nil }
    // “Without it, nothing comes”: it is needed.
    let denials = words.count(where: isDenial)
    let isNeed = denials > 1 && words.contains { $0 == "without" || $0.begins(with: "없으면") }
    let isDenied = denials > 0 && !isNeed
    // A dash that says yes would be a strange one.
    return isDash && !isDenied ? nil : !isDenied
  }

  private static func isOpen(_ word: String) -> Bool {
    let words: Set<String> = [
      "applicable", "documented", "known", "tested", "unknown", "see", "sometimes", "partly",
      "partial", "limited", "depends", "only", "if", "optional", "changed", "unchanged", "same",
      "deprecated", "own", "new",
    ]
    return words.contains(word)
      || [
        "해당", "확인", "모름", "부분", "일부", "제한", "경우", "선택", "변화", "바뀌", "같", "폐기", "중단", "새로", "문서",
        "알 수", "불명",
      ]
      .contains { word.begins(with: $0) }
  }

  private static func isDenial(_ word: String) -> Bool {
    if word.contains("문제없") { return false }
    let words: Set<String> = [
      "no", "not", "never", "none", "without", "unavailable", "unsupported", "absent", "missing",
      "cannot", "unneeded", "nothing",
    ]
    return words.contains(word) || word.ends(with: "n't") || ["안", "못"].contains(word)
      || ["없", "않", "아니", "불가", "불필요", "미지원", "못하", "안됨", "조용", "아님"].contains {
        word.contains($0)
      }
  }
}
