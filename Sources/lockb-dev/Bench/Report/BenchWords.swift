internal import LockbBase

/// What the page of measurements says around its figures.
struct BenchWords {
  let language: Language

  init(_ language: Language) { self.language = language }

  private func pick(_ english: String, _ korean: String) -> String {
    language == .english ? english : korean
  }

  var title: String { pick("lockb beside other programs", "다른 프로그램과 견준 lockb") }
  var summary: String {
    pick(
      "Time, memory and size of lockb and of programs that do the same work, measured in one run.",
      "같은 일을 하는 프로그램과 lockb의 시간, 메모리, 크기를 한 번에 잰 값입니다.")
  }

  func introduction(date: String, corpus: String, machine: String) -> String {
    pick(
      "`make bench` wrote this page on \(date), on \(corpus). The machine: \(machine). Each figure is a median; both sides ran in turn.",
      "\(date)에 `make bench`가 \(corpus)로 쓴 쪽입니다. 컴퓨터: \(machine). 값은 모두 중앙값이며, 양쪽을 번갈아 실행했습니다.")
  }

  var ratios: String { pick("Ratios", "비율") }
  var howToRead: String {
    pick(
      "The ratio is the time of lockb divided by the time of the other program: below 1 lockb is faster, above 1 it is slower. Behind it stands the ratio of what both computed, on all cores together: a machine that is busy with other work hardly changes that one.",
      "비율은 lockb의 시간을 다른 프로그램의 시간으로 나눈 값입니다. 1보다 작으면 lockb가 빠르고, 크면 느립니다. 그 뒤는 모든 코어에서 계산한 시간의 비율이며, 컴퓨터가 다른 일로 바빠도 거의 달라지지 않습니다."
    )
  }
  var head: [String] {
    language == .english
      ? ["Task", "lockb", "Memory", "Beside it", "Its time", "Ratio", "Computed"]
      : ["일", "lockb", "메모리", "견준 것", "걸린 시간", "비율", "계산"]
  }
  var method: String { pick("Method", "방법") }
  var missing: String { pick("not installed", "설치되지 않음") }
  private var failed: String { pick("failed", "실패") }

  /// Time, and the size of what was written.
  func cell(_ contestant: Contestant) -> String {
    var text = time(contestant.samples.milliseconds)
    if let bytes = contestant.output { text += ", " + size(bytes) }
    return contestant.hasFailed ? text + " (\(failed))" : text
  }

  func time(_ milliseconds: Double) -> String {
    milliseconds < 1_000
      ? milliseconds.rounded(digits: milliseconds < 10 ? 1 : 0) + " ms"
      : (milliseconds / 1_000).rounded(digits: milliseconds < 10_000 ? 1 : 0) + " s"
  }

  func size(_ bytes: Int) -> String {
    bytes < 1_000_000
      ? "\(bytes / 1_000) kB" : (Double(bytes) / 1e6).rounded(digits: 1) + " MB"
  }

  var growth: String { pick("Growth", "커질 때") }
  func growthMethod(plot: String) -> String {
    pick(
      "Generated documents in both languages, the same for the same seed; a run each, a search the median of eight questions. Times are what was computed on all cores together. Behind each figure stands how many times as large it is as in the row above: with ten times the documents, 10 is linear.",
      "같은 씨앗이면 같은 글이 나오는 두 언어의 문서들입니다. 한 번씩 실행했고, 검색은 여덟 질문의 중앙값입니다. 시간은 모든 코어에서 계산한 시간입니다. 값 뒤에는 윗줄의 몇 배인지 적었습니다. 문서가 열 배일 때 10이면 선형입니다."
    ) + "\n\n![\(pick("Time for each document", "문서 하나에 드는 시간"))](\(plot))"
  }
  var growthHead: [String] {
    let tasks =
      language == .english
      ? ["ingest", "search", "check", "site"] : ["읽기", "검색", "확인", "사이트"]
    let columns =
      language == .english
      ? ["Documents"] : ["문서"]
    return columns + tasks + [
      pick("Largest memory", "가장 큰 메모리"), pick("Knowledge base", "지식 베이스"), pick("Site", "사이트 크기"),
    ]
  }
}
