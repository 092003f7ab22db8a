/// A way of combining concepts into terms of a claim, whatever the language and the order of words:
///
///     reported: grant/* verb/report status/*@result => condition:grant/$grant outcome:status/$status
///
/// `*` stands for any value, `|` parts alternatives, `?` marks what may be missing, `@` names the
/// slot, or the slots, that a word must stand in. What the frame makes is listed behind the arrow; `$type` is the
/// value that was found. `kind:` and `modality:` set what the words imply.
struct Frame: Sendable {
  struct Element: Sendable {
    /// Types with values; `*` for any.
    var choices: [(type: String, value: String)]
    var isOptional: Bool
    var slots: [Item.Slot]
    /// Whether it must be denied, or must not be; nil where both will do.
    var isNegated: Bool?
  }

  enum Role: String, Sendable {
    case condition, event, outcome, subject
  }

  struct Output: Sendable {
    var role: Role
    var pattern: String
    var isNegated: Bool
  }

  var name: String
  var elements: [Element]
  var outputs: [Output]
  var kind: ClaimKind?
  var modality: ClaimQuestion.Modality?
}
