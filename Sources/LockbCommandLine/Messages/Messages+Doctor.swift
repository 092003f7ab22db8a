extension Messages {
  var healthy: String { pick("healthy", "정상") }
  var broken: String { pick("broken", "고장") }
  var unusable: String { pick("not usable", "쓸 수 없음") }
  var intact: String { pick("every page and index entry is intact", "모든 쪽과 색인이 온전함") }
  var current: String { pick("up to date with its content", "문서와 일치함") }

  var rebuild: String {
    pick(
      "Delete the file and build it again with: lockb ingest",
      "파일을 지우고 다시 만드세요: lockb ingest")
  }

  func built(from roots: String, ago seconds: Int) -> String {
    pick("built from \(roots), \(age(seconds))", "\(roots)에서 만듦, \(age(seconds))")
  }

  func versions(tool: String, schema: Int, analyzer: String) -> String {
    pick(
      "by lockb \(tool), tables \(schema), text analysis \(analyzer)",
      "lockb \(tool), 테이블 \(schema), 텍스트 분석 \(analyzer)")
  }

  func stale(_ count: Int) -> String {
    pick(
      "older than its content (\(counted(count, "file")) \(count == 1 ? "differs" : "differ")): the next question or lockb ingest reads it again",
      "문서보다 오래됨 (다른 파일 \(count)개): 다음 질문이나 lockb ingest가 다시 읽습니다")
  }

  private func age(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: pick("less than a minute ago", "1분 안 됨")
    case ..<3_600: pick("\(seconds / 60) min ago", "\(seconds / 60)분 전")
    case ..<172_800: pick("\(seconds / 3_600) h ago", "\(seconds / 3_600)시간 전")
    default: pick("\(seconds / 86_400) days ago", "\(seconds / 86_400)일 전")
    }
  }
}
