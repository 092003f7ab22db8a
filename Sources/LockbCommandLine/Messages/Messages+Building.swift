extension Messages {
  func built(_ path: String, from roots: [String], documents: Int) -> String {
    let folders = roots.joined(separator: ", ")
    return pick(
      "There was no knowledge base: built \(path) from \(folders) (\(counted(documents, "document"))).",
      "지식 베이스가 없어 \(folders)에서 \(path) 파일을 만들었습니다 (문서 \(documents)개).")
  }

  func rebuilt(_ path: String, from roots: [String], documents: Int) -> String {
    let folders = roots.joined(separator: ", ")
    return pick(
      "An older lockb wrote \(path): built it anew from \(folders) (\(counted(documents, "document"))).",
      "더 오래된 lockb가 만든 \(path) 파일을 \(folders)에서 새로 만들었습니다 (문서 \(documents)개).")
  }

  func refreshed(_ path: String, documents: Int) -> String {
    pick(
      "The content changed: \(path) was brought up to date (\(counted(documents, "document")) read).",
      "내용이 바뀌어 \(path) 파일을 새로 고쳤습니다 (문서 \(documents)개).")
  }

  func notRefreshed(_ failure: CommandFailure) -> String {
    pick(
      "The content changed, but the knowledge base could not be brought up to date: \(failure.message) This answer may be old.",
      "내용이 바뀌었지만 지식 베이스를 새로 고칠 수 없습니다: \(failure.message) 옛 내용일 수 있습니다.")
  }

  func contentIsElsewhere(_ roots: [String]) -> String {
    let folders = roots.joined(separator: ", ")
    return pick(
      "\(folders) is not here: answering from the knowledge base as it is.",
      "\(folders): 여기에 없어 지식 베이스에 있는 대로 답합니다.")
  }
}
