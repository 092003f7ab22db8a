internal import LockbText

/// Gives the sections of a topic's documents ids that are stable and the same in both languages.
enum AnchorAssigner {
  /// One document's sections with the ids written in its headings.
  struct Input {
    var sections: [Section]
    var explicitIDs: [String?]
  }

  /// Sets the anchors of one document alone, or of a document whose twin has its anchors already.
  static func assign(_ input: inout Input, twin: Input?) {
    var wanted = zip(input.sections, input.explicitIDs).map { section, id in
      id ?? (section.level == 0 ? "" : SlugMaker.slug(section.title))
    }
    if let twin {
      let alignment = SectionAligner.align(outline(of: twin), outline(of: input))
      for (index, twinIndex) in alignment.enumerated() {
        if let twinIndex { wanted[index] = twin.sections[twinIndex].anchor }
      }
    }
    var used: [String: Int] = [:]
    for index in input.sections.indices {
      let isIntroduction = input.sections[index].level == 0
      let base = wanted[index].isEmpty && !isIntroduction ? "section" : wanted[index]
      input.sections[index].anchor = unique(base, &used)
    }
  }

  /// The id itself, or with the first free number behind it: `keys`, `keys-1`, `keys-2`.
  private static func unique(_ base: String, _ used: inout [String: Int]) -> String {
    guard let next = used[base] else {
      used[base] = 1
      return base
    }
    var number = next
    while used["\(base)-\(number)"] != nil { number += 1 }
    used[base] = number + 1
    used["\(base)-\(number)"] = 1
    return "\(base)-\(number)"
  }

  private static func outline(of input: Input) -> [SectionAligner.Outline] {
    zip(input.sections, input.explicitIDs).map { section, id in
      var features: Set<String> = []
      for name in CodeNames.ranges(in: Array(section.title.utf8), isCode: true) {
        features.insert(String(decoding: Array(section.title.utf8)[name], as: UTF8.self))
      }
      for sample in section.codeSamples { features.insert("code \(sample.code)") }
      if !section.tables.isEmpty { features.insert("table \(section.tables.count)") }
      return SectionAligner.Outline(level: section.level, explicitID: id, features: features)
    }
  }
}
