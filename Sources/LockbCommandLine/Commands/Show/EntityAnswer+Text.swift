internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge

extension EntityAnswer {
  /// More mentions than this are counted, not listed.
  private static let listedMentions = 12

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    let language = messages.language
    page.add(
      StyledText(entity.name[language], .title), right: StyledText(messages.role(entity), .faint))
    if let symbol = entity.symbol {
      page.addUnwrapped(StyledText(symbol.declaration, .command), indent: 2)
    }
    writeOtherNames(to: &page, messages)
    if !entity.summary[language].isEmpty {
      page.separate()
      page.add(StyledText(entity.summary[language]), indent: 2)
    }
    writeAvailability(to: &page, messages)
    writeRelations(to: &page, messages)
    for property in entity.properties {
      page.separate()
      page.add(StyledText(property.label[language], .title), indent: 2)
      page.add(StyledText(property.value[language]), indent: 4)
    }
    for table in tables { table.write(to: &page, indent: 2) }
    writeMentions(to: &page, messages)
    if !entity.sources.isEmpty {
      page.separate()
      let sources = entity.sources.joined(separator: ", ")
      page.add(StyledText(messages.sources(sources), .faint), indent: 2)
    }
  }

  /// What else people call it; names that are not to be used are left to the glossary.
  private func writeOtherNames(to page: inout Page, _ messages: Messages) {
    var names: [String] = []
    let own = entity.name[messages.language]
    let base = own.prefix { $0 != "(" }
    let others =
      [entity.name[messages.language.counterpart]]
      + entity.aliases.filter { [.preferred, .allowed].contains($0.standing) }.map(\.text)
    // A longer spelling of the same name tells nothing new.
    for name in others where !name.contains(base) && !names.contains(name) {
      names.append(name)
    }
    guard !names.isEmpty else { return }
    page.add(
      StyledText(messages.alsoCalled(names.joined(separator: ", ")), .faint), indent: 2,
      hanging: 4)
  }

  private func writeAvailability(to page: inout Page, _ messages: Messages) {
    guard !entity.availability.isEmpty else { return }
    page.separate()
    let rows = entity.availability.map { row in
      [
        StyledText(row.platform),
        row.introduced.map { StyledText("\(messages.short($0))+") }
          ?? StyledText(messages.notAvailable, .faint),
        row.deprecated.map { StyledText(messages.deprecated(messages.short($0)), .warning) }
          ?? StyledText(),
      ]
    }
    TextTable(header: [], rows: rows).write(to: &page, indent: 2)
  }

  private func writeRelations(to page: inout Page, _ messages: Messages) {
    for kind in Relation.Kind.allCases {
      let targets = entity.relations.filter { $0.kind == kind }.map(\.target)
      guard !targets.isEmpty else { continue }
      page.separate()
      page.add(StyledText(messages.name(of: kind), .title), indent: 2)
      for target in targets {
        let name = related[target]?.name[messages.language] ?? target
        let summary = related[target]?.summary[messages.language] ?? ""
        let gloss = summary.isEmpty ? StyledText() : StyledText("  " + summary, .faint)
        page.add(StyledText(name) + gloss, indent: 4, hanging: 6)
      }
    }
  }

  private func writeMentions(to page: inout Page, _ messages: Messages) {
    guard !mentions.isEmpty else { return }
    page.separate()
    let documents = Set(mentions.map(\.document)).count
    page.add(StyledText(messages.mentioned(in: documents), .title), indent: 2)
    let ordered =
      mentions.filter { $0.document.language == messages.language }
      + mentions.filter { $0.document.language != messages.language }
    for mention in ordered.prefix(Self.listedMentions) {
      let heading =
        mention.heading.isEmpty || mention.heading == mention.title
        ? mention.title : "\(mention.title) › \(mention.heading)"
      page.add(
        StyledText(heading),
        right: StyledText("\(mention.document.language.rawValue) · \(mention.count)×", .faint),
        indent: 4)
      page.add(command: commands.show(mention.id), indent: 4)
    }
    let more = mentions.count - Self.listedMentions
    if more > 0 { page.add(StyledText(messages.moreMentions(more), .faint), indent: 4) }
  }

  func markdown(for presentation: Presentation) -> String {
    let messages = Messages(presentation.language)
    let language = messages.language
    var text = "# \(Markdown.escaped(entity.name[language]))\n\n"
    text += "\(Markdown.escaped(messages.role(entity)))\n"
    if let symbol = entity.symbol {
      text += "\n```swift\n\(symbol.declaration.sanitizedLines)\n```\n"
    }
    if !entity.summary[language].isEmpty {
      text += "\n\(Markdown.escaped(entity.summary[language]))\n"
    }
    if !entity.availability.isEmpty {
      text +=
        "\n"
        + Markdown.table(
          [messages.platform, messages.introduced, messages.deprecatedSince],
          entity.availability.map { row in
            [
              row.platform, row.introduced.map(messages.short) ?? messages.notAvailable,
              row.deprecated.map(messages.short) ?? "",
            ]
          })
    }
    for kind in Relation.Kind.allCases {
      let targets = entity.relations.filter { $0.kind == kind }.map(\.target)
      guard !targets.isEmpty else { continue }
      text += "\n## \(messages.name(of: kind))\n\n"
      text += targets.map { target in
        "- " + Markdown.escaped(related[target]?.name[language] ?? target) + "\n"
      }.joined()
    }
    for property in entity.properties {
      text += "\n## \(Markdown.escaped(property.label[language]))\n\n"
      text += Markdown.escaped(property.value[language]) + "\n"
    }
    text += tables.map { $0.markdown(in: language) }.joined()
    if !mentions.isEmpty {
      text += "\n## \(messages.mentioned(in: Set(mentions.map(\.document)).count))\n\n"
      text += mentions.map { mention in
        "- \(Markdown.escaped(mention.title)): `\(mention.path.sanitizedLine):\(mention.line)`\n"
      }.joined()
    }
    return text
  }
}
