internal import LockbBase
internal import LockbCheck

/// The certain edits of `lockb check --fix`, and what a check finds after them.
struct FixAnswer: Answer {
  let plans: [FixPlan]
  /// Whether they were made.
  let isApplied: Bool
  /// What is wrong in the documents as they are now: what the edits left, or, where they were shown
  /// only, everything.
  let check: CheckAnswer

  var status: ExitStatus { check.status }

  var members: [JSONMember] {
    check.members + [
      JSONMember(name: "applied", value: .bool(isApplied)),
      JSONMember(
        name: "fixes",
        value: .array(
          plans.map { .members(["path": .string($0.path), "diff": .string($0.diff)]) })),
    ]
  }

  func write(to page: inout Page) {
    for plan in plans { page.add(diff: plan.diff) }
    page.separate()
    check.write(to: &page)
    page.add(
      StyledText(
        Messages(page.presentation.language).fixed(plans.count, isApplied: isApplied), .title))
  }
}
