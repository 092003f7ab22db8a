internal import LockbBase
internal import LockbIndex

extension Messages {
  func reading(_ roots: [String]) -> String {
    let folders = roots.joined(separator: ", ")
    return pick("Reading \(folders) …", "\(folders) 읽는 중 …")
  }

  func took(_ duration: Duration) -> String {
    let parts = duration.components
    let milliseconds = parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000
    return pick("Took \(milliseconds) ms.", "\(milliseconds) ms 걸렸습니다.")
  }

  func ingested(_ report: IngestReport, path: String) -> String {
    let count = report.documents.count
    switch report.extent {
    case .nothing:
      return pick("\(path) is up to date.", "\(path): 이미 최신입니다.")
    case .changes:
      return pick(
        "\(path): read \(counted(count, "changed document")).", "\(path): 바뀐 문서 \(count)개를 읽었습니다.")
    case .everything:
      return pick("\(path): read \(counted(count, "document")).", "\(path): 문서 \(count)개를 읽었습니다.")
    }
  }

  /// Writes what a knowledge base holds.
  func writeCorpus(_ information: IndexInformation, to page: inout Page) {
    let english = information.documentsByLanguage[.english] ?? 0
    let korean = information.documentsByLanguage[.korean] ?? 0
    page.add(
      StyledText(
        pick(
          "\(counted(information.documents, "document")): \(english) English, \(korean) Korean, \(information.pairs) in both",
          "문서 \(information.documents)개: 영어 \(english)개, 한국어 \(korean)개, 두 언어 모두 \(information.pairs)쌍"
        )), indent: 2, hanging: 4)
    page.add(
      StyledText(
        pick(
          "\(counted(information.sections, "section")), \(counted(information.entities, "entity", plural: "entities")), \(size(information.bytes))",
          "절 \(information.sections)개, 항목 \(information.entities)개, \(size(information.bytes))")),
      indent: 2, hanging: 4)
  }

  /// A size in bytes as people read it.
  func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<10_000: "\(bytes) B"
    case ..<10_000_000: "\(bytes / 1_000) kB"
    default: "\(bytes / 1_000_000) MB"
    }
  }

  func skipped(_ count: Int) -> String {
    pick(
      count == 1 ? "1 file or folder was left out:" : "\(count) files or folders were left out:",
      "파일이나 폴더 \(count)개를 읽지 못했습니다:")
  }

  func problems(_ count: Int) -> String {
    pick(
      counted(count, "problem") + " in the documents:",
      "문서에서 찾은 문제 \(count)개:")
  }

  func morePlaces(_ count: Int) -> String { pick("and \(count) more", "이 밖에 \(count)곳") }

  /// What breaking a rule about documents means; nil for a rule that has no words of its own here.
  func meaning(ofRule name: String) -> String? {
    switch name {
    case "broken-front-matter":
      pick("front matter that cannot be read", "읽을 수 없는 머리글 정보")
    case "broken-table":
      pick("a table without its delimiter row", "구분 줄이 없는 표")
    case "duplicate-document":
      pick("a second file for the same topic and language", "주제와 언어가 같은 두 번째 파일")
    case "empty-link":
      pick("a link that leads nowhere", "아무 데로도 가지 않는 링크")
    case "missing-shortcode-target":
      pick("a shortcode that names a file that is not there", "없는 파일을 가리키는 쇼트코드")
    case "missing-platform-version":
      pick("a platform named without a version", "버전 없이 적힌 플랫폼")
    case "unknown-symbol":
      pick("a name that is not known, close to one that is", "알려진 이름과 비슷하지만 없는 이름")
    default: nil
    }
  }
}
