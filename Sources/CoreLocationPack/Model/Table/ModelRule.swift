internal import LockbReference

/// One row of the table, column by column as in section 3.2 of the facts.
struct ModelRule: Sendable {
  /// The row in the facts, and a suffix where a row takes several rules: `T47`, `T47.never`. Rules
  /// for what no row speaks of begin with M.
  var id: String
  /// Rows that say the same of a part of this rule's states: T36 speaks for T46 too (Q15).
  var alsoRows: [String] = []
  /// Where the rule applies.
  var scope = ModelScope()
  /// The states it starts from, as far as the table's State column names them.
  var from = ModelFrom()
  var events: [ModelEvent]
  var guards: [ModelGuard] = []
  var effects: [ModelEffect] = []
  var callback = ModelCallback.none
  /// What comes of data or an error; nil where the rule is about neither.
  var delivery: ModelDelivery?
  /// What a completion handler gets; nil where the call has none.
  var completion: ModelCompletion?
  var diagnostics: ModelDiagnostics = []
  /// The guard that kept anything from happening.
  var refusedBy: String?
  var sources: String = ""
  var confidence = Confidence.documented
  /// Considered only where no other rule applies.
  var isFallback = false
  /// The reading behind the rule, where the facts leave room: `Q14`, `C-4`.
  var reading: String = ""
  /// The platforms that the row names, where it is read beyond them.
  var named = PlatformSet.all
  /// The parameter of section 8, with a value that is not its default, without which the rule never
  /// applies; nil where it applies by default.
  var parameter: String?

  /// The row in the facts, without suffix.
  var row: String { String(id.prefix { $0 != "." }) }
}
