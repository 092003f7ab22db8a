internal import LockbBase
internal import LockbIndex

/// A name that leads to several things, or to none with similar names.
struct CandidatesAnswer: Answer {
  let name: String
  let candidates: [LookupCandidate]
  /// Whether the candidates go by the name; otherwise they are only similar.
  let isFound: Bool
  let commands: FollowingCommands

  var status: ExitStatus { isFound ? .success : .nothingFound }

  var rows: [[String]] {
    isFound ? candidates.map { [$0.id, $0.kind.rawValue, $0.title] } : []
  }

  var members: [JSONMember] {
    let list = candidates.map { candidate in
      JSONValue.members([
        "id": .string(candidate.id), "kind": .string(candidate.kind.rawValue),
        "title": .string(candidate.title),
        "next": .string(commands.show(candidate.id)),
      ])
    }
    return [
      JSONMember(name: "type", value: .string(isFound ? "several" : "nothing")),
      JSONMember(name: "name", value: .string(name)),
      JSONMember(name: "candidates", value: .array(list)),
    ]
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    page.add(StyledText(heading(messages)))
    for candidate in candidates {
      page.separate()
      page.add(
        StyledText(candidate.title, .title),
        right: StyledText(messages.name(of: candidate.kind), .faint))
      page.add(command: commands.show(candidate.id), indent: 2)
    }
    if !isFound {
      page.separate()
      page.add(StyledText(messages.searchInstead))
      page.add(command: commands.search(name), indent: 2)
    }
  }

  func markdown(for presentation: Presentation) -> String {
    let messages = Messages(presentation.language)
    let list = candidates.map { candidate in
      "- \(Markdown.escaped(candidate.title)) (\(messages.name(of: candidate.kind))): "
        + Markdown.code(commands.show(candidate.id)) + "\n"
    }
    return Markdown.escaped(heading(messages)) + "\n" + (list.isEmpty ? "" : "\n" + list.joined())
  }

  private func heading(_ messages: Messages) -> String {
    if isFound {
      let isName = candidates.contains { $0.title.lowercased() == name.lowercased() }
      return isName
        ? messages.several(name, candidates.count) : messages.beginnings(name, candidates.count)
    }
    return candidates.isEmpty ? messages.unknownName(name) : messages.similarNames(name)
  }
}
