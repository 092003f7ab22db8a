internal import LockbBase
internal import LockbMarkdown
internal import LockbText

/// A document whose sections have no ids yet.
struct DocumentDraft {
  var document: Document
  /// The ids written in its headings, by section.
  var explicitIDs: [String?]
  /// The tree that the document was read from.
  let parsed: ParsedDocument

  init(
    _ file: SourceFile, topic: String, parser: MarkdownParser, catalogue: ContentCatalogue,
    lexicon: Lexicon
  ) {
    parsed = parser.parse(file.bytes)
    let lines = LineTable(file.bytes)
    let fields = parsed.frontMatter
    let links = LinkReader(topic: topic, path: file.path, catalogue: catalogue, lexicon: lexicon)
    let builder = SectionBuilder(document: parsed, lines: lines, links: links)
    let tags = (fields?["tags"]?.texts ?? []).map(\.nfc)
    let unknown = UnknownNames(
      builder.unknownNames, tags: tags, tagsRange: fields?.place(ofField: "tags", in: file.bytes),
      samples: builder.sections.flatMap(\.codeSamples), lexicon: lexicon, source: file.bytes)
    explicitIDs = builder.explicitIDs
    document = Document(
      id: DocumentID(topic: topic, language: Self.language(file.path, fields, builder.sections)),
      path: file.path,
      title: Self.title(fields, builder.sections) ?? file.path,
      summary: (fields?["description"] ?? fields?["summary"])?.text?.nfc ?? "",
      isDraft: fields?["draft"]?.isTrue ?? false,
      date: fields?["date"]?.text,
      tags: tags,
      questions: (fields?["questions"]?.texts ?? []).map(\.nfc.collapsingSpaces),
      digest: Digest(file.bytes),
      sections: builder.sections,
      availability: builder.availability,
      diagnostics: parsed.diagnostics + builder.diagnostics + unknown.diagnostics,
      lineStarts: lines.starts)
  }

  private static func language(
    _ path: String, _ fields: FrontMatter?, _ sections: [Section]
  ) -> Language {
    if let language = DocumentPath(path).language { return language }
    for key in ["lang", "language", "locale"] {
      if let tag = fields?[key]?.text, let language = DocumentPath.language(tag[...]) {
        return language
      }
    }
    return hasHangul(sections) ? .korean : .english
  }

  /// Whether at least a tenth of the letters are Hangul: Korean technical prose is full of English.
  private static func hasHangul(_ sections: [Section]) -> Bool {
    var hangul = 0
    var letters = 0
    for section in sections {
      for scalar in (section.title + section.text).unicodeScalars {
        if ("가"..."힣").contains(scalar) {
          hangul += 1
          letters += 1
        } else if scalar.isASCII
          ? 0x61...0x7A ~= scalar.value | 0x20 : scalar.properties.isAlphabetic
        {
          letters += 1
        }
      }
    }
    return hangul > 0 && hangul * 10 >= letters
  }

  private static func title(
    _ fields: FrontMatter?, _ sections: [Section]
  ) -> String? {
    if let title = fields?["title"]?.text?.nfc.collapsingSpaces, !title.isEmpty { return title }
    let headings = sections.filter { !$0.title.isEmpty }
    if let first = headings.first(where: { $0.level == 1 }) ?? headings.first {
      return first.title
    }
    let line = sections.first?.text.prefix { $0 != "\n" } ?? ""
    return line.isEmpty ? nil : String(line.prefix(120))
  }
}
