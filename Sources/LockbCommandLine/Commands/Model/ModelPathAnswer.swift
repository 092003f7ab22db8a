internal import LockbBase
internal import LockbPack

/// A way through the machine, or what stands in it.
struct ModelPathAnswer: Answer {
  let start: String
  let goal: String
  let place: String
  let path: ReferencePath

  var status: ExitStatus {
    if case .blocked = path { .nothingFound } else { .success }
  }

  var members: [JSONMember] {
    var members = [
      JSONMember(name: "from", value: .string(start)), JSONMember(name: "to", value: .string(goal)),
      JSONMember(name: "context", value: .string(place)),
    ]
    switch path {
    case .found(let steps):
      members.append(JSONMember(name: "found", value: .bool(true)))
      members += ModelRunAnswer(steps: steps).members
      members.append(JSONMember(name: "obstacles", value: .array([])))
    case .blocked(let obstacles):
      members.append(JSONMember(name: "found", value: .bool(false)))
      members.append(JSONMember(name: "steps", value: .array([])))
      let list = obstacles.map {
        JSONValue.members(["reason": .localized($0.reason), "rows": .strings($0.rows)])
      }
      members.append(JSONMember(name: "obstacles", value: .array(list)))
    }
    return members
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    switch path {
    case .found(let steps) where steps.isEmpty: page.add(StyledText(messages.alreadyThere))
    case .found(let steps): ModelRunAnswer(steps: steps).write(to: &page)
    case .blocked(let obstacles):
      page.add(StyledText(messages.noWay(from: start, to: goal, on: place)))
      for obstacle in obstacles {
        page.add(
          StyledText(obstacle.rows.joined(separator: " "), .faint)
            + StyledText("  \(obstacle.reason[messages.language])"), indent: 2, hanging: 4)
      }
    }
  }
}
