internal import LockbBase
internal import LockbPack

/// What can happen, in numbers, and what is wrong with it.
struct ModelExploreAnswer: Answer {
  let survey: ReferenceSurvey

  var status: ExitStatus { survey.isSound ? .success : .failure }

  /// The contexts that were explored rather than found to be like another.
  private var explored: [ReferenceSurvey.Context] { survey.contexts.filter { $0.sameAs == nil } }
  private var states: Int { explored.reduce(0) { $0 + $1.states } }
  private var transitions: Int { explored.reduce(0) { $0 + $1.transitions } }

  var members: [JSONMember] {
    let contexts = survey.contexts.map { context in
      JSONValue.members([
        "name": .string(context.name), "states": .integer(context.states),
        "transitions": .integer(context.transitions), "isComplete": .bool(context.isComplete),
        "sameAs": context.sameAs.map { .string($0) } ?? .null,
      ])
    }
    let properties = survey.properties.map { property in
      JSONValue.members([
        "id": .string(property.id), "contexts": .integer(property.contexts),
        "failures": .strings(property.failures),
        "notApplicable": .array(
          property.notApplicable.map { reason in
            .members([
              "reason": .members([
                "en": .string(reason.text.english), "ko": .string(reason.text.korean),
              ]),
              "contexts": .array(reason.contexts.map { .integer($0) }),
            ])
          }),
        "unexplained": .strings(property.unexplained),
      ])
    }
    return [
      JSONMember(name: "isSound", value: .bool(survey.isSound)),
      JSONMember(name: "contextCount", value: .integer(survey.contextCount)),
      JSONMember(name: "explored", value: .integer(explored.count)),
      JSONMember(name: "states", value: .integer(states)),
      JSONMember(name: "transitions", value: .integer(transitions)),
      JSONMember(name: "contexts", value: .array(contexts)),
      JSONMember(name: "properties", value: .array(properties)),
      JSONMember(
        name: "rules",
        value: .members([
          "applied": .integer(survey.livingRules),
          "dead": .array(
            survey.deadRules.map { rule in
              .members([
                "id": .string(rule.id),
                "reason": rule.reason.map {
                  .members(["en": .string($0.english), "ko": .string($0.korean)])
                } ?? .null,
              ])
            }), "other": .integer(survey.otherRules),
        ])),
      JSONMember(name: "flaws", value: .strings(survey.flaws)),
    ]
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    page.add(
      StyledText(
        messages.explorationCounts(
          contexts: survey.contextCount, explored: explored.count, states: states,
          transitions: transitions)))
    let complete = survey.contexts.count(where: \.isComplete)
    if complete < survey.contexts.count {
      page.add(
        StyledText(messages.incomplete(survey.contexts.count - complete), .error))
    }
    page.add(
      StyledText(
        messages.ruleCounts(
          applied: survey.livingRules, dead: survey.deadRules.count, other: survey.otherRules)))
    for line in messages.deadRules(survey.deadRules) {
      page.add(StyledText(line, .faint), indent: 2, hanging: 4)
    }
    let broken = survey.properties.filter { !$0.failures.isEmpty }
    let vacuous = survey.properties.filter { $0.failures.isEmpty && $0.contexts == 0 }
    page.add(
      StyledText(
        messages.propertyCounts(
          holding: survey.properties.count - broken.count - vacuous.count,
          vacuous: vacuous.map(\.id), broken: broken.count)))
    for property in survey.properties {
      page.add(StyledText(messages.property(property)), indent: 2, hanging: 18)
    }
    for property in broken {
      page.add(StyledText(property.id, .error), indent: 2)
      for failure in property.failures.prefix(3) {
        page.add(StyledText(failure), indent: 4, hanging: 6)
      }
    }
    let unexplained = survey.properties.filter { !$0.unexplained.isEmpty }
    for property in unexplained {
      page.add(
        StyledText(messages.unexplained(property.id, property.unexplained.count), .error))
      for context in property.unexplained.prefix(3) {
        page.add(StyledText(context), indent: 2, hanging: 4)
      }
    }
    if !survey.flaws.isEmpty {
      page.add(StyledText(messages.tableFlaws(survey.flaws.count), .error))
      for flaw in survey.flaws.prefix(5) { page.add(StyledText(flaw), indent: 2, hanging: 4) }
    }
  }
}
