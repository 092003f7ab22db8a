/// What can be observed when an event happens.
struct ModelOutput: Hashable, Sendable {
  /// The prompt that appears, and the key of its text.
  var prompt = ModelPrompt.none
  var usageKey = ModelUsageKey.none
  /// What the delegate of a live manager hears.
  var callback: ModelStatus?
  var delivery: ModelDelivery?
  var completion: ModelCompletion?
  var diagnostics: ModelDiagnostics = []
}

/// What becomes of an event or a service.
enum ModelDelivery: String, CaseIterable, Sendable {
  case delivered, held, queued, dropped, launched, started, stopped, none
  case failsWithDenied = "didFailWithError(denied)"
  case crashed
}

/// What a completion handler gets.
enum ModelCompletion: String, CaseIterable, Sendable {
  case success = "nil"
  case promptDeclined
}
