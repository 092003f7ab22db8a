extension ModelTable {
  /// Rows of the facts that are no rule of a run, each with its reason.
  static let otherRows: [(row: String, reason: String)] = [
    ("T03", "general: every rule with a callback column follows it; invariant I14"),
    ("T04", "general: a rule reports a status only where it is new; invariant I14"),
    ("T28", "a call that does not exist is no event: ModelPlatform.introduction(of:)"),
    ("T45", "says that nothing happens while time passes, of which there is no event"),
    ("T48", "a restart keeps the grant: M16 stores none"),
    ("T55", "speaks of two devices; a run has one"),
    ("T77", "speaks of an update with other keys; they are fixed during a run"),
    ("T78", "speaks of an upgrade of the system; the version is fixed during a run"),
  ]
}
