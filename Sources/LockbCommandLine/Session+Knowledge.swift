internal import LockbBase
internal import LockbIndex

/// A knowledge base that is open and, as far as anyone can tell, up to date.
struct OpenKnowledge {
  let reader: KnowledgeReader
  /// The folders and files that it was made of.
  let contentRoots: [String]

  /// The folder that paths are relative to; nil where there are several, which paths then name.
  var contentRoot: String? { contentRoots.count == 1 ? contentRoots.first : nil }
}

extension Session {
  /// Opens the knowledge base; where there is none, or its content changed, builds it first and
  /// says so.
  func openKnowledgeBase() throws -> OpenKnowledge {
    let path = options.knowledgeBasePath
    let present = try existingKnowledgeBase()
    let roots = options.content.isEmpty ? present?.contentRoots ?? options.contentRoots : options.content
    guard roots.allSatisfy({ (try? fileSystem.walk($0)) != nil }) else {
      if let present, options.content.isEmpty {
        if options.verbose { note(messages.contentIsElsewhere(roots)) }
        return present
      }
      throw messages.noContent(path, roots: roots)
    }
    if present == nil { note(messages.building(path, from: roots)) }
    do {
      let report = try ingester.refresh(contentRoots: roots)
      for problem in report.problems { note(messages.problem(problem)) }
      if case .nothing = report.extent, let present { return present }
      if present != nil { note(messages.refreshed(path, documents: report.documents.count)) }
    } catch {
      guard let present else { throw failure(error) }
      note(messages.notRefreshed(failure(error)))
      return present
    }
    return OpenKnowledge(reader: try KnowledgeReader(path: path), contentRoots: roots)
  }

  /// The knowledge base as it is on disk; nil where there is none that this release can read.
  private func existingKnowledgeBase() throws -> OpenKnowledge? {
    do throws(IndexError) {
      let reader = try KnowledgeReader(path: options.knowledgeBasePath)
      let root = try reader.information().stamp.contentRoot
      return OpenKnowledge(reader: reader, contentRoots: root.split(separator: "\n").map(String.init))
    } catch {
      switch error {
      case .missing, .damaged, .outdated: return nil
      case .foreign, .unreadable, .busy, .unwritable: throw messages.failure(error)
      }
    }
  }

  /// Writes the knowledge base.
  var ingester: Ingester {
    Ingester(
      fileSystem: fileSystem, packs: packs, knowledgeBasePath: options.knowledgeBasePath,
      toolVersion: LockbCommand.version, now: environment.now)
  }

  /// A line for the user out of whatever the layers below throw.
  func failure(_ error: any Error) -> CommandFailure {
    switch error {
    case let error as CommandFailure: error
    case let error as IndexError: messages.failure(error)
    case let error as FileError: messages.failure(error)
    default: .failure("internal", String(describing: error))
    }
  }
}
