internal import LockbBase
internal import LockbCheck

/// The certain edits of `lockb check --fix`.
struct FixAnswer: Answer {
  let plans: [FixPlan]
  /// Whether they were made.
  let isApplied: Bool

  var members: [JSONMember] {
    [
      JSONMember(name: "applied", value: .bool(isApplied)),
      JSONMember(
        name: "fixes",
        value: .array(
          plans.map { .members(["path": .string($0.path), "diff": .string($0.diff)]) })),
    ]
  }

  func write(to page: inout Page) {
    for plan in plans { page.add(code: plan.diff, indent: 0) }
    page.separate()
    page.add(
      StyledText(
        Messages(page.presentation.language).fixed(plans.count, isApplied: isApplied), .title))
  }
}
