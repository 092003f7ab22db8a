internal import LockbBase
internal import LockbIndex

/// What an ingest did and what it found wrong.
struct IngestAnswer: Answer {
  let report: IngestReport
  /// The knowledge base that was written.
  let path: String
  /// The folders and files that were read.
  let roots: [String]

  /// What is wrong inside documents is the documents' business; what could not be read is ours.
  var status: ExitStatus { report.problems.isEmpty ? .success : .failure }

  var members: [JSONMember] {
    let problems = ProblemSummary(report.documents)
    return [
      JSONMember(name: "knowledgeBase", value: .string(path)),
      JSONMember(name: "content", value: .strings(roots)),
      JSONMember(name: "extent", value: .string(extent)),
      JSONMember(name: "read", value: .integer(report.documents.count)),
      JSONMember(name: "corpus", value: .corpus(report.information)),
      JSONMember(name: "problems", value: problems.value),
      JSONMember(
        name: "skipped",
        value: .array(
          (report.problems + report.strays).map { problem in
            .members([
              "path": .string(problem.path), "step": .string(problem.step),
              "reason": .string(problem.reason),
            ])
          })),
    ]
  }

  private var extent: String {
    switch report.extent {
    case .nothing: "nothing"
    case .changes: "changes"
    case .everything: "everything"
    }
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    page.add(StyledText(messages.ingested(report, path: path), .title))
    messages.writeCorpus(report.information, to: &page)
    ProblemSummary(report.documents).write(to: &page, messages)
    guard !report.problems.isEmpty else { return }
    page.separate()
    page.add(StyledText(messages.skipped(report.problems.count), .error))
    for problem in report.problems {
      page.add(StyledText("\(problem.path): \(problem.reason)"), indent: 2, hanging: 4)
    }
  }
}

extension JSONValue {
  /// What a knowledge base holds.
  static func corpus(_ information: IndexInformation) -> JSONValue {
    .members([
      "documents": .integer(information.documents),
      "byLanguage": .object(
        Language.allCases.map { language in
          JSONMember(
            name: language.rawValue,
            value: .integer(information.documentsByLanguage[language] ?? 0))
        }),
      "pairs": .integer(information.pairs),
      "sections": .integer(information.sections),
      "entities": .integer(information.entities),
      "bytes": .integer(information.bytes),
      "digest": .string(information.contentDigest),
      "vocabulary": .string(information.vocabularyDigest),
      "schema": .integer(information.schema),
      "analyzer": .string(information.analyzer),
    ])
  }
}
