internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge
internal import LockbMarkdown

/// How a translation stands to its original, section by section.
///
/// A translation can tell in its front matter which text of each section it was made from:
/// `translated` maps anchors to the first digits of the digest of the original's section. Digests
/// need no history, so that a copy of the files tells the same.
struct TranslationStatus: Sendable {
  /// How a section of the original stands.
  enum State: String, CaseIterable, Sendable {
    /// The translation says that it was made from this very text.
    case current
    /// The translation was made from another text.
    case behind
    /// The translation has the section and does not say from which text.
    case unrecorded
    /// The translation lacks it.
    case missing
    /// Only the translation has it.
    case added
  }

  /// A section.
  struct Line: Sendable {
    let anchor: String
    /// Its heading, in the translation where that has it; empty at the top.
    let title: String
    let state: State
    /// The first digits of the digest of the original's section; empty where it has none.
    let digest: String
  }

  /// The field of the front matter.
  static let field = "translated"
  /// What stands for the text before the first heading in the front matter.
  static let top = "top"
  private static let digits = 8

  /// The original.
  let original: CheckedDocument
  /// Its translation.
  let translation: CheckedDocument
  /// The sections, in the original's order; what only the translation has comes last.
  let lines: [Line]

  /// Which of two documents is the translation: what records digests, else the Korean text.
  static func translation(
    _ document: CheckedDocument, _ counterpart: CheckedDocument
  ) -> CheckedDocument {
    let records = [document, counterpart].filter { recorded($0) != nil }
    return records.count == 1 ? records[0] : document.language == .korean ? document : counterpart
  }

  /// Compares a document with its counterpart.
  init(_ document: CheckedDocument, _ counterpart: CheckedDocument) {
    let translation = Self.translation(document, counterpart)
    let original = translation.id == document.id ? counterpart : document
    let recorded = Self.recorded(translation)
    let own = Dictionary(
      translation.document.sections.map { ($0.anchor, $0) }, uniquingKeysWith: { first, _ in first }
    )
    var known: Set<String> = []
    var lines: [Line] = []
    for section in original.document.sections where known.insert(section.anchor).inserted {
      let bytes = original.parsed.source[section.range.lower..<section.range.upper]
      let digest = String(Digest(bytes.trimmingEnd).description.prefix(Self.digits))
      let key = section.anchor.isEmpty ? Self.top : section.anchor
      let state: State =
        own[section.anchor] == nil
        ? .missing
        : recorded?[key].map { $0 == digest ? .current : .behind } ?? .unrecorded
      lines.append(
        Line(
          anchor: section.anchor, title: own[section.anchor]?.title ?? section.title, state: state,
          digest: digest))
    }
    for section in translation.document.sections where known.insert(section.anchor).inserted {
      lines.append(Line(anchor: section.anchor, title: section.title, state: .added, digest: ""))
    }
    self.original = original
    self.translation = translation
    self.lines = lines
  }

  /// How many sections are in each state, in the order of the states.
  var counts: [Int] { State.allCases.map { state in lines.count { $0.state == state } } }

  /// What the front matter of the translation says once every section is in step.
  var record: String {
    let sections = lines.filter { !$0.digest.isEmpty }.map { line in
      "  \(line.anchor.isEmpty ? Self.top : line.anchor): \"\(line.digest)\"\n"
    }
    return "\(Self.field):\n" + sections.joined()
  }

  private static func recorded(_ document: CheckedDocument) -> [String: String]? {
    guard case .mapping(let fields)? = document.parsed.frontMatter?[field] else {
      return nil
    }
    return fields.compactMapValues(\.text)
  }
}

extension ArraySlice<UInt8> {
  /// Without spaces and ends of lines at its end.
  fileprivate var trimmingEnd: Self {
    prefix(upTo: (lastIndex { ![0x09, 0x0A, 0x0D, 0x20].contains($0) } ?? startIndex - 1) + 1)
  }
}
