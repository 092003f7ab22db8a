/// What a walk through the machine says.
extension Messages {
  var interactiveHelp: String {
    pick(
      "Choose what happens next: a number, or an event as model run writes it.",
      "다음에 일어날 일을 고르세요. 번호나 model run에 쓰는 이벤트를 입력하세요.")
  }

  var interactiveKeys: String {
    pick("m more or fewer · b back · q quit", "m 더 보기·줄이기 · b 뒤로 · q 끝")
  }

  func isQuit(_ line: String) -> Bool { ["q", "quit", "끝"].contains(line.lowercased()) }
  func isBack(_ line: String) -> Bool { ["b", "back", "뒤로"].contains(line.lowercased()) }
  func isMore(_ line: String) -> Bool { ["m", "more", "더"].contains(line.lowercased()) }

  var atTheStart: String { pick("This is the start.", "여기가 시작입니다.") }

  func noChoice(_ number: Int, of count: Int) -> String {
    pick(
      "There is no choice \(number); choose from 1 to \(count).",
      "\(number)번은 없습니다. 1부터 \(count)까지 고르세요.")
  }

  func settingsRow(_ row: String) -> String { pick("Settings: \(row)", "설정: \(row)") }
}
