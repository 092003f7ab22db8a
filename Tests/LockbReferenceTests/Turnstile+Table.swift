import LockbReference

extension Turnstile {
  static let open = States("open") { state, _ in !state.isLocked }
  static let locked = States("locked") { state, _ in state.isLocked }
  static let ringing = States("ringing") { state, _ in state.isAlarmed }
  static let serviced = States("serviced") { state, _ in state.isServiced }

  static let isLocked = Condition("locked") { state, _, _ in state.isLocked }
  static let inService = Condition("in-service") { state, _, _ in state.isServiced }
  static let alarmed = Condition("alarmed") { state, _, _ in state.isAlarmed }
  static let paid = Condition("paid") { state, _, context in state.coins + 1 >= context.price }

  static let alarmFitted = Scope<Turnstile>("alarm fitted") { $0.hasAlarm }

  static func on(_ events: Event...) -> Pattern {
    .oneOf(events.map(\.rawValue).joined(separator: "|"), events)
  }

  static let nothing: Rule.Effect = { _, _, _ in .nothing }

  static let table: [Rule] = [
    Rule("R1", on: on(.coin), when: [!inService, !alarmed, isLocked, paid], sources: ["manual"]) {
      state, _, _ in
      state.isLocked = false
      state.coins = 0
      return .accepted
    },
    Rule("R2", on: on(.coin), when: [!inService, !alarmed, isLocked, !paid]) { state, _, _ in
      state.coins += 1
      return .accepted
    },
    Rule("R3", on: on(.coin), when: [!inService, !alarmed, !isLocked], refusedBy: "locked") {
      _, _, _ in .returned
    },
    Rule("R4", on: on(.push), when: [!inService, !alarmed, !isLocked]) { state, _, _ in
      state.isLocked = true
      return .passed
    },
    Rule("R5", in: alarmFitted, on: on(.force), when: [!inService, !alarmed, isLocked]) {
      state, _, _ in
      state.isAlarmed = true
      return .rang
    },
    Rule("R6", on: on(.startService), when: [!alarmed], confidence: .observed) { state, _, _ in
      state.isServiced = true
      state.isLocked = false
      return .serviced
    },
    Rule("R7", on: on(.endService), confidence: .inferred) { state, _, _ in
      state.isServiced = false
      state.isLocked = true
      return .nothing
    },
    Rule("R8", on: on(.silence)) { state, _, _ in
      state.isAlarmed = false
      return .nothing
    },
    Rule(
      "R9", on: on(.coin, .push, .force, .startService), priority: .otherwise,
      confidence: .inferred, effect: nothing),
  ]

  /// The same table with one row replaced, or left out.
  func replacing(_ id: String, with rule: Rule?) -> Turnstile {
    var copy = self
    copy.rules = rules.compactMap { $0.id == id ? rule : $0 }
    return copy
  }

  /// The same table with one more row.
  func adding(_ rule: Rule) -> Turnstile {
    var copy = self
    copy.rules.append(rule)
    return copy
  }
}
