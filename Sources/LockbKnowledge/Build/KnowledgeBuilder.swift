internal import LockbBase
internal import LockbMarkdown

/// Turns the files of topics into documents: a pure function of bytes and vocabulary.
public struct KnowledgeBuilder: Sendable {
  /// Changes whenever the same bytes make other documents, here or in the parser: what an older
  /// version made is made anew.
  public static let version = "7"

  private let lexicon: Lexicon
  private let catalogue: ContentCatalogue
  private let parser = MarkdownParser()

  /// A builder for documents that may name what is in the vocabulary and link to the catalogue.
  public init(vocabulary: Vocabulary, catalogue: ContentCatalogue) {
    lexicon = Lexicon(vocabulary)
    self.catalogue = catalogue
  }

  /// The documents of one topic: its languages, English first.
  ///
  /// A second file in the same language becomes a topic of its own, with a diagnostic.
  public func documents(topic: String, files: [SourceFile]) -> [Document] {
    readings(topic: topic, files: files).map(\.document)
  }

  /// The documents of one topic, each with the tree that it was read from.
  public func readings(topic: String, files: [SourceFile]) -> [DocumentReading] {
    let drafts = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      .map {
        DocumentDraft($0, topic: topic, parser: parser, catalogue: catalogue, lexicon: lexicon)
      }
    var chosen: [DocumentDraft] = []
    var extra: [DocumentDraft] = []
    for draft in drafts {
      if let first = chosen.first(where: { $0.document.id.language == draft.document.id.language })
      {
        var draft = draft
        draft.document.id.topic = "\(topic)~\(extra.count + 2)"
        draft.document.diagnostics.append(
          Diagnostic(
            "duplicate-document", .warning,
            "\(first.document.path) is the same topic in the same language"))
        extra.append(draft)
      } else {
        chosen.append(draft)
      }
    }
    chosen.sort { $0.document.id < $1.document.id }
    return finish(chosen) + extra.flatMap { finish([$0]) }
  }

  private func finish(_ drafts: [DocumentDraft]) -> [DocumentReading] {
    var twin: AnchorAssigner.Input?
    return drafts.map { draft in
      var input = AnchorAssigner.Input(
        sections: draft.document.sections, explicitIDs: draft.explicitIDs)
      AnchorAssigner.assign(&input, twin: twin)
      twin = input
      var document = draft.document
      document.sections = input.sections
      return DocumentReading(document: document, parsed: draft.parsed)
    }
  }
}
