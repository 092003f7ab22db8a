internal import LockbBase
internal import LockbKnowledge

extension Messages {
  var emptyName: CommandFailure {
    .usage(
      "empty-name", pick("there is nothing to show.", "보여 줄 이름이 비어 있습니다."),
      hint: pick("For example: lockb show iOS", "예: lockb show iOS"))
  }

  func alsoCalled(_ names: String) -> String { pick("also: \(names)", "다른 이름: \(names)") }

  func sources(_ sources: String) -> String { pick("sources: \(sources)", "출처: \(sources)") }

  var platform: String { pick("Platform", "플랫폼") }
  var introduced: String { pick("Since", "도입") }
  var deprecatedSince: String { pick("Deprecated", "지원 중단") }
  var notAvailable: String { pick("not available", "없음") }

  func deprecated(_ version: String) -> String {
    pick("deprecated since \(version)", "\(version)부터 지원 중단")
  }

  func name(of kind: Relation.Kind) -> String {
    switch kind {
    case .needs: pick("Needs", "필요한 키")
    case .reports: pick("Reports", "알려 주는 상태")
    case .replacedBy: pick("Replaced by", "대신 쓸 것")
    case .related: pick("Related", "관련 항목")
    }
  }

  func mentioned(in documents: Int) -> String {
    pick(
      "In " + counted(documents, "document"), "문서 \(documents)개에 나옴")
  }

  func moreMentions(_ count: Int) -> String {
    pick("and \(count) more sections", "이 밖에 \(count)개 절")
  }

  func several(_ name: String, _ count: Int) -> String {
    pick("“\(name)” names \(count) things:", "“\(name)”에 해당하는 것이 \(count)개 있습니다:")
  }

  func beginnings(_ name: String, _ count: Int) -> String {
    pick("\(count) names go with “\(name)”:", "“\(name)”에 맞는 이름이 \(count)개 있습니다:")
  }

  func unknownName(_ name: String) -> String {
    pick("Nothing here is called “\(name)”.", "“\(name)” 이름은 여기에 없습니다.")
  }

  func similarNames(_ name: String) -> String {
    unknownName(name) + pick(" Did you mean:", " 혹시:")
  }

  var searchInstead: String { pick("To look for the words:", "낱말로 찾으려면:") }

  func translation(in language: Language) -> String {
    language == .korean
      ? pick("In Korean:", "한국어 문서:") : pick("In English:", "영어 문서:")
  }

  func image(_ text: String) -> String {
    text.isEmpty ? pick("[image]", "[그림]") : pick("[image: \(text)]", "[그림: \(text)]")
  }

  /// The label of a callout: `note`, `warning`, ….
  func callout(_ kind: String) -> String {
    switch kind {
    case "note": pick("Note", "참고")
    case "tip": pick("Tip", "팁")
    case "important": pick("Important", "중요")
    case "warning": pick("Warning", "경고")
    case "caution": pick("Caution", "주의")
    default: kind
    }
  }
}
