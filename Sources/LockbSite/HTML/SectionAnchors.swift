internal import LockbKnowledge
internal import LockbText

/// The ids of the sections of a document.
enum SectionAnchors {
  /// The id of the section that goes by a name: its anchor, or what its heading would make.
  static func anchor(named name: String, in document: Document) -> String? {
    let wanted = name.lowercased()
    let sections = document.sections.filter { !$0.anchor.isEmpty }
    return
      (sections.first { $0.anchor.lowercased() == wanted }
      ?? sections.first { SlugMaker.slug($0.title) == wanted })?.anchor
  }
}
