internal import ArgumentParser
internal import LockbBase
internal import LockbIndex
internal import LockbPack

/// `lockb doctor`: examines the knowledge base and changes nothing.
struct DoctorCommand: Subcommand {
  static let name = "doctor"
  static let formats: [OutputFormat] = [.text, .json]
  static var configuration: CommandConfiguration { configured(.doctor) }

  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    var answer = DoctorAnswer(
      path: session.knowledgeBasePath, packs: session.packs.map(\.id), now: session.environment.now)
    do {
      let present = try PreviousIngest(
        path: session.knowledgeBasePath, toolVersion: LockbCommand.version)
      let reader = present.reader
      answer.information = present.information
      answer.freshness = freshness(of: present.information, present.files, session)
      answer.integrityProblems = try reader.integrityProblems()
      let documents = try reader.documents().compactMap { try reader.document($0) }
      answer.problems = ProblemSummary(documents)
    } catch {
      answer.failure = session.failure(error)
    }
    return answer
  }

  /// How the knowledge base compares with its content.
  private func freshness(
    of information: IndexInformation, _ files: [IndexedFile], _ session: Session
  ) -> DoctorAnswer.Freshness {
    let stamped = information.stamp.contentRoot.split(separator: "\n").map(String.init)
    let roots = common.content.isEmpty ? stamped : common.content
    guard let scan = try? ContentScan(roots: roots, fileSystem: session.fileSystem) else {
      return .unknown(roots)
    }
    let known = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = scan.files.filter { file in
      known[file.path]?.size != file.entry.size || known[file.path]?.modified != file.entry.modified
    }
    let present = Set(scan.files.map(\.path))
    let gone = files.filter { !present.contains($0.path) }
    let paths = (changed.map(\.path) + gone.map(\.path)).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    if information.stamp.toolVersion != LockbCommand.version || roots != stamped {
      return .stale(paths)
    }
    return paths.isEmpty ? .current : .stale(paths)
  }
}
