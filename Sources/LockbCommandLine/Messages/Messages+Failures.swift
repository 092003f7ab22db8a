internal import LockbBase
internal import LockbIndex

extension Messages {
  /// A knowledge base that cannot be used.
  func failure(_ error: IndexError) -> CommandFailure {
    .failure(error.code, pick(error.description, korean(error)), hint: hint(error))
  }

  /// A file or folder that cannot be reached.
  func failure(_ error: FileError) -> CommandFailure {
    if error.step == "check" {
      return .failure(
        "not-checked", problem(error),
        hint: documentsHint)
    }
    guard ["write", "create"].contains(error.step) else {
      return .failure(
        "unreadable-content", problem(error),
        hint: pick(
          "Name folders and files that are there and may be read.",
          "실제로 있고 읽을 수 있는 폴더와 파일을 알려 주세요."))
    }
    return .failure("unwritable", problem(error), hint: roomHint)
  }

  /// The files that were changed before one could not be; empty where there are none.
  func changed(_ paths: [String]) -> String {
    let list = paths.joined(separator: ", ")
    return paths.isEmpty ? "" : pick("Changed before that: \(list).", "그 전에 고친 파일: \(list).")
  }

  private var roomHint: String {
    pick(
      "Check the folder's permissions and the free space on its disk.",
      "폴더 권한과 디스크의 남은 공간을 확인하세요.")
  }

  /// A file or folder that cannot be reached, in one line.
  func problem(_ error: FileError) -> String {
    pick(error.description, "\(error.path): \(failed(error.step)) (\(reason(error.reason)))")
  }

  /// A file that was passed over on purpose.
  func leftOut(_ stray: FileError) -> String {
    pick(
      "\(stray.path) is left out: \(stray.reason)",
      "\(stray.path): 건너뜀 (\(reason(stray.reason)))")
  }

  /// There is neither a knowledge base nor content to make one of.
  func noContent(_ path: String, _ error: FileError) -> CommandFailure {
    let reason = "\(error.path): \(reason(error.reason))"
    return .failure(
      "no-content",
      pick(
        "there is nothing to build the knowledge base \(path) from (\(reason)).",
        "지식 베이스 \(path) 파일을 만들 문서가 없습니다 (\(reason))."),
      hint: pick(
        "Name the folder of your documents: lockb ingest PATH",
        "문서가 있는 폴더를 알려 주세요: lockb ingest PATH"))
  }

  /// There are folders, and no document in them.
  func noDocuments(in roots: [String]) -> CommandFailure {
    let folders = roots.joined(separator: ", ")
    return .failure(
      "no-documents",
      pick("there is no Markdown document in \(folders).", "\(folders): 마크다운 문서가 없습니다."),
      hint: documentsHint)
  }

  private var documentsHint: String {
    pick(
      "Name .md, .mdx or .markdown files, or their folder.",
      ".md, .mdx, .markdown 파일이나 그 폴더를 알려 주세요.")
  }

  /// The answer could not be written.
  func notWritten(_ reason: String) -> CommandFailure {
    .failure(
      "output-failed",
      pick(
        "the answer could not be written: \(reason).", "답을 쓸 수 없습니다: \(self.reason(reason))."),
      hint: pick("Check where standard output leads.", "표준 출력이 이어진 곳을 확인하세요."))
  }

  private func korean(_ error: IndexError) -> String {
    switch error {
    case .missing(let path): "\(path)에 지식 베이스가 없습니다"
    case .unreadable(let path, let reason): "\(path) 파일을 읽을 수 없습니다: \(self.reason(reason))"
    case .foreign(let path): "\(path) 파일은 lockb 지식 베이스가 아닙니다"
    case .damaged(let path, let reason):
      "지식 베이스 \(path) 파일이 손상되었습니다: \(self.reason(reason))"
    case .outdated(let path, let found, let expected):
      "더 오래된 lockb가 만든 지식 베이스입니다: \(path) (형식 \(found), 이 lockb는 \(expected))"
    case .newer(let path, let found, let expected):
      "더 새로운 lockb가 만든 지식 베이스입니다: \(path) (형식 \(found), 이 lockb는 \(expected))"
    case .busy(let path): "다른 lockb가 \(path) 파일을 쓰고 있습니다"
    case .unwritable(let path, let step, let reason):
      "\(path): \(failed(step)) (\(self.reason(reason)))"
    }
  }

  private func hint(_ error: IndexError) -> String {
    switch error {
    case .missing, .outdated:
      pick("Build it with: lockb ingest", "다음 명령으로 만드세요: lockb ingest")
    case .newer:
      pick(
        "Use that lockb, or name another file with --kb.",
        "그 lockb를 쓰거나 --kb로 다른 파일을 지정하세요.")
    case .unreadable:
      pick("Name a file that may be read with --kb.", "--kb로 읽을 수 있는 파일을 지정하세요.")
    case .foreign:
      pick("Name another file with --kb.", "--kb로 다른 파일을 지정하세요.")
    case .damaged:
      pick(
        "Delete it and build it again with: lockb ingest",
        "지우고 다시 만드세요: lockb ingest")
    case .busy:
      pick("Wait for the other run to end.", "그 작업이 끝날 때까지 기다리세요.")
    case .unwritable: roomHint
    }
  }
}
